### The cards and tiles of SETI: name, text in our own words, and the rules that govern it.
### `.text` says all that is printed, `.effect` only what a card does. A test holds the texts to the data.

## Project cards

card-pioneer_11_mission = Pioneer 11 Mission
    .text = Cost: 0 credits. No effect when played. Mission: visit Jupiter (1 data), visit Saturn (4 VP). Corner: 1 move. Sector: yellow. Income: 1 energy.
    .effect = No effect when played. Mission: visit Jupiter (1 data), visit Saturn (4 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.4

card-mariner_10_mission = Mariner 10 Mission
    .text = Cost: 0 credits. No effect when played. Mission: visit Mercury (a card from the deck), visit Venus (1 publicity). Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = No effect when played. Mission: visit Mercury (a card from the deck), visit Venus (1 publicity).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-11.12 SETI-4.5 SETI-1.3

card-voyager_2_mission = Voyager 2 Mission
    .text = Cost: 0 credits. No effect when played. Mission: visit Uranus (1 energy), visit Neptune (1 credit). Corner: 1 move. Sector: yellow. Income: 1 card.
    .effect = No effect when played. Mission: visit Uranus (1 energy), visit Neptune (1 credit).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12

card-galileo_mission = Galileo Mission
    .text = Cost: 0 credits. No effect when played. Mission: visit Venus (1 publicity), visit Jupiter (1 data). Corner: 1 move. Sector: red. Income: 1 card.
    .effect = No effect when played. Mission: visit Venus (1 publicity), visit Jupiter (1 data).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.3 SETI-1.4

card-venera_probe = Venera Probe
    .text = Cost: 3 credits. Launch a probe; 1 publicity. Mission: an orbiter or lander at Venus (7 VP and 1 publicity). Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = Launch a probe; 1 publicity. Mission: an orbiter or lander at Venus (7 VP and 1 publicity).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.3

card-juno_probe = Juno Probe
    .text = Cost: 3 credits. Launch a probe; 1 data. Mission: an orbiter or lander at Jupiter (7 VP and 1 publicity). Corner: 1 data. Sector: red. Income: 1 energy.
    .effect = Launch a probe; 1 data. Mission: an orbiter or lander at Jupiter (7 VP and 1 publicity).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.4 SETI-1.3

card-messenger_probe = MESSENGER Probe
    .text = Cost: 3 credits. Launch a probe; 1 move. Mission: an orbiter or lander at Mercury (7 VP and 1 publicity). Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = Launch a probe; 1 move. Mission: an orbiter or lander at Mercury (7 VP and 1 publicity).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-6.1 SETI-6.6 SETI-1.3

card-cassini_probe = Cassini Probe
    .text = Cost: 3 credits. Launch a probe; a card from the row or the deck. Mission: an orbiter or lander at Saturn (6 VP and 1 publicity). Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = Launch a probe; a card from the row or the deck. Mission: an orbiter or lander at Saturn (6 VP and 1 publicity).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-4.5 SETI-1.3

card-falcon_heavy = Falcon Heavy
    .text = Cost: 3 credits. Launch a probe, whatever your limit; launch a probe, whatever your limit; 1 publicity. Corner: 1 move. Sector: yellow. Income: 1 credit.
    .effect = Launch a probe, whatever your limit; launch a probe, whatever your limit; 1 publicity.
    .rule = SETI-5.1 SETI-5.8 SETI-1.3

card-odinus_mission = ODINUS Mission
    .text = Cost: 3 credits. Rotate the solar system; take a probe tech. Mission: an orbiter or lander each at Neptune and Uranus (5 VP and a card from the row or the deck). Corner: 1 data. Sector: black. Income: 1 energy.
    .effect = Rotate the solar system; take a probe tech. Mission: an orbiter or lander each at Neptune and Uranus (5 VP and a card from the row or the deck).
    .rule = SETI-11.1 SETI-1.10 SETI-5.35 SETI-5.36 SETI-4.5

card-grant = Grant
    .text = Cost: 1 credit. Take a card from the row or the deck, show it and gain its corner. The card stays in your hand. Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = Take a card from the row or the deck, show it and gain its corner. The card stays in your hand.
    .rule = SETI-5.1 SETI-4.5 SETI-6.12

card-europa_clipper = Europa Clipper
    .text = Cost: 2 credits. Land a probe on a planet or a moon, even without the moon tech. End of the game: 3 VP for each of your orbiters and landers at Jupiter. Corner: 1 publicity. Sector: black. Income: 1 credit.
    .effect = Land a probe on a planet or a moon, even without the moon tech. End of the game: 3 VP for each of your orbiters and landers at Jupiter.
    .rule = SETI-11.11 SETI-5.17 SETI-5.18

card-perseverance_rover = Perseverance Rover
    .text = Cost: 1 credit. Land a probe; if it is on Mars, Mercury or any moon: 4 VP. Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = Land a probe; if it is on Mars, Mercury or any moon: 4 VP.
    .rule = SETI-5.1 SETI-5.14

card-mars_science_laboratory = Mars Science Laboratory
    .text = Cost: 2 credits. 1 publicity; 2 data. End of the game: 4 VP for each of your orbiters and landers at Mars. Corner: 1 move. Sector: red. Income: 1 credit.
    .effect = 1 publicity; 2 data. End of the game: 4 VP for each of your orbiters and landers at Mars.
    .rule = SETI-11.11 SETI-1.3 SETI-1.4

card-atmospheric_entry = Atmospheric Entry
    .text = Cost: 1 credit. Remove one of your orbiters; if you did: 3 VP, 1 data and a card from the row or the deck. The bonus space it covered is free again. Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = Remove one of your orbiters; if you did: 3 VP, 1 data and a card from the row or the deck. The bonus space it covered is free again.
    .rule = SETI-5.1 SETI-5.13 SETI-5.19 SETI-1.4 SETI-4.5

card-dragonfly = Dragonfly
    .text = Cost: 1 credit. Land a probe; you may choose an occupied space and still gain what it covers. That is a covered data space of a planet, or an occupied moon if you may land on moons. Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = Land a probe; you may choose an occupied space and still gain what it covers. That is a covered data space of a planet, or an occupied moon if you may land on moons.
    .rule = SETI-5.1 SETI-5.15 SETI-5.17

card-osiris_rex = OSIRIS-REx
    .text = Cost: 1 credit. Choose one of your probes: 2 data if it is on asteroids, and 1 data for each asteroid space beside it. Corner: 1 move. Sector: yellow. Income: 1 energy.
    .effect = Choose one of your probes: 2 data if it is on asteroids, and 1 data for each asteroid space beside it.
    .rule = SETI-5.1 SETI-1.14

card-hayabusa = Hayabusa
    .text = Cost: 1 credit. If you have a probe on asteroids: mark a yellow trace. Corner: 1 move. Sector: black. Income: 1 card.
    .effect = If you have a probe on asteroids: mark a yellow trace.
    .rule = SETI-5.1 SETI-3.8 SETI-13.2

card-gravitational_slingshot = Gravitational Slingshot
    .text = Cost: 1 credit. 2 moves; each planet you visit this turn may give 1 move instead of 1 publicity. Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = 2 moves; each planet you visit this turn may give 1 move instead of 1 publicity.
    .rule = SETI-5.1 SETI-1.18 SETI-6.4 SETI-6.1 SETI-6.6

card-mercury_flyby = Mercury Flyby
    .text = Cost: 1 credit. 2 moves; if you visit Mercury this turn: 4 VP. This counts once, and by any way of moving. Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = 2 moves; if you visit Mercury this turn: 4 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-venus_flyby = Venus Flyby
    .text = Cost: 1 credit. 2 moves; if you visit Venus this turn: 3 VP. This counts once, and by any way of moving. Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = 2 moves; if you visit Venus this turn: 3 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-mars_flyby = Mars Flyby
    .text = Cost: 1 credit. 2 moves; if you visit Mars this turn: 4 VP. This counts once, and by any way of moving. Corner: 1 data. Sector: yellow. Income: 1 energy.
    .effect = 2 moves; if you visit Mars this turn: 4 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-jupiter_flyby = Jupiter Flyby
    .text = Cost: 1 credit. 2 moves; if you visit Jupiter this turn: 4 VP. This counts once, and by any way of moving. Corner: 1 publicity. Sector: blue. Income: 1 energy.
    .effect = 2 moves; if you visit Jupiter this turn: 4 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-saturn_flyby = Saturn Flyby
    .text = Cost: 2 credits. 3 moves; if you visit Saturn this turn: 6 VP. This counts once, and by any way of moving. Corner: 1 data. Sector: red. Income: 1 card.
    .effect = 3 moves; if you visit Saturn this turn: 6 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-lightsail = Lightsail
    .text = Cost: 2 credits. 4 moves; 1 VP for each different planet you visit this turn. Earth counts. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = 4 moves; 1 VP for each different planet you visit this turn. Earth counts.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-through_the_asteroid_belt = Through the Asteroid Belt
    .text = Cost: 1 credit. 2 moves; leaving asteroids costs no extra move this turn. Corner: 1 data. Sector: blue. Income: 1 card.
    .effect = 2 moves; leaving asteroids costs no extra move this turn.
    .rule = SETI-5.1 SETI-1.18 SETI-6.2 SETI-6.1 SETI-6.6

card-hubble_space_telescope = Hubble Space Telescope
    .text = Cost: 1 credit. 1 move; 1 signal in a sector with one of your probes. Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = 1 move; 1 signal in a sector with one of your probes.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-kepler_space_telescope = Kepler Space Telescope
    .text = Cost: 2 credits. 1 move; 2 signals in one sector with one of your probes. Corner: 1 publicity. Sector: blue. Income: 1 credit.
    .effect = 1 move; 2 signals in one sector with one of your probes.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2 SETI-8.5

card-james_webb_space_telescope = James Webb Space Telescope
    .text = Cost: 2 credits. 1 move; 1 signal in a sector with one of your probes, and 1 in each of the two sectors beside it. Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = 1 move; 1 signal in a sector with one of your probes, and 1 in each of the two sectors beside it.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2 SETI-1.11

card-great_observatories_project = Great Observatories Project
    .text = Cost: 2 credits. Choose up to 3 probes in space, yours or of others: 1 signal in the sector of each. Two probes in one sector give two signals there. The solo rival's probe counts. Corner: 1 move. Sector: yellow. Income: 1 card.
    .effect = Choose up to 3 probes in space, yours or of others: 1 signal in the sector of each. Two probes in one sector give two signals there. The solo rival's probe counts.
    .rule = SETI-5.1 SETI-8.2 SETI-1.16

card-space_launch_system = Space Launch System
    .text = Cost: 2 credits. Launch a probe; 1 move. Mission: 3 landers on planets, moons not included (1 credit). Corner: 1 data. Sector: yellow. Income: 1 card.
    .effect = Launch a probe; 1 move. Mission: 3 landers on planets, moons not included (1 credit).
    .rule = SETI-11.1 SETI-5.17 SETI-5.6 SETI-5.9 SETI-6.1 SETI-6.6

card-mercury_exploration_program = Mercury Exploration Program
    .text = Cost: 2 credits. 2 signals in the sector of Mercury. Mission: an orbiter or lander at Mercury (4 VP). Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = 2 signals in the sector of Mercury. Mission: an orbiter or lander at Mercury (4 VP).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-venus_exploration_program = Venus Exploration Program
    .text = Cost: 2 credits. 2 signals in the sector of Venus. Mission: an orbiter or lander at Venus (4 VP). Corner: 1 move. Sector: red. Income: 1 energy.
    .effect = 2 signals in the sector of Venus. Mission: an orbiter or lander at Venus (4 VP).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-mars_exploration_program = Mars Exploration Program
    .text = Cost: 2 credits. 2 signals in the sector of Mars. Mission: an orbiter or lander at Mars (4 VP). Corner: 1 move. Sector: blue. Income: 1 card.
    .effect = 2 signals in the sector of Mars. Mission: an orbiter or lander at Mars (4 VP).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-jupiter_exploration_program = Jupiter Exploration Program
    .text = Cost: 2 credits. 2 signals in the sector of Jupiter. Mission: an orbiter or lander at Jupiter (4 VP). Corner: 1 publicity. Sector: blue. Income: 1 credit.
    .effect = 2 signals in the sector of Jupiter. Mission: an orbiter or lander at Jupiter (4 VP).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-saturn_exploration_program = Saturn Exploration Program
    .text = Cost: 2 credits. 2 signals in the sector of Saturn. Mission: an orbiter or lander at Saturn (4 VP). Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = 2 signals in the sector of Saturn. Mission: an orbiter or lander at Saturn (4 VP).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-proxima_centauri_observation = Proxima Centauri Observation
    .text = Cost: 2 credits. 2 signals at Proxima Centauri. Mission: 2 wins in red sectors (4 VP and 1 publicity). Corner: 1 move. Sector: yellow. Income: 1 credit.
    .effect = 2 signals at Proxima Centauri. Mission: 2 wins in red sectors (4 VP and 1 publicity).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-barnards_star_observation = Barnard's Star Observation
    .text = Cost: 2 credits. 2 signals at Barnard's Star. End of the game: 3 VP for each of your wins in red sectors. Corner: 1 publicity. Sector: blue. Income: 1 energy.
    .effect = 2 signals at Barnard's Star. End of the game: 3 VP for each of your wins in red sectors.
    .rule = SETI-11.11 SETI-8.2

card-61_virginis_observation = 61 Virginis Observation
    .text = Cost: 2 credits. 2 signals at 61 Virginis. Mission: 2 wins in yellow sectors (4 VP and 1 publicity). Corner: 1 move. Sector: blue. Income: 1 card.
    .effect = 2 signals at 61 Virginis. Mission: 2 wins in yellow sectors (4 VP and 1 publicity).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-kepler_22_observation = Kepler 22 Observation
    .text = Cost: 2 credits. 2 signals at Kepler 22. End of the game: 3 VP for each of your wins in yellow sectors. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = 2 signals at Kepler 22. End of the game: 3 VP for each of your wins in yellow sectors.
    .rule = SETI-11.11 SETI-8.2

card-sirius_a_observation = Sirius A Observation
    .text = Cost: 2 credits. 2 signals at Sirius A. Mission: 2 wins in blue sectors (4 VP and 1 publicity). Corner: 1 move. Sector: red. Income: 1 energy.
    .effect = 2 signals at Sirius A. Mission: 2 wins in blue sectors (4 VP and 1 publicity).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-procyon_observation = Procyon Observation
    .text = Cost: 2 credits. 2 signals at Procyon. End of the game: 3 VP for each of your wins in blue sectors. Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = 2 signals at Procyon. End of the game: 3 VP for each of your wins in blue sectors.
    .rule = SETI-11.11 SETI-8.2

card-beta_pictoris_observation = Beta Pictoris Observation
    .text = Cost: 1 credit. 1 signal at Beta Pictoris. Mission: 1 win in a black sector (2 VP and 1 publicity). Corner: 1 move. Sector: blue. Income: 1 energy.
    .effect = 1 signal at Beta Pictoris. Mission: 1 win in a black sector (2 VP and 1 publicity).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-vega_observation = Vega Observation
    .text = Cost: 1 credit. 1 signal at Vega. End of the game: 3 VP for each of your wins in black sectors. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = 1 signal at Vega. End of the game: 3 VP for each of your wins in black sectors.
    .rule = SETI-11.11 SETI-8.2

card-allen_telescope_array = Allen Telescope Array
    .text = Cost: 2 credits. 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: 1 energy. It is gained when completed sectors are resolved, once. Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: 1 energy. It is gained when completed sectors are resolved, once.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-8.2 SETI-5.24

card-alma_observatory = ALMA Observatory
    .text = Cost: 2 credits. 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: a card from the deck. It is gained when completed sectors are resolved, once. Corner: 1 move. Sector: yellow. Income: 1 credit.
    .effect = 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: a card from the deck. It is gained when completed sectors are resolved, once.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-4.5 SETI-8.2 SETI-5.24

card-very_large_array = Very Large Array
    .text = Cost: 2 credits. 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: 1 data. It is gained when completed sectors are resolved, once. Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = 2 times discard a card of the row for a signal in a sector of its colour; if you complete a sector this turn: 1 data. It is gained when completed sectors are resolved, once.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-1.4 SETI-8.2 SETI-5.24

card-breakthrough_starshot = Breakthrough Starshot
    .text = Cost: 1 credit. 1 move; 1 signal in a red sector. Corner: 1 publicity. Sector: blue. Income: 1 credit.
    .effect = 1 move; 1 signal in a red sector.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-breakthrough_watch = Breakthrough Watch
    .text = Cost: 1 credit. 1 move; 1 signal in a yellow sector. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = 1 move; 1 signal in a yellow sector.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-square_kilometre_array = Square Kilometre Array
    .text = Cost: 3 credits. 3 times discard a card of the row for 1 signal in a sector of its colour; 2 VP for each different sector marked. Corner: 1 publicity. Sector: blue. Income: 1 credit.
    .effect = 3 times discard a card of the row for 1 signal in a sector of its colour; 2 VP for each different sector marked.
    .rule = SETI-5.1 SETI-8.2 SETI-5.24

card-lovell_telescope = Lovell Telescope
    .text = Cost: 3 credits. 1 data; scan. Mission: at least 8 publicity (3 VP and a card from the row or the deck). Corner: 1 move. Sector: red. Income: 1 energy.
    .effect = 1 data; scan. Mission: at least 8 publicity (3 VP and a card from the row or the deck).
    .rule = SETI-11.1 SETI-1.4 SETI-5.20 SETI-4.5

card-parkes_observatory = Parkes Observatory
    .text = Cost: 2 credits. Scan; 2 VP for each signal marked in a red sector by it. Corner: 1 move. Sector: yellow. Income: 1 card.
    .effect = Scan; 2 VP for each signal marked in a red sector by it.
    .rule = SETI-5.1 SETI-5.20

card-deep_synoptic_array = Deep Synoptic Array
    .text = Cost: 2 credits. Scan; 2 VP for each signal marked in a yellow sector by it. Corner: 1 move. Sector: blue. Income: 1 energy.
    .effect = Scan; 2 VP for each signal marked in a yellow sector by it.
    .rule = SETI-5.1 SETI-5.20

card-veritas_telescopes = VERITAS Telescopes
    .text = Cost: 2 credits. Scan; 2 VP for each signal marked in a blue sector by it. Corner: 1 move. Sector: red. Income: 1 credit.
    .effect = Scan; 2 VP for each signal marked in a blue sector by it.
    .rule = SETI-5.1 SETI-5.20

card-arecibo_observatory = Arecibo Observatory
    .text = Cost: 3 credits. Scan; 1 signal in any sector. Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = Scan; 1 signal in any sector.
    .rule = SETI-5.1 SETI-5.20 SETI-8.2

card-breakthrough_listen = Breakthrough Listen
    .text = Cost: 1 credit. 1 move; 1 signal in a blue sector. Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = 1 move; 1 signal in a blue sector.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-effelsberg_telescope_construction = Effelsberg Telescope Construction
    .text = Cost: 3 credits. A card from the row or the deck; rotate the solar system; take a telescope tech. Corner: 1 publicity. Sector: blue. Income: 1 energy.
    .effect = A card from the row or the deck; rotate the solar system; take a telescope tech.
    .rule = SETI-5.1 SETI-4.5 SETI-5.35 SETI-5.36

card-uranus_orbiter_and_probe = Uranus Orbiter and Probe
    .text = Cost: 2 credits. Launch a probe. Mission: an orbiter or lander at Uranus (3 VP and a card from the deck). Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = Launch a probe. Mission: an orbiter or lander at Uranus (3 VP and a card from the deck).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-4.5

card-ion_propulsion_system = Ion Propulsion System
    .text = Cost: 3 credits. 1 energy; rotate the solar system; take a probe tech. Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = 1 energy; rotate the solar system; take a probe tech.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-trident_probe = Trident Probe
    .text = Cost: 2 credits. Launch a probe. Mission: an orbiter or lander at Neptune (4 VP and 1 data). Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = Launch a probe. Mission: an orbiter or lander at Neptune (4 VP and 1 data).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.4

card-quantum_computer = Quantum Computer
    .text = Cost: 3 credits. Rotate the solar system; take a computer tech. Mission: at least 50 VP (you may tuck a card for income). Corner: 1 publicity. Sector: black. Income: 1 card.
    .effect = Rotate the solar system; take a computer tech. Mission: at least 50 VP (you may tuck a card for income).
    .rule = SETI-11.1 SETI-5.35 SETI-5.36 SETI-4.6

card-onsala_telescope_construction = Onsala Telescope Construction
    .text = Cost: 3 credits. Rotate the solar system; take a telescope tech. End of the game: 2 VP for each of your red traces. Corner: 1 data. Sector: red. Income: 1 credit.
    .effect = Rotate the solar system; take a telescope tech. End of the game: 2 VP for each of your red traces.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-sherloc = SHERLOC
    .text = Cost: 3 credits. Rotate the solar system; take a probe tech. End of the game: 2 VP for each of your yellow traces. Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = Rotate the solar system; take a probe tech. End of the game: 2 VP for each of your yellow traces.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-alice = ALICE
    .text = Cost: 3 credits. Rotate the solar system; take a computer tech. Mission: a blue trace for each of the two species (2 data). Corner: 1 move. Sector: blue. Income: 1 credit.
    .effect = Rotate the solar system; take a computer tech. Mission: a blue trace for each of the two species (2 data).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-1.4

card-fast_telescope_construction = FAST Telescope Construction
    .text = Cost: 4 credits. 2 times discard a card of the row for a signal in a sector of its colour; rotate the solar system; take a telescope tech. Corner: 1 move. Sector: black. Income: 1 credit.
    .effect = 2 times discard a card of the row for a signal in a sector of its colour; rotate the solar system; take a telescope tech.
    .rule = SETI-5.1 SETI-8.2 SETI-5.24 SETI-5.35 SETI-5.36

card-gmrt_telescope_construction = GMRT Telescope Construction
    .text = Cost: 3 credits. Rotate the solar system; take a telescope tech. Mission: a red trace for each of the two species (2 VP and 1 energy). Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = Rotate the solar system; take a telescope tech. Mission: a red trace for each of the two species (2 VP and 1 energy).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36

card-yevpatoria_telescope_construction = Yevpatoria Telescope Construction
    .text = Cost: 3 credits. 1 publicity; rotate the solar system; take a telescope tech; you may discard a hand card for 1 signal in a sector of its colour. Corner: 1 move. Sector: blue. Income: 1 card.
    .effect = 1 publicity; rotate the solar system; take a telescope tech; you may discard a hand card for 1 signal in a sector of its colour.
    .rule = SETI-5.1 SETI-1.3 SETI-5.35 SETI-5.36 SETI-8.2 SETI-5.25

card-dune = DUNE
    .text = Cost: 3 credits. Rotate the solar system; take a computer tech. End of the game: 2 VP for each of your blue traces. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = Rotate the solar system; take a computer tech. End of the game: 2 VP for each of your blue traces.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-large_hadron_collider = Large Hadron Collider
    .text = Cost: 3 credits. 1 data; rotate the solar system; take a computer tech. Corner: 1 move. Sector: black. Income: 1 energy.
    .effect = 1 data; rotate the solar system; take a computer tech.
    .rule = SETI-5.1 SETI-1.4 SETI-5.35 SETI-5.36

card-atlas = ATLAS
    .text = Cost: 3 credits. Rotate the solar system; take a computer tech. Mission: 3 blue traces (3 VP and 1 data). Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = Rotate the solar system; take a computer tech. Mission: 3 blue traces (3 VP and 1 data).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-1.4

card-focused_research = Focused Research
    .text = Cost: 3 credits. Rotate the solar system; take a tech; 2 VP for each of your techs of its type. The new one counts. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = Rotate the solar system; take a tech; 2 VP for each of your techs of its type. The new one counts.
    .rule = SETI-5.1 SETI-5.35

card-scientific_cooperation = Scientific Cooperation
    .text = Cost: 3 credits. Rotate the solar system; take a tech; if another player has it too: 2 publicity. Every tech the solo rival ever took counts. Corner: 1 data. Sector: blue. Income: 1 energy.
    .effect = Rotate the solar system; take a tech; if another player has it too: 2 publicity. Every tech the solo rival ever took counts.
    .rule = SETI-5.1 SETI-5.35 SETI-16.56 SETI-1.3

card-clean_space_initiative = Clean Space Initiative
    .text = Cost: 1 credit. Discard all cards of the row and gain the corner of each. You choose the order. The row is refilled afterwards. Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = Discard all cards of the row and gain the corner of each. You choose the order. The row is refilled afterwards.
    .rule = SETI-5.1 SETI-4.3 SETI-6.12

card-pre_launch_testing = Pre-launch Testing
    .text = Cost: 2 credits. Launch a probe; show any number of hand cards with a move in the corner, alien cards included; for each: 1 move. Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = Launch a probe; show any number of hand cards with a move in the corner, alien cards included; for each: 1 move.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-4.1 SETI-6.1 SETI-6.6

card-extremophiles_study = Extremophiles Study
    .text = Cost: 2 credits. Mark a trace of any colour; 1 VP for each of your traces of that colour. The new one counts. Corner: 1 data. Sector: black. Income: 1 credit.
    .effect = Mark a trace of any colour; 1 VP for each of your traces of that colour. The new one counts.
    .rule = SETI-5.1 SETI-1.17 SETI-13.6

card-nasa_research_center = NASA Research Center
    .text = Cost: 1 credit. No effect when played. Mission: gain a probe tech (1 energy), gain a telescope tech (1 publicity), gain a computer tech (a card from the row or the deck). Corner: 1 move. Sector: blue. Income: 1 card.
    .effect = No effect when played. Mission: gain a probe tech (1 energy), gain a telescope tech (1 publicity), gain a computer tech (a card from the row or the deck).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-nasa_astrobiology_institute = NASA Astrobiology Institute
    .text = Cost: 1 credit. 1 publicity. Mission: mark a red trace (1 data), mark a yellow trace (1 data), mark a blue trace (1 data). Corner: 1 publicity. Sector: yellow. Income: 1 card.
    .effect = 1 publicity. Mission: mark a red trace (1 data), mark a yellow trace (1 data), mark a blue trace (1 data).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4

card-seti_institute = SETI Institute
    .text = Cost: 2 credits. 1 publicity. Mission: scan (2 data), scan (a card from the row or the deck), scan (4 VP). Corner: 1 data. Sector: red. Income: 1 energy.
    .effect = 1 publicity. Mission: scan (2 data), scan (a card from the row or the deck), scan (4 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4 SETI-4.5

card-iss = ISS
    .text = Cost: 2 credits. 1 publicity. Mission: launch a probe (1 credit), launch a probe (a card from the row or the deck), launch a probe (5 VP). Corner: 1 data. Sector: red. Income: 1 credit.
    .effect = 1 publicity. Mission: launch a probe (1 credit), launch a probe (a card from the row or the deck), launch a probe (5 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-cape_canaveral_sfs = Cape Canaveral SFS
    .text = Cost: 1 credit. No effect when played. Mission: launch a probe (1 move), launch a probe (1 move), launch a probe (1 move). Corner: 1 publicity. Sector: black. Income: 1 card.
    .effect = No effect when played. Mission: launch a probe (1 move), launch a probe (1 move), launch a probe (1 move).
    .rule = SETI-11.4 SETI-11.6 SETI-6.1 SETI-6.6

card-international_collaboration = International Collaboration
    .text = Cost: 2 credits. Take a tech that another player has, without rotating and without the bonus of its tile. The launch or the 2 data that come with two of the techs are still gained. Every tech the solo rival ever took counts. Corner: 1 move. Sector: yellow. Income: 1 card.
    .effect = Take a tech that another player has, without rotating and without the bonus of its tile. The launch or the 2 data that come with two of the techs are still gained. Every tech the solo rival ever took counts.
    .rule = SETI-5.1 SETI-16.56 SETI-20.13

card-johnson_space_center = Johnson Space Center
    .text = Cost: 1 credit. No effect when played. Mission: put a probe in orbit (2 publicity), land a probe (2 publicity). Corner: 1 data. Sector: yellow. Income: 1 energy.
    .effect = No effect when played. Mission: put a probe in orbit (2 publicity), land a probe (2 publicity).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3

card-wow_signal = Wow! Signal
    .text = Cost: 2 credits. 1 publicity; 2 signals in Earth's sector. Corner: 1 move. Sector: blue. Income: 1 energy.
    .effect = 1 publicity; 2 signals in Earth's sector.
    .rule = SETI-5.1 SETI-1.3 SETI-8.2

card-sample_return = Sample Return
    .text = Cost: 1 credit. Remove one of your landers from a planet or a moon; if you did: mark a yellow trace. The bonus space it covered is free again. Corner: 1 publicity. Sector: blue. Income: 1 energy.
    .effect = Remove one of your landers from a planet or a moon; if you did: mark a yellow trace. The bonus space it covered is free again.
    .rule = SETI-5.1 SETI-5.19 SETI-13.2

card-starship = Starship
    .text = Cost: 4 credits. Launch a probe; rotate the solar system; take a probe tech. Corner: 1 publicity. Sector: red. Income: 1 credit.
    .effect = Launch a probe; rotate the solar system; take a probe tech.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-5.35 SETI-5.36

card-giant_magellan_telescope = Giant Magellan Telescope
    .text = Cost: 1 credit. Discard a card of the row for 1 signal in a sector of its colour. End of the game: 1 VP for each sector with a signal of yours. Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = Discard a card of the row for 1 signal in a sector of its colour. End of the game: 1 VP for each sector with a signal of yours.
    .rule = SETI-11.11 SETI-8.2 SETI-5.24

card-project_longshot = Project Longshot
    .text = Cost: 3 credits. Rotate the solar system; take a probe tech. Mission: a probe at least 5 spaces from Earth by the shortest way (3 VP and 1 energy). Corner: 1 move. Sector: yellow. Income: 1 card.
    .effect = Rotate the solar system; take a probe tech. Mission: a probe at least 5 spaces from Earth by the shortest way (3 VP and 1 energy).
    .rule = SETI-11.1 SETI-5.35 SETI-5.36

card-chandra_space_observatory = Chandra Space Observatory
    .text = Cost: 2 credits. 2 signals in one sector with one of your probes. Mission: signals in 4 different sectors (2 publicity). Corner: 1 move. Sector: blue. Income: 1 energy.
    .effect = 2 signals in one sector with one of your probes. Mission: signals in 4 different sectors (2 publicity).
    .rule = SETI-11.1 SETI-8.15 SETI-8.2 SETI-8.5 SETI-1.3

card-niac_program = NIAC Program
    .text = Cost: 2 credits. 3 cards from the deck. Mission: no cards in hand (a card from the row or the deck). Corner: 1 publicity. Sector: blue. Income: 1 credit.
    .effect = 3 cards from the deck. Mission: no cards in hand (a card from the row or the deck).
    .rule = SETI-11.1 SETI-4.5

card-fuel_tanks_construction = Fuel Tanks Construction
    .text = Cost: 1 credit. Show any number of hand cards with energy income; for each: 1 energy. Corner: 1 data. Sector: blue. Income: 1 card.
    .effect = Show any number of hand cards with energy income; for each: 1 energy.
    .rule = SETI-5.1 SETI-4.1

card-fusion_reactor = Fusion Reactor
    .text = Cost: 3 credits. 1 energy for each of your tucked cards with energy income; tuck this card for income. Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = 1 energy for each of your tucked cards with energy income; tuck this card for income.
    .rule = SETI-5.1 SETI-4.6 SETI-4.9

card-nasa_image_of_the_day = NASA Image of the Day
    .text = Cost: 3 credits. 2 publicity; 1 publicity for each of your tucked cards with card income; tuck this card for income. Corner: 1 data. Sector: blue. Income: 1 card.
    .effect = 2 publicity; 1 publicity for each of your tucked cards with card income; tuck this card for income.
    .rule = SETI-5.1 SETI-1.3 SETI-4.6 SETI-4.9

card-government_funding = Government Funding
    .text = Cost: 3 credits. 3 VP for each of your tucked cards with credit income; tuck this card for income. Corner: 1 publicity. Sector: yellow. Income: 1 credit.
    .effect = 3 VP for each of your tucked cards with credit income; tuck this card for income.
    .rule = SETI-5.1 SETI-4.6 SETI-4.9

card-popularization_of_science = Popularization of Science
    .text = Cost: 2 credits. 1 publicity. Mission: gain a probe tech (2 publicity), gain a telescope tech (2 publicity), gain a computer tech (2 publicity). Corner: 1 data. Sector: red. Income: 1 credit.
    .effect = 1 publicity. Mission: gain a probe tech (2 publicity), gain a telescope tech (2 publicity), gain a computer tech (2 publicity).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3

card-near_earth_asteroids_survey = Near-Earth Asteroids Survey
    .text = Cost: 2 credits. 2 publicity. Mission: a probe on asteroids beside Earth (5 VP and a card from the row or the deck). Corner: 1 data. Sector: yellow. Income: 1 energy.
    .effect = 2 publicity. Mission: a probe on asteroids beside Earth (5 VP and a card from the row or the deck).
    .rule = SETI-11.1 SETI-1.14 SETI-1.3 SETI-4.5

card-tardigrades_study = Tardigrades Study
    .text = Cost: 2 credits. 1 publicity; 1 data; a card from the deck. Mission: 3 yellow traces (mark a yellow trace). Corner: 1 move. Sector: yellow. Income: 1 energy.
    .effect = 1 publicity; 1 data; a card from the deck. Mission: 3 yellow traces (mark a yellow trace).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-1.4 SETI-4.5 SETI-13.2

card-apollo_11_mission = Apollo 11 Mission
    .text = Cost: 3 credits. Rotate the solar system; take a probe tech. Mission: a yellow trace for each of the two species (2 VP and a card from the deck). Corner: 1 data. Sector: blue. Income: 1 energy.
    .effect = Rotate the solar system; take a probe tech. Mission: a yellow trace for each of the two species (2 VP and a card from the deck).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-4.5

card-coronal_spectrograph = Coronal Spectrograph
    .text = Cost: 1 credit. Mark a red trace for a species where you have one. Corner: 1 data. Sector: red. Income: 1 energy.
    .effect = Mark a red trace for a species where you have one.
    .rule = SETI-5.1 SETI-13.6

card-electron_microscope = Electron Microscope
    .text = Cost: 1 credit. Mark a yellow trace for a species where you have one. Corner: 1 data. Sector: yellow. Income: 1 card.
    .effect = Mark a yellow trace for a species where you have one.
    .rule = SETI-5.1 SETI-13.6

card-exascale_supercomputer = Exascale Supercomputer
    .text = Cost: 1 credit. Mark a blue trace for a species where you have one. Corner: 1 data. Sector: blue. Income: 1 credit.
    .effect = Mark a blue trace for a species where you have one.
    .rule = SETI-5.1 SETI-13.6

card-telescope_time_allocation = Telescope Time Allocation
    .text = Cost: 2 credits. No effect when played. Mission: scan (1 signal in a yellow sector), scan (1 signal in a red sector), scan (1 signal in a blue sector). Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = No effect when played. Mission: scan (1 signal in a yellow sector), scan (1 signal in a red sector), scan (1 signal in a blue sector).
    .rule = SETI-11.4 SETI-11.6 SETI-8.2

card-linguistic_analysis = Linguistic Analysis
    .text = Cost: 2 credits. 3 publicity. Mission: a red, a yellow and a blue trace for one species (mark a trace of any colour for that species). Corner: 1 data. Sector: blue. Income: 1 credit.
    .effect = 3 publicity. Mission: a red, a yellow and a blue trace for one species (mark a trace of any colour for that species).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3

card-westerbork_synthesis_radio_telescope = Westerbork Synthesis Radio Telescope
    .text = Cost: 3 credits. Rotate the solar system; take a telescope tech. Mission: 2 wins in the same sector (9 VP). Corner: 1 data. Sector: yellow. Income: 1 energy.
    .effect = Rotate the solar system; take a telescope tech. Mission: 2 wins in the same sector (9 VP).
    .rule = SETI-11.1 SETI-8.17 SETI-5.35 SETI-5.36

card-rosetta_probe = Rosetta Probe
    .text = Cost: 2 credits. Launch a probe. Mission: a probe on a comet (3 VP and 1 data). Corner: 1 publicity. Sector: blue. Income: 1 energy.
    .effect = Launch a probe. Mission: a probe on a comet (3 VP and 1 data).
    .rule = SETI-11.1 SETI-5.6 SETI-5.9 SETI-1.4

card-green_bank_telescope = Green Bank Telescope
    .text = Cost: 2 credits. Scan. Mission: 3 red traces (mark a red trace). Corner: 1 move. Sector: black. Income: 1 credit.
    .effect = Scan. Mission: 3 red traces (mark a red trace).
    .rule = SETI-11.1 SETI-13.6 SETI-5.20 SETI-13.2

card-strategic_planning = Strategic Planning
    .text = Cost: 1 credit. No effect when played. Mission: play a card for exactly 1 credit (2 VP), play a card for exactly 2 credits (a card from the row or the deck), play a card for exactly 3 credits (2 publicity). Corner: 1 move. Sector: yellow. Income: 1 credit.
    .effect = No effect when played. Mission: play a card for exactly 1 credit (2 VP), play a card for exactly 2 credits (a card from the row or the deck), play a card for exactly 3 credits (2 publicity).
    .rule = SETI-11.4 SETI-11.6 SETI-4.5 SETI-1.3

card-first_black_hole_photo = First Black Hole Photo
    .text = Cost: 2 credits. 2 data. Mission: mark a blue trace (2 publicity), mark a blue trace (4 VP). Corner: 1 move. Sector: red. Income: 1 energy.
    .effect = 2 data. Mission: mark a blue trace (2 publicity), mark a blue trace (4 VP).
    .rule = SETI-11.4 SETI-11.6 SETI-1.4 SETI-1.3

card-seti_at_home = SETI@Home
    .text = Cost: 1 credit. If you have at least 8 publicity: mark a red trace. Corner: 1 data. Sector: black. Income: 1 credit.
    .effect = If you have at least 8 publicity: mark a red trace.
    .rule = SETI-5.1 SETI-3.8 SETI-13.2

card-low_power_microprocessors = Low-Power Microprocessors
    .text = Cost: 3 credits. 1 energy; rotate the solar system; take a computer tech. Corner: 1 data. Sector: yellow. Income: 1 card.
    .effect = 1 energy; rotate the solar system; take a computer tech.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-press_statement = Press Statement
    .text = Cost: 1 credit. 3 publicity. Corner: 1 data. Sector: red. Income: 1 credit.
    .effect = 3 publicity.
    .rule = SETI-5.1 SETI-1.3

card-roman_space_telescope = Roman Space Telescope
    .text = Cost: 3 credits. Rotate the solar system; take a telescope tech. Mission: 2 orbiters (2 data). Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = Rotate the solar system; take a telescope tech. Mission: 2 orbiters (2 data).
    .rule = SETI-11.1 SETI-5.13 SETI-5.35 SETI-5.36 SETI-1.4

card-planetary_geologic_mapping = Planetary Geologic Mapping
    .text = Cost: 3 credits. Rotate the solar system; take a probe tech. Mission: an orbiter and a lander at one planet (3 VP and 1 data). Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = Rotate the solar system; take a probe tech. Mission: an orbiter and a lander at one planet (3 VP and 1 data).
    .rule = SETI-11.1 SETI-1.10 SETI-5.35 SETI-5.36 SETI-1.4

card-solvay_conference = Solvay Conference
    .text = Cost: 2 credits. 2 publicity. End of the game: score the last space of one gold tile you have not marked, the best one for you. Corner: 1 data. Sector: blue. Income: 1 card.
    .effect = 2 publicity. End of the game: score the last space of one gold tile you have not marked, the best one for you.
    .rule = SETI-11.11 SETI-20.6 SETI-1.3

card-planet_hunters = Planet Hunters
    .text = Cost: 1 credit. A card from the row or the deck; up to 3 times you may discard a hand card for 1 signal in a sector of its colour. Corner: 1 publicity. Sector: red. Income: 1 energy.
    .effect = A card from the row or the deck; up to 3 times you may discard a hand card for 1 signal in a sector of its colour.
    .rule = SETI-5.1 SETI-4.5 SETI-8.2 SETI-5.25

card-canadian_hydrogen_telescope = Canadian Hydrogen Telescope
    .text = Cost: 1 credit. 1 signal in any sector. Mission: 3 telescope techs (1 data). Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = 1 signal in any sector. Mission: 3 telescope techs (1 data).
    .rule = SETI-11.1 SETI-5.33 SETI-8.2 SETI-1.4

card-control_center = Control Center
    .text = Cost: 1 credit. No effect when played. Mission: mark a signal in a yellow sector (1 move), mark a signal in a red sector (1 move), mark a signal in a blue sector (1 move). Corner: 1 publicity. Sector: black. Income: 1 card.
    .effect = No effect when played. Mission: mark a signal in a yellow sector (1 move), mark a signal in a red sector (1 move), mark a signal in a blue sector (1 move).
    .rule = SETI-11.4 SETI-11.6 SETI-6.1 SETI-6.6

card-lunar_gateway = Lunar Gateway
    .text = Cost: 3 credits. Launch a probe. Mission: put a probe in orbit or land one (launch a probe), put a probe in orbit or land one (1 energy). Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = Launch a probe. Mission: put a probe in orbit or land one (launch a probe), put a probe in orbit or land one (1 energy).
    .rule = SETI-11.4 SETI-11.6 SETI-5.6 SETI-5.9

card-plato = PLATO
    .text = Cost: 1 credit. 3 signals in one sector with one of your probes, without gaining data. Corner: 1 data. Sector: yellow. Income: 1 credit.
    .effect = 3 signals in one sector with one of your probes, without gaining data.
    .rule = SETI-5.1 SETI-8.2 SETI-8.5

card-pixl = PIXL
    .text = Cost: 3 credits. Rotate the solar system; take a computer tech; 1 VP for each publicity you have. Corner: 1 data. Sector: blue. Income: 1 energy.
    .effect = Rotate the solar system; take a computer tech; 1 VP for each publicity you have.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36 SETI-1.3

card-orbiting_lagrange_point = Orbiting Lagrange Point
    .text = Cost: 1 credit. 1 signal in a sector with one of your probes; if it is then your only signal there, this card returns to your hand. Corner: 1 move. Sector: black. Income: 1 credit.
    .effect = 1 signal in a sector with one of your probes; if it is then your only signal there, this card returns to your hand.
    .rule = SETI-5.1 SETI-8.2

card-future_circular_collider = Future Circular Collider
    .text = Cost: 4 credits. 3 data; rotate the solar system; take a computer tech. Corner: 1 move. Sector: yellow. Income: 1 energy.
    .effect = 3 data; rotate the solar system; take a computer tech.
    .rule = SETI-5.1 SETI-1.4 SETI-5.35 SETI-5.36

card-amateur_astronomers = Amateur Astronomers
    .text = Cost: 2 credits. 3 times: discard the top card of the deck for 1 signal in a sector of its colour. Corner: 1 publicity. Sector: black. Income: 1 energy.
    .effect = 3 times: discard the top card of the deck for 1 signal in a sector of its colour.
    .rule = SETI-5.1 SETI-8.2 SETI-5.21

card-asteroids_flyby = Asteroids Flyby
    .text = Cost: 0 credits. 1 move; if you visit asteroids this turn: 1 data. This counts once, and by any way of moving. Corner: 1 publicity. Sector: red. Income: 1 card.
    .effect = 1 move; if you visit asteroids this turn: 1 data. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-1.4 SETI-6.1 SETI-6.6

card-cometary_encounter = Cometary Encounter
    .text = Cost: 1 credit. 2 moves; if you visit a comet this turn: 4 VP. This counts once, and by any way of moving. Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = 2 moves; if you visit a comet this turn: 4 VP. This counts once, and by any way of moving.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-trajectory_correction = Trajectory Correction
    .text = Cost: 1 credit. 1 move; if you move within one ring this turn: 3 VP and 1 publicity. Such a move keeps the distance to the Sun. It counts once. Corner: 1 data. Sector: blue. Income: 1 card.
    .effect = 1 move; if you move within one ring this turn: 3 VP and 1 publicity. Such a move keeps the distance to the Sun. It counts once.
    .rule = SETI-5.1 SETI-1.18 SETI-1.15 SETI-1.3 SETI-6.1 SETI-6.6

card-euclid_telescope_construction = Euclid Telescope Construction
    .text = Cost: 3 credits. Rotate the solar system; take a probe or a telescope tech. End of the game: 2 VP for each of your computer techs. Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = Rotate the solar system; take a probe or a telescope tech. End of the game: 2 VP for each of your computer techs.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-near_shoemaker = NEAR Shoemaker
    .text = Cost: 1 credit. 2 publicity. End of the game: 13 VP if one of your probes is on asteroids. Corner: 1 data. Sector: yellow. Income: 1 credit.
    .effect = 2 publicity. End of the game: 13 VP if one of your probes is on asteroids.
    .rule = SETI-11.11 SETI-1.3

card-advanced_navigation_system = Advanced Navigation System
    .text = Cost: 1 credit. No effect when played. Mission: visit a planet other than Earth (1 energy), visit a planet other than Earth (1 data), visit a planet other than Earth (1 move). Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = No effect when played. Mission: visit a planet other than Earth (1 energy), visit a planet other than Earth (1 data), visit a planet other than Earth (1 move).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.4 SETI-6.1 SETI-6.6

card-asteroids_research = Asteroids Research
    .text = Cost: 0 credits. No effect when played. Mission: visit asteroids on your own turn (1 data), visit asteroids on your own turn (1 data), visit asteroids on your own turn (1 data). Corner: 1 move. Sector: red. Income: 1 energy.
    .effect = No effect when played. Mission: visit asteroids on your own turn (1 data), visit asteroids on your own turn (1 data), visit asteroids on your own turn (1 data).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-10.8 SETI-1.4

card-low_cost_space_launch = Low-Cost Space Launch
    .text = Cost: 1 credit. Launch a probe. Corner: 1 publicity. Sector: yellow. Income: 1 energy.
    .effect = Launch a probe.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9

card-telescope_modernization = Telescope Modernization
    .text = Cost: 1 credit. A card from the row or the deck. Mission: gain a telescope tech (1 publicity), scan (1 data). Corner: 1 data. Sector: red. Income: 1 credit.
    .effect = A card from the row or the deck. Mission: gain a telescope tech (1 publicity), scan (1 data).
    .rule = SETI-11.4 SETI-11.6 SETI-4.5 SETI-1.3 SETI-1.4

card-space_shuttle = Space Shuttle
    .text = Cost: 3 credits. Launch a probe; 2 publicity. Mission: 5 orbiters and landers in all (3 VP and 1 credit). Corner: 1 move. Sector: black. Income: 1 card.
    .effect = Launch a probe; 2 publicity. Mission: 5 orbiters and landers in all (3 VP and 1 credit).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.3

card-optimal_launch_window = Optimal Launch Window
    .text = Cost: 2 credits. Launch a probe; 1 move for each comet and each other planet in Earth's sector. Corner: 1 data. Sector: red. Income: 1 card.
    .effect = Launch a probe; 1 move for each comet and each other planet in Earth's sector.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-1.11

card-herschel_space_observatory = Herschel Space Observatory
    .text = Cost: 1 credit. 1 signal in a sector with one of your probes. Mission: signals in 4 different sectors (2 publicity). Corner: 1 move. Sector: red. Income: 1 card.
    .effect = 1 signal in a sector with one of your probes. Mission: signals in 4 different sectors (2 publicity).
    .rule = SETI-11.1 SETI-8.15 SETI-8.2 SETI-1.3

card-noto_radio_observatory = Noto Radio Observatory
    .text = Cost: 2 credits. 1 publicity; scan. Corner: 1 move. Sector: blue. Income: 1 energy.
    .effect = 1 publicity; scan.
    .rule = SETI-5.1 SETI-1.3 SETI-5.20

card-algonquin_radio_observatory = Algonquin Radio Observatory
    .text = Cost: 1 credit. 1 signal each in a yellow, a red, a blue and a black sector, without gaining data. Corner: 1 data. Sector: red. Income: 1 energy.
    .effect = 1 signal each in a yellow, a red, a blue and a black sector, without gaining data.
    .rule = SETI-5.1 SETI-8.5

card-seti_data_archive = SETI Data Archive
    .text = Cost: 1 credit. 2 data. Corner: 1 publicity. Sector: black. Income: 1 energy.
    .effect = 2 data.
    .rule = SETI-5.1 SETI-1.4

card-cornell_university = Cornell University
    .text = Cost: 1 credit. No effect when played. Mission: use a corner with publicity (1 publicity), use a corner with data (1 data), use a corner with a move (1 move). Corner: 1 publicity. Sector: blue. Income: 1 card.
    .effect = No effect when played. Mission: use a corner with publicity (1 publicity), use a corner with data (1 data), use a corner with a move (1 move).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4 SETI-6.1 SETI-6.6
