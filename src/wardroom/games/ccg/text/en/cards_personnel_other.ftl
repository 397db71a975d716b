### Non-Aligned and neutral personnel: name, and what they do beyond their skills.

card-amarie = Amarie
    .rule = CCG-9.5

card-baran = Baran
card-bok = Bok
card-devinoni_ral = Devinoni Ral

card-dr_farek = Dr. Farek
    .rule = CCG-9.5

card-dr_reyga = Dr. Reyga

card-dr_soong = Dr. Soong
    .text = Once each turn he may reprogram one android present: name its regular skills anew, as many as it has.
    .rule = CCG-9.4 CCG-18.36

card-etana_jol = Etana Jol
card-evek = Evek
card-gorta = Gorta
card-ishara_yar = Ishara Yar
card-jobril = Jo'Bril

card-kathleen_tonell = Kathleen Tonell
    .rule = CCG-7.20 CCG-9.5

card-kes = Kes
    .text = Special download: <card>The Gift</card>.
    .rule = CCG-4.22 CCG-8.4 CCG-15.7 CCG-15.8

card-krozh = Krozh
    .text = May report where you have FCA present.
    .rule = CCG-7.7 CCG-9.7

card-lily_sloane = Lily Sloane
    .text = Special download: <card>Auto-Destruct Sequence</card>. Aboard <card>Phoenix</card> she meets two of its staff icons.
    .rule = CCG-7.20 CCG-15.7 CCG-15.8

card-lore = Lore
    .text = Doubles all Rogue Borg and <card>Crystalline Entity</card> cards in play.
    .rule = CCG-18.36 CCG-22.80

card-narik = Narik
    .rule = CCG-9.5

card-ocett = Ocett
card-roga_danar = Roga Danar

card-sevek = Sevek
    .rule = CCG-7.20

card-solkar = Solkar
    .rule = CCG-7.20

card-spot = Spot
    .text = The first eight times she would be killed she is stopped instead. Once every turn she may disable one personnel present and herself until the end of the turn.
    .rule = CCG-9.9 CCG-9.55 CCG-18.1 CCG-18.20

card-tshonra = T'Shonra
    .rule = CCG-7.20

card-the_albino = The Albino
    .rule = CCG-18.36

card-vekor = Vekor

card-zefram_cochrane = Zefram Cochrane
    .rule = CCG-7.20
