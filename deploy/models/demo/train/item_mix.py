"""The items of one sequence: which kinds, how many, and how near to each other.

Facts are drawn first and asked about only when all of them are known, so that every question has
one answer in the whole sequence. `python3 item_mix.py --seed 1` prints samples for a person to
read."""

import argparse
import random
from collections import Counter
from collections.abc import Callable

from absent import absent_item, other_attribute
from attributes import ABOUT_ENTITIES, ALONE, COMPOSED, SAME_ENTITY, UNUSUAL
from compositions import draw_pair
from draws import between
from facts import Fact, Keys, ask, draw_values, register, sibling_values, state
from free_facts import FREE
from grids import SMALLEST, Grid, draw_grid, grid_item, register_grid
from items import Exchange, Item
from joined_facts import PAIRS, Chain, Rival, chain_item, draw_chain
from joined_rivals import rivals
from key_values import pairs_item
from lists import ListedFacts, draw_list, list_item
from question_wording import OtherWords
from quotes import quote_item
from records import records_item
from relations import Relation

CHARACTERS_PER_TOKEN = 3.5
SHARES = {"attribute": 115.0, "free": 112.0, "joined": 30.0, "file": 32.0, "quote": 4.5}
ABSENT_SHARE = 0.1  # beside those of grids and files
GRID_CHANCE = 0.66  # that most of a stretch of the passages' room is a grid's
GRID_PART = (0.4, 1.0)
GRID_STRETCH = 2000  # characters
COMPOSED_SHARE = 0.75  # of joined facts
JOINED_DISTRACTORS = 0.5
NEAR_SEQUENCES = 0.35
NEAR_FACTS = 0.65
UNASKED_FACTS = 0.25
LIKE_CHAINS = 0.3
LISTS_AMONG_FILES = 0.2
PAIRS_AND_LISTS = 0.58  # of files; records are the rest
PAIRS_AMONG_LARGE = 0.5
LARGE_FILE_QUESTIONS = 8  # at most, and one to so many tokens of it:
TOKENS_A_QUESTION = 70
FREE_RELATIONS = frozenset(FREE)
ATTRIBUTES = (ALONE, UNUSUAL, COMPOSED, ABOUT_ENTITIES)
ATTRIBUTE_SHARES = (12, 12, 22, 54)
MISSES = 6  # so many passages in a row that do not fit end the drawing


