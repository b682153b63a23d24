"""Domus Regnatrix: the story: a sentence for each kind of event."""

from __future__ import annotations

from typing import Any, Final

from regalia.engine.blocks import Bag
from regalia.engine.specs import Category, Spec
from regalia.engine.words import Words, listed, mid_sentence, possessive
from regalia.games.domus import schema as s
from regalia.games.domus.cards import Cards

SECOND: Final = " (second squad)"


def place_name(squad: int, names: list[str]) -> str:
    """Where a squad is, in a sentence, with ``names`` for the seats: "Bo's outer-city"."""
    name, _ = s.SQUAD.names[squad].rsplit(" ", 1)
    space, _, city = name.rpartition(" ")
    return f"{possessive(names[int(city) - 1])} {space}" if space else "the middle"


def squad_name(squad: int, names: list[str]) -> str:
    """A squad by its place: "Bo's outer-city", or "Bo's outer-city (second squad)"."""
    second = squad % int(s.SQUADS_IN_SPACE) == 1
    return place_name(squad, names) + (SECOND if second else "")


def whose(name: str) -> str:
    """The possessive form of a name at the beginning of a sentence."""
    return "Your" if name == "You" else possessive(name)


def stand(layers: int) -> str:
    """How many layers of walls stand, one or more."""
    return "one stands" if layers == 1 else f"{layers} stand"


