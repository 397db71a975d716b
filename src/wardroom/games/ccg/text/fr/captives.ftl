### Captifs, plans secrets et équipes menées par l’adversaire.

## Questions et choix

option-order-retrieve = Libérer { $card }
option-order-jail = Mettre { $card } en prison ({ $card2 })
option-order-agenda = Révéler { $card }
option-answer-agenda = Révéler { $card }
option-answer-about-agenda = Révéler { $card }
ask-escort = Laquelle de vos équipes escorte { $card } ?
    .rule = CCG-17.22
option-escort = { $card }
ask-capture-with = { $card } : quelle équipe fait un captif ?
    .rule = CCG-17.20
option-capture-with = L’équipe de { $card }
ask-aim-captive = { $card } : quel captif ?
    .rule = CCG-17.27
option-aim-captive = { $card }
ask-aim-cell = { $card } : où aménager une prison de bord, ou pour quel captif chercher une carte ?
    .rule = CCG-17.25
option-aim-cell = { $card }
ask-cell-goes = { $card } : où va cette carte ?
    .rule = CCG-15.3
option-cell-goes-discard = Dans la défausse
option-cell-goes-deck = Sur votre pioche
ask-interrogation = { $card } : que faites-vous pour { $card2 } ?
    .rule = CCG-1.6
option-interrogation-give_up = Livrer le secret : 10 points pour l’adversaire, et le captif rentre chez vous
option-interrogation-keep_silent = Garder le silence : 1 point pour l’adversaire
ask-lead = { $card } : quel ordre donnez-vous à l’équipe adverse ?
    .rule = CCG-13.32
option-lead-attempt = { option-order-attempt }
option-lead-fly = { option-order-fly }
option-lead-dock = { option-order-dock }
option-lead-undock = { option-order-undock }
option-lead-beam = { option-order-beam }
option-lead-walk = { option-order-walk }
option-lead-attack = { option-order-attack }
option-lead-battle = { option-order-battle }
option-lead-cloak = { option-order-cloak }
option-lead-decloak = { option-order-decloak }
option-lead-end = Les laisser aller

## Refus

refuse-captive-held = { $card } est retenu : seule une carte libère un tel captif.
refuse-not-for-captive = { $card } ne peut pas être cherché pour un captif.

## Ce qui se passe

event-captured = { $you ->
    [yes] Vous capturez { $card }.
   *[no] { $seat } capture { $card }.
}
event-trapped = { $card } est retenu sous { $card2 }.
event-escorted = { $card } est désormais sous escorte : { $card2 }.
event-jailed = { $card } est en prison à bord de { $card2 }.
event-freed = { $card } est libre.
event-lays-agenda = { $you ->
    [yes] Vous posez un plan secret.
   *[no] { $seat } pose un plan secret.
}
event-turns-up = { $you ->
    [yes] Vous révélez { $card }.
   *[no] { $seat } révèle { $card }.
}

## Sur la table

table-option-order-retrieve = Libérer { $card }
    .verb = Libérer
    .thing = { $card }
table-option-order-jail = Mettre { $card } en prison
    .verb = En prison
    .group = { $card2 }
table-option-order-agenda = Révéler { $card }
    .verb = Révéler
    .group = Cartes
