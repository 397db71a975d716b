### Le cadre de toutes les pages.

web-skip = Aller au contenu
web-tools = Site
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-dark = Nuit
web-theme-light = Jour

## Éléments communs à plusieurs pages

web-part-line = Pour
web-part-card = Carte
web-part-because = Grâce à
web-part-points = Points
web-part-total = Total
web-part-scores-now = rapporte pour l’instant
web-part-new = nouvelle
web-part-final = irréversible
web-part-why-not = pourquoi ?
web-part-read = Lire { $card }
web-part-card-page = Tout sur cette carte
web-part-close = Fermer

## Dit par le script

web-lost = Connexion perdue. Nouvel essai …
web-back = Connexion rétablie.
web-soon = La question venait d’apparaître et ce choix est irréversible : rien n’a été choisi. Choisissez de nouveau.
