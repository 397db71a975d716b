"""CHAIR-29 to CHAIR-35: the printed Bot. It goes by its Automated Command cards alone, is never asked, and tells every
step.

`turn` has the stages of its turn, `matching` finds the row of a card, `rows/` has what each row does, in its `verbs`.
`value` decides every comparison. `defence` says what a person's effects do to it. It looks at the table and never asks
who keeps the person's side: what it does to the person goes through `flow.foe`."""
