"""Domus Regnatrix: the regions of the page, made from an observation."""

from __future__ import annotations

from regalia.engine.named import Named
from regalia.engine.region import Board, Region, pairs
from regalia.engine.state import OVER, WHO
from regalia.games.domus import schema as s
from regalia.games.domus.observation import DomusObservation
from regalia.games.domus.parts import (
    Affair,
    Battle,
    City,
    Coins,
    Decks,
    Hand,
    HandCard,
    Middle,
    Offer,
    Place,
    Purse,
    Result,
    Roads,
    Scoring,
    SeatPart,
    Setup,
    Shelf,
    Squad,
    Store,
    Tray,
    Turn,
    Ware,
)
from regalia.games.domus.position import DomusConfig
from regalia.games.domus.reckoning import fights
from regalia.games.domus.refusals import cannot_play_now
from regalia.games.domus.rules import DomusState
from regalia.games.domus.seen import as_seen
from regalia.games.domus.trade import can_trade

SPACES = 3
"""The spaces of a city."""


def public_regions(seen: DomusObservation, config: DomusConfig) -> list[Region]:
    """The regions that are the same for all viewers, the board first."""
    table = _table(seen, config)
    regions = [
        Region("board", "board.html", Board(seen.seats)),
        Region("people", "seats.html", Board(seen.seats)),
        Region("turn", "turn.html", _turn(seen, table)),
        _setup(seen, config),
        Region("affair", "affair.html", _affair(seen)),
        Region("battle", "battle.html", _battle(seen)),
        _store(seen, config, -1),
        _decks(seen),
        *_map(seen, config, table, -1, -1),
    ]
    for seat in range(seen.seats):
        part = _seat(seen, config, seat)
        regions.append(Region(f"seat-{seat}", "seat.html", part, (f"seat-{seat}",), seat))
    regions.append(Region("scoring", "scoring.html", _scoring(seen, config)))
    return regions


def own_regions(seen: DomusObservation, config: DomusConfig) -> list[Region]:
    """The regions of one viewer: the same map with their places, their coins and their hand."""
    if not seen.mine:
        return []
    seat = seen.to_act if seen.to_act in seen.mine else seen.mine[0]
    own = seat if len(seen.mine) == 1 else -1
    table = _table(seen, config)
    if table is None:
        return []
    regions = [Region("own", "own.html", None)]
    regions.append(_store(seen, config, seat))
    regions += _map(seen, config, table, seat, own)
    hand = _hand(seen, config, table, seat)
    tray = _tray(seen, config, hand)
    if tray is not None:
        regions.append(Region("tray", "tray.html", tray, _tray_things(tray)))
    purse = _purse(seen, config, seat)
    coins = tuple([f"coin-{one.coin}" for one in purse.coins])
    regions.append(Region("purse", "purse.html", purse, coins))
    if tray is not None and tray.hand:
        return regions
    cards = tuple([f"{what}-{one.card}" for one in hand.cards for what in ("hand", "drop")])
    regions.append(Region("hand", "hand.html", hand, cards))
    return regions


def chosen_things(seen: DomusObservation) -> tuple[str, ...]:
    """The ids of what the viewer's unfinished move has used so far."""
    making = seen.making
    if not making:
        return ()
    kind, seat = making[0], seen.to_act
    if kind == s.CHOOSING:
        names = ("kingdom", "portrait", "terrain")
        columns = (s.CHOSEN_KINGDOM, s.CHOSEN_HERO, s.CHOSEN_TERRAIN)
        chosen = [(name, making[column]) for name, column in zip(names, columns, strict=True)]
        return tuple([f"{name}-{number}" for name, number in chosen if number >= 0])
    if kind == s.PAYING:
        paid = [f"coin-{coin}" for coin, count in pairs(_paid(making))]
        return (f"store-{making[s.BOUGHT]}", *paid)
    if kind == s.PROPOSING:
        given = [f"hand-{card}" for card in sorted(set(_side(making, s.GIVEN)))]
        asked = [f"wanted-{card}" for card in sorted(set(_side(making, s.ASKED_FOR)))]
        return (f"seat-{making[s.PARTNER]}", *given, *asked)
    if kind == s.PUTTING:
        at = [f"seat-{making[s.PUT_AT]}"] if making[s.PUT_AT] >= 0 else []
        return (f"hand-{making[s.PUT]}", *at)
    if kind == s.TAKING:
        return (f"discards-{making[s.TAKEN]}",)
    if kind == s.ORDERING:
        tops = [f"top-{n}" for n in range(making[s.ORDERED_TOP])]
        return (f"army-{_army(seat, making[s.ORDERED])}", *tops)
    if kind == s.ARRANGING:
        lifted = [f"unit-{making[s.LIFTED]}"] if making[s.LIFTED] >= 0 else []
        return (f"army-{_army(seat, making[s.ARRANGED_SQUAD])}", *lifted)
    return ()


