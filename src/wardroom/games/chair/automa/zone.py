"""The Bot's tokens: where its Away Teams and SHIPs go, and where they come from (CHAIR-34.15 to CHAIR-34.25)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Steps

from ..cards.kinds import SHIP
from ..flow import leaving, neutral
from ..flow.happenings import CONTROLLED, happen
from ..flow.verbs import ships
from ..flow.wants import Wants, fits, shows
from ..pieces import Do, Happening
from ..state import FLEET, NO_TEAMS, PLACES, RIVAL, Chair, zone
from . import deck
from .matching import resolve
from .value import LEFT, Choice, Measure, decide, highest_value, lowest_value, worth
from .witness import witness

TOO_MANY, TOO_FAR = 3, 3
"""CHAIR-34.15: at so many tokens, with such a lead, no further one goes there."""
SECURED, TRAIT, MOST, FEWEST, LONGEST = "secured", "trait", "most", "fewest", "longest"
"""What else decides: secured Locations come last; the trait asked for; most or fewest tokens; had for longest."""


def places(state: Chair) -> list[Card]:
    """The neutral Locations from left to right (CHAIR-32.5)."""
    return [place for place in state.neutral if place is not None]


def is_over_controlled(state: Chair, place: Card) -> bool:
    """CHAIR-34.15: the Bot has one token more there than it needs to secure it."""
    own = neutral.tokens_at(state, RIVAL, place)
    return own >= TOO_MANY and own - neutral.tokens_at(state, 1 - RIVAL, place) >= TOO_FAR


def is_blocked(state: Chair, place: Card) -> bool:
    """CHAIR-34.16: the person has more SHIPs there."""
    return len(neutral.ships_at(state, 1 - RIVAL, place)) > len(neutral.ships_at(state, RIVAL, place))


# Away Teams


def send(do: Do, *traits: str, n: int = 1, ignore_ships: bool = False) -> Asking[Card | None]:
    """CHAIR-34.16: so many Away Teams to one neutral Location, if one is allowed (CHAIR-34.19); of `traits` the first
    is preferred. Where they went."""
    state = do.state
    yield from witness(state).places(state)
    allowed = [
        place
        for place in places(state)
        if not is_over_controlled(state, place) and (ignore_ships or not is_blocked(state, place))
    ]
    chosen = decide(
        allowed,
        (SECURED, lambda place: neutral.is_secured(state, RIVAL, place)),
        (TRAIT, lambda place: rank_trait(state, place, traits)),
        (MOST, lambda place: -neutral.tokens_at(state, RIVAL, place)),
        highest_value(state, RIVAL),
    )
    if chosen is None:
        state.tell("rival-sends-nobody")
        return None
    place = chosen.card
    sent = 0
    while sent < n and not is_over_controlled(state, place) and fetch_team(do, place):
        ships.add_teams(state, RIVAL, place, 1)
        sent += 1
        state.tell("rival-sent", card=place, count=neutral.tokens_at(state, RIVAL, place), name_how=chosen.how)
    return place if sent else None


def rank_trait(state: Chair, place: Card, traits: Sequence[str]) -> int:
    return next((rank for rank, trait in enumerate(traits) if shows(state, place, trait)), len(traits))


def fetch_team(do: Do, target: Card) -> bool:
    """CHAIR-34.18: an Away Team from the Captain, else from where the Bot has the fewest tokens, not the target."""
    state = do.state
    if do.own.teams == 0:
        others = [place for place in with_teams(state) if place != target]
        if not give_up_team(state, others, "CHAIR-34.18"):
            state.tell("rival-no-team")
            return False
    do.own.teams -= 1
    return True


def with_teams(state: Chair) -> list[Card]:
    return [place for place in places(state) if neutral.teams_at(state, RIVAL, place)]


def give_up_team(state: Chair, among: Sequence[Card], rule: str) -> bool:
    """CHAIR-34.18, CHAIR-34.23: an Away Team comes home from where the Bot has the fewest tokens; ties: the least
    valuable for it, then the leftmost. Whether there was one."""
    chosen = decide(among, (FEWEST, lambda place: neutral.tokens_at(state, RIVAL, place)), lowest_value(state, RIVAL))
    if chosen is None:
        return False
    count = neutral.tokens_at(state, RIVAL, chosen.card)
    state.tell("rival-fewest", card=chosen.card, count=count, rule=rule, name_how=chosen.how)
    ships.bring_home(state, RIVAL, chosen.card)
    return True


def teams_out(state: Chair) -> int:
    """How many Away Teams are off the Captain (CHAIR-34.23)."""
    return sum(neutral.teams_at(state, RIVAL, place) for place in places(state))


def remove(do: Do, n: int) -> Steps:
    """CHAIR-34.23: so many Away Teams back to the Captain, each from where the Bot has the fewest tokens."""
    for _ in range(n):
        give_up_team(do.state, with_teams(do.state), "CHAIR-34.23")
    yield from ()


# SHIPs


def deploy(do: Do, ship: Card) -> Steps:
    """CHAIR-34.20: to the Control area, with its token on it; the order of deployment is that of the Fleet."""
    state = do.state
    if state.face(ship).suit == SHIP:
        state.cards.move(ship, zone(RIVAL, FLEET))
        state.ship_at[ship] = None
        state.tell("rival-deployed", card=ship)
    yield from ()


def deploy_to_explore(do: Do, ship: Card) -> Steps:
    """CHAIR-34.21: its token goes to the neutral Location with the fewest tokens in all."""
    state = do.state
    yield from deploy(do, ship)
    yield from witness(state).places(state)
    move_ship(state, ship, "rival-explored", (FEWEST, lambda place: tokens_in_all(state, place)))


def deploy_to_engage(do: Do, ship: Card) -> Steps:
    """CHAIR-34.21: its token goes to the neutral Location where the person has the most tokens."""
    state = do.state
    yield from deploy(do, ship)
    yield from witness(state).places(state)
    move_ship(state, ship, "rival-engaged", (MOST, lambda place: -neutral.tokens_at(state, do.foe, place)))


def tokens_in_all(state: Chair, place: Card) -> int:
    return sum(neutral.tokens_at(state, side, place) for side in range(state.sides))


def move_ship(state: Chair, ship: Card, key: str, measure: Measure) -> None:
    if ship not in state.ship_at:
        return
    allowed = [place for place in places(state) if not is_over_controlled(state, place)]
    chosen = decide(allowed, measure, highest_value(state, RIVAL))
    if chosen is None:
        state.tell("rival-ship-stays", card=ship)
    else:
        count = abs(measure[1](chosen.card))
        state.ship_at[ship] = chosen.card
        state.tell(key, card=ship, card2=chosen.card, count=count, name_how=chosen.how)


def deployed(state: Chair) -> list[Card]:
    """Its SHIPs in the order of their deployment."""
    return [card for card in state.row(RIVAL, FLEET) if card in state.ship_at]


def dismiss_latest_ship(do: Do) -> Asking[bool]:
    """CHAIR-34.22: the SHIP most recently deployed goes to the Discard pile; whether there was one."""
    found = deployed(do.state)
    if found:
        do.state.tell("rival-dismissed", card=found[-1])
        leaving.dismissed(do.state, found[-1])
    yield from ()
    return bool(found)


# Locations


def least_of(do: Do, cards: Sequence[Card]) -> Choice | None:
    """CHAIR-34.24: of its own cards the least valuable for the Bot, then the one it has had longest."""
    chosen = decide(cards, lowest_value(do.state, RIVAL))
    return chosen if chosen is None or chosen.how != LEFT else Choice(chosen.card, LONGEST)


def controlled(do: Do, without: Wants = ()) -> list[Card]:
    """Its Locations in the order in which they came."""
    return [place for place in do.state.row(RIVAL, PLACES) if not fits(do.state, place, without)]


def log_least(do: Do, cards: Sequence[Card]) -> Steps:
    """The least valuable of these is logged."""
    chosen = least_of(do, cards)
    if chosen is not None:
        facts = worth(do.state, chosen.card, RIVAL).told()
        do.state.tell("rival-least", card=chosen.card, name_how=chosen.how, **facts)
        yield from deck.log(do, chosen.card)


def take_control(do: Do, place: Card) -> Steps:
    """CHAIR-30.2, CHAIR-30.3, CHAIR-34.25: the tokens there as usual; the Location comes to the Control area and is
    resolved with the Automated Command cards, not by its CONTROL text; then its place is refilled."""
    state = do.state
    state.tell("rival-took-control", card=place)
    slot = neutral.vacate(do, place)
    state.cards.move(place, zone(RIVAL, PLACES))
    state.teams[place] = NO_TEAMS
    yield from happen(state, Happening(CONTROLLED, RIVAL, place))
    yield from resolve(state, place)
    state.tell("rival-refills")
    neutral.fill(state, slot)


def control_most_present(do: Do) -> Steps:
    """The neutral Location with most Bot tokens, at least one, comes under its control, secured or not
    (CHAIR-34.25)."""
    state = do.state
    yield from witness(state).places(state)
    present = [place for place in places(state) if neutral.tokens_at(state, RIVAL, place)]
    chosen = decide(present, (MOST, lambda place: -neutral.tokens_at(state, RIVAL, place)), highest_value(state, RIVAL))
    if chosen is None:
        state.tell("rival-nowhere-present")
    else:
        count = neutral.tokens_at(state, RIVAL, chosen.card)
        state.tell("rival-most-present", card=chosen.card, count=count, name_how=chosen.how)
        yield from take_control(do, chosen.card)
