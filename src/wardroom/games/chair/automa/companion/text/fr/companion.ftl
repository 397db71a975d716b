### Le compagnon : le Bot de Captain’s Chair à côté d’une vraie table. Tous les autres mots sont ceux de Captain’s Chair.

## Le jeu

game-name = Compagnon Captain’s Chair : le Bot à votre table
    .short = Compagnon Captain’s Chair
    .say = Vous jouez avec le vrai jeu ; la pioche, les pistes, les jetons et les cartes de commandement du Bot sont tenus ici.
    .time = 60–120 min
game-about = Pour une personne avec le jeu physique. Le compagnon tient la pioche du Bot, sa pioche Complément, sa défausse, ses pistes et ses jetons, résout chacun de ses tours selon ses règles imprimées, et ne demande que ce qu’il ne peut pas savoir : ce qui se trouve au Marché et dans la Zone neutre, ce que vous avez fait, ce qu’une attaque a donné. Il vous dit pas à pas ce qu’il faut faire à la table.
setting-captain = Votre capitaine
    .about = L’équipage que vous menez à la table.
setting-bot = Le capitaine du Bot
    .about = L’équipage et les cartes de commandement du Bot. Ce doit être un autre capitaine que le vôtre.
setting-bot-random = au hasard
setting-bot-picard = { captain-picard.short }
setting-bot-sisko = { captain-sisko.short }
setting-bot-burnham = { captain-burnham.short }
setting-bot-koloth = { captain-koloth.short }
setting-bot-sela = { captain-sela.short }
setting-bot-shran = { captain-shran.short }
setting-rank = Grade du Bot
    .about = La difficulté du Bot, à partir de la plus facile.

## Les cartes que personne n’a encore nommées

card-unseen_person = une nouvelle PERSONNE
card-unseen_cargo = une nouvelle CARGAISON
card-unseen_ship = un nouveau VAISSEAU
card-unseen_ally = un nouvel ALLIÉ
card-unseen_location = un nouveau Lieu
card-unseen_incident = un INCIDENT que personne n’a vu
card-unseen_encounter = une RENCONTRE que personne n’a vue
card-unseen_own_ship = un de vos VAISSEAUX

## Ce que vous annoncez

ask-report = { $when ->
        [turn] Jouez votre tour à la table, mais ne posez pas encore de jeton. Qu’est-ce qui a changé ?
        [pause] Faites cela à la table. Qu’est-ce que vos réactions ont encore changé ?
       *[last] Le dernier tour du Bot est fini. Reste-t-il quelque chose à annoncer avant le décompte ?
    }
    .rule = CHAIR-29.11
    .why = Le Bot tient compte du Marché, de la Zone neutre, de la Date stellaire et de vos pistes. Il n’a pas besoin de connaître le reste de votre jeu.
option-report-done = Tout est annoncé : je passe à mon entretien
option-report-next = C’est fait : le Bot continue
option-report-finish = Rien : passer au décompte
option-report-slot = La carte { $word } a quitté le Marché
    .word = suit
option-report-tokens = Jetons sur la carte { $word }
    .word = suit
option-report-here = Mes jetons : { $card }
option-report-control = J’ai pris le contrôle : { $card }
option-report-lies = Un autre Lieu se trouve à la place { $n }
option-report-track = Mon marqueur : { $word }
    .word = track
option-report-glory = De la Gloire a été prise sur la Date stellaire
option-report-bot = Il est arrivé quelque chose au Bot
option-report-correct = La Combustion, ou une correction
table-option-report-slot = La carte est partie : { $word }
    .word = suit
    .group = Le Marché
table-option-report-tokens = Jetons : { $word }
    .word = suit
    .group = Le Marché
table-option-report-here = Mes jetons : { $card }
    .group = La Zone neutre
table-option-report-control = J’ai pris le contrôle : { $card }
    .group = La Zone neutre
table-option-report-lies = Un autre Lieu se trouve à la place { $n }
    .group = La Zone neutre
table-option-report-track = Mon marqueur : { $word }
    .word = track
    .group = De mon côté
ask-market-card = Quelle carte { $name_suit } se trouve maintenant au Marché ?
    .rule = CHAIR-2.3
option-market-card = { $word }
    .word = card
option-market-card-none = Aucune : sa pioche est vide
ask-neutral-card = Zone neutre, place { $n } (la 1 touche la pioche Lieu) : quel Lieu s’y trouve maintenant ?
    .rule = CHAIR-32.5
option-neutral-card = { $word }
    .word = card