def _army(seat: int, squad: int) -> int:
    return squad * int(s.MOST_SEATS) + seat


def _begun(seen: DomusObservation) -> bool:
    """Whether the first turn has begun."""
    return seen.turn >= 0 and seen.round > 0


def _paid(making: Named) -> tuple[int, ...]:
    """The coins of each kind that an unfinished move has paid."""
    return tuple([int(making[s.PAID + coin]) for coin in range(s.MOST_COINS)])


def _side(frame: Named, column: int) -> tuple[int, ...]:
    """The cards of one side of a trade."""
    cards = [frame[column + i] for i in range(s.MOST_TRADED)]
    return tuple([int(card) for card in cards if card >= 0])


def _table(seen: DomusObservation, config: DomusConfig) -> DomusState | None:
    """The position as the viewer sees it; None before the first turn."""
    return as_seen(seen, config) if _begun(seen) else None


def _turn(seen: DomusObservation, table: DomusState | None) -> Turn | None:
    if table is None:
        return None
    here = (seen.turn, seen.round, seen.step - int(s.BUYING), seen.to_act == OVER)
    return Turn(*here, any(seen.proposed_to), can_trade(table, seen.turn))


def _setup(seen: DomusObservation, config: DomusConfig) -> Region:
    if _begun(seen):
        return Region("setup", "setup.html", None)
    takers: list[tuple[int, ...]] = []
    things: list[str] = []
    for thing, chosen, number in (
        ("kingdom", seen.kingdoms, len(config.kingdoms)),
        ("portrait", seen.heroes, len(config.heroes)),
        ("terrain", seen.terrains, len(config.terrains)),
        ("flag", seen.flags, len(config.flags)),
    ):
        row = [chosen.index(one) if one in chosen else -1 for one in range(number)]
        takers.append(tuple(row))
        things += [f"{thing}-{one}" for one in range(number) if row[one] < 0]
    return Region("setup", "setup.html", Setup(tuple(takers)), tuple(things))


def _affair(seen: DomusObservation) -> Affair | None:
    if not _begun(seen):
        return None
    offer: Offer | None = None
    left = ""
    for frame in seen.under_way:
        if frame[0] == s.OFFER:
            offer = Offer(seen.turn, frame[WHO], _side(frame, s.OFFERED), _side(frame, s.WANTED))
        elif frame[0] == s.MARCH:
            many = frame[s.MARCHERS]
            left = f"{many} units may" if many > 1 else "A unit may"
            left += " go one space further."
        elif frame[0] == s.MUSTER:
            more = frame[s.MUSTER_LEFT]
            left = f"Up to {more} units" if more > 1 else "A unit"
            left += " may come from the discard pile."
    return Affair(offer, left)


def _battle(seen: DomusObservation) -> Battle | None:
    """The last battle."""
    if seen.defender < 0:
        return None
    attack = (seen.attacker, seen.attacking, seen.force, seen.attack_dice)
    return Battle(*attack, seen.defender, seen.defending, seen.guard, seen.defence_dice)


def _store(seen: DomusObservation, config: DomusConfig, seat: int) -> Region:
    """The store with the prices of a seat, or -1 for the printed ones."""
    if not _begun(seen):
        return Region("store", "store.html", None)
    shelves: list[Shelf] = []
    things: list[str] = []
    for deck in range(s.MILITARY, s.SELL + 1):
        wares: list[Ware] = []
        for card in range(config.first[deck], config.first[deck + 1]):
            count = seen.store[card]
            if count > 0:
                price = seen.prices[seat][card] if seat >= 0 else int(config.cards[card].price)
                payable = seat < 0 or price <= seen.coins[seat]
                wares.append(Ware(card, count, price, payable))
                things.append(f"store-{card}")
        buried = seen.buried[deck - int(s.MILITARY)]
        known = sorted({card for card in buried if card >= 0})
        counts = tuple([(card, buried.count(card)) for card in known])
        shelves.append(Shelf(deck, tuple(wares), seen.deck_sizes[deck], counts))
    return Region("store", "store.html", Store(seat, tuple(shelves)), tuple(things))


