"""`python -m bench.many_hidden`: how long an imagined world takes where very many cards are hidden.

Two decks of a collectible card game: 62 cards to draw and 28 to seed each, with equal faces in both. They are seeded
under twelve missions, drawn, looked through, put back on top and underneath, searched and reshuffled, played and taken
back; in a second story for longer, and hardly ever shuffled, so that what is known piles up. The time of a world is
measured after every turn, for both seats; the goal is 2 ms.
"""

from __future__ import annotations

from random import Random
from statistics import mean
from time import perf_counter

from wardroom.kernel import EVERYBODY, Cards, Chance, Zone

DRAWN, SEEDS, MISSIONS, WORLDS = 62, 28, 12, 20
STORIES = {"as usual": (20, (0, 1, 2, 3, 4, 5)), "hardly shuffled": (60, (0, 0, 2, 2, 2, 2, 4, 4, 5, 1))}
"""How many turns, and what is done in them."""
TABLE, DISCARD = 0, 1
GOAL = 2000


def zone(seat: int, what: int) -> int:
    return 2 + MISSIONS + 3 * seat + what


DECK, HAND, SEED = range(3)


def laid_out(chance: Chance) -> Cards:
    zones = [Zone("table", EVERYBODY), Zone("discard", EVERYBODY), *(Zone(f"under{each}") for each in range(MISSIONS))]
    for seat in (0, 1):
        mine = 1 << seat
        zones += [Zone(f"deck{seat}"), Zone(f"hand{seat}", mine, loose=True), Zone(f"seeds{seat}", mine, loose=True)]
    cards = Cards(zones, 2)
    for seat in (0, 1):
        cards.add(zone(seat, DECK), [f"face{number // 2}" for number in range(DRAWN)], f"draw{seat}")
        cards.add(zone(seat, SEED), [f"seed{'sp'[number % 2]}{number // 3}" for number in range(SEEDS)], f"seed{seat}")
        cards.shuffle(zone(seat, DECK), chance)
        cards.draw(zone(seat, HAND), (zone(seat, DECK), 7))
    return cards


def seed(cards: Cards, seat: int, dice: Random) -> None:
    """Each under one of the missions it may lie under; everybody knows which those are."""
    for card in cards.rows[zone(seat, SEED)][:]:
        space = cards.faces[card].startswith("seeds")
        mission = dice.choice(range(0, MISSIONS, 2) if space else range(1, MISSIONS, 2))
        cards.move(card, 2 + mission)
        kind = "seeds" if mission % 2 == 0 else "seedp"
        cards.within((card,), lambda face, kind=kind: face.startswith(kind))  # type: ignore[misc]


def take_turn(cards: Cards, seat: int, what: int, chance: Chance, dice: Random) -> None:
    """Something of everything that makes sets of places overlap."""
    deck, hand = zone(seat, DECK), zone(seat, HAND)
    cards.draw(hand, (deck, 1))
    row = cards.rows[deck]
    if what == 0 and len(row) > 4:  # look at the top and put some of it under the deck
        cards.show(row[-4:], 1 << seat)
        for card in dice.sample(row[-4:], 2):
            cards.move(card, deck, under=True)
    elif what == 1 and row:  # search the deck
        cards.show(row, 1 << seat)
        cards.move(dice.choice(row), hand)
        cards.shuffle(deck, chance)
    elif what == 2 and cards.rows[hand]:  # put a card of the hand back on top, unseen
        cards.move(dice.choice(cards.rows[hand]), deck)
    elif what == 3 and cards.rows[DISCARD]:  # shuffle cards of the discard pile in again
        for card in [card for card in cards.rows[DISCARD] if (card >= DRAWN + SEEDS) == bool(seat)][:3]:
            cards.move(card, deck)
        cards.shuffle(deck, chance)
    elif what == 4 and cards.rows[zone(1 - seat, HAND)]:  # see a card of the other hand
        other = cards.rows[zone(1 - seat, HAND)]
        cards.show((other[chance.below(len(other))],), 1 << seat)
    elif what == 5 and row:  # show the top to everybody
        cards.show(row[-1:], EVERYBODY)
    for card in dice.sample(cards.rows[hand], min(2, len(cards.rows[hand]))):
        cards.move(card, dice.choice((TABLE, DISCARD)))
    under = cards.rows[2 + dice.randrange(MISSIONS)]
    if under:
        cards.move(under[0], dice.choice((TABLE, DISCARD)))


def measure(number: int, turns: int, deeds: tuple[int, ...]) -> list[tuple[float, int]]:
    """Microseconds of a world (with its share of what is worked out once a position), and groups of faces."""
    chance, dice = Chance(number.to_bytes(8, "big")), Random(number)
    cards = laid_out(chance)
    found = []
    for seat in (0, 1):
        seed(cards, seat, dice)
    for turn in range(turns):
        take_turn(cards, turn % 2, dice.choice(deeds), chance, dice)
        for seat in (0, 1):
            start = perf_counter()
            dealer = cards.dealer(seat)
            for world in range(WORLDS):
                dealer.deal(Chance(world.to_bytes(8, "big")))
            found.append(((perf_counter() - start) / WORLDS * 1e6, len(dealer.groups)))
    return found


def main() -> None:
    for story, (turns, deeds) in STORIES.items():
        found = [each for number in range(12) for each in measure(number, turns, deeds)]
        times, groups = [time for time, _ in found], max(each for _, each in found)
        print(f"{story}: mean {mean(times):.0f} us, slowest {max(times):.0f} us (goal {GOAL}), groups {groups}")


if __name__ == "__main__":
    main()
