"""The generator of facts and questions: what it says is copied is copied, every question has one
answer, the mixture has its shares, and a seed gives the same items."""

import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

TRAIN = Path(__file__).parents[2] / "deploy" / "models" / "demo" / "train"
sys.path.insert(0, str(TRAIN))

import absent  # noqa: E402
import attribute_tables  # noqa: E402
import attribute_row  # noqa: E402
import attributes  # noqa: E402
import facts  # noqa: E402
import free_facts  # noqa: E402
import item_mix  # noqa: E402
import key_values  # noqa: E402
import quotes  # noqa: E402
import records  # noqa: E402
import values  # noqa: E402
from around import ASKING_PREFIXES  # noqa: E402
from evaluation_known import KNOWN_SETS  # noqa: E402
from facts import (  # noqa: E402
    FURTHER_SHARE,
    Fact,
    Keys,
    ask_in_words,
    copied,
    draw_values,
    is_a_clause,
    other_name,
    prefixed,
    questions_of,
    register,
    state,
)
from items import Exchange, Form, Item  # noqa: E402
from lists import draw_list  # noqa: E402
from question_forms import other_forms  # noqa: E402
from relations import Relation, build, expand, lower_first, parse_block  # noqa: E402

UNFILLED = re.compile(r"\{[a-z]\w*\}|%[AEVWKew]\b|@ |\[(base|past|part)\]|\(\w+\|")
SIZES = [(150, 6), (600, 12), (1500, 40), (6000, 64)]
OPENED = re.compile(r"(?:[A-Z][^*]*[.] )?[*] ")  # by a sentence at most
KINDS_BY_COPIES = ("absent", "one", "joined")
RELATIONS = (attributes.ABOUT_ENTITIES + attributes.UNUSUAL + attributes.COMPOSED + attributes.ALONE
             + tuple(dict.fromkeys(free_facts.FREE)))


def sequences(count: int) -> Iterator[list[Item]]:
    for seed in range(count):
        budget, questions = SIZES[seed % len(SIZES)]
        file_tokens = 900 if seed % 5 == 0 else 0
        yield item_mix.sample_items(random.Random(seed), budget, questions, file_tokens)


def exchanges(items: list[Item]) -> Iterator[tuple[Item, Exchange]]:
    for item in items:
        for exchange in item.exchanges:
            yield item, exchange


def test_every_copied_is_literally_true_and_covers_the_answer() -> None:
    for number, items in enumerate(sequences(400)):
        for item, exchange in exchanges(items):
            parts = []
            for part in exchange.copied:
                source = item.passages[part.passage]
                length = part.answer_end - part.answer_start
                parts.append(exchange.answer[part.answer_start:part.answer_end])
                assert source[part.start:part.start + length] == parts[-1], (number, item)
            assert exchange.answer == (", ".join(parts) if parts else "unknown"), (number, exchange)


def test_texts_are_clean() -> None:
    for number, items in enumerate(sequences(400)):
        for item, exchange in exchanges(items):
            assert exchange.question == exchange.question.strip(), (number, exchange)
            assert exchange.answer, (number, exchange)
            assert exchange.answer == exchange.answer.strip(), (number, exchange)
            for text in (exchange.question, *item.passages):
                assert not UNFILLED.search(text), (number, text)
        assert all(item.exchanges for item in items), number


def test_one_question_has_one_answer_in_a_sequence() -> None:
    for number, items in enumerate(sequences(400)):
        answers: dict[str, str] = {}
        for _, exchange in exchanges(items):
            first = answers.setdefault(exchange.question.lower(), exchange.answer)
            assert first == exchange.answer, (number, exchange)


def test_facts_asked_about_are_the_only_ones_with_their_key() -> None:
    """Asks whatever may be asked of each fact of a sequence, and looks for a second answer."""
    for seed in range(60):
        mix = item_mix.Mix(random.Random(seed), 2000, 30)
        mix.items()
        told: dict[str, set[str]] = {}
        for fact in mix.facts:
            for question in fact.relation.questions:
                if mix.keys[question.group.key(fact.values)] == 1:
                    text = question.wording.text.format(*fact.values)
                    told.setdefault(text, set()).add(question.answer.format(*fact.values))
        assert all(len(answers) == 1 for answers in told.values()), seed


