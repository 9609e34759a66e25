"""What may stand around a statement or a question without changing its meaning."""

from text_tables import word_lists

_WORDS = word_lists("around")
_BEFORE, _BEHIND = "{} ", " {}"


def _spaced(form: str, texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(form.format(text) for text in texts)


OPENINGS = _spaced(_BEFORE, _WORDS["openings"])  # the statement goes on inside the sentence
LEADERS = _spaced(_BEFORE, _WORDS["leaders"])  # sentences before the statement
PREFIXES = _spaced(_BEFORE, _WORDS["prefixes"])  # a question goes on with a small letter
ASKING_PREFIXES = _spaced(_BEFORE, _WORDS["asking_prefixes"])  # they would ask a request twice
FOLLOWERS = _spaced(_BEHIND, _WORDS["followers"])  # sentences behind the statement
SUFFIXES = _spaced(_BEHIND, _WORDS["suffixes"])  # they follow a question
# Between the statement and its full stop: after a comma, or in parentheses.
TRAILERS = tuple(text if text.startswith(",") else f" {text}" for text in _WORDS["trailers"])
