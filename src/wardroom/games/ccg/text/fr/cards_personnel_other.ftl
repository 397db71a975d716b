### Personnel non-aligné et neutre : nom, et ce que font les cartes en plus de leurs compétences.

card-amarie = Amarie
    .rule = CCG-9.5

card-baran = Baran
card-bok = Bok
card-devinoni_ral = Devinoni Ral

card-dr_farek = Dr. Farek
    .rule = CCG-9.5

card-dr_reyga = Dr. Reyga

card-dr_soong = Dr. Soong
    .text = Une fois à chacun de vos tours, il peut reprogrammer un androïde présent : nommez de nouveau ses compétences ordinaires, autant qu’il en a.
    .rule = CCG-9.4 CCG-18.36

card-etana_jol = Etana Jol
card-evek = Evek
card-gorta = Gorta
card-ishara_yar = Ishara Yar
card-jobril = Jo'Bril

card-kathleen_tonell = Kathleen Tonell
    .rule = CCG-7.20 CCG-9.5

card-kes = Kes
    .text = Téléchargement spécial : <card>The Gift</card>.
    .rule = CCG-4.22 CCG-8.4 CCG-15.7 CCG-15.8

card-krozh = Krozh
    .text = Peut se présenter là où vous avez FCA présent.
    .rule = CCG-7.7 CCG-9.7

card-lily_sloane = Lily Sloane
    .text = Téléchargement spécial : <card>Auto-Destruct Sequence</card>. À bord de <card>Phoenix</card>, elle fournit deux de ses icônes Équipage.
    .rule = CCG-7.20 CCG-15.7 CCG-15.8

card-lore = Lore
    .text = Double tous les Borgs renégats et toutes les cartes <card>Crystalline Entity</card> en jeu.
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
    .text = Les huit premières fois qu’elle devrait être tuée, elle est seulement stoppée. Une fois pendant le tour de chaque joueur, elle peut neutraliser un personnel présent et elle-même jusqu’à la fin du tour.
    .rule = CCG-9.9 CCG-9.55 CCG-18.1 CCG-18.20

card-tshonra = T'Shonra
    .rule = CCG-7.20

card-the_albino = The Albino
    .rule = CCG-18.36

card-vekor = Vekor

card-zefram_cochrane = Zefram Cochrane
    .rule = CCG-7.20
