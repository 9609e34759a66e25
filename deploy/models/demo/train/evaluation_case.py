"""One prompt of the evaluation: what is hidden, what is asked, and whether an answer is right."""

from dataclasses import dataclass
from enum import Enum


class Haystack(Enum):
    """What kind of text surrounds the passages."""

    PROSE = "prose"
    CODE = "code"
    LOGS = "logs"
    MIXED = "mixed"
    NUMBERS = "numbers"  # a log full of five-digit numbers


class Frame(Enum):
    """How the question follows the text."""

    QUESTION = "question"
    SHORT = "short"
    COMPLETION = "completion"
    BARE = "bare"
    CHAT = "chat"

    def around(self, text: str, question: str) -> str:
        """The whole prompt. In every frame the question comes last."""
        before, between, after = _FRAMES[self]
        return f"{before}{text}{between}{question}{after}"


_FRAMES: dict[Frame, tuple[str, str, str]] = {
    Frame.QUESTION: ("", "\n\nQuestion: ", "\nAnswer:"),
    Frame.SHORT: ("", "\n\nQ: ", "\nA:"),
    Frame.COMPLETION: ("", "\n\n", ""),
    Frame.BARE: ("", "\n\n", "\n"),
    Frame.CHAT: ("<|im_start|>user\n", "\n\n", "<|im_end|>\n<|im_start|>assistant\n"),
}


@dataclass(frozen=True, slots=True)
class Query:
    """A question and the span of the text that answers it; other spans may answer it as well."""

    question: str
    answer: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paraphrase:
    """A sentence and two questions in other words than its own."""

    sentence: str
    queries: tuple[Query, Query]


@dataclass(frozen=True, slots=True)
class Joined:
    """Two sentences; `middle` stands in both, `value` in the second. An answer is right if it ends
    in `ending`, which is the value where it is not given."""

    first: str
    second: str
    question: str
    middle: str
    value: str
    ending: str = ""


@dataclass(frozen=True, slots=True)
class Quote:
    """A sentence, and the topic by which it is asked for."""

    topic: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence, or lines of their own. Depth 0 is where the text begins, 1 where it ends."""

    text: str
    depth: float


@dataclass(frozen=True, slots=True)
class Case:
    """One prompt, of no particular length until it is assembled."""

    name: str
    kind: str  # the set that it belongs to
    haystack: Haystack
    haystack_seed: int
    passages: tuple[Passage, ...]
    asked: int | None  # index of the passage that holds the answer; None: no passage does
    frame: Frame
    question: str
    answer: str
    also: tuple[str, ...] = ()  # other right answers
    ending: str = ""  # where given, an answer that ends so is right

    @property
    def depth(self) -> float | None:
        """Where the answer stands."""
        return None if self.asked is None else self.passages[self.asked].depth


def cleaned(case: Case, generated: str) -> str:
    """What counts of a generated text: a completed sentence may end in its full stop, and what
    follows a bare question may call itself the answer."""
    text = generated.strip()
    if case.frame is Frame.BARE:
        text = text.removeprefix("Answer:").removeprefix("A:").lstrip()
    if case.frame is Frame.COMPLETION and not case.answer.endswith("."):
        text = text.removesuffix(".")
    return text


def is_exact(case: Case, generated: str) -> bool:
    """Whether the generated text is the answer and nothing else, save for an article before it."""
    found = _without_article(cleaned(case, generated))
    return any(found == _without_article(answer) for answer in (case.answer, *case.also))


def is_right(case: Case, generated: str) -> bool:
    """Whether the generated text answers: exactly, or by its ending where the case wants that."""
    if not case.ending:
        return is_exact(case, generated)
    return f" {cleaned(case, generated)}".endswith(f" {case.ending}")


def shared_prefix(case: Case, generated: str) -> float:
    """The share of the answer's words that were generated before the first wrong one."""
    expected = case.answer.split()
    words = cleaned(case, generated).split()
    for index, word in enumerate(expected):
        if index >= len(words) or words[index] != word:
            return index / len(expected)
    return 1.0


def _without_article(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if rest and first.lower() in ("the", "a", "an") else text
