"""Grids of facts: what is told is told once, what is asked for has one answer, and what is left out
is unknown."""

from collections import Counter
from random import Random

import grids
from facts import Keys
from grids import Grid, draw_grid, grid_item, register_grid
from items import Item


def made(seed: int, characters: float) -> tuple[Grid, Item | None]:
    rng, keys = Random(seed), Keys()
    grid = draw_grid(rng, characters)
    register_grid(grid, keys)
    return grid, grid_item(rng, grid, keys, 8)


def test_cells_are_told_once_or_left_out() -> None:
    sizes: Counter[int] = Counter()
    for seed in range(300):
        grid, _ = made(seed, 400 + 8 * seed)
        told = [(fact.relation, fact.values[0], fact.values[2:]) for fact in grid.facts]
        missing = [(relation, values[0], values[2:])
                   for relation, values in grid.left_out + grid.unknown]
        assert len(set(told)) == len(told)
        assert not set(told) & set(missing)
        sizes[len({entity for _, entity, _ in told})] += 1
    assert max(sizes) == grids.MOST_ENTITIES and min(sizes) == 1


def test_profiles_tell_much_of_few_things() -> None:
    columns: Counter[int] = Counter()
    for seed in range(300):
        facts = made(seed, 900)[0].facts
        entities = {fact.values[0] for fact in facts}
        if len(entities) < grids.FEWEST_ENTITIES:
            columns[len({(fact.relation, fact.values[2:]) for fact in facts})] += 1
    assert sum(columns.values()) > 50
    assert max(columns) == grids.PROFILE_COLUMNS[1]


def test_few_cells_that_are_asked_for_are_unknown() -> None:
    answers = [exchange.answer for seed in range(400) for item in [made(seed, 1500)[1]] if item
               for exchange in item.exchanges]
    assert 0.08 < answers.count("unknown") / len(answers) < 0.25


def test_columns_are_of_different_classes() -> None:
    for seed in range(200):
        grid, _ = made(seed, 1500)
        columns = {grids.Column(fact.relation, fact.values[2:]) for fact in grid.facts}
        assert len({column.scope() for column in columns}) == len(columns)


def test_answers_are_the_cells_asked_for() -> None:
    absent = total = 0
    for seed in range(300):
        _, item = made(seed, 900)
        assert item is not None
        for exchange in item.exchanges:
            total += 1
            absent += exchange.answer == "unknown"
            for part in exchange.copied:
                source = item.passages[part.passage]
                assert source[part.start:part.start + len(exchange.answer)] == exchange.answer
    assert 0.15 < absent / total < 0.5


def test_no_name_ends_with_another() -> None:
    for seed in range(200):
        grid, _ = made(seed, 1500)
        names = {fact.values[0].lower() for fact in grid.facts}
        assert not any(one != other and one.endswith(other) for one in names for other in names)


def test_same_seed_same_grid() -> None:
    assert made(3, 1000)[1] == made(3, 1000)[1]


def test_no_name_of_a_grid_names_another_too() -> None:
    assert grids.names_both("billing cache", "oslo billing cache")
    assert grids.names_both("old pilot ferry", "old ferry")
    assert not grids.names_both("old pilot ferry", "new ferry")
    assert not grids.names_both("old ferry", "old ferry house")
