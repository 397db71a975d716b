"""Stand-in while the real one is written: tries every choice with the plain evaluator."""

from collections.abc import Sequence
from itertools import combinations, product

from .choices import *  # noqa
from . import choices as c
from .cards import CARDS, GALAXY, AFFILIATIONS


def best(hand, fixed=None):
    from .scoring import score

    fixed = fixed or Choices()
    ships = [fixed.ship] if fixed.ship or c.SHIP not in hand else [c.Ship(*v) for v in product(*c.SHIP_VALUES.values())]
    thoughts = (
        [fixed.thought]
        if fixed.thought or c.THOUGHT not in hand
        else [c.DECLINED]
        + [
            c.Thought(t, a)
            for t in hand
            for a in AFFILIATIONS
            if t == c.SHIP or CARDS[t].printed.lifeforms and a not in CARDS[t].printed.affiliations
        ]
    )
    g = [x for x in hand if x in GALAXY]
    borgs = (
        [fixed.borg]
        if fixed.borg is not None or c.BORG not in hand
        else [b for n in range(3) for b in combinations(g, n)]
    )
    plagues = [fixed.plague] if fixed.plague or c.PLAGUE not in hand else list(c.PLAGUE_LIFEFORMS)
    top = None
    for s in ships:
        for t in thoughts:
            if s and isinstance(t, c.Thought) and t.target == c.SHIP and t.affiliation == s.affiliation:
                continue
            for b in borgs:
                for p in plagues:
                    ch = c.Choices(s, t, b, p)
                    x = score(hand, ch).total
                    if top is None or x > top[0]:
                        top = (x, ch)
    return top


def total(hand):
    return best(hand)[0]
