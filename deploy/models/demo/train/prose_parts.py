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
CONTRACTED = ("n't", "'re", "'ve", "'ll", "'d", "'m")
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
exists/exist occurs/occur happens/happen fails/fail appears/appear remains/remain becomes/become
belongs/belong consists/consist applies/apply computes/compute calculates/calculate lets/let
enables/enable ensures/ensure performs/perform expects/expect assumes/assume prevents/prevent
works/work lay/lie saw/see started/start felt/feel lived/live practised/practise noticed/notice asked/ask
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
# No noun by itself, or one that says nothing away from the words around it: "for instance".
NO_NOUNS = frozenset("""
same other others following first second last next way case thing things one ones lot few more most
own only very much many rest end such whole least entire given above below former latter time as
well later instead instance example part kind kinds sort long order fact addition particular general
respect regard terms sense manner contrast practice turn fashion effect favor favour spite advance
vain contact charge common detail total due view need place sake behalf basis point event total
question accordance conjunction absence presence course means times ways cases parts number couple
far away back ahead apart together once twice often early late alone anyway anymore beforehand
available possible necessary useful true false able different similar equal single separate
sure likely aware responsible important required closest nearest close relative prior specific
moment otherwise future past consequence reason
""".split())
# What stands at once behind them is part of a set phrase more often than it names a thing.
BEFORE_SET_PHRASES = frozenset("in by on at for as under off out up down until".split())
NO_PHRASE_BEHIND = frozenset(  # "what a key is", "every hour", "twice a day"
    "every once twice times what whatever which how whose".split())
PRONOUNS = frozenset("it he she him they them we us you me".split())
NO_SUBJECT_BEFORE = frozenset("to that who which whose not how what whether and or".split())


def prose(sentence: str) -> Parts:
    words = sentence.split(" ")
    lower = [bare(word).lower() for word in words]
    spans: list[Span] = []
    index = depth = 0
    while index < len(words):
        depth += words[index].count("(")
        span = None if depth else _span_at(words, lower, index)  # what brackets hold stands apart
        depth -= words[index].count(")")
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
        span = _phrase(words, lower, index)
        bare_noun = span and span.last == index + 1 and not plain.endswith("s")
        return None if bare_noun and before in BEFORE_SET_PHRASES else span
    return None


def _number(words: list[str], lower: list[str], index: int) -> Span | None:
    plain, before = lower[index], lower[index - 1] if index else ""
    if before and before.isalpha() and before not in FUNCTION_WORDS and not _is_verb(before):
        return None  # it numbers what stands before it: "table 1"
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
    if (owner or index and words[index - 1].lower() == "last" or core.lower() in FUNCTION_WORDS
            or core.endswith(("'s", "'m", "'ve"))):
        return None
    known = core in NAMES and KIND_OF_NAME.get(core) != "name"
    if index == 0 and (words[last:last + 1] or [""])[0] in DETERMINERS | PREPOSITIONS:
        return None  # "Mark up", "Split a name"
    if not known and (index == 0 or _describes(words, last) or _is_described(words, index)):
        return None
    return Span(index, last, KIND_OF_NAME.get(core, "person" if known else "name"))


def _is_verb(word: str) -> bool:
    return word in HELPED_VERBS or word in SMALL_VERBS or word in AUXILIARIES


def _describes(words: list[str], last: int) -> bool:
    """Whether what ends there is a part of a longer name of a thing: "the UNIX mode"."""
    if last == len(words) or not words[last - 1][-1].isalnum():
        return False
    following = bare(words[last]).lower()
    return following not in FUNCTION_WORDS and not _is_verb(following)


def _is_described(words: list[str], index: int) -> bool:
    """Whether the word before belongs to the name: "Richard de Hoog", "lossless SmartScale"."""
    before = words[index - 1]
    return (before.isalpha() and before.islower() and before not in FUNCTION_WORDS
            and not _is_verb(before) and not before.endswith(("ed", "s", "ing")))


