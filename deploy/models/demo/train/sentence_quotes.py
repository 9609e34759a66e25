"""Any sentence to be repeated word for word, asked for by what it is about: a noun phrase that no
other passage has. The answer is the whole sentence with its full stop."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random

from draws import between, pick
from everyday_sentences import everyday
from items import Copied, Exchange, Item
from prose_parts import prose
from quotes import asked
from sentence_parts import DETERMINERS, PUNCTUATION, Parts, Span, bare, content_of
from sentence_pool import SentencePool

QUESTIONS = (
    "What did it say about {0}?", "What does it say about {0}?", "What did it say about {0}?",
    "What does the text say about {0}?", "What did the text say about {0}?",
    "Quote the sentence about {0}.", "Quote the sentence that mentions {0}.",
    "Repeat what was written on {0}.", "Repeat what was said about {0}.",
    "What was said about {0}?", "What is said about {0}?", "What was written about {0}?",
    "What do we read about {0}?", "What do we learn about {0}?", "What did we learn about {0}?",
    "What is written about {0}?", "Which sentence is about {0}?", "Which sentence mentions {0}?",
    "Which sentence speaks of {0}?", "What does the document say about {0}?",
    "What did the document say on the subject of {0}?", "What did they say about {0}?",
    "What does the passage say about {0}?", "What did the passage say regarding {0}?",
    "Where is {0} mentioned? Quote the sentence.", "Find the sentence about {0}.",
    "Find the sentence with {0} in it.", "Tell me what it says about {0}.",
    "Tell me what was said about {0}.", "What about {0}?", "Is there anything about {0}?",
    "Is {0} mentioned? Quote it.", "Give me the sentence on {0}.", "Give the line about {0}.",
    "Recite the sentence about {0}.", "Read out the sentence about {0}.",
    "Copy the sentence in which {0} is mentioned.", "Cite what the text says about {0}.",
    "What was the sentence about {0}?", "What was the remark about {0}?",
    "What did you read about {0}?", "What does the author say about {0}?",
    "How did the sentence about {0} go?", "How does the sentence with {0} read?",
    "In which sentence do we hear of {0}?", "What is there to read about {0}?",
    "Repeat the sentence with {0} word for word.", "Show me the sentence about {0}.",
    "What information is there about {0}?", "Please quote what is said about {0}.",
    "{0}: what did it say?", "What is the statement about {0}?", "What did I write about {0}?",
    "What does it say concerning {0}?", "Write out the sentence that has {0} in it.",
)
NO_TOPICS = frozenset("""
number figure price moment reason duration code time year month weekday preposition adjective
colour percent weight length quote language manner frequency purpose
condition feeling property distance height speed degrees share quantity deed cause title counter
passage medium
""".split())
QUOTE_SHARE = 0.05  # of the facts
ABSENT_SHARE = 0.1
FEWEST_BESIDE, MOST_BESIDE = 3, 6
SHORTEST_HEAD = 4
MOST_WORDS = {512: 16, 1024: 20}  # of a sentence to repeat; answers have few rows in short texts
MOST_WORDS_ELSE = 30
TOKENS = 150  # of an item, about
EVERYDAY_SHARE, PROSE_SHARE = 0.35, 0.45
ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Quotable:
    """A sentence and its words that mean something."""

    sentence: str
    content: Collection[str]
    parts: Parts | None  # of everyday sentences, which are made in parts


def _drawn(rng: Random, pool: SentencePool) -> Quotable:
    chance = rng.random()
    if chance < EVERYDAY_SHARE or not pool:
        parts = everyday(rng)
        return Quotable(parts.sentence, parts.content, parts)
    share = EVERYDAY_SHARE + PROSE_SHARE
    sentence = pool.prose(rng) if chance < share else pool.story(rng)
    return Quotable(sentence, content_of(sentence.split(" ")), None)


def topic_of(parts: Parts, span: Span) -> str:
    """The phrase as a question names it."""
    words = [bare(word) for word in parts.words[span.first:span.last]]
    words = words[1:] if words[0] == "own" else words
    text = " ".join(words)
    before = bare(parts.words[span.first - 1]).lower() if span.first else ""
    return f"the {text}" if before in DETERMINERS else text


def topics(parts: Parts, elsewhere: Collection[str], common: Collection[str]) -> list[str]:
    """Phrases of which the last word stands nowhere else, and is no common one."""
    found: list[str] = []
    for span in parts.spans:
        head = parts.words[span.last - 1].strip(PUNCTUATION)
        low = head.lower()
        if (span.kind not in NO_TOPICS and len(low) >= SHORTEST_HEAD and low.isalpha()
                and low not in common and low not in elsewhere):
            found.append(topic_of(parts, span))
    return found


def words_of(passages: Iterable[str]) -> set[str]:
    """All words of some texts, in small letters."""
    return {word.strip(PUNCTUATION) for text in passages for word in text.lower().split()}


def quote_items(rng: Random, pool: SentencePool, count: int, told: Iterable[str], tokens: int
                ) -> list[Item]:
    """`count` items of some sentences each. `told` are the sequence's other passages, `tokens` the
    sequence's length."""
    words, items = words_of(told), []
    longest = MOST_WORDS.get(tokens, MOST_WORDS_ELSE)
    for _ in range(count):
        drawn = [_drawn(rng, pool) for _ in range(1 + between(rng, FEWEST_BESIDE, MOST_BESIDE))]
        item = quote_item(rng, drawn, words, pool.common, longest)
        words |= {word for one in drawn for word in one.content}
        if item:
            items.append(item)
    return items


def quote_item(rng: Random, drawn: list[Quotable], told: Collection[str],
               common: Collection[str], longest: int) -> Item | None:
    """Asks for one of the sentences, for more where answers have room."""
    wanted = 1 if longest < MOST_WORDS_ELSE else between(rng, 1, 3)
    exchanges: list[Exchange] = []
    for index, one in enumerate(drawn):
        if len(exchanges) == wanted:
            break
        if one.sentence.count(" ") >= longest:
            continue
        parts = one.parts or prose(one.sentence)
        elsewhere = set(told)
        for other in drawn:
            if other is not one:
                elsewhere.update(other.content)
        choices = topics(parts, elsewhere, common)
        if choices:
            where = Copied(0, len(one.sentence), index, 0)
            exchanges.append(Exchange(question(rng, pick(rng, choices)), one.sentence, (where,)))
    if not exchanges:
        return None
    if rng.random() < ABSENT_SHARE:
        elsewhere = set(told).union(*[one.content for one in drawn])
        exchanges += absent_topic(rng, elsewhere, common)
    return Item(tuple([one.sentence for one in drawn]), tuple(exchanges))


def absent_topic(rng: Random, elsewhere: Collection[str], common: Collection[str]
                 ) -> tuple[Exchange, ...]:
    """A question about what no passage mentions."""
    for _ in range(ATTEMPTS):
        choices = topics(everyday(rng), elsewhere, common)
        if choices:
            return (Exchange(question(rng, pick(rng, choices)), "unknown", ()),)
    return ()


def question(rng: Random, topic: str) -> str:
    wording = pick(rng, QUESTIONS)
    text = asked(rng, wording.format(topic)) if wording[0] != "{" else wording.format(topic)
    chance = rng.random()
    if chance < 0.08:
        return text.lower()
    return text.rstrip("?.") if chance < 0.16 else text
