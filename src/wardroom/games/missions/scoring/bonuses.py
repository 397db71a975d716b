"""Every card's bonuses, compiled once from the printed facts."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..cards import CARDS, ORDER, Galaxy
from ..cards.clauses import CopyBest, Each, EachDistinct, EachOfChosen, Slots, Tiers, With, WithDistinct, WithSame
from ..cards.filters import AFFILIATION, LIFEFORM, Filter, Shows
from . import pays
from .choices import PLAGUE, PLAGUE_LIFEFORMS
from .guises import BIT, CHANGED, OWN, any_of, bits, filters_of, mask, ships_in, value_masks


class Bonus(NamedTuple):
    """A card's bonuses. A plain FOR EACH is kept as data, and `pay` is None then: most cards are like that."""

    points: int
    mask: int
    found: Sequence[pays.Gain]
    pay: pays.Pay | None
    gains: pays.Gains | None


def _compile(card: str, lifeform: str | None = None) -> Bonus:
    """The bonuses of a card; of a plague, with one lifeform or with the best one."""
    facts = CARDS[card]

    def of(meant: Filter) -> int:
        return mask(meant) & ~OWN[card]

    kind: pays.Kind
    unless = facts.blanked_unless
    match facts.score:
        case () | (CopyBest(),):  # what is copied is known when everything else is
            return Bonus(0, 0, pays.NONE, None, None)
        case (Each(points=points, of=each),):
            if unless is None:
                return _plain(points, of(each))
            kind = (pays.reserved if unless.reserve else pays.gated)(points, of(each), of(unless.of))
        case (With(further=None) as once,):
            kind = pays.once(once.points, of(once.of), once.least)
        case (With(further=Each() as further) as once,):
            kind = pays.pair_and_further(once.points, of(once.of), further.points, of(further.of))
        case (Tiers() as graded,):
            kind = pays.tiers([(tier.points, of(tier.of), tier.least) for tier in graded.tiers])
            if unless is not None:
                kind = pays.lifted(kind, of(unless.of))
        case (Slots(apart=()) as slots,):
            kind = pays.slots(slots.points, [of(slot) for slot in slots.fill])
        case (Slots(fill=(lead, other, _), apart=(1, 2)) as slots,):
            kind = pays.slots_apart(slots.points, of(lead), of(other), slots.section)
        case (EachDistinct() as distinct,):
            kind = pays.each_distinct(distinct.points, distinct.section, of(distinct.of), 0, 0)
        case (EachDistinct() as distinct, Each() as each) if each.points >= distinct.points:
            kind = pays.each_distinct(distinct.points, distinct.section, of(distinct.of), each.points, of(each.of))
        case (WithDistinct() as distinct,):
            kind = pays.with_distinct(distinct.points, distinct.section, of(distinct.of), distinct.least)
        case (WithSame() as same,):
            kind = pays.with_same(same.points, same.section, of(same.of), same.least)
        case (Each() as first, Each() as second):
            kind = pays.each_each([(first.points, of(first.of)), (second.points, of(second.of))])
        case (With(least=1, further=None) as once, Each() as each) | (
            Each() as each,
            With(least=1, further=None) as once,
        ):
            kind = pays.with_each(once.points, of(once.of), each.points, of(each.of))
        case (Each() as each, EachOfChosen() as chosen):
            lives = [(chosen.worth(life), of(Shows(LIFEFORM, life))) for life in PLAGUE_LIFEFORMS]
            if lifeform is None:
                kind = pays.plague(each.points, of(each.of), lives)
            else:
                kind = pays.each_each([(each.points, of(each.of)), lives[PLAGUE_LIFEFORMS.index(lifeform)]])
        case _:
            raise TypeError(f"no way to compile {card}")
    return Bonus(0, 0, pays.NONE, *kind)


def _plain(points: int, of: int) -> Bonus:
    ships = ships_in(of)
    return Bonus(points, of, ((points, ships),) if ships else pays.NONE, None, None)


#: The bonuses of every card, the plague with its best lifeform.
BONUSES: Final[dict[str, Bonus]] = {card: _compile(card) for card in CARDS}
#: The bonuses of the plague with each lifeform.
PLAGUES: Final[dict[str, Bonus]] = {lifeform: _compile(PLAGUE, lifeform) for lifeform in PLAGUE_LIFEFORMS}
#: The part of `BONUSES` that a hand without choices needs.
PLAIN: Final[dict[str, tuple[int, int, pays.Pay | None]]] = {
    card: (bonus.points, bonus.mask, bonus.pay) for card, bonus in BONUSES.items()
}


def _copied() -> tuple[str, frozenset[str]]:
    """The card that copies, and the cards it can copy (MIS-10.13); no choice changes what those are."""
    for card, facts in CARDS.items():
        for clause in facts.score:
            if isinstance(clause, CopyBest):
                return card, frozenset(c for c in CARDS if c != card and clause.of.fits(CARDS[c].printed))
    raise LookupError("no card copies")


COPIER, MODELS = _copied()


def _looked_at(card: str) -> list[int]:
    """Masks such that guises in the same of them are alike for a card."""
    facts = CARDS[card]
    looked_at = [mask(meant) for meant in filters_of(card)]
    if facts.blanked_unless is not None:
        looked_at.append(mask(facts.blanked_unless.of))
    if any(isinstance(c, EachDistinct | WithDistinct | WithSame) and c.section == AFFILIATION for c in facts.score):
        looked_at += value_masks(AFFILIATION)
    return looked_at


def _concerned() -> dict[int, int]:
    concerned = dict.fromkeys(CHANGED, 0)
    concerned.update((new, 0) for changes in CHANGED.values() for _, _, new in changes)
    others = {old: any_of([new for _, _, new in changes]) for old, changes in CHANGED.items() if changes}
    for card in CARDS:
        place = 1 << ORDER[card]
        for seen in _looked_at(card):
            for old, new in others.items():
                differ = (new & ~seen if seen & old else new & seen) & ~OWN[card]
                if differ:
                    concerned[old] |= place
                    for number in bits(differ):
                        concerned[1 << number] |= place
    return concerned


#: For every guise that `thought_maker` can bring about, the cards to which that makes a difference, by their places in
#: the fact sheet; for every guise that it can change, those to which any change does.
CONCERNED: Final[dict[int, int]] = _concerned()


def _beside() -> tuple[int, int, int]:
    """Holograms: the cards they need, the cards blanked without those (MIS-5.5), and the two guises of the card that
    is one or not (MIS-10.12)."""
    needed = grounded = both = 0
    for facts in CARDS.values():
        if isinstance(facts, Galaxy):
            if facts.blanked_unless is not None:
                needed |= mask(facts.blanked_unless.of)
                grounded |= BIT[facts.id]
            if facts.counts_as is not None:
                needed |= mask(facts.counts_as.beside)
                both = sum(guise for guise in CHANGED if guise & OWN[facts.id])
    return needed, grounded, both


#: MIS-10.12: `holodeck_1`, `holodeck_2` and `computer`; the cards blanked without them; both guises of `leah_brahms`.
HOLODECKS, GROUNDED, BRAHMS = _beside()