def _decks(seen: DomusObservation) -> Region:
    if not _begun(seen):
        return Region("decks", "decks.html", None)
    part = Decks(seen.deck_sizes[s.MAIN], pairs(seen.discards), pairs(seen.mint))
    return Region("decks", "decks.html", part, ("deck-0",))


def _map(
    seen: DomusObservation, config: DomusConfig, table: DomusState | None, viewer: int, own: int
) -> list[Region]:
    """The middle and the cities; with ``viewer`` the places where that seat can form squads."""
    cities = range(seen.seats)
    if table is None:
        return [
            Region("middle", "middle.html", None),
            *[Region(f"city-{city}", "city.html", None) for city in cities],
        ]
    found = _squads(seen)
    numbers = _numbers(table)
    place, things = _place(seen, found, 0, viewer, numbers)
    part = Middle(seen.middle, place)
    regions = [Region("middle", "middle.html", part, things)]
    for city in cities:
        regions.append(_city(seen, config, found, city, viewer, own, numbers))
    return regions


def _numbers(table: DomusState) -> dict[int, tuple[str, ...]]:
    """With what each army fights, in words."""
    found = dict[int, tuple[str, ...]]()
    for seat in range(table.seats):
        for squad in table.squads_of(seat):
            found[_army(seat, int(squad))] = fights(table, seat, squad)
    return found


def _squads(seen: DomusObservation) -> dict[int, list[int]]:
    """The units of each army, the top first."""
    found: dict[int, list[int]] = {}
    for one in seen.squads:
        found.setdefault(_army(int(one.owner), int(one.squad)), []).append(int(one.unit))
    return found


def _place(
    seen: DomusObservation,
    found: dict[int, list[int]],
    place: int,
    viewer: int,
    numbers: dict[int, tuple[str, ...]],
) -> tuple[Place, tuple[str, ...]]:
    """A place with its squads, the viewer's first, and the ids of its armies."""
    squads: list[Squad] = []
    free: list[int] = []
    first = place * int(s.SQUADS_IN_SPACE)
    order = sorted(range(seen.seats), key=lambda owner: owner != viewer)
    for owner in order:
        for squad in range(first, first + int(s.SQUADS_IN_SPACE)):
            army = _army(owner, squad)
            units = found.get(army, [])
            if units:
                squads.append(
                    Squad(army, owner, tuple(units), _state(seen, owner, squad), numbers[army])
                )
            elif owner == viewer:
                free.append(army)
    armies = [one.army for one in squads] + free
    return Place(tuple(squads), tuple(free)), tuple([f"army-{army}" for army in armies])


def _state(seen: DomusObservation, owner: int, squad: int) -> str:
    """What a squad has done in this turn."""
    if owner != seen.turn or seen.to_act == OVER:
        return ""
    if seen.spent[squad]:
        return "done"
    return "fought" if seen.fought[squad] else ""


def _city(
    seen: DomusObservation,
    config: DomusConfig,
    found: dict[int, list[int]],
    city: int,
    viewer: int,
    own: int,
    numbers: dict[int, tuple[str, ...]],
) -> Region:
    things = [f"walls-{city}", f"hero-{city}"]
    places: list[Place] = []
    for space in range(SPACES):
        place, armies = _place(seen, found, 1 + SPACES * city + space, viewer, numbers)
        places.append(place)
        things += armies
    count = {True: 0, False: 0}
    for place in places:
        for one in place.squads:
            count[one.owner == city] += len(one.units)
    laid = tuple([(card, n) for card, n in pairs(seen.laid[city]) if card >= config.coins])
    things += [f"laid-{city}-{card}" for card, _ in laid]
    part = City(
        city,
        city == own,
        (city - max(own, 0)) % seen.seats,
        _roads(seen, config, city),
        seen.kingdoms[city],
        seen.heroes[city],
        seen.alive[city] == 1,
        seen.terrains[city],
        seen.flags[city],
        seen.fallen[city],
        seen.estates[city],
        tuple(places),
        count[True],
        count[False],
        laid,
    )
    return Region(f"city-{city}", "city.html", part, tuple(things))


def _golden(seen: DomusObservation, config: DomusConfig, seat: int) -> bool:
    """Whether a Golden Age lies in a seat's city."""
    return any(seen.laid[seat][int(config.first_golden) :])


def _roads(seen: DomusObservation, config: DomusConfig, seat: int) -> Roads:
    return Roads(
        seen.victory_points[seat],
        seen.coins[seat],
        _golden(seen, config, seat),
        tuple([city for city in range(seen.seats) if seen.estates[city] == seat]),
        seen.seats - 1,
        seen.estates[seat],
    )


