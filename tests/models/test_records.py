"""Files of records and of keys: where values stand, one answer to a question, sizes."""

import re
from random import Random

import pytest

import key_wordings
import record_layouts
import record_wordings
import records
from items import Item
from key_values import (
    KEY_PART,
    MOST_PAIRS,
    AbsentKeys,
    KeysAndValues,
    altered,
    ask_key,
    draw_pairs,
    near_absent,
    pairs_item,
    setting_key,
)
from long_values import LONG_VALUES
from record_schemas import SCHEMAS
from records import AbsentCells, labels_of, records_item


def assert_sound(item: Item) -> int:
    """Returns how many questions have no answer."""
    absent, answers = 0, {}
    for exchange in item.exchanges:
        assert answers.setdefault(exchange.question.lower(), exchange.answer) == exchange.answer
        absent += not exchange.copied
        assert exchange.copied or exchange.answer == "unknown"
        for part in exchange.copied:
            end = part.start + len(exchange.answer)
            assert item.passages[0][part.start:end] == exchange.answer
    return absent


def test_values_stand_where_they_are_said_to() -> None:
    absent = total = 0
    for seed in range(600):
        item = records_item(Random(seed), 600, 6, set(), large=seed % 2 == 0)
        assert item is not None
        absent += assert_sound(item)
        total += len(item.exchanges)
    assert 0.4 < absent / total < 0.6


def test_every_layout_tells_where_values_begin() -> None:
    rows = [["amber-hub", "12", "New York"], ["jade-hub", "007", "Rome"]]
    for layout in set(record_layouts.LAYOUTS):
        for seed in range(30):
            text, starts = layout(Random(seed), "device", ["name", "port", "city"], rows)
            for row, begins in zip(rows, starts, strict=True):
                for value, begin in zip(row, begins, strict=True):
                    assert text[begin:begin + len(value)] == value, text


def test_names_in_markup_have_no_spaces() -> None:
    rows = [["amber-hub", "May 3"]]
    text, starts = record_layouts.elements(Random(1), "steam engine", ["name", "last seen"], rows)
    assert text == '<steam_engine name="amber-hub" last_seen="May 3"/>'
    assert [text[start:start + 3] for start in starts[0]] == ["amb", "May"]


@pytest.mark.parametrize("layout", [record_layouts.json_list, record_layouts.yaml_list])
def test_records_are_named_together_by_the_plural(layout: record_layouts.Layout) -> None:
    rows = [["id", "12"], ["id", "13"]]
    texts = [layout(Random(seed), "conservatory", ["id", "port"], rows)[0] for seed in range(30)]
    assert any("conservatories" in text for text in texts)
    assert not any("conservatorys" in text for text in texts)


def test_large_files_are_large() -> None:
    lines = [item.passages[0].count("\n") for seed in range(60)
             if (item := records_item(Random(seed), 1500, 3, set(), large=True))]
    assert sum(count >= 15 for count in lines) > 50
    pairs = [pairs_item(Random(seed), 900, 3, set(), large=True) for seed in range(60)]
    assert sum(len(item.passages[0]) > 600 for item in pairs) > 40


def test_each_sort_of_record_stands_in_one_file() -> None:
    used: set[str] = set()
    rng = Random(4)
    schemas = [records.drawn_schema(rng, used) for _ in range(200)]
    sorts = [schema.nouns[0] for schema in schemas if schema]
    assert len(sorts) == len(set(sorts)) > len(records.PARSED)


def test_keys_that_are_nearly_alike_have_their_own_values() -> None:
    for seed in range(400):
        assert_sound(pairs_item(Random(seed), 500, 8, set(), large=True))


def test_every_schema_has_questions_of_its_own() -> None:
    for schema in records.PARSED:
        assert len(schema.fields) >= 6
        for field in schema.fields:
            assert all("@" in question for question in field.questions)


def test_sorts_of_records_that_no_schema_describes() -> None:
    for seed in range(200):
        schema = records.composed_schema(Random(seed))
        names = [name for field in schema.fields for name in field.names]
        assert 5 <= len(names) == len(set(names))
        assert all(field.draw(Random(seed)) for field in schema.fields)
        assert schema.nouns[0].replace(" ", "_") in schema.keys


