"""Grids: several things that are alike, each with several attributes, each of these told in a
passage of its own. A question must find the row and the column. Some cells are left out: asked for
those, or for a thing that is not told of, the answer is that it is unknown. Profiles are grids of
few things, of which much is told: there the question's meaning must find the column."""

import random
from dataclasses import dataclass

from absent import unanswered
from attribute_row import SAMPLERS
from attributes import ABOUT_ENTITIES, COMPOSED
from draws import Sampler, between, pick
from facts import Fact, Keys, ask, near, register, state
from items import Exchange, Item
from relations import Relation

FEWEST_ENTITIES, MOST_ENTITIES = 3, 12
MOST_COLUMNS = 4
PROFILE_SHARE = 0.3  # of grids
PROFILE_COLUMNS = (4, 9)
FEWEST_TOLD = 2  # entities, whatever is left out
CELL_CHARACTERS = 66  # of a passage, about
SMALLEST = FEWEST_ENTITIES * 2 * CELL_CHARACTERS
SAME_KIND_SHARE = 0.7  # of grids: one attribute must be told from another by its meaning
COMPOSED_WEIGHT = 2  # as likely a column as so many other attributes
NEAR_VALUE_SHARE = 0.3
LEFT_OUT = (0.1, 0.33)  # of the cells
ABSENT_ASKED = (0.06, 0.3)  # of the questions
UNKNOWN_ENTITY_SHARE = 0.4
ATTEMPTS = 30
NAMES_OF_ONE_PIECE = (
    "book", "city", "film", "flight", "host", "island", "mountain", "painting", "pet", "river",
    "ship")
LEFT_TO_LISTS = ("country", "word", "belonging")  # too few names, or none that can be alike


@dataclass(frozen=True, slots=True)
class Grid:
    """What is told, and the cells that are not: those left out, and those of unknown things."""

    facts: tuple[Fact, ...]
    left_out: tuple[tuple[Relation, tuple[str, ...]], ...]
    unknown: tuple[tuple[Relation, tuple[str, ...]], ...]

    def passages(self) -> tuple[str, ...]:
        return tuple([fact.passage for fact in self.facts])


@dataclass(frozen=True, slots=True)
class Column:
    """An attribute; `label` is its name, if that is a slot of the relation."""

    relation: Relation
    label: tuple[str, ...] = ()

    def scope(self) -> str:
        """The class of the attribute: two of one class would answer each other's questions."""
        return self.label[0] if self.label else self.relation.groups[0].scope.split(">")[0]

    def cell(self, entity: str, value: str) -> tuple[str, ...]:
        return (entity, value, *self.label)


def columns_of(kind: str) -> tuple[tuple[Relation, ...], ...]:
    """The attributes of a kind of thing, by their values' kind. An attribute whose name is drawn
    may be several columns."""
    by_value: dict[str, list[Relation]] = {}
    for relation in ABOUT_ENTITIES + COMPOSED * COMPOSED_WEIGHT:
        if relation.kinds[0] == kind:
            by_value.setdefault(relation.kinds[1], []).append(relation)
    return tuple(map(tuple, by_value.values()))


COLUMNS = {kind: columns_of(kind) for kind in {each.kinds[0] for each in ABOUT_ENTITIES + COMPOSED}
           if kind not in LEFT_TO_LISTS}
ENTITY_KINDS = tuple(sorted(kind for kind, columns in COLUMNS.items()
                            if sum(map(len, columns)) >= MOST_COLUMNS))


def named(rng: random.Random, relation: Relation, drawn: list[Column]) -> Column:
    """A column; a name that is drawn is often like one that is there: "refund code" beside "refund
    token"."""
    if len(relation.samplers) < 3:
        return Column(relation)
    for other in drawn:
        if other.relation is relation:
            return Column(relation, (near(rng, relation, 2, other.label[0]),))
    return Column(relation, (relation.samplers[2](rng),))


def draw_columns(rng: random.Random, kind: str, count: int,
                 same_kind_share: float = SAME_KIND_SHARE) -> list[Column]:
    """Attributes of different classes, at times as many as can be with values of one kind."""
    columns = COLUMNS[kind]
    drawn: list[Column] = []
    candidates = [relation for column in columns for relation in column]
    rng.shuffle(candidates)
    if rng.random() < same_kind_share:
        alike = [column for column in columns if len(column) > 1]
        if alike:
            first = alike[int(rng.random() * len(alike))]
            candidates = rng.sample(first, len(first)) + candidates
    scopes: set[str] = set()
    for relation in candidates:
        column = named(rng, relation, drawn)
        if column.scope() not in scopes:
            scopes.add(column.scope())
            drawn.append(column)
        if len(drawn) == count:
            break
    return drawn


