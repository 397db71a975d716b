### The alien cards of SETI: name, text in our own words, and the rules that govern it.

## Mascamites

card-first_contact = First Contact
    .text = Cost: 1 credit. 1 move; land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample and 2 data). Corner: 2 publicity. Sector: blue. Income: 1 card.
    .effect = 1 move; land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample and 2 data).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-6.1 SETI-6.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.4

card-rover_exploration = Rover Exploration
    .text = Cost: 2 credits. Land a probe on a planet or a moon, even without the moon tech, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 3 VP and 3 data). Corner: 2 publicity. Sector: black. Income: 1 energy.
    .effect = Land a probe on a planet or a moon, even without the moon tech, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 3 VP and 3 data).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.4

card-mass_sample_collection = Mass Sample Collection
    .text = Cost: 1 credit. Put a probe in orbit or land it, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 3 VP and 1 credit). Corner: 1 VP and 1 data. Sector: yellow. Income: 1 energy.
    .effect = Put a probe in orbit or land it, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 3 VP and 1 credit).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7

card-martian_quarantine_lab = Martian Quarantine Lab
    .text = Cost: 1 credit. Land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Mars (the reward of the sample, 2 VP and a card from the row or the deck). Corner: 1 VP and 1 data. Sector: red. Income: 1 credit.
    .effect = Land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Mars (the reward of the sample, 2 VP and a card from the row or the deck).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-4.5

card-ecosystem_study = Ecosystem Study
    .text = Cost: 1 credit. Look at all samples of a planet with one of your probes, gain the reward of one and put it back. End of the game: 1 VP for each of your traces for this species. Corner: 1 VP and 1 move. Sector: blue. Income: 1 card.
    .effect = Look at all samples of a planet with one of your probes, gain the reward of one and put it back. End of the game: 1 VP for each of your traces for this species.
    .rule = SETI-11.11 SETI-15.1.2

card-the_queen = The Queen
    .text = Cost: 2 credits. Land a probe on a planet or a moon, even without the moon tech, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 6 VP and 2 publicity). Corner: 1 VP and 1 move. Sector: red. Income: 1 credit.
    .effect = Land a probe on a planet or a moon, even without the moon tech, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 6 VP and 2 publicity).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.3

card-breeding_sample = Breeding Sample
    .text = Cost: 1 credit. Land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 2 times). Corner: 2 publicity. Sector: red. Income: 1 energy.
    .effect = Land a probe, then collect a sample of that planet. You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission. Mission: a sample to deliver to Earth (the reward of the sample, 2 times).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7

card-hive_sample = Hive Sample
    .text = Cost: 3 credits. 1 publicity; rotate the solar system; take a probe tech. Mission: 2 yellow traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back). Corner: 1 VP and 1 move. Sector: blue. Income: 1 energy.
    .effect = 1 publicity; rotate the solar system; take a probe tech. Mission: 2 yellow traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

card-orbital_monitoring = Orbital Monitoring
    .text = Cost: 3 credits. 1 publicity; rotate the solar system; take a telescope tech. Mission: 2 red traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back). Corner: 1 VP and 1 move. Sector: yellow. Income: 1 credit.
    .effect = 1 publicity; rotate the solar system; take a telescope tech. Mission: 2 red traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

card-computer_simulations = Computer Simulations
    .text = Cost: 3 credits. 1 publicity; rotate the solar system; take a computer tech. Mission: 2 blue traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back). Corner: 1 VP and 1 data. Sector: yellow. Income: 1 card.
    .effect = 1 publicity; rotate the solar system; take a computer tech. Mission: 2 blue traces for this species (look at the samples of Jupiter or Saturn, gain the reward of one and put it back).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

## Anomalies

card-signs_of_life = Signs of Life
    .text = Cost: 1 credit. Launch a probe; if Earth's sector has an anomaly: 1 move. Corner: 2 publicity. Sector: blue. Income: 1 card.
    .effect = Launch a probe; if Earth's sector has an anomaly: 1 move.
    .rule = SETI-5.1 SETI-5.6 SETI-15.2.1 SETI-6.1 SETI-6.6

card-close_up_view = Close-up View
    .text = Cost: 1 credit. 5 moves; moving gives you no publicity this turn. Corner: 2 publicity. Sector: red. Income: 1 credit.
    .effect = 5 moves; moving gives you no publicity this turn.
    .rule = SETI-5.1 SETI-1.18 SETI-6.4 SETI-6.1 SETI-6.6