def test_training_alone_has_further_sorts() -> None:
    first_nouns = [schema.nouns[0] for schema in records.PARSED + records.FURTHER]
    assert len(set(first_nouns)) == len(first_nouns)
    assert records.FURTHER
    for schema in records.FURTHER:
        assert len(schema.fields) >= 7
        for field in schema.fields:
            assert len(field.questions) >= 5
            assert all(question.count("@") == 1 for question in field.questions)

    def further(share: float) -> int:
        drawn = [records.drawn_schema(Random(seed), set(), share) for seed in range(200)]
        return sum(schema is not None and schema.is_further for schema in drawn)

    assert further(0) == 0 < 70 < further(0.5) < 130


def record_questions(seeds: int, further_share: float = records.FURTHER_SHARE) -> list[str]:
    items = [records_item(Random(seed), 600, 6, set(), further_share=further_share)
             for seed in range(seeds)]
    return [exchange.question for item in items if item for exchange in item.exchanges]


def test_names_that_are_no_nouns_are_asked_as_labels() -> None:
    assert {"born", "booked_by", "last_seen", "to", "votes", "stars"} <= records.LABELS
    assert not {"birthday", "tenant", "destination", "address"} & records.LABELS
    assert not any("*" in name for schema in records.PARSED for field in schema.fields
                   for name in field.names)
    labels = "|".join(label.replace("_", " ") for label in sorted(labels_of(SCHEMAS)))
    as_noun = re.compile(
        rf"\b(?:the|what|which|whose|its|'s) (?:{labels})\b(?! column)", re.IGNORECASE)
    questions = record_questions(1500, further_share=0)
    assert not [text for text in questions if as_noun.search(text)]
    assert sum('under "born"' in text or "under born" in text for text in questions)


def test_no_record_of_a_record_is_asked_about() -> None:
    words = "|".join(records.RECORD_WORDS)
    double = re.compile(rf"\bthe (?:{words}) of the (?:{words})\b|\brecord record\b")
    assert not [text for text in record_questions(1500) if double.search(text)]


def test_nothing_is_asked_for_that_the_record_of_somebody_has() -> None:
    of_record = re.compile(r"\b(?:of|for) the (?:record (?:of|for)|(?:(?!of |for )\w+ )+record) ")
    assert not [text for text in record_questions(1500) if of_record.search(text)]


def test_questions_hold_their_slots_and_nothing_else_to_fill() -> None:
    for text in record_wordings.QUESTIONS + record_wordings.LABEL_QUESTIONS:
        asked = text.format(field="deadline", ref="amber-hub")
        assert asked.count("deadline") == asked.count("amber-hub") == 1 and "%" not in asked, text
    for text in (*record_wordings.BY_FIELD, *record_wordings.LABEL_BY_FIELD,
                 *record_wordings.REVERSE, *record_wordings.LABEL_REVERSE):
        asked = text.format(field="deadline", noun="device", key="city", value="Rome")
        assert "city" in asked and "Rome" in asked, text
    by_format = [text for texts in key_wordings.QUESTIONS_BY_FORMAT.values() for text in texts]
    for text in [*key_wordings.QUESTIONS, *by_format]:
        assert text.replace("{0}", "max_size").count("max_size") == 1, text


def test_long_values_are_plain() -> None:
    for sampler in LONG_VALUES:
        for seed in range(50):
            value = sampler(Random(seed))
            assert value == value.strip() and "\n" not in value and '"' not in value


def test_an_altered_key_differs_in_one_part() -> None:
    others = {"train_limit_rate": "ticket_size", "maxRetryLimit": "unitSize", "BADGE.DATE": "QUEUE.RATE",
              "Zurich museum": "Bangkok gallery", "role-size-4": "depth-level", "JN 9150": "KX 4471"}
    for key, other in others.items():
        for seed in range(40):
            found = altered(Random(seed), key, other)
            parts, old = KEY_PART.findall(found), KEY_PART.findall(key)
            assert len(parts) == len(old), found
            new = [part for part, before in zip(parts, old, strict=True) if part != before]
            assert len(new) <= 1 and KEY_PART.sub("", found) == KEY_PART.sub("", key), found
            assert all(part[0].isupper() == old[parts.index(part)][0].isupper() for part in new)
    assert altered(Random(1), "cobweb", "meadow") == "meadow"
    assert altered(Random(1), "lamp-9", "7").startswith(("7", "lamp-"))


