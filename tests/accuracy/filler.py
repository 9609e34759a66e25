"""Words, names and sentences that hide what is asked for. None of the sentences has a digit or a
word of a name."""

import random

_FIRST = ("amber", "ashen", "bold", "brisk", "calm", "clear", "coral", "crisp", "dusty", "early",
          "faint", "fresh", "gentle", "giant", "golden", "grand", "hidden", "hollow", "humble",
          "icy", "ivory", "jolly", "keen", "lofty", "lively", "lunar", "mellow", "mild", "noble",
          "odd", "plain", "proud", "quick", "rusty", "silent", "solar", "tidy", "vivid", "warm",
          "young")
_SECOND = ("badger", "beetle", "bison", "camel", "cobra", "crane", "dingo", "eagle", "falcon",
           "ferret", "gecko", "gibbon", "heron", "hyena", "ibex", "impala", "jackal", "koala",
           "lemur", "lizard", "magpie", "marten", "newt", "ocelot", "osprey", "otter", "panda",
           "parrot", "pigeon", "puffin", "quail", "rabbit", "raven", "salmon", "spider", "tiger",
           "toucan", "turtle", "walrus", "zebra")
_THIRD = ("arch", "bay", "bluff", "brook", "canyon", "cape", "cave", "cliff", "coast", "creek",
          "delta", "dune", "fjord", "forest", "glade", "gorge", "grove", "gulf", "harbor", "heath",
          "hill", "island", "lagoon", "lake", "marsh", "meadow", "moor", "oasis", "pass", "peak",
          "prairie", "pond", "reef", "ridge", "river", "shore", "spring", "strait", "summit", "valley")

_WHO = ("the baker", "a neighbour", "the carpenter", "her uncle", "the night nurse", "a student",
        "the tall clerk", "his sister", "the ferryman", "an old teacher", "the mayor", "a tailor")
_DID = ("carried", "repaired", "painted", "forgot", "borrowed", "measured", "wrapped", "sold",
        "described", "counted", "hung up", "looked for")
_WHAT = ("a wooden ladder", "two blankets", "the kitchen clock", "a jar of honey", "the map",
         "a broken umbrella", "the spare key", "some letters", "a wool coat", "the bicycle",
         "a box of nails", "the garden hose")
_WHERE = ("behind the station", "near the market", "in the attic", "on the upper floor",
          "beside the church", "at the corner shop", "under the stairs", "in the school yard",
          "outside the theatre", "along the main road")
_WHEN = ("before noon", "after the rain", "late in the evening", "during the holidays",
         "on a quiet Sunday", "while it snowed", "as the shops closed", "without a word",
         "for the second time", "in a great hurry")

MOST_NAMES = len(_FIRST) * len(_SECOND) * len(_THIRD)


def sentence(rng: random.Random) -> str:
    text = " ".join(rng.choice(words) for words in (_WHO, _DID, _WHAT, _WHERE, _WHEN))
    return f"{text[0].upper()}{text[1:]}."


def sentences(rng: random.Random, count: int) -> list[str]:
    return [sentence(rng) for _ in range(count)]


def names(rng: random.Random, count: int) -> list[str]:
    """Names that differ, such as amber-falcon-ridge; neighbours in the list share words by chance."""
    if count > MOST_NAMES:
        raise ValueError(f"{count} names are wanted, and there are {MOST_NAMES}")
    found = []
    for number in rng.sample(range(MOST_NAMES), count):
        rest, third = divmod(number, len(_THIRD))
        first, second = divmod(rest, len(_SECOND))
        found.append(f"{_FIRST[first]}-{_SECOND[second]}-{_THIRD[third]}")
    return found


def numbers(rng: random.Random, count: int) -> list[str]:
    """Numbers of seven digits that differ."""
    return [str(number) for number in rng.sample(range(10 ** 6, 10 ** 7), count)]


def hidden_among(rng: random.Random, lines: list[str], hidden: list[str]) -> list[str]:
    """The hidden lines in their order, at places drawn among the others."""
    places = sorted(rng.randrange(len(lines) + 1) for _ in hidden)
    mixed = []
    done = 0
    for place, line in zip(places, hidden):
        mixed += [*lines[done:place], line]
        done = place
    return mixed + lines[done:]
