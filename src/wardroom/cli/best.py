"""`wardroom best`: the best hand there is, with the word on how sure that is."""

from __future__ import annotations

from argparse import Namespace

from wardroom.interface.score_pad import Scorer, check_best, find_best_hand
from wardroom.kernel import find

from .context import Context
from .errors import Mistake, refusal
from .names import card_index
from .sheets import show_sheet


def run(arguments: Namespace, context: Context) -> int:
    game = find(arguments.game)
    check_best(game)
    text = context.words(game)
    index = card_index(game, text)
    cards = None if arguments.cards is None else list(dict.fromkeys(index.find(name) for name in arguments.cards))
    scorer = Scorer(game)
    try:
        with context.err.progress() as progress:
            bar = progress.add_task(text.say("best-searching"), total=None)
            found = find_best_hand(
                game, cards, arguments.with_q, lambda done, of: progress.update(bar, completed=done, total=of)
            )
        sheet = scorer.sheet_of(found.cards, found.choices)
    except scorer.Refused as refused:
        _, said, rule = refusal(refused, text)
        raise Mistake("refused-hand", said=said, rule=rule) from None
    if arguments.json:
        choices, proof = sheet["choices"], dict(found.proof)
        context.write_json({"total": found.total, "cards": list(found.cards), "choices": choices, "proof": proof})
        return 0
    show_sheet(sheet, text.say("best-hand", {"points": found.total}), context.out, text)
    context.out.print("", text.say(f"best-proof-{'optimal' if found.proof['optimal'] else 'open'}", found.proof))
    return 0