def test_absent_questions_are_about_what_no_fact_says() -> None:
    for seed in range(300):
        mix = item_mix.Mix(random.Random(seed), 1500, 30)
        items = mix.items(800 if seed % 3 == 0 else 0)
        askable = {
            question.wording.text.format(*fact.values).lower().rstrip("?.")
            for fact in mix.facts
            for question in fact.relation.questions + fact.relation.further
        }
        for _, exchange in exchanges(items):
            if exchange.answer == "unknown" and not exchange.copied:
                assert exchange.question.lower().rstrip("?.") not in askable, (seed, exchange)


def test_held_out_forms_name_the_attribute() -> None:
    """They come first; behind them are the attribute's own questions."""
    own = 0
    taken = attribute_row.GENERIC_HELD_OUT_TAKEN
    for relation, synonyms in attributes.SYNONYMS.items():
        forms = relation.held_out[:taken]
        assert len(forms) == taken
        for form in forms:
            assert any(name.lower() in form.wording.text.lower() for name in synonyms), form
        asked = {question.wording.text for question in relation.questions}
        assert not asked & {question.wording.text for question in relation.held_out}
        own += len(relation.held_out) > len(forms)
    assert own > 100


def test_every_attribute_has_further_questions_none_of_them_held_out() -> None:
    for relation in attributes.ABOUT_ENTITIES:
        further = {question.wording.text for question in relation.further}
        assert len(further) >= 8, relation.questions[0]
        assert not further & {question.wording.text for question in relation.held_out}
        assert {question.answer for question in relation.further} == {"{1}"}


def test_training_alone_asks_further_questions() -> None:
    relation = attributes.ABOUT_ENTITIES[0]
    rng = random.Random(2)

    def share(further_share: float) -> float:
        asked = [questions_of(rng, relation, further_share) for _ in range(400)]
        return sum(some is relation.further for some in asked) / len(asked)

    assert share(0) == 0
    assert abs(share(FURTHER_SHARE) - FURTHER_SHARE) < 0.1