class Mix:
    """One sequence under construction. `finish` holds what makes each item once all facts are
    known."""

    def __init__(self, rng: random.Random, budget_tokens: int, questions: int) -> None:
        self.rng, self.questions = rng, questions
        self.budget = budget_tokens * CHARACTERS_PER_TOKEN
        self.keys: Keys = Counter()
        self.used: set[str] = set()
        self.facts: list[Fact] = []
        self.chains: list[Chain] = []
        self.values: list[str] = []
        self.finish: list[Callable[[OtherWords], Item | None]] = []
        self.planned = 0
        self.near = rng.random() < NEAR_SEQUENCES
        self.makers = {
            "attribute": self.add_attribute, "free": self.add_free, "joined": self.add_joined,
            "file": self.add_file, "quote": self.add_quote,
        }

    def spend(self, passages: tuple[str, ...]) -> bool:
        """Takes the passages' length from the budget, if there is so much left."""
        length = sum([len(passage) for passage in passages])
        if length > self.budget:
            return False
        self.budget -= length
        return True

    def add_attribute(self) -> bool:
        earlier = self.earlier(of_attribute=True)
        if earlier:
            return self.add_fact(*self.sibling(earlier))
        return self.add_new(self.rng.choices(ATTRIBUTES, ATTRIBUTE_SHARES)[0])

    def add_free(self) -> bool:
        earlier = self.earlier(of_attribute=False)
        if earlier:
            return self.add_fact(earlier.relation, sibling_values(self.rng, earlier))
        return self.add_new(FREE)

    def add_new(self, relations: tuple[Relation, ...]) -> bool:
        relation = relations[int(self.rng.random() * len(relations))]
        return self.add_fact(relation, draw_values(self.rng, relation))

    def earlier(self, of_attribute: bool) -> Fact | None:
        """A fact that the next one is to resemble, in sequences of near duplicates."""
        if not self.near or not self.facts or self.rng.random() > NEAR_FACTS:
            return None
        fact = self.facts[int(self.rng.random() * len(self.facts))]
        alike = (fact.relation in SAME_ENTITY) == of_attribute
        return fact if alike and len(fact.values) > 1 else None

    def sibling(self, fact: Fact) -> tuple[Relation, tuple[str, ...]]:
        """The same attribute of a similar entity, or another attribute of the same."""
        if self.rng.random() < 0.7:
            return fact.relation, sibling_values(self.rng, fact)
        return other_attribute(self.rng, fact, SAME_ENTITY[fact.relation])

    def add_fact(self, relation: Relation, values: tuple[str, ...]) -> bool:
        fact = state(self.rng, relation, values)
        stated = [fact]
        if self.near and self.rng.random() < UNASKED_FACTS and len(values) > 1:
            stated.append(state(self.rng, relation, sibling_values(self.rng, fact)))
        passages = tuple([each.passage for each in stated])
        if not self.spend(passages):
            return False
        for each in stated:
            register(relation, each.values, self.keys)
            self.values += each.values
        self.facts.append(fact)
        chance = self.rng.random()
        count = 1 if chance < 0.4 else 2 if chance < 0.75 else 3
        self.planned += count
        self.finish.append(lambda words: self.ask_fact(fact, passages, count, words))
        return True

    def ask_fact(self, fact: Fact, passages: tuple[str, ...], count: int, words: OtherWords
                 ) -> Item | None:
        """Asks for different slots of the fact. One beginning of a sentence may go on with two, "22" and
        "22 points": it is asked once."""
        exchanges: dict[str, Exchange] = {}
        asked: set[str] = set()
        for _ in range(count):
            exchange = ask(self.rng, fact, self.keys)
            if exchange and exchange.question.lower() not in asked:
                asked.add(exchange.question.lower())
                exchanges[exchange.answer] = exchange
        if not exchanges:
            return None
        item = words.facts(Item(passages, tuple(exchanges.values())))
        return words.statement(item) if fact.relation in FREE_RELATIONS else item

    def add_grids(self) -> None:
        """At times grids, which take a share of the room and as large a share of the questions."""
        whole = self.budget
        stretches = max(1, int(whole / GRID_STRETCH))
        for _ in range(stretches if whole >= SMALLEST else 0):
            if self.rng.random() < GRID_CHANCE:
                self.add_grid(self.rng.uniform(*GRID_PART) * whole / stretches, whole)

    def add_grid(self, characters: float, whole: float) -> None:
        before = self.budget
        grid = draw_grid(self.rng, max(SMALLEST, characters))
        passages = grid.passages()
        if not passages or not self.spend(passages):
            return
        register_grid(grid, self.keys)
        for fact in grid.facts:
            self.values += fact.values
        for _, cell in grid.left_out + grid.unknown:
            self.values.append(cell[0])
        asked = max(2, round(self.questions * (before - self.budget) / whole))
        self.planned += asked
        self.finish.append(lambda words: self.ask_grid(grid, asked, words))

    def ask_grid(self, grid: Grid, asked: int, words: OtherWords) -> Item | None:
        item = grid_item(self.rng, grid, self.keys, asked)
        return words.facts(item) if item else None

    def add_joined(self) -> bool:
        like, pair = None, None
        if self.chains and self.rng.random() < LIKE_CHAINS:
            like = self.chains[int(self.rng.random() * len(self.chains))]
            pair = (like.first, like.second)
        elif self.rng.random() < COMPOSED_SHARE:
            pair = draw_pair(self.rng)
        else:
            pair = PAIRS[int(self.rng.random() * len(PAIRS))]
        chain = draw_chain(self.rng, *pair, like)
        others = rivals(self.rng, chain) if self.rng.random() < JOINED_DISTRACTORS else []
        facts = [chain.a, chain.b, *[other.fact for other in others]]
        if not self.spend(tuple([fact.passage for fact in facts])):
            return False
        for fact in facts:
            register(fact.relation, fact.values, self.keys)
            self.values += fact.values
        self.chains.append(chain)
        self.planned += 1
        self.finish.append(lambda words: self.ask_chain(chain, others, words))
        return True

    def ask_chain(self, chain: Chain, others: list[Rival], words: OtherWords) -> Item | None:
        item = chain_item(self.rng, chain, self.keys, others)
        return words.facts(item) if item else None

    def add_file(self) -> bool:
        left = int(self.budget / CHARACTERS_PER_TOKEN)
        asked = 1 + int(self.rng.random() * min(5, max(1, self.questions // 2)))
        chance = self.rng.random()
        if chance < LISTS_AMONG_FILES:
            return self.add_list(draw_list(self.rng, left), asked)
        make = pairs_item if chance < PAIRS_AND_LISTS else records_item
        return self.add_item(make(self.rng, left, asked, self.used))

    def add_large_file(self, tokens: int) -> None:
        """A file with room of its own, beside all else."""
        self.budget += tokens * CHARACTERS_PER_TOKEN
        questions = between(self.rng, 2, max(2, min(LARGE_FILE_QUESTIONS, tokens // TOKENS_A_QUESTION)))
        make = pairs_item if self.rng.random() < PAIRS_AMONG_LARGE else records_item
        self.questions += questions
        for _ in range(MISSES):
            if self.add_item(make(self.rng, tokens, questions, self.used, large=True)):
                break

    def add_list(self, listed: ListedFacts, asked: int) -> bool:
        if not self.spend((listed.passage,)):
            return False
        for values in listed.rows:
            register(listed.relation, values, self.keys)
            self.values += values
        self.planned += asked
        self.finish.append(lambda words: self.ask_list(listed, asked, words))
        return True

    def ask_list(self, listed: ListedFacts, asked: int, words: OtherWords) -> Item | None:
        item = list_item(self.rng, listed, self.keys, asked)
        return words.facts(item) if item else None

    def add_quote(self) -> bool:
        return self.add_item(quote_item(self.rng, self.used))

    def add_item(self, item: Item | None) -> bool:
        if item is None or not self.spend(item.passages):
            return False
        self.planned += len(item.exchanges)
        self.finish.append(lambda words: words.keys(item))
        return True

    def draw(self) -> None:
        """Adds facts until there will be enough questions or the budget is spent."""
        names = list(SHARES)
        weights = [share * (0.3 + 1.4 * self.rng.random()) for share in SHARES.values()]
        misses = 0
        while self.planned < self.questions and misses < MISSES:
            added = self.makers[self.rng.choices(names, weights)[0]]()
            misses = 0 if added else misses + 1

    def items(self, file_tokens: int = 0) -> list[Item]:
        absent = sum([self.rng.random() < ABSENT_SHARE for _ in range(self.questions)])
        self.questions -= absent
        if file_tokens:
            self.add_large_file(file_tokens)
        self.add_grids()
        self.draw()
        words = OtherWords(self.rng, self.values)
        made = [make(words) for make in self.finish]
        for _ in range(absent):
            item = absent_item(self.rng, self.facts, self.keys, self.used)
            made.append(words.facts(item) if item else None)
        return [item for item in made if item]


def sample_items(rng: random.Random, budget_tokens: int, questions: int, file_tokens: int = 0
                 ) -> list[Item]:
    """Items whose passages have about `budget_tokens` together at most, with about so many
    exchanges; and, where `file_tokens` says how long, a large file with some more."""
    return Mix(rng, budget_tokens, questions).items(file_tokens)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget-tokens", type=int, default=600)
    parser.add_argument("--questions", type=int, default=30)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    for item in sample_items(rng, arguments.budget_tokens, arguments.questions):
        print("\n" + "\n".join(item.passages))
        for exchange in item.exchanges:
            print(f"    {exchange.form.value}: {exchange.question} => {exchange.answer}")


if __name__ == "__main__":
    main()
