"""What is hidden in a text, and what is asked about it: the currency between generators of facts and
the builder of sequences."""

from dataclasses import dataclass
from enum import Enum


class Form(Enum):
    """How an exchange stands in the text."""

    QUESTION = "question"  # "What is the access code for Lisbon?", framed as Q:/A:, chat and so on
    COMPLETION = "completion"  # "The access code for Lisbon is", which the answer goes on


@dataclass(frozen=True, slots=True)
class Copied:
    """answer[answer_start:answer_end] equals passages[passage][start:start + the same length]."""

    answer_start: int
    answer_end: int
    passage: int
    start: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question and its whole answer, without surrounding white space. What of the answer is copied
    from where tells the trainer which block to select; a missing key's answer copies nothing."""

    question: str
    answer: str
    copied: tuple[Copied, ...]
    form: Form = Form.QUESTION


@dataclass(frozen=True, slots=True)
class Item:
    """Passages stand somewhere in the text, in any order and apart from each other, each as a
    sentence or as lines of its own. Exchanges come after all of them."""

    passages: tuple[str, ...]
    exchanges: tuple[Exchange, ...]