class DomusTelling(Words):
    """The story of Domus Regnatrix with the cards of one file."""

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        units = [card.name for card in cards.cards if card.group == s.TROOP]
        coins = [str(card.value) for card in cards.cards if card.group == s.COIN_CARD]
        kingdoms, heroes, terrains, flags = cards.chosen
        names = {
            "card": [card.name for card in cards.cards],
            "coin": coins,
            "unit": units,
            "kingdom": [one.name for one in kingdoms],
            "hero": [one.name for one in heroes],
            "terrain": [one.name for one in terrains],
            "flag": [one.name for one in flags],
        }
        sizes = {
            "cards": len(cards.cards),
            "coins": len(coins),
            "units": len(units),
            "kingdoms": len(kingdoms),
            "heroes": len(heroes),
            "terrains": len(terrains),
            "flags": len(flags),
        }
        super().__init__(", ", s.SCHEMA, names, sizes)
        self.cards = cards

    def card(self, number: int, count: int = 1) -> str:
        """A card in a sentence, or several of a kind: "Archer", "2 Archer", "a coin of 5"."""
        if number < len(self.names["coin"]):
            value = self.names["coin"][number]
            return f"a coin of {value}" if count == 1 else f"{count} coins of {value}"
        name = self.names["card"][number]
        return name if count == 1 else f"{count} {name}"

    def bag(self, counts: tuple[int, ...]) -> str:
        """Cards in a row within a sentence."""
        named = [self.card(card) for card, count in enumerate(counts) for _ in range(count)]
        return listed(named)

    def event_value(self, spec: Spec, value: Any, names: list[str]) -> object:
        """A squad is named with the person whose city it is in, "" if there is none.

        Several seats are named in a row.
        """
        if isinstance(spec, Bag) and spec.of.name == "seat":
            first, *rest = [names[seat] for seat, count in enumerate(value) if count]
            return listed([first, *[mid_sentence(name) for name in rest]])
        if isinstance(spec, Category) and spec.name == "squad":
            return squad_name(value, names) if value >= 0 else ""
        return super().event_value(spec, value, names)

    # Before the first turn.

    def tell_threw(self, seat: str, dice: int) -> str:
        return f"{seat} threw {dice} for the start."

    def tell_tied_for_start(self, dice: int, seats: str) -> str:
        return f"{seats} threw least, {dice} each, and throw again."

    def tell_starts(self, seat: str) -> str:
        return f"{seat} threw least and {'begin' if seat == 'You' else 'begins'}."

    def tell_chose(self, seat: str, kingdom: int, hero: int, terrain: int, flag: int) -> str:
        names = self.names
        who = f"{names['kingdom'][kingdom]} with {names['hero'][hero]}"
        return f"{seat} chose {who}, {names['terrain'][terrain]} and the {names['flag'][flag]}."

    def tell_middle_is(self, terrain: int) -> str:
        return f"{self.names['terrain'][terrain]} lies in the middle."

    # Cards.

    def tell_drew(self, seat: str, card: int) -> str:
        return f"{seat} drew {self.card(card)}."

    def tell_draws(self, seat: str, cards: int, keeps_one: int) -> str:
        if seat == "You" and not keeps_one:
            return ""  # each card is told
        many = "a card" if cards == 1 else f"{cards} cards"
        return f"{seat} drew {many}{' to keep one' if keeps_one else ''}."

    def tell_turn(self, seat: str, round: int) -> str:
        return f"Round {round}: {possessive(seat)} turn."

    def tell_bought_card(self, seat: str, card: int, coins: tuple[int, ...]) -> str:
        values = [
            value for value, n in zip(self.names["coin"], coins, strict=False) for _ in [0] * n
        ]
        paid = "a coin" if len(values) == 1 else "coins"
        return f"{seat} bought {self.card(card)} with {paid} of {listed(values)}."

    def tell_shown(self, card: int) -> str:
        return f"{self.card(card)} came to the store."

    def tell_reshuffled(self) -> str:
        return "The discard pile became the main deck."

    def tell_put_back_card(self, seat: str, card: int) -> str:
        return f"{seat} put {self.card(card)} on the discard pile."

    def tell_proposed(self, seat: str, to: str, gives: tuple[int, ...]) -> str:
        return f"{seat} offered {mid_sentence(to)} {self.bag(gives)}."

    def tell_proposed_for(self, seat: str, to: str, asks: tuple[int, ...]) -> str:
        return f"{seat} asked {mid_sentence(to)} for {self.bag(asks)}."

    def tell_answered(self, seat: str, accepts: int) -> str:
        return f"{seat} {'accepted' if accepts else 'declined'} the trade."

    def tell_played_card(self, seat: str, card: int, squad: str) -> str:
        where = f" to {squad}" if squad else ""
        return f"{seat} played {self.card(card)}{where}."

    def tell_discarded(self, seat: str, card: int) -> str:
        return f"{seat} discarded {self.card(card)}."

    def tell_gained_coin(self, seat: str, coin: int, why: int) -> str:
        return ""  # what brought it, from whom it was taken, or what it was exchanged for is told

    def tell_brought(self, seat: str, coin: int, source: int, card: int) -> str:
        if source < 0:
            return f"{seat} got {self.card(coin)}."
        whence = (
            self.card(card) if card >= 0 else f"the {s.SOURCE.names[source].removeprefix('of ')}"
        )
        return f"{seat} got {self.card(coin)} from {whence}."

    def tell_lost_coin(self, seat: str, coin: int) -> str:
        return f"It took {self.card(coin)} from {mid_sentence(seat)}."

    def tell_exchanged(self, seat: str, coin: int, lacks_room: int) -> str:
        value = self.names["coin"][coin]
        if lacks_room:
            return f"{seat} put a coin of {value} back to the mint for lack of room."
        higher = self.names["coin"][coin + 1]
        return f"{seat} exchanged a coin of {value} for one of {higher}."

    def tell_took(self, seat: str, card: int, squad: str) -> str:
        where = f"to {squad}" if squad else "into the city"
        return f"{seat} took {self.card(card)} {where}."

    def tell_destroyed(self, seat: str, owner: str, card: int) -> str:
        return f"{seat} destroyed {possessive(owner)} {self.card(card)}."

    def tell_hero_killed(self, seat: str, owner: str, hero: int) -> str:
        return f"{seat} killed {possessive(owner)} hero, {self.names['hero'][hero]}."

    # War.

    def tell_moved(self, seat: str, units: int, start: str, end: str) -> str:
        many = "a unit" if units == 1 else f"{units} units"
        return f"{seat} moved {many} from {start} to {end}."

    def tell_attacked(self, seat: str, unit: int, owner: str, target: int, place: str) -> str:
        with_, whom = self.names["unit"][unit], self.names["unit"][target]
        return f"{seat} attacked {possessive(owner)} {whom} in {place} with {with_}."

    def tell_stormed(self, seat: str, unit: int, owner: str) -> str:
        with_ = self.names["unit"][unit]
        return f"{seat} attacked {possessive(owner)} walls with {with_}."

    def tell_shot(self, seat: str, owner: str, target: int, place: str) -> str:
        whom = self.names["unit"][target]
        return f"{seat} shot at {possessive(owner)} {whom} in {place}."

    def tell_dice_fell(self, owner: str, attack: int, defence: int) -> str:
        return f"It threw {attack}, {mid_sentence(owner)} {defence}."

    def tell_fought(self, seat: str, attack: int, defence: int) -> str:
        result = "won" if attack > defence else "was beaten off"
        return f"It {result}, {attack} against {defence}."

    def tell_unit_killed(self, seat: str, owner: str, unit: int) -> str:
        return f"{whose(owner)} {self.names['unit'][unit]} died."

    def tell_layer_fell(self, seat: str, owner: str, left: int) -> str:
        if not left:
            return f"The last layer of {possessive(owner)} walls fell: the inner-city is open."
        return f"A layer of {possessive(owner)} walls fell; {stand(left)}."

    def tell_all_done(self, seat: str) -> str:
        if seat == "You":
            return "No unit can do more in this turn."  # without “you”: it is no news afterwards
        return f"{possessive(seat)} units are done."

    def tell_layer_raised(self, seat: str, standing: int) -> str:
        return f"{seat} raised a layer of walls; {stand(standing)}."

    def tell_arranged(self, seat: str, unit: int, start: str, end: str) -> str:
        name = self.names["unit"][unit]
        if start == end:
            return f"{seat} put {name} on top in {end}."
        place = end.removesuffix(SECOND)
        which = "first" if place == end else "second"
        return f"{seat} put {name} into the {which} squad in {place}."

    def tell_estate(self, seat: str, owner: str, yielded: int) -> str:
        how = "yielded and became" if yielded else "became"
        return f"{whose(owner)} city {how} {possessive(seat)} estate."

    def tell_stepped_out(self, seat: str, units: int) -> str:
        many = "One" if units == 1 else str(units)
        return f"{many} of {possessive(seat)} units stepped into the middle."

    def tell_won(self, seat: str, way: int) -> str:
        if way == s.LAST_ROUND:
            return "The last round is over: the most victory points win."
        return f"{seat} won by {s.WAY.names[way]}."
