"""Sets in the training's own wordings, drawn anew, and some in questions of the same authors that
were held out of it. What the former lose is not lost on words; the sets of evaluation_sets.py are
in wordings of somebody who had seen none of the training's.

Each is a function of a seed. What is drawn and cannot be asked about is drawn again."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

from absent import UNKNOWN, far_miss, near_miss
from attribute_row import GENERIC_HELD_OUT_TAKEN
from attributes import ABOUT_ENTITIES
from compositions import draw_pair
from draws import pick
from evaluation_case import Case, Frame, Passage
from evaluation_sets import ASKING, DEPTHS, HAYSTACKS, KINDS, spread
from facts import Fact, Keys, ask, copied, draw_values, register, sibling_values, state
from free_facts import WRITTEN
from grids import ENTITY_KINDS, draw_columns, draw_entities
from items import Exchange, Form, Item
from joined_facts import ask_joined, draw_chain
from joined_rivals import rivals
from key_values import AbsentKeys, pairs_item
from records import AbsentCells, records_item
from relations import Question

Draw = Callable[[Random], Item | None]
# Cases of a set.
COUNT = {"held_out": 220, "held_out_forms": 110, "held_out_needles": 110, "known_eight": 132,
         "known_profile": 132, "known_joined": 132, "known_absent": 132, "known_missing_key": 132}
USUAL_COUNT = 66
DISTRACTORS = 3
SAME_KIND_SHARE = 0.5  # of things told of in attributes with values of one kind, such as times
FILE_TOKENS = 1200
# What is missing is a key as the file's are, not one of them altered.
FILES: tuple[Callable[..., Item | None], ...] = (
    partial(records_item, absent=AbsentCells(share=0.28, field_share=0.5), further_share=0),
    partial(pairs_item, absent=AbsentKeys(file_share=0.6, most_for_a_key=1.0, altered_share=0.0),
            further_share=0))
HOLDING_OUT = tuple(relation for relation in WRITTEN if relation.held_out)
HOLDING_OUT_THEIR_OWN = tuple(relation for relation in ABOUT_ENTITIES
                              if len(relation.held_out) > GENERIC_HELD_OUT_TAKEN)


def registered(facts: list[Fact]) -> Keys:
    keys: Keys = Counter()
    for fact in facts:
        register(fact.relation, fact.values, keys)
    return keys


def item_of(facts: list[Fact], exchange: Exchange | None) -> Item | None:
    return Item(tuple([fact.passage for fact in facts]), (exchange,)) if exchange else None


def one_fact(rng: Random) -> Item | None:
    relation = pick(rng, ABOUT_ENTITIES)
    fact = state(rng, relation, draw_values(rng, relation))
    return item_of([fact], ask(rng, fact, registered([fact]), further_share=0))


def eight_entities(rng: Random) -> Item | None:
    """Eight things that are alike, two attributes of each, one cell asked for."""
    kind = pick(rng, ENTITY_KINDS)
    entities = draw_entities(rng, kind, 8)
    facts = [state(rng, column.relation, column.cell(entity, column.relation.samplers[1](rng)))
             for column in draw_columns(rng, kind, 2, SAME_KIND_SHARE) for entity in entities]
    return item_of(facts, ask(rng, facts[0], registered(facts), further_share=0))


def profile(rng: Random) -> Item | None:
    """One thing, eight attributes of it, one of which is asked for."""
    kind = pick(rng, ENTITY_KINDS)
    (entity,) = draw_entities(rng, kind, 1)
    facts = [state(rng, column.relation, column.cell(entity, column.relation.samplers[1](rng)))
             for column in draw_columns(rng, kind, 8, SAME_KIND_SHARE)]
    return item_of(facts, ask(rng, facts[0], registered(facts), further_share=0))


def sentences(rng: Random) -> Item | None:
    """A sentence of its own kind, and some that differ from it in a slot or two."""
    relation = pick(rng, WRITTEN)
    fact = state(rng, relation, draw_values(rng, relation))
    facts = [fact] + [state(rng, relation, sibling_values(rng, fact)) for _ in range(DISTRACTORS)]
    return item_of(facts, ask(rng, fact, registered(facts), further_share=0))


def held_out(rng: Random) -> Item | None:
    """A sentence of its own kind, asked about in words that were held out of the training."""
    relation = pick(rng, HOLDING_OUT)
    fact = state(rng, relation, draw_values(rng, relation))
    return item_of([fact], in_unseen_words(fact, pick(rng, relation.held_out)))


def held_out_forms(rng: Random) -> Item | None:
    """One attribute of one entity, asked for by its name in a form that was held out of the
    training."""
    relation = pick(rng, ABOUT_ENTITIES)
    fact = state(rng, relation, draw_values(rng, relation))
    question = pick(rng, relation.held_out[:GENERIC_HELD_OUT_TAKEN])
    return item_of([fact], in_unseen_words(fact, question))


def held_out_needles(rng: Random) -> Item | None:
    """One attribute of one entity, asked for in a question of its own that was held out."""
    relation = pick(rng, HOLDING_OUT_THEIR_OWN)
    fact = state(rng, relation, draw_values(rng, relation))
    question = pick(rng, relation.held_out[GENERIC_HELD_OUT_TAKEN:])
    return item_of([fact], in_unseen_words(fact, question))


def in_unseen_words(fact: Fact, question: Question) -> Exchange | None:
    if question.begins[fact.statement] is None:
        return None
    answer = question.answer.format(*fact.values)
    return Exchange(question.wording.text.format(*fact.values), answer,
                    copied(fact, question, answer, 0))


def two_joined(rng: Random) -> Item | None:
    """A chain, and what stands beside it in training."""
    chain = draw_chain(rng, *draw_pair(rng), None)
    facts = [chain.a, chain.b, *[rival.fact for rival in rivals(rng, chain)]]
    return item_of(facts, ask_joined(rng, chain, registered(facts)))


def missing(rng: Random) -> Item | None:
    """Four facts, and a question that none of them answers: half of them nearly do."""
    relations = [pick(rng, ABOUT_ENTITIES) for _ in range(2)]
    facts = [state(rng, relation, draw_values(rng, relation)) for relation in relations]
    facts += [state(rng, fact.relation, sibling_values(rng, fact)) for fact in facts]
    keys = registered(facts)
    near = rng.random() < 0.5
    return item_of(facts, near_miss(rng, facts[0], keys, further_share=0) if near
                   else far_miss(rng, keys, set(), further_share=0))


def file_entry(rng: Random) -> Item | None:
    """A file of records or of pairs, of which one entry is asked for."""
    item = pick(rng, FILES)(rng, FILE_TOKENS, 1, set(), large=True)
    return Item(item.passages, item.exchanges[:1]) if item else None


def missing_key(rng: Random) -> Item | None:
    """Such a file, asked for what it does not have."""
    item = pick(rng, FILES)(rng, FILE_TOKENS, 1, set(), large=True)
    exchanges = [each for each in item.exchanges if each.answer == UNKNOWN] if item else []
    return Item(item.passages, (exchanges[0],)) if item and exchanges else None


def cases(name: str, seed: int) -> list[Case]:
    rng = Random(f"{name} {seed}")
    return [_case(name, index, rng, spread) for index in range(COUNT.get(name, USUAL_COUNT))]


def single_needles(seed: int, per_depth: int = 10) -> list[Case]:
    """One fact at eleven depths."""
    rng = Random(f"known single {seed}")
    return [_case("known_single", row * per_depth + column + row, rng, partial(_at, depth))
            for row, depth in enumerate(DEPTHS) for column in range(per_depth)]


def _at(depth: float, rng: Random, texts: list[str]) -> tuple[Passage, ...]:
    return tuple(Passage(text, depth) for text in texts)


def _case(kind: str, index: int, rng: Random,
          place: Callable[[Random, list[str]], tuple[Passage, ...]]) -> Case:
    item = DRAWS[kind](rng)
    while item is None:
        item = DRAWS[kind](rng)
    [exchange] = item.exchanges
    frame = ASKING[index // 4 % 3] if exchange.form is Form.QUESTION else Frame.COMPLETION
    last = exchange.copied[-1] if exchange.copied else None
    asked = last.passage if last else None
    ending = exchange.answer[last.answer_start:] if last and last.answer_start else ""
    passages = place(rng, list(item.passages))
    return Case(name=f"{kind}/{index}", kind=kind, haystack=KINDS[index % 4],
                haystack_seed=rng.randrange(HAYSTACKS), passages=passages, asked=asked, frame=frame,
                question=exchange.question, answer=exchange.answer, ending=ending)


DRAWS: dict[str, Draw] = {
    "held_out": held_out, "held_out_forms": held_out_forms,
    "held_out_needles": held_out_needles, "known_single": one_fact, "known_eight": eight_entities, "known_profile": profile,
    "known_sentences": sentences, "known_joined": two_joined, "known_absent": missing,
    "known_files": file_entry, "known_missing_key": missing_key}


KNOWN_SETS: dict[str, Callable[[int], list[Case]]] = {
    name: partial(cases, name) for name in DRAWS} | {"known_single": single_needles}
