### Personnel romulien : nom, et ce que font les cartes en plus de leurs compétences.

card-alidar_jarok = Alidar Jarok
card-bochra = Bochra

card-data_and_picard = Data and Picard
    .rule = CCG-7.16 CCG-8.4 CCG-9.11 CCG-9.12

card-galathon = Galathon
card-jaron = Jaron

card-jera = Jera
    .rule = CCG-9.20 CCG-9.21 CCG-9.24

card-major_rakal = Major Rakal
    .text = Comme Romulienne : Tal Shiar, Empathie et Traîtrise. Pour la Fédération : Empathie et Diplomatie, INTÉGRITÉ +4 et RUSE -1.
    .rule = CCG-7.13 CCG-7.20 CCG-8.4 CCG-8.8

card-mendak = Mendak
card-mirok = Mirok
card-movar = Movar
card-nvek = N'Vek
card-neral = Neral

card-palteth = Palteth
    .rule = CCG-9.5

card-pardek = Pardek

card-parem = Parem
    .rule = CCG-9.5

card-sela = Sela

card-selok = Selok
    .rule = CCG-9.5

card-sirol = Sirol

card-sisters_of_duras = Sisters of Duras
    .rule = CCG-7.16 CCG-8.4 CCG-9.11 CCG-9.12

card-taibak = Taibak

card-takket = Takket
    .rule = CCG-9.5

card-tallus = Tallus
    .rule = CCG-9.5

card-tarus = Tarus
    .rule = CCG-9.5

card-taul = Taul
card-tebok = Tebok
card-telak = Telak
card-thei = Thei
card-tokath = Tokath
card-tomalak = Tomalak

card-tomek = Tomek
    .rule = CCG-9.5 CCG-9.20 CCG-9.21 CCG-9.24

card-toreth = Toreth
card-varel = Varel