def entity_sampler(rng: random.Random, kind: str) -> Sampler:
    """Draws names that are alike: with one first or last word, or crossed from a few of both."""
    # A person of one name could be taken for another with the same.
    sampler = SAMPLERS["full" if kind == "person" else kind]
    chance = rng.random()
    if kind in NAMES_OF_ONE_PIECE or chance < 0.15:
        return sampler
    few = 1 if chance < 0.7 else 3
    pieces = [sampler(rng).rsplit(" ", 1) for _ in range(few)]
    if chance < 0.4:
        return lambda rng: f"{pieces[0][0]} {sampler(rng).rsplit(' ', 1)[-1]}"
    if chance < 0.7:
        return lambda rng: f"{sampler(rng).rsplit(' ', 1)[0]} {pieces[0][-1]}"
    return lambda rng: f"{pieces[int(rng.random() * few)][0]} {pieces[int(rng.random() * few)][-1]}"


def names_both(name: str, other: str) -> bool:
    """Whether one would also name the other: "billing cache" the "Oslo billing cache", "old ferry"
    the "old pilot ferry"."""
    shorter, longer = sorted((name.split(" "), other.split(" ")), key=len)
    rest = iter(longer)
    return shorter[-1] == longer[-1] and all([word in rest for word in shorter])


def draw_entities(rng: random.Random, kind: str, count: int) -> list[str]:
    """Up to `count` different names; another sampler where one has too few."""
    sampler = entity_sampler(rng, kind)
    found: dict[str, str] = {}
    for attempt in range(ATTEMPTS):
        name = sampler(rng)
        low = name.lower()
        if not any([names_both(low, other) for other in found]):
            found[low] = name
        if len(found) == count:
            break
        if attempt > len(found) + 4:
            sampler = entity_sampler(rng, kind)
    return list(found.values())


def draw_value(rng: random.Random, sampler: Sampler, last: str) -> str:
    """A value, at times the last one with one digit changed."""
    if last.isdigit() and len(last) > 2 and rng.random() < NEAR_VALUE_SHARE:
        place = between(rng, 1, len(last) - 1)
        return last[:place] + pick(rng, "0123456789") + last[place + 1:]
    return sampler(rng)


def columns_and_fewest_entities(rng: random.Random, cells: int) -> tuple[int, int]:
    """How many columns a grid of so many cells gets, and how many things it tells of at least."""
    if rng.random() < PROFILE_SHARE:
        return min(between(rng, *PROFILE_COLUMNS), cells), 1
    chance = rng.random()
    wanted = 2 if chance < 0.55 else 3 if chance < 0.8 else MOST_COLUMNS
    return min(wanted, cells // FEWEST_ENTITIES), FEWEST_ENTITIES


def draw_grid(rng: random.Random, characters: float) -> Grid:
    """A grid whose passages are about so long together."""
    cells = max(FEWEST_ENTITIES * 2, int(characters / CELL_CHARACTERS))
    wanted, fewest = columns_and_fewest_entities(rng, cells)
    kind = ENTITY_KINDS[int(rng.random() * len(ENTITY_KINDS))]
    columns = draw_columns(rng, kind, wanted)
    share = rng.uniform(*LEFT_OUT)
    most = min(MOST_ENTITIES, int(cells / (len(columns) * (1 - share))))
    most = max(fewest, most)
    count = between(rng, max(fewest, 2 * most // 3), most)
    entities = draw_entities(rng, kind, count + 1)
    stranger = entities.pop() if len(entities) > fewest else None
    facts: list[Fact] = []
    left_out: list[tuple[Relation, tuple[str, ...]]] = []
    for column in columns:
        relation, value = column.relation, ""
        for entity in entities:
            value = draw_value(rng, relation.samplers[1], value)
            if value == entity:
                continue
            values = column.cell(entity, value)
            needed = column is columns[0] and entity in entities[:FEWEST_TOLD]
            if rng.random() < share and not needed:
                left_out.append((relation, values))
            else:
                facts.append(state(rng, relation, values))
    unknown = [(column.relation, column.cell(stranger, column.relation.samplers[1](rng)))
               for column in columns if stranger]
    return Grid(tuple(facts), tuple(left_out), tuple(unknown))


def register_grid(grid: Grid, keys: Keys) -> None:
    for fact in grid.facts:
        register(fact.relation, fact.values, keys)


def grid_item(rng: random.Random, grid: Grid, keys: Keys, count: int) -> Item | None:
    """About `count` questions about cells; some of them about cells that no passage tells."""
    exchanges: dict[str, Exchange] = {}
    share = rng.uniform(*ABSENT_ASKED)
    order = rng.sample(range(len(grid.facts)), len(grid.facts))
    for turn in range(2 * count):
        if len(exchanges) == count:
            break
        if rng.random() < share:
            exchange = absent_cell(rng, grid, keys)
        else:
            index = order[turn % len(order)]
            exchange = ask(rng, grid.facts[index], keys, index)
        if exchange:
            exchanges.setdefault(exchange.question.lower(), exchange)
    return Item(grid.passages(), tuple(exchanges.values())) if exchanges else None


def absent_cell(rng: random.Random, grid: Grid, keys: Keys) -> Exchange | None:
    cells = grid.unknown if rng.random() < UNKNOWN_ENTITY_SHARE else grid.left_out
    cells = cells or grid.left_out or grid.unknown
    if not cells:
        return None
    return unanswered(rng, *cells[int(rng.random() * len(cells))], keys)