option-neutral-card-none = Aucun : la pioche Lieu est vide
ask-tokens = Sur { $card }, il y a ici { $dilithium } Dilithium, { $latinum } Latinum, { $glory } Gloire. Qu’y a-t-il à la table ?
    .rule = CHAIR-16.3
option-tokens = { $word } : { $n }
    .word = gain
option-tokens-back = C’est juste ainsi
ask-glory = La Date stellaire a ici { $left } Gloire. Combien en a-t-on pris en tout, sans compter ce que le Bot a pris ?
    .rule = CHAIR-11.1
    .why = Quand elle est vide, la carte suivante est garnie et le compte continue. Le jeton que vous posez à l’entretien est demandé plus tard.
option-glory = { $n }
option-glory-back = Aucune
ask-your-teams = { $card } : combien d’Équipes d’exploration y avez-vous ? ({ $n } ici)
    .rule = CHAIR-7.1
option-your-teams = { $n }
option-your-teams-back = C’est juste ainsi
ask-your-ships = { $card } : combien de VAISSEAUX y avez-vous ?
    .rule = CHAIR-34.16
option-your-ships = { $n }
ask-your-track = { $name_track } : où est votre marqueur ? ({ $n } ici)
    .rule = CHAIR-32.2
option-your-track = { $n }
option-your-track-back = C’est juste ainsi
ask-your-token = Entretien : sur quelle carte du Marché posez-vous votre jeton ? Finissez ensuite votre tour.
    .rule = CHAIR-10.7
    .why = Il vient de la Date stellaire. Défaussez et piochez avant de répondre ; ensuite commence le tour du Bot.
option-your-token = { $card }
option-your-token-none = Il n’y a aucune carte
option-your-token-more = Autre chose a changé pendant l’entretien : l’annoncer d’abord

## Ce qui est arrivé au Bot

ask-on-bot = Qu’est-il arrivé au Bot ?
    .rule = CHAIR-35.14
    .why = Il n’a pas de main : ce qui le ferait révéler, défausser ou choisir n’a pas d’effet. Ce qu’on lui vole vient de la réserve.
option-on-bot-incident = Il prend un INCIDENT
option-on-bot-discards = Il défausse la première carte de sa pioche (aussi au lieu de piocher)
option-on-bot-ship = Il renvoie ou rappelle un VAISSEAU : le dernier déployé
option-on-bot-location = Il logge un Lieu : celui qui a le moins de valeur
option-on-bot-card = { $card } quitte le jeu
option-on-bot-team = Une Équipe d’exploration du Bot quitte { $card }
option-on-bot-gain = Il gagne : { $word }
    .word = gain
option-on-bot-back = Rien, finalement
gain-research = { track-research }
gain-influence = { track-influence }
gain-military = { track-military }
ask-bot-card = Où va { $card } ?
    .rule = CHAIR-35.14
option-bot-card-lost = Renvoyée, dans sa défausse
option-bot-card-logged = Dans son Journal
option-bot-card-destroyed = Hors de la partie
option-bot-card-back = Elle reste
ask-bot-gains = Combien le Bot gagne-t-il ({ $name_gain }) ?
    .rule = CHAIR-35.6
option-bot-gains = { $n }
option-bot-gains-back = Rien

## Le tour du Bot

ask-turned-incident = Retournez un INCIDENT que le Bot a pris. Lequel est-ce ?
    .rule = CHAIR-30.5
    .why = S’il y en a plusieurs face cachée, retournez n’importe lequel : personne ne les a vus.
option-turned-incident = { $word }
    .word = card
ask-turned-encounter = Retournez une RENCONTRE que le Bot a prise. Laquelle est-ce ?
    .rule = CHAIR-30.5
    .why = S’il y en a plusieurs face cachée, retournez n’importe laquelle : personne ne les a vues.
option-turned-encounter = { $word }
    .word = card
ask-encounter-left = Le Bot prend la première RENCONTRE. En reste-t-il une ?
    .rule = CHAIR-34.10
option-encounter-left-yes = Oui
option-encounter-left-none = Non, la pioche est vide
ask-attacked = { $card } vous attaque. L’annulez-vous ?
    .rule = CHAIR-35.2
    .why = Certaines cartes permettent d’ignorer une attaque. Résolvez à la table tout ce qui y réagit d’autre.
option-attacked-none = Non
option-attacked-yes = Oui, je l’ignore
ask-team-lost = { $card } : une de vos Équipes d’exploration revient sur votre Capitaine. D’où ?
    .rule = CHAIR-35.3
