"""Compiles the blocks of two joined facts: what tells a middle, and what tells a value of it. The
tables of wordings/joined say what the lines of a block are."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from draws import Sampler
from grammar import capitalised
from joined_forms import HEAD, HEADS, INTERROGATIVE, PERSONS, frames_by_mark, naming, noun_of
from relations import SLOT, Question, Relation, build, expand_all
from values import KINDS

MARKS = "ncpwiqa"
MARKED = tuple([f"{mark} " for mark in MARKS])
SOMEBODY = ("somebody", "someone", "a certain person", "one person")
SOMETHING = ("a certain %", "some %", "one %")


@dataclass(frozen=True, slots=True)
class First:
    """What tells the middle: by their marks phrases that describe it ("n"; "p" where 's may
    follow), what it holds ("c"), what happens there ("w"), and statements that leave its name out
    ("t"). A step is a question that another may follow."""

    relation: Relation
    middle_slot: int
    phrases: Mapping[str, tuple[Question, ...]]
    steps: tuple[Question, ...]
    naming: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Second:
    """What tells a value of the middle, with questions that have @ where such a phrase stands, and
    those about what was spoken of before ("i")."""

    relation: Relation
    middle_slot: int
    value: Question
    frames: Mapping[str, tuple[str, ...]]


def sort_lines(lines: list[str]) -> dict[str, list[str]]:
    """Expanded lines by their mark; statements have none."""
    sorted_lines: dict[str, list[str]] = {mark: [] for mark in "s" + MARKS}
    for line in lines:
        mark, text = (line[0], line[2:]) if line[:2] in MARKED else ("s", line)
        sorted_lines[mark].extend(expand_all(text))
    return sorted_lines


def without_name(statements: list[str], middle: str, noun: str) -> list[str]:
    """The statements with "a certain room" for the room's name."""
    kind, texts = SLOT.findall(middle)[0], []
    vague = SOMEBODY if kind in PERSONS else SOMETHING
    for turn, statement in enumerate(statements):
        if statement.startswith("It "):
            continue
        name = HEAD if kind in HEADS and turn % 2 else noun
        unknown = vague[turn % len(vague)].replace("%", name)
        text = statement.replace(capitalised(middle), middle).replace(middle, unknown, 1)
        if middle not in text and SLOT.search(text) and text[-1] == ".":
            texts.append(capitalised(text))
    return texts


def compiled_first(middle: str, relation: Relation, by_mark: Mapping[str, int]) -> First:
    """Takes the relation's questions apart again, of which the first are about this fact alone."""
    taken: dict[str, tuple[Question, ...]] = {}
    start = 0
    for mark, count in by_mark.items():
        taken[mark] = relation.questions[start:start + count]
        start += count
    kind = SLOT.findall(middle)[0]
    single = replace(relation, questions=taken.pop("q"))
    phrases = {mark: each for mark, each in taken.items() if each}
    slot = relation.kinds.index(kind)
    return First(single, slot, phrases, steps_of(single.questions), naming(kind))


def steps_of(questions: tuple[Question, ...]) -> tuple[Question, ...]:
    """Those of the questions that ask outright."""
    return tuple([each for each in questions if each.wording.text[-1] == "?"
                  and INTERROGATIVE.match(each.wording.inner)])


def parse_first(block: str, samplers: Mapping[str, Sampler] = KINDS) -> tuple[str, First]:
    head, *lines = block.splitlines()
    middle, _, nouns = head[2:].partition(": ")
    noun = nouns.split(", ")[0] or noun_of(SLOT.findall(middle)[0])
    marked = sort_lines(lines)
    marked["n"] += marked["p"]
    asked = {mark: marked[mark] for mark in "qncpw"}
    asked["t"] = without_name(marked["s"], middle, noun)
    texts = [text for part in asked.values() for text in part]
    if not all(SLOT.search(text) for text in texts):
        raise ValueError(f"something in this block describes nothing: {block}")
    relation = build(marked["s"], [(middle, texts)], samplers=samplers)
    counts = {mark: len(part) for mark, part in asked.items()}
    return middle, compiled_first(middle, relation, counts)


def parse_second(block: str, samplers: Mapping[str, Sampler] = KINDS) -> list[tuple[str, Second]]:
    """The block for each of its middles. In the lines, % stands for the middle; where no question
    about this fact alone is written, the frames with the middle's name make them."""
    middles, value = block.splitlines()[0][2:].split(" > ")
    return [(middle, second_of(block, middle, value, samplers)) for middle in middles.split(", ")]


def with_middle(line: str, middle: str) -> str:
    """A line with the middle for its mark; statements begin with a capital."""
    if line[:2] not in MARKED:
        line = capitalised(line.replace("%", middle, 1)) if line[0] == "%" else line
        line = line.replace(" / %", f" / {capitalised(middle)}")
    return line.replace("%", middle)


def second_of(block: str, middle: str, value: str, samplers: Mapping[str, Sampler]) -> Second:
    lines = [with_middle(line, middle) for line in block.splitlines()[1:]]
    marked, kind = sort_lines(lines), SLOT.findall(middle)[0]
    names, value_kind = marked["a"], SLOT.findall(value)[0].rstrip("0123456789")
    frames = frames_by_mark(marked, kind, names, value_kind in PERSONS)
    statements = marked["s"] * 2  # drawn more often than those that only name an attribute
    for name in names:
        statements += [f"The {name} of {middle} is {value}.",
                       f"{capitalised(middle)}'s {name} is {value}."]
    asked = marked["q"]
    if not asked:
        asked = [capitalised(text.replace("@", middle)) for text in frames["n"]]
    scope = f"{value_kind}: {names[0]}" if names else ""
    relation = build(statements, [(value, asked)], scope, samplers)
    return Second(relation, relation.kinds.index(kind), relation.questions[0], frames)