def test_the_evaluation_asks_and_draws_nothing_further(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    for module, name, place in ((facts, "questions_of", 2), (absent, "questions_of", 2),
                                (key_values, "ask_key", 3), (records, "drawn_schema", 2)):
        def watched(*given: Any, drawn: Callable[..., Any] = getattr(module, name),
                    name: str = name, place: int = place) -> Any:
            assert given[place] == 0, name
            seen[name] += 1
            return drawn(*given)
        monkeypatch.setattr(module, name, watched)
    for cases in KNOWN_SETS.values():
        assert cases(1)
    assert set(seen) == {"questions_of", "ask_key", "drawn_schema"}


def test_names_that_are_drawn_are_no_attributes_of_the_tables() -> None:
    names = {name for row in attributes.ROWS for name in row.synonyms}
    labels = {f"{modifier} {head}" for heads in attribute_tables.HEADS.values()
              for modifier in attribute_tables.MODIFIERS for head in heads}
    assert labels and not labels & names


def test_drawn_names_are_in_every_question_and_never_cut_off() -> None:
    """Else another attribute of the same thing would answer it too."""
    for relation in attributes.COMPOSED:
        entity, value, label = relation.kinds
        assert (entity in attribute_row.ENTITIES, label) == (True, f"{value}_label")
        for question in relation.questions + relation.completions + relation.held_out:
            assert "{2}" in question.wording.text, question


def test_attributes_are_also_told_of_what_seldom_has_them() -> None:
    for row, relation in zip(attributes.ROWS, attributes.UNUSUAL, strict=True):
        assert relation.kinds[0] not in row.entities
        assert relation.kinds[0] in attribute_row.ENTITIES
    assert len({relation.kinds[0] for relation in attributes.UNUSUAL}) > 30


def test_sentences_to_repeat_begin_with_many_words() -> None:
    beginnings = set()
    for seed in range(400):
        item = quotes.rules_item(random.Random(seed), set())
        assert item is not None
        [exchange] = item.exchanges
        assert exchange.answer == item.passages[0]
        sort = next(sort for sort in quotes.SORTS if exchange.answer.startswith(sort.capitalize()))
        assert sort in exchange.question and f"the {sort}" not in exchange.question
        beginnings.add(exchange.answer.split(" ")[0])
    assert len(beginnings) > 150


def test_shares_hold_roughly() -> None:
    kinds: Counter[str] = Counter()
    forms: Counter[Form] = Counter()
    for items in sequences(600):
        for _, exchange in exchanges(items):
            kinds[KINDS_BY_COPIES[len(exchange.copied)]] += 1
            forms[exchange.form] += 1
    total = kinds.total()
    assert 0.15 < kinds["absent"] / total < 0.27, kinds
    assert 0.03 < kinds["joined"] / total < 0.12, kinds
    assert 0.06 < forms[Form.COMPLETION] / total < 0.2, forms


def test_budget_bounds_the_passages_and_questions_are_about_as_many() -> None:
    for budget, questions in SIZES:
        asked = []
        for seed in range(40):
            items = item_mix.sample_items(random.Random(seed), budget, questions)
            length = sum(len(text) for item in items for text in item.passages)
            assert length <= 1.1 * 3.5 * budget, seed  # other words may be longer
            asked.append(sum(len(item.exchanges) for item in items))
        mean = sum(asked) / len(asked)
        assert 0.5 * questions < mean < 1.5 * questions + 2, (budget, questions, asked)


def test_same_seed_gives_same_items() -> None:
    first = item_mix.sample_items(random.Random(11), 3000, 40)
    assert first == item_mix.sample_items(random.Random(11), 3000, 40)
    assert first != item_mix.sample_items(random.Random(12), 3000, 40)


@pytest.mark.parametrize("part", range(8))
def test_every_wording_of_every_relation_tells_its_answer(part: int) -> None:
    rng = random.Random(part)
    for relation in RELATIONS[part::8]:
        drawn = draw_values(rng, relation)
        for index, wording in enumerate(relation.statements):
            fact = Fact(relation, drawn, index, wording.text.format(*drawn), 0)
            for question in relation.questions:
                if question.begins[index] is not None:
                    answer = question.answer.format(*drawn)
                    start = copied(fact, question, answer, 0)[0].start
                    assert fact.passage[start:start + len(answer)] == answer, fact.passage
        for question in relation.questions:
            assert ask_in_words(rng, question, drawn)


def test_every_relation_is_asked_about_in_several_ways() -> None:
    written = free_facts.WRITTEN + free_facts.VERB_FACTS
    assert all(len({question.wording for question in each.questions}) >= 4 for each in written)


def test_some_wordings_are_held_out() -> None:
    held_out = [question for each in free_facts.WRITTEN for question in each.held_out]
    assert held_out
    for relation in free_facts.WRITTEN:
        asked = {(question.wording, question.answer) for question in relation.questions}
        assert not any((one.wording, one.answer) in asked for one in relation.held_out)
    block = "{person} met {full}.\n> {full}\n" + " / ".join(
        f"Whom did {{person}} meet {n} times?" for n in range(64))
    assert len(parse_block(block, True).held_out) == 1  # of one answer, whatever there is
    assert not parse_block(block).held_out


def test_a_block_may_have_kinds_of_its_own() -> None:
    block = ("= hideout: under the stairs | behind the boiler\n{person} hid it {hideout}.\n"
             "> {hideout}\nWhere did {person} hide it?")
    relation = parse_block(block)
    drawn = {relation.samplers[1](random.Random(seed)) for seed in range(40)}
    assert drawn == {"under the stairs", "behind the boiler"}
    with pytest.raises(ValueError, match="the kind city exists already"):
        parse_block(block.replace("hideout", "city"))


def test_entities_come_from_many_combinations() -> None:
    rng = random.Random(5)
    for kind in ("person", "facility", "thing", "product", "software"):
        drawn = [values.KINDS[kind](rng) for _ in range(2000)]
        assert len(set(drawn)) > 500, kind


def test_lists_tell_where_each_value_stands() -> None:
    for seed in range(100):
        listed = draw_list(random.Random(seed), 200)
        for row, start in zip(listed.rows, listed.starts, strict=True):
            assert listed.passage[start:start + len(row[1])] == row[1], listed


def test_other_forms_keep_the_words_of_the_question() -> None:
    assert other_forms("Who parked the {vehicle}?", 0) == ["Tell me who parked the {vehicle}."]
    assert other_forms("Where is the {thing}?", 0)[0] == "Tell me where the {thing} is."
    assert other_forms("What is the shelf of {book}?", 0)[1] == "Give me the shelf of {book}."
    assert other_forms("Who is the coach of {team}?", 0) == []
    assert other_forms("What is the song called?", 0) == []
    for stranded in ("What was the dog called by the twins?", "What is the boy being taught?",
                     "What is the child proud of in the evening?", "What is the patient prescribed?"):
        assert other_forms(stranded, 0) == [], stranded
    assert other_forms("What is the meeting point?", 0)


def test_part_of_a_name_is_asked_only_while_nobody_shares_it() -> None:
    relation = parse_block("{person} is in {city}.\n> {city}\nWhere is {person}?")
    alone: Keys = Counter()
    register(relation, ("Ada Brook", "Rome"), alone)
    assert other_name(random.Random(1), "person", "Ada Brook", alone) in ("Ada", "Brook")
    register(relation, ("Ada Wells", "Oslo"), alone)
    names = {other_name(random.Random(seed), "person", "Ada Brook", alone) for seed in range(9)}
    assert names == {"Ada Brook", "Brook"}
    assert other_name(random.Random(1), "facility", "Lisbon depot", alone) == "depot in Lisbon"


def test_alternatives_expand_to_their_product() -> None:
    assert expand("(a|b) x (c|)") == ["a x c", "a x", "b x c", "b x"]


def test_block_that_asks_for_what_it_mentions_is_refused() -> None:
    with pytest.raises(ValueError, match="holds its answer"):
        build(["{person} is in {city}."], [("{city}", ["Who is in {city}?"])])
    with pytest.raises(ValueError, match="no statement has"):
        parse_block("{person} is in {city}.\n> room {city}\nWhere is {person}?")
    with pytest.raises(ValueError, match="slots differ"):
        build(["{person} is in {city}.", "{person} is here."], [("{city}", ["Where is {person}?"])])


def test_keys_of_two_facts_differ_if_and_only_if_what_questions_mention_differs() -> None:
    relation: Relation = parse_block("{person} is in {city}.\n> {city}\nWhere is {person}?")
    group = relation.questions[0].group
    assert group.key(("Ada", "Rome")) == group.key(("Ada", "Oslo"))
    assert group.key(("Ada", "Rome")) != group.key(("Eve", "Rome"))


def test_an_answer_is_a_value_without_its_article() -> None:
    block = "{person} keeps a {object} in the {room}.\n> the {room}\nWhere is it?\n> a {object}\nWhat?"
    relation = parse_block(block)
    assert {question.answer for question in relation.questions} == {"{1}", "{2}"}
    assert {question.wording.text[-4:] for question in relation.completions} == {"ps a", " the"}


def test_a_request_is_not_asked_for_again() -> None:
    rng = random.Random(1)
    for _ in range(200):
        assert not prefixed(rng, "tell me the age.").startswith(ASKING_PREFIXES)
    assert any(prefixed(rng, "in which room?").startswith(ASKING_PREFIXES) for _ in range(200))


@pytest.mark.parametrize(("text", "inner"), [
    ("The door", "the door"), ("UPDATE: no", "UPDATE: no"), ("I am", "I am"), ("A door", "a door")])
def test_words_keep_their_capitals_inside_a_sentence(text: str, inner: str) -> None:
    assert lower_first(text) == inner


def test_orders_are_not_reported() -> None:
    assert is_a_clause("The door is shut.") and is_a_clause("{0} shut the door.")
    assert not is_a_clause("Shut the door.") and not is_a_clause('"Shut the door," said {0}.')


def test_nothing_comes_before_the_mark_of_a_list() -> None:
    relation = parse_block("* {person} found the {object}.\n> {object}\nWhat was found?")
    for seed in range(200):
        rng = random.Random(seed)
        assert OPENED.match(state(rng, relation, draw_values(rng, relation)).passage)