option-team-lost = { $card }
option-team-lost-elsewhere = D’un de mes Lieux
option-team-lost-none = Aucune ne revient : je n’en ai pas, ou une de mes cartes la garde
ask-ship-lost = { $card } : vous renvoyez un de vos VAISSEAUX. Lequel ?
    .rule = CHAIR-35.3
option-ship-lost = Un à { $card }
option-ship-lost-elsewhere = Un qui n’est sur aucun Lieu neutre
option-ship-lost-none = Je n’en ai pas de déployé
ask-top-card = { $card } : défaussez la première carte de votre pioche. Est-ce une PERSONNE ?
    .rule = CHAIR-35.2
option-top-card-yes = Oui
option-top-card-none = Non, ou je n’en ai pas
option-bot-location-or-discard-none = Ni l’un ni l’autre n’est possible

## La fin

ask-total = Le Bot a { $rival } PV. Comptez les vôtres : dans quelle dizaine est votre total ?
    .rule = CHAIR-31.8
option-total = { $n ->
        [0] moins de 10
       *[other] { $n }0 à { $n }9
    }
ask-total-ones = Et exactement ?
    .rule = CHAIR-31.8
option-total-ones = … { $n }

## Corrections

ask-correct = Qu’est-ce qui n’est pas comme à la table ?
    .rule = CHAIR-29.11
    .why = Une correction ne change que ce qui est noté ici : ni Gloire ni carte n’en découle. Ce qui a changé au milieu de la table s’annonce une étape plus haut.
option-correct-burn = Le dernier INCIDENT est pris : la Combustion
option-correct-research = { track-research } du Bot
option-correct-influence = { track-influence } du Bot
option-correct-military = { track-military } du Bot
option-correct-glory = La Gloire du Bot
option-correct-dilithium = Le Dilithium du Bot
option-correct-latinum = Le Latinum du Bot
option-correct-stardate = La Date stellaire
option-correct-held = Une Date stellaire vidée
option-correct-teams = Les Équipes d’exploration du Bot
option-correct-ships = Les jetons Vaisseau du Bot
option-correct-card = Une carte mal nommée
option-correct-back = Rien
option-correct-deck = Une carte est de nouveau dans sa pioche
ask-burn = La pioche Incident est-elle vide ? Alors le Bot gagne aussitôt.
    .rule = CHAIR-31.1
option-burn-none = Non
option-burn-yes = Oui : la Combustion
ask-fix-track = La piste { $name_track } du Bot est ici à { $n }. À combien est-elle ?
    .rule = CHAIR-17.1
option-fix-track = { $n }
ask-fix-means = Le Bot a ici { $n } { $name_gain }. Combien en a-t-il ?
    .rule = CHAIR-29.11
option-fix-means = { $n }
ask-fix-stardate = La Date stellaire en cours est ici la { $number }, avec { $n } Gloire. Laquelle est-ce ?
    .rule = CHAIR-11.1
option-fix-stardate = Date stellaire { $n }, { $n2 } Gloire restante
option-fix-stardate-back = C’est juste ainsi
ask-fix-held = Qui doit encore appliquer une Date stellaire vidée à son prochain entretien ?
    .rule = CHAIR-11.3
option-fix-held-you = Date stellaire { $n } : moi
option-fix-held-bot = Date stellaire { $n } : le Bot
option-fix-held-nobody = Date stellaire { $n } : personne
option-fix-held-back = C’est juste ainsi
ask-fix-teams = Combien d’Équipes d’exploration le Bot y a-t-il ?
    .rule = CHAIR-34.16
option-fix-teams = { $card } : { $n }
option-fix-teams-back = C’est juste ainsi
ask-fix-ships = Où est le jeton de ce VAISSEAU ?
    .rule = CHAIR-34.21
option-fix-ships = { $card } : à { $card2 }
option-fix-ships-none = { $card } : sur sa carte, à aucun Lieu
option-fix-ships-back = C’est juste ainsi
ask-fix-card = Quelle carte a été mal nommée ?
    .rule = CHAIR-1.2
option-fix-card = { $card }
option-fix-card-back = Aucune
ask-fix-face = Quelle carte est en réalité { $card } ?
    .rule = CHAIR-1.2
option-fix-face = { $word }
    .word = card
option-fix-face-back = C’est juste ainsi
ask-fix-back = Quelle carte est finalement dans sa pioche ?
    .rule = CHAIR-1.2
option-fix-back = { $card }
option-fix-back-back = Aucune

## Refus

