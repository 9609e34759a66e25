"""A relation: the many wordings of one kind of fact, compiled so that a fact costs microseconds.

Its source is a block of text, as the tables of wordings/ hold them:

    {person} (parked|left) the {vehicle} in bay {number}.
    > {number}
    Which bay is the {vehicle} in? / In which bay did {person} leave the {vehicle}?
    > {person}
    Who parked the {vehicle}?

First the statements, then after each `>` an answer and the questions that it answers, with " / "
between them. `(a|b)` stands for either. A slot in braces is named by its kind in values.KINDS,
with a digit behind where a kind occurs twice. A statement that begins with ^ tells the value
before the key, and is used seldom. A first line "# scope" names what other relations also tell;
without it, a relation's own first statement does. A line "= hideout: under the stairs | behind the
boiler" is a kind of this block alone, with all that may stand in its slot.

About one written question in sixteen is held out of the training, with all that is made of it:
those tell how well questions are understood whose wording was never seen."""

import functools
import itertools
import random
import re
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from draws import Sampler, one_of
from question_forms import other_forms
from values import KINDS

ALTERNATIVES = re.compile(r"\(([^()]*\|[^()]*)\)")
SLOT = re.compile(r"\{(\w+)\}")
ALWAYS_CAPITAL = (
    "I ", "I'", "Project ", "Dr.", "Mr. ", "Mrs. ", "Miss ", "Professor ", "Captain ", "Judge ",
    "King ", "Circus ", "Radio ", "Lake ", "PIN", "ID ", "CSV")
DRAWS_TO_SEE = 40
HELD_OUT_ONE_IN = 16  # written questions, about
ARTICLE_OF_SLOT = re.compile(r"^(?:the|an?) (?=\{)", re.IGNORECASE)
SHORTEST_BEGINNING = 12  # characters: a shorter beginning of a sentence says too little to go on


@dataclass(frozen=True, slots=True)
class Group:
    """Questions of one scope that mention the same slots. Two facts with the same key would both
    answer such a question."""

    scope: str
    slots: tuple[int, ...]

    def key(self, values: tuple[str, ...]) -> tuple[str, ...]:
        return (self.scope, *[values[slot] for slot in self.slots])


@dataclass(frozen=True, slots=True)
class Wording:
    """A format string over the values' positions; `inner` is the same inside a sentence."""

    text: str
    inner: str


