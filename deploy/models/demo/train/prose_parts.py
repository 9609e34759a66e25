"""Takes a sentence apart that nobody has marked: numbers, names, quotations and noun phrases by
what stands around them, and clauses by commas and conjunctions. What is doubtful is left out."""

import names
from everyday_frames import FRAMES
from sentence_parts import (
    AUXILIARIES,
    DETERMINERS,
    FUNCTION_WORDS,
    NAMES,
    PREPOSITIONS,
    Clause,
    Parts,
    Span,
    bare,
    content_of,
)

NUMBER_WORDS = frozenset("""
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty
thirty forty fifty sixty seventy eighty ninety hundred thousand million
""".split())
SUBORDINATORS = frozenset(
    "which because when if while but unless although since so whereas where until".split())
BEFORE_YEARS = frozenset("in since until by of from before after".split())
BREAKS = (",", ";", ":", ".", "!", "?", ")")
LONGEST_PHRASE = 3
MORE_VERBS = """
returns/return provides/provide defines/define creates/create uses/use means/mean gives/give
represents/represent describes/describe allows/allow specifies/specify indicates/indicate
requires/require supports/support includes/include depends/depend generates/generate looks/look
raises/raise produces/produce accepts/accept implements/implement determines/determine
wished/wish invited/invite lost/lose met/meet found/find owned/own carried/carry loved/love
looked/look searched/search wanted/want decided/decide heard/hear planted/plant bought/buy
remembered/remember knocked/knock fetched/fetch borrowed/borrow forgot/forget helped/help
stayed/stay covered/cover reached/reach arrived/arrive won/win showed/show thought/think kept/keep
lies/lie fills/fill contains/contain makes/make takes/take knew/know told/tell gave/give came/come
lay/lie saw/see started/start felt/feel lived/live practised/practise noticed/notice asked/ask
""".split()
HELPED_VERBS: dict[str, tuple[str, str]] = {
    form: ("does" if form.endswith("s") else "did", base)
    for form, base in (pair.split("/") for pair in MORE_VERBS)}
for _token in [token for frame in FRAMES for token in frame.split() if token.startswith("~")]:
    _form, _, _base = _token[1:].partition("=")
    if _base.isalpha() and _form != _base and _form not in ("named", "has"):
        HELPED_VERBS[_form] = ("does" if _form.endswith("s") else "did", _base)
SMALL_VERBS = frozenset("""
said asked gave took went came saw made had was were felt found left lived told met knew got did
let bent
put kept held sat stood lay began thought brought ran
""".split())
KIND_OF_NAME: dict[str, str] = {
    **{name: "city" for name in names.CITIES}, **{name: "country" for name in names.COUNTRIES},
    **{name: "month" for name in names.MONTHS}, **{name: "weekday" for name in names.WEEKDAYS},
    **{name: "language" for name in names.LANGUAGES}, "Python": "name", "Linux": "name",
    "Debian": "name", "GNU": "name", "Unicode": "name", "None": "name", "True": "name",
    "False": "name"}
NO_NOUNS = frozenset("""
same other others following first second last next way case thing things one ones lot few more most
own only very much many rest end such whole least entire given above below former latter time as
well later instead
""".split())


def prose(sentence: str) -> Parts:
    words = sentence.split(" ")
    lower = [bare(word).lower() for word in words]
    spans: list[Span] = []
    index = 0
    while index < len(words):
        span = _span_at(words, lower, index)
        if span is None:
            index += 1
        else:
            spans.append(span)
            index = span.last
    return Parts(sentence, words, spans, _clauses(words, lower), frozenset(content_of(words)))


def _span_at(words: list[str], lower: list[str], index: int) -> Span | None:
    """What begins at a word, if it may be asked for."""
    word, plain = words[index], lower[index]
    if not plain:
        return None
    if plain[0].isdigit() or plain in NUMBER_WORDS:
        return _number(words, lower, index)
    if word[0] == "\"":
        return _quotation(words, index)
    if word[0].isupper() and (index == 0 or words[index - 1][-1] not in ".!?:\""):
        return _name(words, index)
    if index and lower[index - 1] in DETERMINERS and words[index - 1][-1].isalpha() and (
            lower[index - 1] != "that"):
        return _phrase(words, lower, index)
    before = lower[index - 1] if index else ""
    if before in PREPOSITIONS and words[index - 1][-1].isalpha() and before != "to":
        return _phrase(words, lower, index)
    return None


def _number(words: list[str], lower: list[str], index: int) -> Span:
    plain, before = lower[index], lower[index - 1] if index else ""
    if len(plain) == 4 and plain.isdigit() and plain[:2] in ("18", "19", "20") and (
            before in BEFORE_YEARS):
        return Span(index, index + 1, "year")
    if plain[0].isdigit() and not plain.replace(",", "").isdigit():
        return Span(index, index + 1, "code")
    follows = words[index + 1] if index + 1 < len(words) and words[index][-1].isalnum() else ""
    many = follows.rstrip(".,;:").endswith("s") and lower[index + 1] not in FUNCTION_WORDS
    return Span(index, index + 1, "number" if many else "figure")


