### Facilities, sites and the time location: name, and effect in our own words.

card-colony = Colony
    .text = Build on a planet mission you have completed. At the start of each turn of its owner, each of your unopposed CIVILIANs inside scores 1 point.
    .rule = CCG-1.6 CCG-4.27 CCG-5.30

card-docking_ports = Docking Ports
    .text = Ships with fewer than three staffing icons report, dock and undock here if they are compatible with the station, if there is a V.I.P. in the crew, or if you have unopposed Computer Skill here. Room for nine ships; Tractor Beam.
    .rule = CCG-4.27 CCG-23.2 CCG-23.3 CCG-23.8

card-docking_pylons = Docking Pylons
    .text = Ships with fewer than five staffing icons dock, undock and are repaired here if they are compatible with the station, if there is a V.I.P. in the crew, or if you have unopposed Computer Skill here. They cannot report here. Room for six ships; Tractor Beam.
    .rule = CCG-4.27 CCG-23.2 CCG-23.3 CCG-23.8

card-federation_outpost = Federation Outpost
    .text = Seed one; or build it (your normal card play) where you have a Federation ENGINEER.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-guest_quarters = Guest Quarters
    .text = While this site is empty, any V.I.P. who is not Borg may report here, whatever the affiliation. Once each turn, with your V.I.P. unopposed here: instead of one draw, draw two cards and put one of them under your draw deck.
    .rule = CCG-4.27 CCG-7.7 CCG-23.2 CCG-23.8

card-husnock_outpost = Husnock Outpost
    .text = Seed at any location with a Non-Aligned icon; one universal <card>Husnock Ship</card> may seed here face up. Docked ships get only 25% of its SHIELDS.
    .rule = CCG-5.25 CCG-11.14

card-infirmary = Infirmary
    .text = Compatible personnel of MEDICAL classification and MEDICAL-related Equipment report here.
    .rule = CCG-23.2 CCG-23.8

card-klingon_outpost = Klingon Outpost
    .text = Seed one; or build it (your normal card play) where you have a Klingon ENGINEER.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-montana_missile_complex = Montana Missile Complex
    .text = Plays on the table as a place in Earth's past; it matches Earth. <card>Phoenix</card> is seeded beneath it from outside the game, and <card>Zefram Cochrane</card> may acquire it there. Native here: <card>Zefram Cochrane</card>, <card>Lily Sloane</card>, <card>Phoenix</card>, <card>Vulcan Lander</card>, <card>Solkar</card>, <card>Sevek</card>, <card>T'Shonra</card> and <card>Kathleen Tonell</card>.
    .rule = CCG-11.22 CCG-11.23 CCG-11.33

card-neutral_outpost = Neutral Outpost
    .text = Seed one at any space mission; or build it at any space mission where you have any ENGINEER. It does not repair ships.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-16.68

card-nor = Nor
    .text = Seed or play at any location with a Cardassian icon, except in the Bajor Region. Reporting, docking and repair only through its sites.
    .rule = CCG-23.1 CCG-23.3 CCG-23.5

card-office_of_the_president = Office of the President
    .text = Seed or play on Earth. Once per turn one Federation Ambassador, Admiral, Vice-Admiral or President, or one HQ card, plays here for free.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6

card-office_of_the_proconsul = Office of the Proconsul
    .text = Seed or play on Romulus. Once per turn one Romulan General, Admiral, Senator or Proconsul, <card>Sela</card> or <card>Tomalak</card>, or one HQ card, plays here for free.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6

card-ops = Ops
    .text = Compatible personnel of OFFICER classification report here. Instead of the normal card play a player may download, to an unopposed site of this station, one card that may play there (no draw this turn). Personnel with Computer Skill unopposed here may commandeer the station.
    .rule = CCG-4.27 CCG-15.1 CCG-15.2 CCG-17.40 CCG-17.41 CCG-23.2 CCG-23.8

card-promenade_shops = Promenade Shops
    .text = CIVILIANs who are not Borg report here, whatever their affiliation. Probe. Event, Interrupt or Equipment: draw the probe card. Objective, Cardassian or Klingon: start a personnel battle here, if opposed.
    .rule = CCG-16.20 CCG-20.3 CCG-20.8 CCG-23.2 CCG-23.8

card-romulan_outpost = Romulan Outpost
    .text = Seed one; or build it (your normal card play) where you have a Romulan ENGINEER.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-security_office = Security Office
    .text = Compatible personnel of SECURITY classification and hand weapons report here. When a personnel battle starts on this station, your personnel here may join it if one of them has SECURITY.
    .rule = CCG-9.43 CCG-16.20 CCG-23.2 CCG-23.8

card-the_great_hall = The Great Hall
    .text = Seed or play on Qo'noS. Once per turn one Klingon Emperor, Chancellor or High Council member, or one HQ card, plays here for free.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6