where-market = au Marché
where-neutral = dans la Zone neutre
where-junk = dans la pile de rebut
where-bot = chez le Bot
where-you = chez vous, ou hors du milieu
where-gone = hors de la partie
refuse-card-elsewhere = Il n’y a qu’un exemplaire de { $card }, et il est { $name_where }. Si c’est faux, corrigez-le d’abord.
refuse-slot-empty = Il n’y a pas de carte { $name_suit } au Marché.
refuse-glory-from-supply = Après la Résolution, la Gloire vient de la réserve.
refuse-too-many-teams = Il n’y a que { $count } Équipes d’exploration en tout. Si l’une est venue d’un autre Lieu, annoncez d’abord celui qu’elle a quitté.
refuse-too-many-ships = Il n’y a que { $count } jetons Vaisseau en tout.
refuse-no-incident-left = Tous les INCIDENTS qui ne sont pas chez le Bot sont pris : c’est la Combustion.
refuse-bot-has-no-ship = Le Bot n’a pas de VAISSEAU déployé.
refuse-bot-has-no-location = Le Bot ne contrôle aucun Lieu.

## Journal

event-companion-set-up = Mettez la table en place contre le Bot (CHAIR-29.2). De ses affaires, il ne faut que ses jetons et ses INCIDENTS marqués « pioche Incident » (CHAIR-29.4) : ses autres cartes et son plateau sont tenus ici.
event-companion-middle = Le milieu de la table se découvre.
event-companion-took-incident = Il prend un INCIDENT : posez le premier face cachée à côté des cartes du Bot (CHAIR-34.10). Si c’était le dernier, annoncez la Combustion.
event-companion-left-market = { $card } a quitté le Marché.
event-companion-left-zone = { $card } a quitté la Zone neutre.
event-companion-tokens = Sur { $card }, il y a { $n } { $name_gain }.
event-companion-glory = { $n } Gloire prise sur la Date stellaire.
event-companion-here = { $card } : vous y avez { $teams ->
        [one] { $teams } Équipe d’exploration
       *[other] { $teams } Équipes d’exploration
    } et { $ships ->
        [one] { $ships } VAISSEAU
       *[other] { $ships } VAISSEAUX
    }.
event-companion-you-control = Vous prenez le contrôle de { $card } (CHAIR-7.4 à CHAIR-7.7).
event-companion-track = Votre piste { $name_track } est à { $n }.
event-companion-destroyed = { $card } du Bot quitte la partie.
event-companion-you-incident = Vous prenez un INCIDENT.
event-companion-you-incident-to-pile = Vous prenez un INCIDENT dans votre défausse.
event-companion-you-discard = Vous défaussez une carte de votre main, si vous en avez une.
event-companion-you-officer = Vous renvoyez un Officier en service, si vous en avez un.
event-companion-you-location = Vous loggez un de vos Lieux.
event-companion-you-may-draw = Vous pouvez piocher une carte.
event-companion-you-may-return = Vous pouvez rendre un INCIDENT de votre main ou de votre défausse.
event-companion-over = Vous avez compté { $total } PV, le Bot { $rival } (CHAIR-31.8).
event-corrected = Corrigé : { $what ->
        [research] la Recherche du Bot est à { $n }
        [influence] l’Influence du Bot est à { $n }
        [military] la piste Militaire du Bot est à { $n }
        [glory] le Bot a { $n } Gloire
        [dilithium] le Bot a { $n } Dilithium
        [latinum] le Bot a { $n } Latinum
        [stardate] la Date stellaire, avec { $n } Gloire
        [held] une Date stellaire vidée
        [teams] les Équipes d’exploration du Bot
       *[ships] un jeton Vaisseau du Bot
    }.
event-companion-renamed = Corrigé : c’est { $card }, et non { $card2 }.
event-companion-in-deck = Corrigé : { $card } est de nouveau dans sa pioche.

## Le score

sheet-row-counted = Votre total
score-counted = Comme vous l’avez compté à la table
score-burned = Le dernier INCIDENT est pris : le Bot gagne

## La table

companion-clock = Tour { $turn }. Date stellaire { $number } : { $glory } Gloire restante.
companion-market = Marché, tel qu’annoncé
companion-neutral = Zone neutre, telle qu’annoncée
companion-your-tracks = Vos pistes : { $said }
companion-your-side = Vos pistes
companion-now = À la table maintenant
companion-step-turn = Votre tour
companion-step-bot = Le tour du Bot
companion-step-end = Le décompte
companion-nothing = Rien encore.
