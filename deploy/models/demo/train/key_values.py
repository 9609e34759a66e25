"""Files of keys and values as one passage: JSON, JSON lines, YAML, ini, CSV, Markdown tables and
so on."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import names
from attribute_tables import HEADS, MODIFIERS
from draws import between, digits, pick
from items import Copied, Exchange, Form, Item
from key_wordings import FURTHER, FURTHER_OF_SETTINGS, QUESTIONS, QUESTIONS_BY_FORMAT
from long_values import long_value
from values import KINDS, anything

Pairs = list[tuple[str, str]]

PARTS = """
retry limit cache size max users port timeout host region zone backup queue worker thread buffer
session token batch page item order stock unit price tax rate shift room floor lamp valve pump
tank gate track seat ticket badge locker crate parcel flight train route engine sensor alarm
camera door lock key code level mode theme colour title owner author editor group team role score
round speed depth width height length weight
""".split()
QUALIFIERS = """
max min default current last first next main spare total daily weekly local remote public internal
old new north south east west primary secondary upper lower left right blue red green user server
client mail
""".split()
SUFFIX_PARTS = "limit size count id name code level number rate date time path mode".split()
ANY_HEADS = tuple(sorted({head for heads in HEADS.values() for head in heads}))

COMPOSED_SHARE = 0.4  # of settings' keys: any modifiers and head
ALIKE_SHARE = 0.4  # of files: keys that differ little
LONG_SHARE = 0.4  # of files: values of many tokens
MOST_PAIRS, FEWEST_LARGE = 60, 20
PAIR_TOKENS, LONG_PAIR_TOKENS = 12, 24  # about
FURTHER_SHARE = 0.4  # of questions: forms that training alone has
KEY_JOINTS = ".-_"
KEY_PART = re.compile(r"[^\W\d_A-Z]+|[A-Z]+[^\W\d_A-Z]*|\d+")  # a word, also in camelCase, or a number
SETTING_NAME = re.compile(r"[A-Za-z]{3,}[._-]\S+")
ATTEMPTS = 4
SECTIONS = "settings limits network storage display general advanced paths options".split()


@dataclass(frozen=True, slots=True)
class AbsentKeys:
    """How many keys are asked for that a file does not have: none, or at least one and at most so
    many for each key that it has and is asked for. `altered_share` of them are one of the file's but
    for a word or a number."""

    file_share: float
    most_for_a_key: float
    altered_share: float

    def count(self, rng: random.Random, keys: int) -> int:
        if rng.random() >= self.file_share:
            return 0
        most = round(self.most_for_a_key * keys)
        # What leaves no choice draws nothing: the evaluation's files stay those of earlier figures.
        return between(rng, 1, most) if most > 1 else 1

    def is_altered(self, rng: random.Random) -> bool:
        return self.altered_share > 0 and rng.random() < self.altered_share


# Two for each three keys that are there: when two are the same is learnt from those that are not.
USUAL_ABSENT = AbsentKeys(file_share=0.8, most_for_a_key=1.5, altered_share=0.5)


@dataclass(frozen=True, slots=True)
class Layout:
    """How pairs are laid out: what stands around all and around each; "{key}" is replaced."""

    name: str
    head: str
    before: str
    after: str
    between: str
    tail: str
    quoted: bool = False


LAYOUTS = (
    Layout("json", "{\n", '  "{key}": ', "", ",\n", "\n}", quoted=True),
    Layout("json", "{", '"{key}": ', "", ", ", "}", quoted=True),
    Layout("json", "{", '"{key}":', "", ",", "}", quoted=True),
    Layout("json", "", '{"{key}": ', "}", "\n", "", quoted=True),
    Layout("json", "", '{"key": "{key}", "value": ', "}", "\n", "", quoted=True),
    Layout("plain", "", "{key} = ", "", "\n", ""),
    Layout("plain", "", "{key}=", "", "\n", ""),
    Layout("plain", "", "{key}: ", "", "\n", ""),
    Layout("plain", "", "{key} -> ", "", "\n", ""),
    Layout("plain", "", "{key} is ", "", ". ", "."),
    Layout("plain", "", "- {key}: ", "", "\n", ""),
    Layout("plain", "", "{key}\t", "", "\n", ""),
    Layout("plain", "", "{key}: ", "", "; ", "."),
    Layout("yaml", "---\n", "{key}: ", "", "\n", ""),
    Layout("yaml", "{section}:\n", "  {key}: ", "", "\n", ""),
    Layout("ini", "[{section}]\n", "{key} = ", "", "\n", ""),
    Layout("ini", "[{section}]\n", "{key}=", "", "\n", ""),
    Layout("csv", "key,value\n", "{key},", "", "\n", ""),
    Layout("csv", "name;value\n", "{key};", "", "\n", ""),
    Layout("table", "| Key | Value |\n| --- | --- |\n", "| {key} | ", " |", "\n", ""),
    Layout("table", "| Name | Setting |\n|---|---|\n", "| `{key}` | ", " |", "\n", ""),
)
ENVIRONMENT_LAYOUTS = (
    Layout("environment", "", "{key}=", "", "\n", ""),
    Layout("environment", "", "export {key}=", "", "\n", ""),
)


def setting_key(rng: random.Random) -> str:
    """A key of settings, "max_retry_limit" or "canteen_heating_threshold"."""
    if rng.random() < COMPOSED_SHARE:
        parts = [pick(rng, MODIFIERS) for _ in range(between(rng, 1, 2))]
        return "_".join([*parts, pick(rng, ANY_HEADS)])
    parts = [pick(rng, PARTS)]
    if rng.random() < 0.5:
        parts.insert(0, pick(rng, QUALIFIERS))
    if rng.random() < 0.6 or len(parts) == 1:
        parts.append(pick(rng, SUFFIX_PARTS))
    return "_".join(parts)


def camel_key(rng: random.Random) -> str:
    first, *others = setting_key(rng).split("_")
    return first + "".join([part.capitalize() for part in others])


def spaced_key(rng: random.Random) -> str:
    return setting_key(rng).replace("_", " ")


def dotted_key(rng: random.Random) -> str:
    return setting_key(rng).replace("_", pick(rng, ".-"))


def word_key(rng: random.Random) -> str:
    word = pick(rng, names.WORDS)
    return word if rng.random() < 0.5 else word + digits(rng, 1, 2)


KEY_STYLES: tuple[Callable[[random.Random], str], ...] = (
    setting_key, setting_key, setting_key, camel_key, spaced_key, dotted_key, word_key,
    KINDS["code"], KINDS["number"], KINDS["full"], KINDS["city"], KINDS["facility"],
)
VALUE_STYLES: tuple[Callable[[random.Random], str], ...] = (
    anything, anything, anything, KINDS["number"], KINDS["number"], KINDS["word"], KINDS["secret"],
)


class KeyFamily:
    """Keys that are nearly alike: few words, joined by this or that mark: "search.host",
    "search-mode", "search_host"."""

    def __init__(self, rng: random.Random, count: int) -> None:
        few = 2 + int(count ** 0.5)
        self.firsts = rng.sample(PARTS, min(few, 1 + int(rng.random() * 4)))
        self.seconds = rng.sample(PARTS + SUFFIX_PARTS, min(2 * few, 12))
        self.joints = KEY_JOINTS if rng.random() < 0.6 else pick(rng, KEY_JOINTS)
        self.thirds = rng.random() < 0.4

    def __call__(self, rng: random.Random) -> str:
        joint = pick(rng, self.joints)
        key = pick(rng, self.firsts) + joint + pick(rng, self.seconds)
        chance = rng.random()
        if self.thirds and chance < 0.5:
            return key + pick(rng, self.joints) + pick(rng, SUFFIX_PARTS)
        return f"{key}{joint}{between(rng, 1, 9)}" if chance > 0.9 else key


@dataclass(frozen=True, slots=True)
class KeysAndValues:
    """How a file's keys and values are drawn, and how many of them there are."""

    key: Callable[[random.Random], str]
    value: Callable[[random.Random], str]
    upper: bool
    count: int

    def new_key(self, rng: random.Random) -> str:
        return self.key(rng).upper() if self.upper else self.key(rng)