card-concerned_people = Concerned People
    .text = Cost: 1 credit. 1 publicity. Mission: gain a tech (1 energy), gain a tech (a card from the row or the deck), gain a tech (3 VP). Corner: 1 VP and 1 data. Sector: yellow. Income: 1 credit.
    .effect = 1 publicity. Mission: gain a tech (1 energy), gain a tech (a card from the row or the deck), gain a tech (3 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-listening_carefully = Listening Carefully
    .text = Cost: 2 credits. Scan; 1 signal in the sector of the next anomaly. Corner: 1 VP and 1 move. Sector: red. Income: 1 card.
    .effect = Scan; 1 signal in the sector of the next anomaly.
    .rule = SETI-5.1 SETI-5.20 SETI-8.2 SETI-15.2.4

card-part_of_everyday_life = Part of Everyday Life
    .text = Cost: 1 credit. Draw 3 cards: discard one for its corner and one for one unit of its income, keep the other. Corner: 1 VP and 1 move. Sector: blue. Income: 1 energy.
    .effect = Draw 3 cards: discard one for its corner and one for one unit of its income, keep the other.
    .rule = SETI-5.1 SETI-6.12 SETI-4.6

card-flooding_the_media_space = Flooding the Media Space
    .text = Cost: 1 credit. Take all cards of the row. Corner: 1 VP and 1 data. Sector: red. Income: 1 credit.
    .effect = Take all cards of the row.
    .rule = SETI-5.1 SETI-4.3 SETI-4.11

card-are_we_being_observed = Are we Being Observed?
    .text = Cost: 1 credit. Gain the reward of the next anomaly. Mission: a red, a yellow and a blue trace for this species (3 VP and 2 publicity). Corner: 1 VP and 1 move. Sector: yellow. Income: 1 card.
    .effect = Gain the reward of the next anomaly. Mission: a red, a yellow and a blue trace for this species (3 VP and 2 publicity).
    .rule = SETI-11.1 SETI-13.6 SETI-15.2.4 SETI-1.3

card-message_capsule = Message Capsule
    .text = Cost: 2 credits. Rotate the solar system; take a tech. Corner: 1 VP and 1 data. Sector: blue. Income: 1 credit.
    .effect = Rotate the solar system; take a tech.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-new_physics = New Physics
    .text = Cost: 1 credit. Mark a trace of any colour. Corner: 2 publicity. Sector: black. Income: 1 energy.
    .effect = Mark a trace of any colour.
    .rule = SETI-5.1 SETI-1.17 SETI-13.2

card-amazing_uncertainty = Amazing Uncertainty
    .text = Cost: 1 credit. 1 signal in any sector; 1 VP for each of your signals in sectors with an anomaly. Corner: 2 publicity. Sector: yellow. Income: 1 energy.
    .effect = 1 signal in any sector; 1 VP for each of your signals in sectors with an anomaly.
    .rule = SETI-5.1 SETI-8.2 SETI-15.2.1

## 'Oumuamua

card-visitor_in_the_sky = Visitor in the Sky
    .text = Cost: 2 credits. Scan; 2 VP for each signal marked on 'Oumuamua by it. Mission: a trace for this species on a space that costs exofossils (1 data). Corner: 2 publicity. Sector: blue. Income: 1 card.
    .effect = Scan; 2 VP for each signal marked on 'Oumuamua by it. Mission: a trace for this species on a space that costs exofossils (1 data).
    .rule = SETI-11.1 SETI-15.3.5 SETI-5.20 SETI-1.4

card-altered_trajectory = Altered Trajectory
    .text = Cost: 2 credits. Scan; if it marks a signal on 'Oumuamua: 1 exofossil. Mission: a lander on 'Oumuamua (4 VP). Corner: 1 VP and 1 move. Sector: red. Income: 1 energy.
    .effect = Scan; if it marks a signal on 'Oumuamua: 1 exofossil. Mission: a lander on 'Oumuamua (4 VP).
    .rule = SETI-11.1 SETI-5.20 SETI-15.3.3 SETI-15.3.6

card-exofossil_discovery = Exofossil Discovery
    .text = Cost: 1 credit. 1 signal on 'Oumuamua or in its sector. Mission: at least 3 exofossils (pay 2 exofossils for 11 VP). Corner: 2 publicity. Sector: yellow. Income: 1 energy.
    .effect = 1 signal on 'Oumuamua or in its sector. Mission: at least 3 exofossils (pay 2 exofossils for 11 VP).
    .rule = SETI-11.1 SETI-8.2 SETI-15.3.3 SETI-15.3.5 SETI-15.3.6

card-terrain_mapping = Terrain Mapping
    .text = Cost: 3 credits. 1 signal in a yellow sector; 1 signal in a red sector; 1 signal in a blue sector; you may pay 1 exofossil for 1 signal in any sector. End of the game: 1 VP for each of your traces for this species. Corner: 1 VP and 1 move. Sector: yellow. Income: 1 credit.
    .effect = 1 signal in a yellow sector; 1 signal in a red sector; 1 signal in a blue sector; you may pay 1 exofossil for 1 signal in any sector. End of the game: 1 VP for each of your traces for this species.
    .rule = SETI-11.11 SETI-8.2 SETI-1.20 SETI-15.3.6

card-probe_customisation = Probe Customisation
    .text = Cost: 1 credit. Any number of times you may pay 1 exofossil for 2 moves; land a probe. Corner: 1 VP and 1 data. Sector: blue. Income: 1 credit.
    .effect = Any number of times you may pay 1 exofossil for 2 moves; land a probe.
    .rule = SETI-5.1 SETI-1.20 SETI-15.3.6 SETI-6.1 SETI-6.6 SETI-5.14 SETI-5.45

card-race_against_time = Race Against Time
    .text = Cost: 1 credit. Launch a probe; 1 exofossil. Corner: 2 publicity. Sector: red. Income: 1 energy.
    .effect = Launch a probe; 1 exofossil.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-15.3.6

card-perfect_timing = Perfect Timing
    .text = Cost: 2 credits. 4 moves; if you visit 'Oumuamua this turn: 1 exofossil. This counts once, and by any way of moving. Mission: 1 signal on 'Oumuamua (1 exofossil). Corner: 1 VP and 1 data. Sector: yellow. Income: 1 credit.
    .effect = 4 moves; if you visit 'Oumuamua this turn: 1 exofossil. This counts once, and by any way of moving. Mission: 1 signal on 'Oumuamua (1 exofossil).
    .rule = SETI-11.1 SETI-15.3.10 SETI-1.18 SETI-1.12 SETI-15.3.6 SETI-6.1 SETI-6.6

card-exofossil_samples = Exofossil Samples
    .text = Cost: 2 credits. Rotate the solar system; take a computer tech; you may pay 1 exofossil for 1 data. Corner: 1 VP and 1 move. Sector: blue. Income: 1 card.
    .effect = Rotate the solar system; take a computer tech; you may pay 1 exofossil for 1 data.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36 SETI-1.20 SETI-15.3.6 SETI-1.4

card-comparative_analysis = Comparative Analysis
    .text = Cost: 1 credit. 1 exofossil. Mission: mark a trace (1 data), mark a trace (1 publicity), mark a trace (3 VP). Corner: 1 VP and 1 move. Sector: red. Income: 1 energy.
    .effect = 1 exofossil. Mission: mark a trace (1 data), mark a trace (1 publicity), mark a trace (3 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-15.3.6 SETI-1.4 SETI-1.3

card-excavation_rover = Excavation Rover
    .text = Cost: 1 credit. Land a probe; if it is on 'Oumuamua: 3 VP. Mission: a red, a yellow and a blue trace for this species (1 exofossil). Corner: 1 VP and 1 data. Sector: black. Income: 1 card.
    .effect = Land a probe; if it is on 'Oumuamua: 3 VP. Mission: a red, a yellow and a blue trace for this species (1 exofossil).
    .rule = SETI-11.1 SETI-13.6 SETI-5.14 SETI-15.3.6

## Centaurians

card-vessel_designs = Vessel Designs
    .text = Cost: 1 energy. Marker 15 points ahead. Launch a probe. When it is reached: tuck this card for income. Corner: 1 VP and 1 data. Sector: blue. Income: 1 publicity.
    .effect = Marker 15 points ahead. Launch a probe. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-5.6 SETI-5.9 SETI-4.6 SETI-4.9

card-exocomputers = Exocomputers
    .text = Cost: 1 energy. Marker 15 points ahead. 2 data. When it is reached: tuck this card for income. Corner: 1 VP and 1 move. Sector: red. Income: 1 data.
    .effect = Marker 15 points ahead. 2 data. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-1.4 SETI-4.6 SETI-4.9

card-infocluster = Infocluster
    .text = Cost: 1 energy. Marker 15 points ahead. 1 publicity; 1 credit. When it is reached: tuck this card for income. Corner: 2 publicity. Sector: yellow. Income: 1 publicity.
    .effect = Marker 15 points ahead. 1 publicity; 1 credit. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-1.3 SETI-4.6 SETI-4.9

card-a_message_from_afar = A Message from Afar
    .text = Cost: 1 energy. Marker 15 points ahead. A card from the deck. When it is reached: mark a red trace. Corner: 1 VP and 1 move. Sector: red. Income: 1 energy.
    .effect = Marker 15 points ahead. A card from the deck. When it is reached: mark a red trace.
    .rule = SETI-15.4.2 SETI-4.5 SETI-13.2

card-synthesis_instructions = Synthesis Instructions
    .text = Cost: 1 energy. Marker 15 points ahead. 1 data. When it is reached: mark a yellow trace. Corner: 2 publicity. Sector: yellow. Income: 1 card.
    .effect = Marker 15 points ahead. 1 data. When it is reached: mark a yellow trace.
    .rule = SETI-15.4.2 SETI-1.4 SETI-13.2

card-alien_schematics = Alien Schematics
    .text = Cost: 1 energy. Marker 15 points ahead. 2 publicity. When it is reached: mark a blue trace. Corner: 1 VP and 1 data. Sector: blue. Income: 1 credit.
    .effect = Marker 15 points ahead. 2 publicity. When it is reached: mark a blue trace.
    .rule = SETI-15.4.2 SETI-1.3 SETI-13.2

card-music_of_the_spheres = Music of the Spheres
    .text = Cost: 2 energy. Marker 15 points ahead. A card from the row or the deck. When it is reached: 1 credit; mark a trace of any colour. Corner: 1 VP and 1 data. Sector: black. Income: 1 energy.
    .effect = Marker 15 points ahead. A card from the row or the deck. When it is reached: 1 credit; mark a trace of any colour.
    .rule = SETI-15.4.2 SETI-4.5 SETI-1.17 SETI-13.2

card-hivemind_concept = Hivemind Concept
    .text = Cost: 2 energy. Marker 15 points ahead. Rotate the solar system; take a computer tech. When it is reached: tuck this card for income. Corner: 2 publicity. Sector: blue. Income: 1 data.
    .effect = Marker 15 points ahead. Rotate the solar system; take a computer tech. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-5.35 SETI-5.36 SETI-4.6 SETI-4.9

card-telescope_blueprints = Telescope Blueprints
    .text = Cost: 2 energy. Marker 15 points ahead. Rotate the solar system; take a telescope tech. When it is reached: tuck this card for income. Corner: 1 VP and 1 move. Sector: red. Income: 1 publicity.
    .effect = Marker 15 points ahead. Rotate the solar system; take a telescope tech. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-5.35 SETI-5.36 SETI-4.6 SETI-4.9

card-torrent_chain_signal = Torrent-chain Signal
    .text = Cost: 2 energy. Marker 15 points ahead. 2 signals in one sector of your choice. When it is reached: tuck this card for income. Corner: 2 publicity. Sector: yellow. Income: 1 data.
    .effect = Marker 15 points ahead. 2 signals in one sector of your choice. When it is reached: tuck this card for income.
    .rule = SETI-15.4.2 SETI-8.2 SETI-8.5 SETI-4.6 SETI-4.9

## Exertians

card-razor_edge_shuttle = Razor-edge Shuttle
    .text = Danger 6. End of the game: 14 VP if you have 3 probe techs.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-deflector = Deflector
    .text = Danger 7. End of the game: 15 VP if you have 3 telescope techs.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-expender_core = Expender Core
    .text = Danger 3. End of the game: 9 VP if you have 3 computer techs.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-pierced_exoplanet = Pierced Exoplanet
    .text = Danger 4. End of the game: 12 VP if you have 2 wins in red sectors.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-core_breach_exoplanet = Core-breach Exoplanet
    .text = Danger 4. End of the game: 12 VP if you have 2 wins in blue sectors.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-vortex_exoplanet = Vortex Exoplanet
    .text = Danger 4. End of the game: 12 VP if you have 2 wins in yellow sectors.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-fission_sun_exoplanet = Fission-sun Exoplanet
    .text = Danger 5. End of the game: 14 VP if you have 2 wins in black sectors.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-oscillating_probes = Oscillating Probes
    .text = Danger 3. End of the game: 11 VP if you have 3 orbiters.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.13

card-generative_infrastructure = Generative Infrastructure
    .text = Danger 7. End of the game: 16 VP if you have 4 landers, moons included.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.17

card-casette_deployment = Casette Deployment
    .text = Danger 2. End of the game: 10 VP if you have 3 orbiters and landers at one planet.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-1.10

card-extractor = Extractor
    .text = Danger 8. End of the game: 18 VP if you have 8 tucked cards.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-4.7

card-automated_lab = Automated Lab
    .text = Danger 0. End of the game: 7 VP if you have 6 traces for this species.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-neuralab = Neuralab
    .text = Danger 9. End of the game: 20 VP if you have 6 traces for the other species.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-nanowielder_node = Nanowielder Node
    .text = Danger 1. End of the game: 8 VP if you have 5 traces of one colour.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-stratoelevator = Stratoelevator
    .text = Danger 4. End of the game: 12 VP if you have 5 completed missions.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-11.3
