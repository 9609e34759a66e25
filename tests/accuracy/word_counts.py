"""A long list of words: how often one of them occurs, and which three occur most often. What is asked
for is spread over the whole text, so that no few pages of it are enough."""

import random

from judged_case import Case

MOST_OCCURRENCES = 9  # of the word that `counting` asks about
FREQUENT = 3          # words that `frequent_words` asks for
_FREQUENT_SHARE = 0.12  # of the list, each; the others have less than a hundredth

_WORDS = ("anchor apron arrow autumn basket beacon bench blanket bottle branch bread bridge bronze "
          "brush bucket button cabin candle canvas carpet castle cellar chain chalk cherry circle "
          "clock cloud clover coffee collar column copper corner cotton cradle crown curtain dagger "
          "desk diamond dinner doctor donkey drawer drum engine fabric feather fence fiddle finger "
          "flag flute fountain garlic gate ginger glove grain guitar hammer handle harvest helmet "
          "hotel jacket jewel kettle kitchen knife ladder lantern leather lemon letter linen magnet "
          "marble mirror morning mountain muscle needle notebook novel onion orange orchard oven "
          "paddle pepper piano pillow pocket potato powder puzzle ribbon saddle sailor scissors "
          "shadow shovel signal silver soldier spoon stable statue sugar table temple thread ticket "
          "timber tower tunnel velvet violin wagon wallet window winter wizard").split()


def counting(rng: random.Random, units: int) -> Case:
    """`units` words, among them one that was drawn so and so many times."""
    word, *others = rng.sample(_WORDS, len(_WORDS))
    times = rng.randint(2, MOST_OCCURRENCES)
    words = [rng.choice(others) for _ in range(units)] + [word] * times
    rng.shuffle(words)
    return Case(
        _listed(words), f'\n\nQuestion: How many times does the word "{word}" stand in the list? '
        f'Answer with a number in digits.\nAnswer: The number of times that "{word}" occurs is',
        (str(times),), r"[0-9]+", " [1-9][0-9]?", answer_tokens=8)


def frequent_words(rng: random.Random, units: int) -> Case:
    """`units` words."""
    shuffled = rng.sample(_WORDS, len(_WORDS))
    frequent, others = shuffled[:FREQUENT], shuffled[FREQUENT:]
    times = max(3, round(_FREQUENT_SHARE * units))
    # Others in turn, so that none comes near the frequent ones by chance.
    words = frequent * times + [others[place % len(others)]
                                for place in range(max(0, units - FREQUENT * times))]
    rng.shuffle(words)
    any_word = "|".join(_WORDS)
    return Case(
        _listed(words), f"\n\nQuestion: Which {FREQUENT} words occur most often in the list?\n"
        "Answer: The most frequent words are", tuple(frequent), rf"\b(?:{any_word})\b",
        f"( ({any_word}),){{{FREQUENT - 1}}} ({any_word})", answer_tokens=24)


def _listed(words: list[str]) -> str:
    return "Here is a list of words.\n\n" + " ".join(words)