@dataclass(frozen=True, slots=True)
class Question:
    """A wording with its answer, and for each statement where the answer begins in it: the length
    of the literal text before it and the slots before it, or None if that statement lacks it."""

    wording: Wording
    answer: str
    group: Group
    begins: tuple[tuple[int, tuple[int, ...]] | None, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Relation:
    """A compiled block, itself only. Indices say which of the statements tell the key first."""

    kinds: tuple[str, ...]
    samplers: tuple[Sampler, ...]
    statements: tuple[Wording, ...]
    key_first: tuple[int, ...]
    value_first: tuple[int, ...]
    questions: tuple[Question, ...]
    completions: tuple[Question, ...]
    groups: tuple[Group, ...]
    held_out: tuple[Question, ...] = ()
    further: tuple[Question, ...] = ()  # asked in training alone


def expand(text: str) -> list[str]:
    """All the texts that the alternatives in `text` stand for."""
    parts = ALTERNATIVES.split(text)
    choices = [part.split("|") if index % 2 else [part] for index, part in enumerate(parts)]
    texts = ["".join(combination) for combination in itertools.product(*choices)]
    return [" ".join(text.split()).replace(" ?", "?").replace(" .", ".") for text in texts]


def lower_first(text: str) -> str:
    """The text as it goes on inside a sentence."""
    if text.startswith(ALWAYS_CAPITAL) or text[1:2].isupper():
        return text
    return text[:1].lower() + text[1:]


class Compiler:
    """Turns slot names into positions, and questions into groups. What repeats is compiled once."""

    def __init__(self, statements: list[str], scope: str) -> None:
        self.statements, self.scope = statements, scope
        self.positions = {name: index for index, name in enumerate(slot_names(statements[0]))}
        self.begins: dict[str, tuple[tuple[int, tuple[int, ...]] | None, ...]] = {}
        self.compiled: dict[tuple[str, str], Question] = {}
        self.groups: dict[tuple[str, tuple[int, ...]], Group] = {}
        self.answers: dict[str, tuple[str, frozenset[int]]] = {}

    def format(self, text: str) -> str:
        literal = text.replace("{", "{{").replace("}", "}}")
        for name, index in self.positions.items():
            literal = literal.replace("{{" + name + "}}", "{" + str(index) + "}")
        if "{{" in literal:
            raise ValueError(f"a slot that no statement has: {text}")
        return literal

    def wording(self, text: str) -> Wording:
        formatted = self.format(text)
        return Wording(formatted, lower_first(formatted))

    def slots(self, text: str) -> tuple[int, ...]:
        return tuple(self.positions[name] for name in SLOT.findall(text))

    def begin(self, answer: str, statement: str) -> tuple[int, tuple[int, ...]] | None:
        """Where in a statement the answer begins; its end for want of a full word does not
        count."""
        start = statement.find(answer)
        if start < 0:
            return None
        before = statement[:start]
        return len(SLOT.sub("", before)), self.slots(before)

    def group(self, answer: str, mentioned: tuple[int, ...]) -> Group:
        """Questions that mention nothing are about this relation alone. Others are told apart from
        any in the same scope or, where there is none, from any whose answer is of the same
        kind."""
        if not mentioned:
            return Group(self.scope or self.statements[0], ())
        kinds = "" if self.scope else " ".join(map(kind_of, SLOT.findall(answer)))
        slots = {name: slot for name, slot in self.positions.items() if slot in mentioned}
        return Group(f"{self.scope}>{kinds}", tuple(slots[name] for name in sorted(slots)))

    def begins_of(self, answer: str) -> tuple[tuple[int, tuple[int, ...]] | None, ...]:
        if answer not in self.begins:
            self.begins[answer] = tuple(self.begin(answer, text) for text in self.statements)
            if not any(self.begins[answer]):
                raise ValueError(f"no statement has the answer {answer}: {self.statements[0]}")
        return self.begins[answer]

    def question(self, text: str, answer: str) -> Question:
        if (text, answer) not in self.compiled:
            self.compiled[text, answer] = self.new_question(text, answer)
        return self.compiled[text, answer]

    def new_question(self, text: str, answer: str) -> Question:
        mentioned = self.slots(text)
        if answer not in self.answers:
            self.answers[answer] = self.format(answer), frozenset(self.slots(answer))
        formatted, told = self.answers[answer]
        if not told.isdisjoint(mentioned):
            raise ValueError(f"a question that holds its answer {answer}: {text}")
        if (answer, mentioned) not in self.groups:
            self.groups[answer, mentioned] = self.group(answer, mentioned)
        group = self.groups[answer, mentioned]
        return Question(self.wording(text), formatted, group, self.begins_of(answer))


def slot_names(text: str) -> list[str]:
    """The slots of a text in their order, each once."""
    return list(dict.fromkeys(SLOT.findall(text)))


def kind_of(slot_name: str) -> str:
    return slot_name.rstrip("0123456789")


def beginnings(statements: list[str], answers: Iterable[str]) -> Iterable[tuple[str, str]]:
    """The statements cut off before an answer, with which they then go on."""
    alone = len(set(SLOT.findall(statements[0]))) == 1
    for statement, answer in itertools.product(statements, answers):
        start = statement.find(answer)
        before = statement[:start].rstrip()
        if start < SHORTEST_BEGINNING or statement[start - 1] != " " or before.endswith(","):
            continue
        if alone or SLOT.search(before):
            yield before, answer


def without_article(answer: str) -> str:
    """An answer is a value, not "the" value; questions of one form would else get either."""
    return ARTICLE_OF_SLOT.sub("", answer)


def build(texts: list[str], answers: list[tuple[str, list[str]]], scope: str = "",
          samplers: Mapping[str, Sampler] = KINDS,
          held_out: Iterable[tuple[str, list[str]]] = (),
          further: Iterable[tuple[str, list[str]]] = ()) -> Relation:
    """Compiles expanded statements, and for each answer its expanded questions. What is given
    several times is drawn as much more often."""
    marked = list(dict.fromkeys(texts))
    statements = [text.lstrip("^") for text in marked]
    for text in statements:
        if set(slot_names(text)) != set(slot_names(statements[0])):
            raise ValueError(f"slots differ from those of {statements[0]}: {text}")
    answers = [(without_article(answer), asked) for answer, asked in answers]
    compiler = Compiler(statements, scope)
    questions = [compiler.question(text, answer) for answer, asked in answers for text in asked]
    others = [tuple([compiler.question(text, without_article(answer))
                     for answer, asked in some for text in asked]) for some in (held_out, further)]
    key_first = [text for text in marked if text[0] != "^"]
    cut = beginnings(key_first, [answer for answer, _ in answers])
    completions = [compiler.question(text, answer) for text, answer in cut]
    groups = [question.group for question in questions + completions]
    if scope:
        groups.append(Group(scope, ()))
    kinds = tuple(kind_of(name) for name in compiler.positions)
    return Relation(
        kinds,
        tuple(samplers[kind] for kind in kinds),
        tuple(compiler.wording(text) for text in statements),
        tuple(marked.index(text) for text in texts if text[0] != "^"),
        tuple(marked.index(text) for text in texts if text[0] == "^"),
        tuple(questions),
        tuple(completions),
        tuple(dict.fromkeys(groups)),
        *others,
    )


@functools.cache
def begins_small(sampler: Sampler) -> bool:
    """Whether its texts may begin with a small letter. A sentence cannot begin with these: they
    would be capitalised there and nowhere else."""
    rng = random.Random(1)
    return any(sampler(rng)[:1].islower() for _ in range(DRAWS_TO_SEE))


def can_begin(statements: list[str], samplers: Mapping[str, Sampler] = KINDS) -> list[str]:
    """Those of the statements that do not begin with a small letter."""
    first = [SLOT.match(text.lstrip("^")) for text in statements]
    return [text for text, slot in zip(statements, first, strict=True)
            if not (slot and begins_small(samplers[kind_of(slot.group(1))]))]


def expand_all(line: str) -> list[str]:
    """A line of wordings divided by " / ", expanded."""
    return [text for part in line.split(" / ") for text in expand(part.strip())]


def with_other_forms(questions: list[str]) -> list[str]:
    """The questions, and further ones that say the same."""
    others = [form for turn, text in enumerate(questions) for form in other_forms(text, turn)]
    return questions + [text for text in others if text not in questions]


def is_held_out(written: str) -> bool:
    """Of a question as it is written, alternatives and all."""
    return zlib.crc32(written.strip().encode()) % HELD_OUT_ONE_IN == 0


def held_out_of(line: str) -> str:
    """The first written question of a line that is held out, or nothing."""
    return next((text for text in line.split(" / ") if is_held_out(text)), "")


def own_kind(line: str, samplers: Mapping[str, Sampler]) -> dict[str, Sampler]:
    """A kind that one block defines; it may not hide one that others know."""
    name, phrases = line.split(": ", 1)
    if name in samplers:
        raise ValueError(f"the kind {name} exists already: {line}")
    return {name: one_of(tuple(phrase.strip() for phrase in phrases.split("|")))}


def parse_block(block: str, hold_out: bool = False,
                samplers: Mapping[str, Sampler] = KINDS) -> Relation:
    """Compiles one block of a table. No answer has more than one question held out."""
    statements: list[str] = []
    answers: list[tuple[str, list[str]]] = []
    held_out: dict[str, list[str]] = {}
    scope = ""
    for line in block.splitlines():
        if line.startswith("# "):
            scope = line[2:]
        elif line.startswith("= "):
            samplers = {**samplers, **own_kind(line[2:], samplers)}
        elif line.startswith("> "):
            answers.append((line[2:], []))
        elif answers:
            answer, asked = answers[-1]
            held = held_out_of(line) if hold_out and answer not in held_out else ""
            if held:
                held_out[answer] = expand(held.strip())
            kept = [text for text in line.split(" / ") if text != held]
            asked.extend(with_other_forms(expand_all(" / ".join(kept))) if kept else [])
        else:
            statements.extend(can_begin(expand_all(line), samplers))
    seen = {(answer, text) for answer, asked in answers for text in asked}
    unseen = [(answer, [text for text in asked if (answer, text) not in seen])
              for answer, asked in held_out.items()]
    return build(statements, answers, scope, samplers, unseen)