def _seat(seen: DomusObservation, config: DomusConfig, seat: int) -> SeatPart:
    coins = pairs(seen.laid[seat][: int(config.coins)])
    place = seen.places[seat] if seen.places else 0
    return SeatPart(
        seat,
        _roads(seen, config, seat),
        seen.hand_sizes[seat],
        pairs(seen.known[seat]),
        coins,
        place,
    )


def _purse(seen: DomusObservation, config: DomusConfig, seat: int) -> Purse:
    paid: tuple[int, ...] = tuple([0] * int(config.coins))
    price, sum_paid = -1, -1
    making = seen.making
    if making and making[0] == s.PAYING:
        paid = _paid(making)
        price = seen.prices[seat][making[s.BOUGHT]]
        sum_paid = sum([int(config.value[coin]) * count for coin, count in enumerate(paid)])
    coins = [
        Coins(coin, seen.laid[seat][coin], paid[coin])
        for coin in range(config.coins)
        if seen.laid[seat][coin] > 0
    ]
    golden = _golden(seen, config, seat)
    return Purse(seat, tuple(coins), seen.coins[seat], golden, sum_paid, price)


def _hand(seen: DomusObservation, config: DomusConfig, table: DomusState, seat: int) -> Hand:
    used: tuple[int, ...] = ()
    making = seen.making
    if making and making[0] == s.PROPOSING:
        used = _side(making, s.GIVEN)
    elif making and making[0] == s.PUTTING:
        used = (making[s.PUT],)
    plays = not making and not seen.under_way and seen.to_act == seat
    cards = [
        HandCard(card, n, used.count(card), cannot_play_now(table, seat, card) if plays else "")
        for card, n in pairs(seen.hands[seat])
    ]
    return Hand(seat, len(seen.mine) > 1, int(config.edition.hand_limit), tuple(cards))


def _tray(seen: DomusObservation, config: DomusConfig, hand: Hand) -> Tray | None:
    making, seat = seen.making, hand.seat
    kind = making[0] if making and seen.to_act == seat else -1
    if kind in (s.ORDERING, s.ARRANGING):
        column = s.ORDERED if kind == s.ORDERING else s.ARRANGED_SQUAD
        units = _squads(seen).get(_army(seat, making[column]), [])
        if kind == s.ORDERING:
            return Tray("squad", tuple(units), making[s.ORDERED_TOP], (), (), -1, ())
        return Tray("lift", tuple(sorted(set(units))), making[s.LIFTED], (), (), -1, ())
    if kind == s.PROPOSING:
        known = seen.known[making[s.PARTNER]]
        wanted = [
            card for card in range(config.kinds) if config.deck[card] == s.MAIN or known[card] > 0
        ]
        gives, asks = _side(making, s.GIVEN), _side(making, s.ASKED_FOR)
        partner = making[s.PARTNER]
        return Tray("trade", tuple(wanted), -1, gives, asks, partner, hand.cards)
    if seen.to_act != seat:
        return None
    if any(seen.looked_at):
        looked, counts = zip(*pairs(seen.looked_at), strict=True)
        return Tray("looked", looked, -1, (), (), -1, (), counts)
    if kind == s.TAKING or (kind < 0 and _under_way(seen, int(s.MUSTER))):
        first, end = int(config.first_unit), int(config.first[s.MILITARY])
        recruits = [card for card in range(first, end) if seen.discards[card] > 0]
        counts = tuple([seen.discards[card] for card in recruits])
        return Tray("recruits", tuple(recruits), -1, (), (), -1, (), counts)
    return None


def _under_way(seen: DomusObservation, kind: int) -> bool:
    return bool(seen.under_way) and seen.under_way[-1][0] == kind


def _tray_things(tray: Tray) -> tuple[str, ...]:
    """The ids of what lies in a tray."""
    if tray.what == "squad":
        return tuple([f"top-{n}" for n in range(len(tray.cards))])
    prefix = {"lift": "unit", "looked": "looked", "trade": "wanted", "recruits": "discards"}
    things = [f"{prefix[tray.what]}-{card}" for card in tray.cards]
    return (*things, *[f"hand-{one.card}" for one in tray.hand])


def _scoring(seen: DomusObservation, config: DomusConfig) -> Scoring | None:
    if seen.to_act != OVER:
        return None
    results = [
        Result(seat, place, _roads(seen, config, seat)) for seat, place in enumerate(seen.places)
    ]
    results.sort(key=lambda one: one.place)
    return Scoring(seen.way, seen.round, tuple(results))
