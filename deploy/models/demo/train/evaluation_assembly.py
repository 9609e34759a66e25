"""Makes a case's prompt as long as wanted: a haystack, the case's passages in it, and its frame."""

from collections.abc import Callable

from evaluation_case import Case, Haystack, Passage

HaystackText = Callable[[int, Haystack, int], str]  # characters, kind, seed
CountTokens = Callable[[str], int]

ANSWER_TOKENS = 48  # left free behind the prompt
_FIRST_GUESS = 3.0  # characters a token
_SHORTEST = 0.97  # of the wanted length
_AIM = 0.985
_MOST_ATTEMPTS = 16


class Assembler:
    """Turns cases into prompts. It learns how many characters make a token of each kind of haystack,
    so that later prompts are counted once or twice."""

    def __init__(self, haystack_text: HaystackText, count_tokens: CountTokens) -> None:
        self._haystack_text = haystack_text
        self._count_tokens = count_tokens
        self._characters_per_token: dict[Haystack, float] = {}

    def prompt(self, case: Case, length_tokens: int) -> str:
        """The prompt, which with its answer takes at most `length_tokens`, and little less."""
        longest = length_tokens - ANSWER_TOKENS
        rate = self._characters_per_token.get(case.haystack, _FIRST_GUESS)
        passages = sum(len(passage.text) for passage in case.passages)
        characters = int(rate * _AIM * longest) - passages - len(case.question)
        tried: dict[int, int] = {}  # characters to tokens
        while len(tried) < _MOST_ATTEMPTS and characters >= 0:
            filler = self._haystack_text(characters, case.haystack, case.haystack_seed)
            prompt = assembled(case, filler)
            tokens = self._count_tokens(prompt)
            rate = len(prompt) / tokens
            self._characters_per_token[case.haystack] = rate
            if _SHORTEST * longest <= tokens <= longest:
                return prompt
            tried[characters] = tokens
            characters = _next_attempt(tried, characters, rate, _AIM * longest)
        raise ValueError(f"{case.name} could not be made {length_tokens} tokens long")


def _next_attempt(tried: dict[int, int], last: int, rate: float, aim: float) -> int:
    """Between the nearest attempts on both sides of the aim, else on from the last. Some parts of a
    text take twice the tokens of others, so that the rate alone might never lead there."""
    short = max((size for size, tokens in tried.items() if tokens < aim), default=None)
    long = min((size for size, tokens in tried.items() if tokens >= aim), default=None)
    if short is None or long is None:
        return last + int(rate * (aim - tried[last]))
    slope = (long - short) / (tried[long] - tried[short])
    return short + int(slope * (aim - tried[short]))


def assembled(case: Case, filler: str) -> str:
    """The prompt around a given haystack."""
    by_sentence = case.haystack is Haystack.PROSE
    places = [(_place(filler, passage, by_sentence), passage.depth, passage.text)
              for passage in case.passages]
    parts: list[str] = []
    done = 0
    for place, _, text in sorted(places):
        parts += [filler[done:place], _set_off(filler, place, text)]
        done = place
    parts.append(filler[done:])
    return case.frame.around("".join(parts), case.question)


def _place(filler: str, passage: Passage, by_sentence: bool) -> int:
    """Where in the haystack the passage goes: the next end of a sentence or of a line."""
    if passage.depth <= 0:
        return 0
    wanted = int(passage.depth * len(filler))
    ends = [filler.find("\n", wanted)]
    if by_sentence and "\n" not in passage.text:
        sentence_end = filler.find(". ", wanted)
        ends.append(sentence_end + 1 if sentence_end >= 0 else -1)
    found = [end for end in ends if end >= 0]
    return min(found) if found and passage.depth < 1 else len(filler)


def _set_off(filler: str, place: int, text: str) -> str:
    """The passage with the white space that parts it from what stands around it."""
    if place == 0:
        return f"{text}\n"
    within_paragraph = filler[place - 1] == "." and filler[place:place + 1] == " "
    return f" {text}" if within_paragraph else f"\n{text}"
