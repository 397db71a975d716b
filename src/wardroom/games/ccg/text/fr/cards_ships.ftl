### Vaisseaux : nom, et ce que font les cartes en plus de leurs valeurs.

card-chajoh = Cha'Joh
    .text = Deux commandants attitrés peuvent compter à bord en même temps, chacun donnant son bonus.
    .rule = CCG-8.4 CCG-9.47 CCG-11.3 CCG-17.1

card-combat_vessel = Combat Vessel
    .rule = CCG-11.32

card-dderidex = D'deridex
    .rule = CCG-17.1

card-devoras = Devoras
    .rule = CCG-17.1

card-goraxus = Goraxus
    .text = Téléchargement spécial : <card>Romulan Ambush</card>.
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
    .text = Peut décoller une fois et atterrir une fois par partie. Vaut ses 10 points tant qu’il est en orbite.
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
    .text = ARMES +2 et BOUCLIERS +2 contre les vaisseaux borgs et <card>Borg Ship</card>.
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
    .text = Peut atterrir ou décoller pour 1 de PORTÉE. Vos Vulcains peuvent se présenter à bord. Un Vulcain suffit comme équipage requis.
    .rule = CCG-7.7 CCG-7.20 CCG-11.18 CCG-11.32

card-yridian_shuttle = Yridian Shuttle
    .rule = CCG-11.3 CCG-11.32

card-zibalian_transport = Zibalian Transport
    .rule = CCG-11.3 CCG-11.32
