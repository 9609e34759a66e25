"""Tells natural English and readable code from tables, minified text and encoded data."""

from collections.abc import Iterator

COMMON_WORDS = frozenset(
    "a an and are as at be by can for from has have if in is it may not of on or that the this to "
    "was when which will with you your".split())
LIST_MARKERS = ("- ", "* ", "+ ", "#", ">", "|", "..", ":", "=", "$", "`", "--", "~~",
                "^^", "1.", "2.", "3.")
SHORTEST_PARAGRAPH = 60
LONGEST_WORD = 50
LONGEST_CODE_LINE = 300


def paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        stripped = paragraph.strip("\n")
        if stripped.strip():
            yield stripped


def is_prose(paragraph: str) -> bool:
    """English sentences: mostly letters, words of usual length, some of the commonest words."""
    if len(paragraph) < SHORTEST_PARAGRAPH or ">>>" in paragraph or not paragraph.isascii():
        return False
    words = paragraph.split()
    if len(words) < 10 or max(map(len, words)) > LONGEST_WORD:
        return False
    letters = sum(map(str.isalpha, paragraph)) + len(words)
    if letters < 0.82 * len(paragraph):
        return False
    common = sum(word in COMMON_WORDS for word in words)
    return common >= 0.12 * len(words) and "." in paragraph


def unwrap(paragraph: str) -> str:
    """One line for a hard-wrapped paragraph; lists and indented text keep their lines."""
    lines = paragraph.split("\n")
    if any(line.lstrip().startswith(LIST_MARKERS) for line in lines):
        return paragraph
    return " ".join(line.strip() for line in lines)


def is_readable_code(text: str) -> bool:
    """Neither minified nor encoded data nor a table of numbers."""
    lines = text.split("\n")
    if len(lines) < 8 or max(map(len, lines)) > LONGEST_CODE_LINE:
        return False
    if len(text) > 80 * len(lines):
        return False
    sample = text[:20_000]
    digits = sum(map(str.isdigit, sample))
    return digits < 0.12 * len(sample) and max(map(len, sample.split()), default=0) <= 120