def test_a_missing_key_is_nearly_one_of_those_given() -> None:
    def nearly_there(given: bool) -> int:
        rng = Random(3)
        style = KeysAndValues(setting_key, setting_key, upper=False, count=30)
        count = 0
        for _ in range(100):
            keys = [key for key, _ in draw_pairs(rng, style)]
            before = {key.lower() for key in keys}
            used = set(before)
            near_absent(rng, style, "plain", used, keys if given else [])
            count += any(one_part_differs(missing, key) for missing in used - before for key in keys)
        return count

    assert nearly_there(given=False) < 40 < 90 < nearly_there(given=True)


def one_part_differs(one: str, other: str) -> bool:
    parts, others = KEY_PART.findall(one), KEY_PART.findall(other)
    return len(parts) == len(others) and sum(map(str.__ne__, parts, others)) == 1


def test_as_many_missing_keys_are_asked_for_as_wanted() -> None:
    def missing(absent: AbsentKeys, asked: int) -> set[int]:
        items = [pairs_item(Random(seed), 600, asked, set(), large=True, absent=absent)
                 for seed in range(300)]
        return {sum(not exchange.copied for exchange in item.exchanges) for item in items}

    assert missing(AbsentKeys(file_share=0.0, most_for_a_key=2.0, altered_share=0.5), 3) == {0}
    assert missing(AbsentKeys(file_share=0.6, most_for_a_key=1.0, altered_share=0.0), 1) == {0, 1}
    # None where four draws in a row were keys that the file has.
    every = AbsentKeys(file_share=1.0, most_for_a_key=2.0, altered_share=0.5)
    assert missing(every, 2) == {0, 1, 2, 3, 4}


def test_as_many_missing_records_and_fields_are_asked_for_as_wanted() -> None:
    def share(absent: AbsentCells) -> float:
        """Of the questions, those that the file does not answer."""
        items = [records_item(Random(seed), 600, 6, set(), absent=absent) for seed in range(200)]
        exchanges = [exchange for item in items if item for exchange in item.exchanges]
        return sum(not exchange.copied for exchange in exchanges) / len(exchanges)

    assert share(AbsentCells(share=0.0, field_share=0.5)) == 0.0
    assert 0.4 < share(AbsentCells(share=0.5, field_share=0.5)) < 0.6
    assert share(AbsentCells(share=1.0, field_share=0.5)) == 1.0


@pytest.mark.parametrize("field_share", [0.0, 1.0])
def test_a_missing_field_is_asked_of_a_record_that_is_there(field_share: float) -> None:
    absent = AbsentCells(share=1.0, field_share=field_share)
    files = [records.File(Random(seed), records.PARSED[seed % 15], 400, set(), False, absent)
             for seed in range(60)]
    with_others = [file for file in files if len(file.fields) < len(file.schema.fields)]
    asked = [(file, exchange.question) for file in with_others if (exchange := file.not_there())]
    there = [any(row[0] in question for row in file.rows) for file, question in asked]
    assert len(there) > 30
    assert all(there) if field_share else sum(there) < 5


def test_no_missing_key_is_one_of_the_file() -> None:
    """Every key that the file has is asked for; each other one is new."""
    for seed in range(300):
        used: set[str] = set()
        item = pairs_item(Random(seed), 600, MOST_PAIRS, used, large=True)
        assert len(used) == len(item.exchanges)


def test_training_alone_asks_for_keys_in_further_forms() -> None:
    further = set(key_wordings.FURTHER + key_wordings.FURTHER_OF_SETTINGS)
    usual = set(key_wordings.QUESTIONS).union(*key_wordings.QUESTIONS_BY_FORMAT.values())
    assert not further & usual and all(form.count("{0}") == 1 for form in further)

    def forms(key: str, share: float) -> set[str]:
        rng = Random(1)
        return {ask_key(rng, "plain", key, share).replace(key, "{0}") for _ in range(2000)}

    assert not forms("retry_limit", 0) & further
    assert forms("retry_limit", 1) == further
    assert forms("Lisbon depot", 1) == set(key_wordings.FURTHER)