def _quotation(words: list[str], index: int) -> Span | None:
    for last in range(index + 1, min(index + 9, len(words)) + 1):
        if "\"" in words[last - 1][1 if last == index + 1 else 0:]:
            return Span(index, last, "quote") if last - index <= 8 else None
    return None


def _name(words: list[str], index: int) -> Span | None:
    last = index + 1
    while last < len(words) and last - index < 4 and words[last - 1][-1].isalpha() and (
            words[last][0].isupper()):
        last += 1
    core = bare(words[index])
    owner = bare(words[last - 1]).endswith("'s")
    if owner or core.lower() in FUNCTION_WORDS or core.endswith(("'s", "'m", "'ve")):
        return None
    known = core in NAMES
    if index == 0 and not known:
        return None
    return Span(index, last, KIND_OF_NAME.get(core, "person") if known else "name")


def _phrase(words: list[str], lower: list[str], index: int) -> Span | None:
    """The noun phrase behind a determiner or preposition: up to a function word or a comma. A
    longer row of words probably holds a verb."""
    last = index
    while last < len(words) and lower[last] and lower[last] not in FUNCTION_WORDS and (
            words[last][0].isalpha()):
        last += 1
        if words[last - 1][-1] in BREAKS:
            break
    if last == index or last - index > LONGEST_PHRASE:
        return None
    closed = words[last - 1][-1] in BREAKS
    if not closed and last < len(words) and not words[last][0].isalpha():
        return None
    if words[index][0].islower() and any([word[0].isupper() for word in words[index + 1:last]]):
        return None
    before_verb = last < len(words) and not closed and (
        lower[last] in DETERMINERS or lower[last] in ("to", "that", "if", "it", "he", "she", "him"))
    tail = lower[last - 1]
    inner_verb = next((at for at in range(index + 1, last) if lower[at] in HELPED_VERBS
                       or lower[at] in SMALL_VERBS), last)
    if inner_verb < last:
        last = inner_verb
    elif before_verb and (tail.endswith(("s", "ed", "ing")) or tail in SMALL_VERBS):
        last -= 1
    elif tail in SMALL_VERBS or tail in HELPED_VERBS or tail.endswith(("ed", "ly", "ing")):
        return None
    if last <= index or lower[last - 1] in NO_NOUNS or len(lower[last - 1]) < 3 or (
            lower[index].endswith(("ing", "ly", "ed"))) or lower[last - 1].endswith("ly"):
        return None
    return Span(index, last, "phrase")


def _clauses(words: list[str], lower: list[str]) -> list[Clause]:
    """Commas that part a list part no clause: each has three words at least."""
    borders = [0]
    opening = lower[0] in SUBORDINATORS
    for index in range(3, len(words) - 2):
        begins = lower[index] in SUBORDINATORS or words[index - 1][-1] in ";:"
        if opening and words[index - 1][-1] == ",":
            begins, opening = True, False
        if begins and index - borders[-1] >= 3:
            borders.append(index)
    borders.append(len(words))
    return [_clause(words, lower, first, last) for first, last in zip(borders, borders[1:])]


def _has_verb(lower: list[str], first: int, last: int) -> bool:
    """Then what stands before may be a participle, "a boy called Tom had lived"."""
    for index in range(first, last):
        if lower[index] in AUXILIARIES or lower[index] in HELPED_VERBS:
            return True
    return False


def _clause(words: list[str], lower: list[str], first: int, last: int) -> Clause:
    """With the verb that a question takes apart or puts before the subject, if the subject is
    plain. Commas may stand only behind what introduces the sentence."""
    if lower[first] == "then":
        return Clause(first, last, -1)
    introduced = lower[first] in PREPOSITIONS
    for index in range(first + 1, min(last, first + 12)):
        before = lower[index - 1]
        if before in ("to", "that", "who", "which", "whose", "not") or before[:1] == "\"":
            break
        if words[index - 1][-1] == ",":
            introduced = False
        if introduced and (lower[index] in AUXILIARIES or lower[index] in HELPED_VERBS):
            break
        if lower[index] in AUXILIARIES:
            return Clause(first, last, index)
        if lower[index] in HELPED_VERBS and before not in DETERMINERS and (
                before not in PREPOSITIONS) and words[index][-1].isalpha():
            if lower[index].endswith("ed") and _has_verb(lower, index + 1, last):
                break
            return Clause(first, last, index, *HELPED_VERBS[lower[index]])
    return Clause(first, last, -1)
