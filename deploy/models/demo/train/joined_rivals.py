"""What stands beside two joined facts so that only both steps of their question lead to its
answer."""

import random

from compositions import TOLD, seconds_of
from facts import state
from joined_blocks import First, Second
from joined_facts import Chain, Rival, draw_chain, with_value
from joined_free import middle_of

BOTH, ONE = 0.4, 0.18  # shares with a whole chain alike, and with only one of its facts
OTHER_VALUES = 0.5
OTHER_WAYS = 0.5
SORTS = {
    "where": "city place room facility address site street country container furniture hall "
             "eatery hotel school island floor wing department cabinet box shelf",
    "number": "number code small count secret password decimal",
    "who": "full person doctor first last company team",
    "when": "date time weekday month duration",
    "how much": "price amount percent",
}
ALIKE = ("where", "phone", "email", "year", "colour", "weight", "distance")
SORT_OF = {kind: sort for sort, kinds in SORTS.items() for kind in kinds.split()}


def by_start() -> dict[str, list[tuple[str, First, int]]]:
    """By the kinds from which first facts start: the kind that each leads to, and the slot."""
    found: dict[str, list[tuple[str, First, int]]] = {}
    for kind, firsts in TOLD.items():
        for first in firsts:
            for slot, start in enumerate(first.relation.kinds):
                if slot != first.middle_slot:
                    found.setdefault(start, []).append((kind, first, slot))
    return found


FROM = by_start()


def sort_of(kind: str) -> str:
    return SORT_OF.get(kind, kind)


def sort_of_value(second: Second) -> str:
    """By the slot that the answer holds; "room 12" says where, though it holds a number."""
    before, _, rest = second.value.answer.partition("{")
    return sort_of(second.relation.kinds[int(rest.partition("}")[0])]) if not before else "where"


def apart(one: Second, other: Second) -> bool:
    """Whether no question about one value could be meant for the other."""
    sort, other_sort = sort_of_value(one), sort_of_value(other)
    scopes = one.value.group.scope, other.value.group.scope
    named = all([": " in scope for scope in scopes]) and scopes[0] != scopes[1]
    return sort != other_sort or named and sort not in ALIKE


def other_value(rng: random.Random, chain: Chain) -> Rival | None:
    """Another value of the middle."""
    seconds = seconds_of(middle_of(chain.first.relation.kinds[chain.first.middle_slot]))
    second = seconds[int(rng.random() * len(seconds))] if seconds else chain.second
    if second is chain.second or not apart(second, chain.second):
        return None
    middle = chain.b.values[chain.second.middle_slot]
    values = with_value(rng, second.relation, second.middle_slot, middle)
    return Rival(state(rng, second.relation, values), second)


def other_way(rng: random.Random, chain: Chain) -> Rival | None:
    """What else the question names, in a fact that leads to a middle of another sort."""
    relation, middle_slot = chain.first.relation, chain.first.middle_slot
    slot = int(rng.random() * len(relation.kinds))
    ways = FROM.get(relation.kinds[slot])
    if slot == middle_slot or not ways:
        return None
    kind, first, start = ways[int(rng.random() * len(ways))]
    if sort_of(kind) == sort_of(relation.kinds[middle_slot]):
        return None
    values = with_value(rng, first.relation, start, chain.a.values[slot])
    return Rival(state(rng, first.relation, values))


def rivals(rng: random.Random, chain: Chain) -> list[Rival]:
    """Facts near a chain that lead elsewhere: only both steps of its question are right."""
    chance = rng.random()
    found: list[Rival | None] = []
    if chance < BOTH + 2 * ONE:
        other = draw_chain(rng, chain.first, chain.second, chain)
        if chance < BOTH or chance > BOTH + ONE:
            found.append(Rival(other.a))
        if chance < BOTH + ONE:
            found.append(Rival(other.b))
    if rng.random() < OTHER_VALUES:
        found.append(other_value(rng, chain))
    if rng.random() < OTHER_WAYS:
        found.append(other_way(rng, chain))
    return [rival for rival in found if rival]
