"""Questions as somebody else puts them, or as people type in haste."""

from random import Random

from sentence_forms import LEADS
from sentence_parts import FUNCTION_WORDS

PERSONS = {"I": "you", "my": "your", "me": "you", "am": "are", "we": "you", "our": "your",
           "us": "you", "My": "Your", "We": "You", "Our": "Your"}
ADDRESSED = frozenset("you your yours You Your".split())
PERSON_SHARE = 0.4
NOISE_SHARE = 0.22


def other_person(rng: Random, question: str) -> str:
    """As somebody else asks it: what "I" wrote is asked with "you", unless it speaks of another
    "you"."""
    words = question.split(" ")
    if "was" in words or question.startswith(LEADS) or rng.random() > PERSON_SHARE:
        return question
    if not ADDRESSED.isdisjoint([word.rstrip("?.,:") for word in words]):
        return question
    return " ".join([PERSONS.get(word, word) for word in words])


def noisy(rng: Random, question: str) -> str:
    """As people type in haste: without articles, in small letters, a word in another form."""
    words = question.split(" ")
    chance = rng.random()
    if chance < 0.35:
        words = [word for word in words if word not in ("the", "a", "an")]
    elif chance < 0.6:
        index = int(rng.random() * len(words))
        words[index] = _other_form(words[index])
    elif chance < 0.75:
        words[-1] = words[-1].rstrip("?.")
    text = " ".join(words)
    return text.lower() if rng.random() < 0.3 else text


def _other_form(word: str) -> str:
    """Another number or tense of a plain word, by rule."""
    if not word.isalpha() or not word.islower() or len(word) < 4 or word in FUNCTION_WORDS:
        return word
    if word.endswith("ing"):
        return word[:-3] + "ed"
    if word.endswith("ed"):
        return word[:-1] if word[-3] in "ctsvzg" else word[:-2]
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word + "s"
