### Klingon personnel: name, and what they do beyond their skills.

card-betor = B'Etor

card-bijik = B'iJik
    .rule = CCG-9.5

card-bael = Ba'el

card-batrell = Batrell
    .rule = CCG-9.5

card-divok = Divok

card-dukath = Dukath
    .rule = CCG-9.5

card-duras = Duras

card-feklhr = Fek'lhr
    .rule = CCG-9.20 CCG-9.21 CCG-9.24

card-gorath = Gorath
    .rule = CCG-9.5

card-gowron = Gowron
card-jddan = J'Ddan

card-jadzia_dax_blaze_of_glory = Jadzia Dax (Blaze of Glory)
    .text = Your other personnel present with the same nemesis icon have all attributes +2.
    .rule = CCG-7.13 CCG-18.36

card-kmpec = K'mpec

card-ktal = K'Tal
    .rule = CCG-9.5

card-ktesh = K'Tesh
    .rule = CCG-9.5 CCG-9.20 CCG-9.21 CCG-9.24

card-kvada = K'Vada

card-kahless = Kahless
    .rule = CCG-9.5

card-kang = Kang
    .rule = CCG-18.36

card-kargan = Kargan

card-kell = Kell
    .rule = CCG-9.5

card-klag = Klag
    .rule = CCG-9.5

card-kleeg = Kle'eg
    .rule = CCG-9.5

card-koloth = Koloth
    .text = Special download: <card>Bat'leth</card>.
    .rule = CCG-15.7 CCG-15.8 CCG-18.36

card-konmel = Konmel
    .rule = CCG-9.5

card-kor = Kor
    .text = Your other Klingons present have STRENGTH +2.
    .rule = CCG-4.33 CCG-18.36

card-koral = Koral
card-koroth = Koroth

card-korris = Korris
    .rule = CCG-9.5

card-kromm = Kromm
    .rule = CCG-9.5

card-kurak = Kurak
card-kurn = Kurn
card-lkor = L'Kor
card-lursa = Lursa
card-morag = Morag
card-nudaq = Nu'Daq

card-sons_of_mogh = Sons of Mogh
    .rule = CCG-7.16 CCG-9.11 CCG-9.12

card-targ = Targ
    .text = Your Klingons present, other than Targs, have STRENGTH +1. Where present, nullifies one <card>Rogue Borg Mercenaries</card> just played.
    .rule = CCG-9.9 CCG-14.18 CCG-22.80

card-toq = Toq
card-torak = Torak
card-toral = Toral

card-torin = Torin
    .rule = CCG-9.5

card-vagh = Vagh

card-vekma = Vekma
    .rule = CCG-9.5
