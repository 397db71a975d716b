### The search for the best hand.

refuse-best-no-q = { $card } is not among the cards, and without it there is no such hand.

## How sure it is that a hand is the best

best-proof-optimal = No hand out of these cards scores more, and that is proven. Of { $of ->
    [one] one hand
   *[other] { $of } hands
} in all, { $hands } had to be scored; bounds rule out the rest.
best-proof-open = The search was stopped before it was done. No hand out of these cards scores more than { $bound } points, that much is proven; { $hands } of { $of } hands were scored.
