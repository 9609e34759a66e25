"""Which token of a passage each token of an answer is copied from.

Passages and answers are tokenised apart, and the same word may be other tokens in each: a space or
a quotation mark before it joins its first token. So characters are aligned first, and a token is
the source of another only where both are the same token at the same characters."""

from dataclasses import dataclass

from tokenizers import Encoding

from items import Exchange

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Placed:
    """A passage in the text: its tokens begin at `first_token`, its characters `margin` characters
    after those of the encoding, which may hold a space before the passage."""

    encoding: Encoding
    ids: list[int]
    margin: int
    first_token: int

    def find(self, token: int, character: int) -> int | None:
        """The index of a token that begins at a character of the encoding. A character may be up to
        four tokens, all of which begin at it."""
        first = self.encoding.char_to_token(character) if character >= 0 else None
        if first is None:
            return None
        for index in range(first, min(first + 4, len(self.ids))):
            characters = self.encoding.token_to_chars(index)
            if characters is None or characters[0] != character:
                return None
            if self.ids[index] == token:
                return index
        return None


def align(exchange: Exchange, answer: Encoding, gap: int,
          passages: list[Placed]) -> tuple[list[int], list[int]]:
    """For each token of the answer, and for the end after it: the token of the text that is the
    same and is copied, and the token that covers the first character copied. `gap` is the white
    space before the answer, which counts as copied where the passage has it as well."""
    ids, offsets = answer.ids, answer.offsets
    same, covering = [NOWHERE] * (len(ids) + 1), [NOWHERE] * (len(ids) + 1)
    for copied in exchange.copied:
        passage = passages[copied.passage]
        at_character = passage.encoding.char_to_token
        start, end = copied.answer_start + gap, copied.answer_end + gap
        shift = passage.margin + copied.start - start
        for index, (left, right) in enumerate(offsets):
            is_gap = right == gap == start
            if left >= end or (right <= start and not is_gap):
                continue
            found = passage.find(ids[index], left + shift)
            if found is not None:
                same[index] = covering[index] = passage.first_token + found
                continue
            found = at_character(max(left, start) + shift)
            if found is not None:
                covering[index] = passage.first_token + found
        found = at_character(end - 1 + shift)
        if found is not None:
            covering[-1] = passage.first_token + found
    return same, covering