def file_style(rng: random.Random, budget: int, large: bool) -> KeysAndValues:
    """Mostly few pairs, which have to fit into the budget."""
    upper = rng.random() < 0.08
    long = rng.random() < LONG_SHARE
    value = long_value if long else VALUE_STYLES[int(rng.random() * len(VALUE_STYLES))]
    most = max(3, min(MOST_PAIRS, budget // (LONG_PAIR_TOKENS if long else PAIR_TOKENS)))
    if large:
        count = between(rng, min(most, FEWEST_LARGE), most)
    else:
        count = between(rng, 3, most if rng.random() < 0.4 else max(3, most // 3))
    if rng.random() < ALIKE_SHARE:
        return KeysAndValues(KeyFamily(rng, count), value, upper, count)
    key = setting_key if upper else KEY_STYLES[int(rng.random() * len(KEY_STYLES))]
    return KeysAndValues(key, value, upper, count)


def draw_pairs(rng: random.Random, style: KeysAndValues) -> Pairs:
    """Pairs whose keys differ and all have one style, as they would in a file."""
    pairs: dict[str, str] = {}
    for _ in range(style.count):
        pairs[style.new_key(rng)] = style.value(rng)
    return list(pairs.items())


def quotable(value: str) -> tuple[str, int]:
    """A value as JSON has it, and where in that its text begins."""
    plain_number = value.isdigit() and value[0] != "0"
    return (value, 0) if plain_number else (json.dumps(value, ensure_ascii=False), 1)


def lay_out(rng: random.Random, layout: Layout, pairs: Pairs) -> tuple[str, list[int]]:
    """The passage and where each value begins."""
    pieces = [layout.head.replace("{section}", pick(rng, SECTIONS))]
    length, starts = len(pieces[0]), []
    for index, (key, value) in enumerate(pairs):
        before = layout.before.replace("{key}", key)
        if index:
            before = layout.between + before
        written, inside = quotable(value) if layout.quoted else (value, 0)
        starts.append(length + len(before) + inside)
        pieces += [before, written, layout.after]
        length += len(before) + len(written) + len(layout.after)
    return "".join(pieces) + layout.tail, starts


def ask_key(rng: random.Random, layout_name: str, key: str, further_share: float) -> str:
    """Where there are no further forms, as in the evaluation, nothing is drawn for them."""
    choices: tuple[str, ...] = QUESTIONS
    if further_share and rng.random() < further_share:
        choices = FURTHER + FURTHER_OF_SETTINGS if SETTING_NAME.fullmatch(key) else FURTHER
    elif layout_name in QUESTIONS_BY_FORMAT and rng.random() < 0.25:
        choices = QUESTIONS_BY_FORMAT[layout_name]
    return pick(rng, choices).replace("{0}", key)


def pairs_item(rng: random.Random, budget: int, questions: int, used: set[str],
               large: bool = False, absent: AbsentKeys = USUAL_ABSENT,
               further_share: float = FURTHER_SHARE) -> Item:
    """A file of pairs; `used` holds the keys of the sequence's other files."""
    style = file_style(rng, budget, large)
    layouts = ENVIRONMENT_LAYOUTS if style.upper else LAYOUTS
    layout = layouts[int(rng.random() * len(layouts))]
    pairs: Pairs = []
    for pair in draw_pairs(rng, style):
        low = pair[0].lower()
        if low not in used:
            used.add(low)
            pairs.append(pair)
    passage, starts = lay_out(rng, layout, pairs)
    exchanges = []
    for index in rng.sample(range(len(pairs)), min(questions, len(pairs))):
        key, value = pairs[index]
        where = (Copied(0, len(value), 0, starts[index]),)
        if rng.random() < 0.1 and layout.before.startswith("{key}"):
            beginning = layout.before.replace("{key}", key).rstrip()
            exchanges.append(Exchange(beginning, value, where, Form.COMPLETION))
        else:
            question = ask_key(rng, layout.name, key, further_share)
            exchanges.append(Exchange(question, value, where))
    for _ in range(absent.count(rng, len(exchanges))):
        near = absent.is_altered(rng)
        exchanges += near_absent(rng, style, layout.name, used,
                                 [key for key, _ in pairs] if near else [], further_share)
    return Item((passage,), tuple(exchanges))


def altered(rng: random.Random, key: str, other: str) -> str:
    """The key with a word or a number replaced, a word by one of `other`: "ticket_limit" as
    "ticket_rate". `other` itself where the key is one word, or no word is left to take."""
    parts = list(KEY_PART.finditer(key))
    if len(parts) < 2:
        return other
    part = pick(rng, parts)
    new = digits(rng, len(part[0]), len(part[0]))
    if not part[0].isdigit():
        words = [word for word in KEY_PART.findall(other) if not word.isdigit()]
        if not words:
            return other
        new = pick(rng, words)
        first = new[0].upper() if part[0][0].isupper() else new[0].lower()
        new = first + new[1:]
    return key[:part.start()] + new + key[part.end():]


def near_absent(rng: random.Random, style: KeysAndValues, layout_name: str, used: set[str],
                keys: list[str], further_share: float = FURTHER_SHARE) -> list[Exchange]:
    """A question about a key as the file's are, which it does not have; nearly one of `keys`, if
    there are any."""
    for _ in range(ATTEMPTS):
        key = style.new_key(rng)
        if keys:
            key = altered(rng, pick(rng, keys), key)
        if key.lower() not in used:
            used.add(key.lower())
            return [Exchange(ask_key(rng, layout_name, key, further_share), "unknown", ())]
    return []


def absent_key(rng: random.Random, used: set[str], further_share: float) -> Exchange | None:
    """A question about a key that no file has."""
    key = setting_key(rng)
    if key in used:
        return None
    layout_name = "json" if rng.random() < 0.3 else "plain"
    return Exchange(ask_key(rng, layout_name, key, further_share), "unknown", ())
