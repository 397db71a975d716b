### Federation personnel: name, and what they do beyond their skills.

card-albert_einstein = Albert Einstein
    .rule = CCG-9.20 CCG-9.21 CCG-9.24

card-alexander_rozhenko = Alexander Rozhenko
card-alynna_nechayev = Alynna Nechayev

card-alyssa_ogawa = Alyssa Ogawa
    .rule = CCG-9.5

card-alyssa_ogawa_first_contact = Alyssa Ogawa (First Contact)
    .text = Special download: <card>Medical Kit</card>.
    .rule = CCG-7.13 CCG-15.7 CCG-15.8

card-benjamin_maxwell = Benjamin Maxwell
    .rule = CCG-9.5

card-beverly_crusher = Beverly Crusher

card-calloway = Calloway
    .rule = CCG-9.5

card-christopher_hobson = Christopher Hobson
    .rule = CCG-9.5

card-darian_wallace = Darian Wallace
    .rule = CCG-9.5

card-data = Data

card-data_first_contact = Data (First Contact)
    .rule = CCG-7.13 CCG-18.36

card-data_and_geordi = Data and Geordi
    .text = Special download: <card>Tricorder</card>.
    .rule = CCG-7.16 CCG-9.11 CCG-9.12 CCG-15.7 CCG-15.8 CCG-18.36

card-deanna_troi = Deanna Troi

card-dr_la_forge = Dr. La Forge
    .rule = CCG-9.5

card-dr_leah_brahms = Dr. Leah Brahms
    .rule = CCG-9.5 CCG-9.20 CCG-9.21 CCG-9.24

card-dr_selar = Dr. Selar

card-e_m_h_program = E.M.H. Program
    .text = Suspending play, you may download this card from your hand to your ship or outpost.
    .rule = CCG-7.13 CCG-9.20 CCG-9.21 CCG-9.24 CCG-14.12 CCG-15.1 CCG-15.2

card-eric_pressman = Eric Pressman

card-exocomp = Exocomp
    .text = Aboard a ship: repairs its damage in two of your full turns, without an outpost.
    .rule = CCG-4.25 CCG-16.67

card-fleet_admiral_shanthi = Fleet Admiral Shanthi
card-geordi_la_forge = Geordi La Forge

card-giusti = Giusti
    .rule = CCG-9.5

card-guinan = Guinan
    .text = Once per turn, where present, she may nullify an Alternate Universe or Q-icon interrupt, event or dilemma. Aboard an Enterprise, <card>Captain's Log</card> has double effect there.
    .rule = CCG-14.18

card-hannah_bates = Hannah Bates
    .rule = CCG-9.5

card-inge_eiger = Inge Eiger
    .rule = CCG-9.5

card-jean_luc_picard = Jean-Luc Picard
card-jenna_dsora = Jenna D'Sora
card-joseph_travis = Joseph Travis
card-kehleyr = K'Ehleyr
card-kareel_odan = Kareel Odan

card-leah_brahms = Leah Brahms
    .rule = CCG-9.5

card-lightner = Lightner
    .text = Special download: <card>Starfleet Type III Phaser Rifle</card>.
    .rule = CCG-15.7 CCG-15.8

card-linda_larson = Linda Larson
    .rule = CCG-9.5

card-lwaxana_troi = Lwaxana Troi
    .rule = CCG-9.5

card-mcknight = McKnight

card-mendon = Mendon
    .rule = CCG-9.5

card-montgomery_scott = Montgomery Scott
    .rule = CCG-9.6

card-morgan_bateson = Morgan Bateson

card-mot_the_barber = Mot the Barber
    .rule = CCG-9.5

card-neela_daren = Neela Daren
card-nikolai_rozhenko = Nikolai Rozhenko

card-norah_satie = Norah Satie
    .rule = CCG-9.5

card-reginald_barclay = Reginald Barclay
    .rule = CCG-9.5

card-richard_galen = Richard Galen

card-richard_wilkins = Richard Wilkins
    .rule = CCG-9.5

card-riva = Riva
    .rule = CCG-9.5

card-ro_laren = Ro Laren
card-sarek = Sarek
card-satelk = Satelk
card-shelby = Shelby

card-simon_tarses = Simon Tarses
    .rule = CCG-9.5

card-sir_isaac_newton = Sir Isaac Newton
    .rule = CCG-9.5 CCG-9.20 CCG-9.21 CCG-9.24

card-sirna_kolrami = Sirna Kolrami
    .rule = CCG-9.5

card-sito_jaxa = Sito Jaxa

card-soren = Soren
    .rule = CCG-9.5

card-tpan = T'Pan
card-taitt = Taitt
card-tam_elbrun = Tam Elbrun
card-tasha_yar = Tasha Yar

card-taurik = Taurik
    .rule = CCG-9.5

card-thomas_mcclure = Thomas McClure
card-thomas_riker = Thomas Riker

card-toby_russell = Toby Russell
    .rule = CCG-9.5

card-vash = Vash
card-wesley_crusher = Wesley Crusher
card-william_t_riker = William T. Riker
card-worf = Worf
