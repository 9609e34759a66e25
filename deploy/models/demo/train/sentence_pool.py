"""Complete sentences of the machine's prose and of stories, as text files of one a line."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

PROSE_FILE = "prose_sentences.txt"
STORY_FILE = "story_sentences.txt"
MOST_PROSE, MOST_STORIES = 110_000, 50_000
FEWEST_WORDS, MOST_WORDS = 6, 30
LETTERS_SHARE = 0.92
NO_CODE = re.compile(r"[<>{}\[\]|\\=_*#@^~`+&$/]|\.\.|::|--|https?:|\w\.\w|\w\(")
COUNTED_SENTENCES = 20_000
COMMON_SHARE = 1 / 500  # of the sentences, from which on a word is common
ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"])")
ABBREVIATIONS = ("e.g.", "i.e.", "etc.", "vs.", "cf.", "al.", "Dr.", "Mr.", "Mrs.", "No.", "Fig.")
OPENING = re.compile(r"(?!What|Which|Who|How|Why|Where)(?:[A-Z][a-z']*[ ,]|[AI] )")


def is_sentence(text: str) -> bool:
    """A complete one in plain English, as far as its looks tell."""
    if not text.endswith(".") or not OPENING.match(text) or text.endswith(ABBREVIATIONS):
        return False
    words = text.split(" ")
    if not FEWEST_WORDS <= len(words) <= MOST_WORDS or "" in words or NO_CODE.search(text):
        return False
    if not text.isascii() or text.count("\"") % 2 or text.count("(") != text.count(")"):
        return False
    letters = sum(map(str.isalpha, text)) + len(words) - 1
    return letters >= LETTERS_SHARE * len(text) and max(map(len, words)) <= 24


def sentences(texts: Iterable[str], most: int) -> list[str]:
    """Each once, in order."""
    found: dict[str, None] = {}
    for text in texts:
        for line in text.split("\n"):
            for sentence in ENDS.split(line):
                stripped = sentence.strip()
                if is_sentence(stripped):
                    found[stripped] = None
        if len(found) >= most:
            break
    return list(found)[:most]


def write(prose: Iterable[str], stories: Iterable[str], directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for name, texts, most in ((PROSE_FILE, prose, MOST_PROSE), (STORY_FILE, stories, MOST_STORIES)):
        (directory / name).write_text("\n".join(sentences(texts, most)) + "\n", "utf-8")


def _read(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []


def _common(lines: list[str]) -> frozenset[str]:
    """Words that so many sentences have that a text is likely to have them more than once."""
    step = max(1, len(lines) // COUNTED_SENTENCES)
    counted = lines[::step]
    counts = Counter(word for line in counted for word in set(line.lower().split(" ")))
    least = max(2.0, COMMON_SHARE * len(counted))
    return frozenset(word.strip(".,;:") for word, count in counts.items() if count > least)


class SentencePool:
    """What `write` has written; false where a corpus has none. Read once, before processes fork."""

    def __init__(self, directory: Path) -> None:
        self._prose, self._stories = _read(directory / PROSE_FILE), _read(directory / STORY_FILE)
        self.common = _common(self._prose)

    def __bool__(self) -> bool:
        return bool(self._prose and self._stories)

    def prose(self, rng: Random) -> str:
        return self._prose[int(rng.random() * len(self._prose))]

    def story(self, rng: Random) -> str:
        return self._stories[int(rng.random() * len(self._stories))]
