"""`wardroom best`: the best hand there is, with the word on how sure that is."""

from __future__ import annotations

from argparse import Namespace

from wardroom.kernel import find

from .door import Door
from .hands import Scorer, best_hand
from .mistakes import Mistake, refusal
from .names import card_index
from .sheets import show_sheet


def run(arguments: Namespace, door: Door) -> int:
    game = find(arguments.game)
    text = door.words(game)
    index = card_index(game, text)
    cards = None if arguments.cards is None else list(dict.fromkeys(index.find(name) for name in arguments.cards))
    scorer = Scorer(game)
    try:
        with door.err.busy(text.say("best-searching")):
            found = best_hand(game, cards, arguments.with_q, None)
        sheet = scorer.sheet(found.cards, dict(found.choices))
    except scorer.Refused as refused:
        _, said, rule = refusal(refused, text)
        raise Mistake("refused-hand", said=said, rule=rule) from None
    if arguments.json:
        proof = found.proof
        choices = sheet["choices"]
        door.write_json({"total": found.total, "cards": list(found.cards), "choices": choices, "proof": proof})
        return 0
    show_sheet(sheet, text.say("best-title", {"points": found.total}), door.out, text)
    door.out.print("", text.say("best-proof", {"proof": found.proof}))
    return 0
