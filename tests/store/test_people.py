"""Who may sit where, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import select

from wardroom.store import Announcement, SeatRow, Sitting, Store, Unknown, hashed, new_id, new_secret
from wardroom.store.schema import metadata

from .tables import new_table, row_of, waiting

ANN, BO, EVE = hashed("ann"), hashed("bo"), hashed("eve")


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(len(secret) == 32 for secret in made)  # 192 bits
    assert len({new_id() for _ in range(100)}) == 100
    assert all(new_id().isalnum() for _ in range(100))
    assert hashed("a secret") == "984ca5162200734c592148f1820b71057f098573d138666b48663e4e30cd8d3a"


def test_a_guest_sits_down_and_sits_down_again(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0))
    store.look(ANN, row.id, 0, 5)
    store.note(ANN, row.id, 0, "Bo\0 has Worf")
    store.sit(ANN, Sitting(row.id, 0))
    assert store.sittings(ANN, row.id) == [Sitting(row.id, 0, False, 5, "Bo has Worf")]
    store.sit(ANN, Sitting(row.id, 0, host=True))
    store.sit(ANN, Sitting(row.id, 0))
    assert store.sittings(ANN, row.id) == [Sitting(row.id, 0, True, 5, "Bo has Worf")]
    assert store.sittings(BO, row.id) == []


def test_one_guest_at_several_seats(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    for seat in (None, 1, 0):
        store.sit(ANN, Sitting(row.id, seat))
    assert [sitting.seat for sitting in store.sittings(ANN, row.id)] == [0, 1, None]
    store.note(ANN, row.id, None, "from afar")
    assert [sitting.notes for sitting in store.sittings(ANN, row.id)] == ["", "", "from afar"]


def test_what_was_seen_never_goes_back(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0))
    for seen in (3, 7, 5):
        store.look(ANN, row.id, 0, seen)
    assert store.sittings(ANN, row.id)[0].seen == 7


def test_orders_stand_with_the_sitting(store: Store) -> None:
    row = row_of(new_table(), asked=(1,))
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0))
    store.sit(BO, Sitting(row.id, 1))
    store.sit(EVE, Sitting(row.id, None))
    later = row.moved + 1
    assert not store.orders(row.id) and not store.waiting_for_orders(later)
    store.order(ANN, row.id, 0, "flight")
    assert store.waiting_for_orders(later) == [], "who has orders is not asked"
    store.order(BO, row.id, 1, "turn:3 flight")
    assert store.orders(row.id) == [(ANN, 0, "flight"), (BO, 1, "turn:3 flight")]
    assert store.waiting_for_orders(later) == [(row.id, 0, 1, "turn:3 flight")]
    assert store.waiting_for_orders(row.moved) == []
    store.order(BO, row.id, 1, "score", was="flight")
    assert store.sittings(BO, row.id)[0].orders == "turn:3 flight", "it was something else"
    store.sit(BO, Sitting(row.id, 1))
    assert store.sittings(BO, row.id)[0].orders == "turn:3 flight", "sitting down again keeps them"
    store.unseat(row.id, 1)
    assert store.orders(row.id) == [(ANN, 0, "flight")]


def test_a_guests_tables_those_that_moved_last_first(store: Store) -> None:
    rows = [row_of(new_table(), moved=float(moved)) for moved in (10, 30, 20)]
    for row in rows:
        store.create(row)
        store.sit(ANN, Sitting(row.id, 0))
    store.sit(ANN, Sitting(rows[0].id, 1))
    store.sit(BO, Sitting(rows[1].id, 1))
    assert store.games_of(ANN) == [
        (rows[1], Sitting(rows[1].id, 0)),
        (rows[2], Sitting(rows[2].id, 0)),
        (rows[0], Sitting(rows[0].id, 0)),
        (rows[0], Sitting(rows[0].id, 1)),
    ]
    assert [row.id for row, _ in store.games_of(ANN, 1)] == [rows[1].id]
    assert store.games_of(EVE) == []


def test_who_is_unseated_loses_seat_and_tokens(store: Store) -> None:
    row = waiting(seats=(SeatRow(0, "person", "Ann"), SeatRow(1, "person", "Bo")))
    store.create(row)
    for seat, guest in enumerate((ANN, BO)):
        store.take(row.id, seat, "x", "00")
        store.sit(guest, Sitting(row.id, seat, host=guest == ANN))
        store.issue("token", hashed(f"token {seat}"), row.id, seat)
    store.unseat(row.id, 1)
    assert store.sittings(BO, row.id) == []
    assert store.link("token", hashed("token 1")) is None
    assert store.link("token", hashed("token 0")) == (row.id, 0)
    assert [seat.taken for seat in store.game(row.id).seats] == [True, False]
    assert len(store.luck(row.id)) == 1
    assert store.take(row.id, 1, "Bea", "bb")


def test_a_host_without_a_seat_is_still_the_host(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0, host=True))
    store.unseat(row.id, 0)
    assert store.sittings(ANN, row.id) == [Sitting(row.id, None, host=True)]
    assert store.game(row.id).seats == row.seats  # a running game keeps its names


# Secrets


def test_a_link_opens_once(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.issue("link", hashed("link"), row.id, 1)
    assert store.link("link", hashed("link")) == (row.id, 1)
    assert store.link("token", hashed("link")) is None
    assert not store.sit_down(ANN, row.id, 0, "Ann", "", link=hashed("link")), "it is for another seat"
    assert store.sit_down(BO, row.id, 1, "Bo", "", link=hashed("link"))
    assert not store.sit_down(EVE, row.id, 1, "Eve", "", link=hashed("link"))
    assert store.link("link", hashed("link")) is None
    assert store.link("spent", hashed("link")) == (row.id, 1)
    assert store.sittings(BO, row.id) and not store.sittings(EVE, row.id)


def test_a_link_opens_for_one_of_many(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.issue("link", hashed("link"), row.id, 1)
    start = Barrier(8)

    def sit_down(number: int) -> bool:
        start.wait(120)
        return store.sit_down(hashed(f"guest {number}"), row.id, 1, "Bo", "", link=hashed("link"))

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(sit_down, range(8))) == 1
    assert sum(bool(store.sittings(hashed(f"guest {number}"), row.id)) for number in range(8)) == 1


def test_who_sits_down_has_link_seat_and_place_or_nothing(store: Store) -> None:
    row = waiting()
    store.create(row)
    store.issue("link", hashed("link"), row.id, 1)
    assert store.take(row.id, 1, "Eve", "ee")
    assert not store.sit_down(BO, row.id, 1, "Bo", "bb", link=hashed("link")), "somebody sits there"
    assert store.link("link", hashed("link")) and not store.sittings(BO, row.id)
    store.unseat(row.id, 1)
    assert store.sit_down(BO, row.id, 1, "Bea", "bb", link=hashed("link"))
    assert store.game(row.id).seats[1] == SeatRow(1, "person", "Bea", taken=True)
    assert store.luck(row.id) == ["bb"] and store.full() == [row.id]


def test_a_sit_down_that_is_cut_short_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    row = waiting()
    store.create(row)
    store.issue("link", hashed("link"), row.id, 1)
    monkeypatch.setattr("wardroom.store.people.announce", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        store.sit_down(BO, row.id, 1, "Bo", "bb", link=hashed("link"))
    assert store.game(row.id) == row and not store.sittings(BO, row.id)
    assert store.link("link", hashed("link")) == (row.id, 1)


def test_a_seat_that_is_given_on_tells_its_old_player_nothing(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(BO, Sitting(row.id, 1))
    store.set_seat(row.id, 1, webhook="https://bo.example/hook")
    store.unseat(row.id, 1, Announcement("unseat", 1, 3))
    found = store.game(row.id)
    assert found.seats[1].webhook is None and found.announced == (Announcement("unseat", 1, 3),)


def test_spectators_are_sent_away_but_no_player_and_no_host(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, None, host=True))
    store.sit(BO, Sitting(row.id, 1))
    store.sit(BO, Sitting(row.id, None))
    store.sit(EVE, Sitting(row.id, None))
    store.unwatch(row.id)
    assert store.sittings(ANN, row.id) == [Sitting(row.id, None, host=True)]
    assert store.sittings(BO, row.id) == [Sitting(row.id, 1)]
    assert store.sittings(EVE, row.id) == []


def test_tokens_and_the_spectators_link_are_kept(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.issue("token", hashed("token"), row.id, 0)
    store.issue("watch", hashed("watch"), row.id, None)
    for kind, secret, seat in (("token", "token", 0), ("watch", "watch", None)):
        assert store.link(kind, hashed(secret)) == (row.id, seat)  # type: ignore[arg-type]


def test_revoking_is_for_one_kind_and_one_place(store: Store) -> None:
    row, other = row_of(new_table()), row_of(new_table())
    for each in (row, other):
        store.create(each)
        for seat in (0, 1):
            store.issue("link", hashed(f"link {each.id} {seat}"), each.id, seat)
            store.issue("token", hashed(f"token {each.id} {seat}"), each.id, seat)
        store.issue("watch", hashed(f"watch {each.id}"), each.id, None)
    store.revoke("link", row.id, 1)
    store.revoke("watch", other.id, None)
    assert store.link("link", hashed(f"link {row.id} 1")) is None
    assert store.link("link", hashed(f"link {row.id} 0")) == (row.id, 0)
    assert store.link("link", hashed(f"link {other.id} 1")) == (other.id, 1)
    assert store.link("token", hashed(f"token {row.id} 1")) == (row.id, 1)
    assert store.link("watch", hashed(f"watch {row.id}")) == (row.id, None)
    assert store.link("watch", hashed(f"watch {other.id}")) is None


def test_a_secret_itself_is_never_taken(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    secret = new_secret()
    slips: list[Callable[[], object]] = [
        lambda: store.issue("link", secret, row.id, 0),
        lambda: store.sit(secret, Sitting(row.id, 0)),
        lambda: store.link("link", secret),
        lambda: store.sit_down(BO, row.id, 0, "Bo", "", link=secret),
    ]
    for slip in slips:
        with pytest.raises(ValueError, match="hash"):
            slip()


def test_no_secret_is_stored(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    secret = new_secret()
    store.issue("link", hashed(secret), row.id, 0)
    store.sit(hashed(secret), Sitting(row.id, 0))
    with store.reading() as connection:
        stored = [str(each) for table in metadata.sorted_tables for each in connection.execute(select(table))]
    assert not any(secret in each for each in stored)


def test_nobody_sits_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Unknown):
        store.sit(ANN, Sitting("nothing", 0))
    with pytest.raises(Unknown):
        store.issue("link", hashed("link"), "nothing", 0)
    with pytest.raises(Unknown):
        store.unseat("nothing", 0)
    store.look(ANN, "nothing", 0, 1)
    store.note(ANN, "nothing", 0, "x")


def test_a_removed_table_takes_its_people_along(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0))
    store.issue("link", hashed("link"), row.id, 0)
    store.remove(row.id)
    assert store.sittings(ANN, row.id) == []
    assert store.games_of(ANN) == []
    assert store.link("link", hashed("link")) is None


def test_a_game_is_taken_off_a_list_and_put_back(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.sit(ANN, Sitting(row.id, 0, notes="mine"))
    store.sit(ANN, Sitting(row.id, 1))
    store.sit(BO, Sitting(row.id, None))
    store.hide(ANN, row.id, True)
    assert [sitting.hidden for _, sitting in store.games_of(ANN)] == [True, True]
    assert [sitting.hidden for _, sitting in store.games_of(BO)] == [False], "everybody has a list of their own"
    assert store.sittings(ANN, row.id)[0] == Sitting(row.id, 0, notes="mine", hidden=True), "the seat stays hers"
    store.hide(ANN, row.id, False)
    assert [sitting.hidden for _, sitting in store.games_of(ANN)] == [False, False]