def _phrase(words: list[str], lower: list[str], index: int) -> Span | None:
    """The noun phrase behind a determiner or preposition: up to a function word or a comma. A
    longer row of words probably holds a verb."""
    if not NO_PHRASE_BEHIND.isdisjoint(lower[max(index - 2, 0):index]):
        return None
    last = index
    while last < len(words) and lower[last] and lower[last] not in FUNCTION_WORDS and (
            words[last][0].isalpha() and not lower[last].endswith(CONTRACTED)):
        last += 1
        if words[last - 1][-1] in BREAKS:
            break
    if last == index or last - index > LONGEST_PHRASE or not bare(words[last - 1])[-1:].isalnum():
        return None
    closed = words[last - 1][-1] in BREAKS
    if not closed and last < len(words) and not words[last][0].isalpha():
        return None
    if words[index][0].islower() and any([word[0].isupper() for word in words[index + 1:last]]):
        return None
    if _lists(words, lower, index, last):
        return None
    follows = lower[last] if last < len(words) and not closed else ""
    if follows in ("and", "or") and last + 1 < len(words) and (
            lower[last + 1] not in FUNCTION_WORDS):
        return None  # half of what is joined: "positional and keyword names"
    before_verb = follows in DETERMINERS or follows in PRONOUNS or follows in ("to", "that", "if")
    tail = lower[last - 1]
    inner_verb = next((at for at in range(index + 1, last) if lower[at] in HELPED_VERBS
                       or lower[at] in SMALL_VERBS), last)
    if inner_verb < last:
        last = inner_verb
    elif before_verb and (tail.endswith(("s", "ed", "ing")) or tail in SMALL_VERBS):
        last -= 1 if lower[index - 1] in DETERMINERS or not tail.endswith("s") else 0
    elif follows in DETERMINERS and follows != "that":
        return None  # a verb stands between the two that is not known
    elif lower[index - 1] == "as" and follows == "as":
        return None
    elif tail in SMALL_VERBS or tail in HELPED_VERBS or tail.endswith(("ed", "ly", "ing")):
        return None
    if last <= index or lower[last - 1] in NO_NOUNS or len(lower[last - 1]) < 3 or (
            lower[index].endswith(("ing", "ly", "ed"))) or lower[last - 1].endswith("ly"):
        return None
    if any([_is_plural(plain) for plain in lower[index:last - 1]]) or (
            lower[index - 1] in ("a", "an") and last > index + 1 and _is_plural(lower[last - 1])):
        return None  # a verb more often than a noun: "the users want", "a thread exits"
    return Span(index, last, "phrase")


def _is_plural(word: str) -> bool:
    return word.endswith("s") and word[-2:] not in ("ss", "us", "is", "as")


def _lists(words: list[str], lower: list[str], index: int, last: int) -> bool:
    """Whether a single word and a comma begin a list, perhaps of adjectives."""
    return (last == index + 1 < len(words) and words[index][-1] == ","
            and lower[last] not in FUNCTION_WORDS and words[last][0].islower())


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
    alone = first == 0 and last == len(words)
    if lower[first] == "then" or alone and lower[first] in SUBORDINATORS:
        return Clause(first, last, -1)  # where "if ..." ends cannot be seen
    introduced = lower[first] in PREPOSITIONS
    for index in range(first + 1, min(last, first + 12)):
        before = lower[index - 1]
        if before in NO_SUBJECT_BEFORE or before[:1] == "\"" or (
                before in SUBORDINATORS and index - 1 > first):
            break
        if words[index - 1][-1] == ",":
            introduced = False
        found = lower[index] in AUXILIARIES or lower[index] in HELPED_VERBS
        if before in PRONOUNS and index - 2 >= first and words[index - 2][-1].isalnum():
            break  # "One day she found"
        if found and (introduced or words[index - 1][-1] == "," or not words[index][-1].isalpha()):
            break  # the subject is not plain, or what stands between commas would part the question
        if lower[index] in AUXILIARIES:
            return Clause(first, last, index)
        if lower[index] in HELPED_VERBS and before not in DETERMINERS and (
                before not in PREPOSITIONS):
            if lower[index].endswith("ed") and _has_verb(lower, index + 1, last):
                break
            return Clause(first, last, index, *HELPED_VERBS[lower[index]])
    return Clause(first, last, -1)
