### Ships: name, and what they do beyond their numbers.

card-chajoh = Cha'Joh
    .text = Two matching commanders may count aboard at once, each giving a bonus.
    .rule = CCG-8.4 CCG-9.47 CCG-11.3 CCG-17.1

card-combat_vessel = Combat Vessel
    .rule = CCG-11.32

card-dderidex = D'deridex
    .rule = CCG-17.1

card-devoras = Devoras
    .rule = CCG-17.1

card-goraxus = Goraxus
    .text = Special download: <card>Romulan Ambush</card>.
    .rule = CCG-15.7 CCG-15.8 CCG-17.1

card-haakona = Haakona
    .rule = CCG-17.1

card-husnock_ship = Husnock Ship
    .rule = CCG-11.32

card-i_k_c_bortas = I.K.C. Bortas
    .rule = CCG-17.1

card-i_k_c_buruk = I.K.C. Buruk
    .rule = CCG-17.1

card-i_k_c_heghta = I.K.C. Hegh'ta
    .rule = CCG-17.1

card-i_k_c_kvort = I.K.C. K'Vort
    .rule = CCG-17.1

card-i_k_c_pagh = I.K.C. Pagh
    .rule = CCG-17.1

card-i_k_c_quvat = I.K.C. Qu'Vat
    .rule = CCG-17.1

card-i_k_c_vorcha = I.K.C. Vor'Cha
    .rule = CCG-17.1

card-i_k_c_vorn = I.K.C. Vorn
    .rule = CCG-17.1

card-khazara = Khazara
    .rule = CCG-17.1

card-mercenary_ship = Mercenary Ship
    .rule = CCG-11.32

card-phoenix = Phoenix
    .text = May take off once and land once per game. Worth its 10 points while in orbit.
    .rule = CCG-7.20 CCG-11.18 CCG-11.32

card-pi = Pi
    .rule = CCG-11.3

card-runabout = Runabout
    .rule = CCG-11.3

card-science_vessel = Science Vessel
    .rule = CCG-11.3

card-scout_vessel = Scout Vessel
    .rule = CCG-11.3

card-type_vi_shuttlecraft = Type VI Shuttlecraft
    .rule = CCG-11.3

card-u_s_s_bozeman = U.S.S. Bozeman
    .text = WEAPONS +2 and SHIELDS +2 against Borg ships and <card>Borg Ship</card>.
    .rule = CCG-19.3

card-u_s_s_brittain = U.S.S. Brittain
card-u_s_s_enterprise = U.S.S. Enterprise
card-u_s_s_excelsior = U.S.S. Excelsior
card-u_s_s_galaxy = U.S.S. Galaxy
card-u_s_s_hood = U.S.S. Hood
card-u_s_s_miranda = U.S.S. Miranda
card-u_s_s_nebula = U.S.S. Nebula
card-u_s_s_oberth = U.S.S. Oberth
card-u_s_s_phoenix = U.S.S. Phoenix
card-u_s_s_sutherland = U.S.S. Sutherland
card-u_s_s_yamato = U.S.S. Yamato

card-vulcan_lander = Vulcan Lander
    .text = May land or take off for 1 RANGE. Your Vulcans may report aboard. One Vulcan is all its staffing needs.
    .rule = CCG-7.7 CCG-7.20 CCG-11.18 CCG-11.32

card-yridian_shuttle = Yridian Shuttle
    .rule = CCG-11.3 CCG-11.32

card-zibalian_transport = Zibalian Transport
    .rule = CCG-11.3 CCG-11.32
