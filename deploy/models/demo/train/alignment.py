"""Which token of a passage each token of an answer is copied from.

Passages and answers are tokenised apart, and the same word may be other tokens in each: a space or
a quotation mark before it joins its first token. So characters are aligned first, and a token is
the source of another only where both are the same token at the same characters."""

from dataclasses import dataclass

from fast_tokens import Located
from items import Exchange

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Placed:
    """A passage in the text: its tokens begin at `first_token`, its characters `margin` characters
    after those of the encoding, which may hold a space before the passage."""

    encoding: Located
    margin: int
    first_token: int

    def find(self, token: int, character: int) -> int | None:
        """The index of a token that begins at a character of the encoding. A character may be up to
        four tokens, all of which begin at it."""
        first = self.token_at(character)
        if first is None:
            return None
        ids, begins = self.encoding.ids, self.encoding.begins
        for index in range(first, min(first + 4, len(ids))):
            if begins[index] != character:
                return None
            if ids[index] == token:
                return index
        return None

    def token_at(self, character: int) -> int | None:
        return self.encoding.token_at(character) if character >= 0 else None


def align(exchange: Exchange, answer: Located, gap: int,
          passages: list[Placed]) -> tuple[list[int], list[int]]:
    """For each token of the answer, and for the end after it: the token of the text that is the
    same and is copied, and the token that covers the first character copied. `gap` is the white
    space before the answer, which counts as copied where the passage has it as well."""
    ids = answer.ids
    same, covering = [NOWHERE] * (len(ids) + 1), [NOWHERE] * (len(ids) + 1)
    for copied in exchange.copied:
        passage = passages[copied.passage]
        start, end = copied.answer_start + gap, copied.answer_end + gap
        shift = passage.margin + copied.start - start
        for index, (left, right) in enumerate(zip(answer.begins, answer.ends)):
            is_gap = right == gap == start
            if left >= end or (right <= start and not is_gap):
                continue
            found = passage.find(ids[index], left + shift)
            if found is not None:
                same[index] = covering[index] = passage.first_token + found
                continue
            found = passage.token_at(max(left, start) + shift)
            if found is not None:
                covering[index] = passage.first_token + found
        found = passage.token_at(end - 1 + shift)
        if found is not None:
            covering[-1] = passage.first_token + found
    return same, covering
