### The frame of every page.

web-skip = Skip to the content
web-tools = Site
web-language = Language
web-theme = Theme
web-theme-auto = As the system
web-theme-dark = Night
web-theme-light = Day

## Parts that many pages use

web-part-line = For
web-part-card = Card
web-part-because = Because of
web-part-points = Points
web-part-total = Total
web-part-scores-now = scores now
web-part-new = new
web-part-final = cannot be undone
web-part-why-not = why not?
web-part-read = Read { $card }
web-part-card-page = All about this card
web-part-close = Close

## Said by the script

web-lost = The connection was lost. Trying again …
web-back = Connected again.
web-soon = The question had only just appeared, and this choice cannot be undone: nothing was chosen. Choose again.
