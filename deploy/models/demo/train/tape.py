"""A text that grows token by token, and joins pieces as if they had been tokenised together."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from fast_tokens import FastTokens
from haystack import Haystack, TokenClasses

Piece = list[int] | NDArray[np.int32]


class Joints:
    """Tokens of short texts, alone or right after a token. The tokenizer joins line ends to the
    punctuation before them: "." and a line end are one token, not two."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._alone: dict[str, list[int]] = {}
        self._after: dict[tuple[int, str], list[int]] = {}

    def alone(self, text: str) -> list[int]:
        if text not in self._alone:
            self._alone[text] = self._tokenizer.encode(text, add_special_tokens=False).ids
        return self._alone[text]

    def after(self, token: int, text: str) -> list[int]:
        """What stands for the token and the text after it."""
        key = (token, text)
        if key not in self._after:
            self._after[key] = self._joined(token, text)
        return self._after[key]

    def _joined(self, token: int, text: str) -> list[int]:
        before = self._tokenizer.decode([token], skip_special_tokens=False)
        joined = self._tokenizer.encode(before + text, add_special_tokens=False).ids
        if "\ufffd" in before or before.startswith("<|"):  # part of a character, or a special token
            return [token, *self.alone(text)]
        return joined


@dataclass(frozen=True, slots=True)
class Tools:
    """What all sequences of a process share."""

    haystack: Haystack
    tokens: FastTokens
    joints: Joints


class Tape:
    """Room for tokens; `length` of them are written."""

    def __init__(self, room: int, joints: Joints, classes: TokenClasses) -> None:
        self.tokens = np.empty(room, np.int32)
        self.length = 0
        self._joints = joints
        self._classes = classes

    def append(self, piece: Piece) -> int:
        """Where the piece begins."""
        first = self.length
        self.length += len(piece)
        self.tokens[first:self.length] = piece
        return first

    def append_apart(self, piece: Piece) -> int:
        """As append, on a new line unless the piece brings its own white space."""
        if len(piece) and not self._classes.starts_space[piece[0]]:
            self.break_line("\n")
        return self.append(piece)

    def break_line(self, line_end: str) -> None:
        """Ends the line, unless it is ended or nothing is written."""
        if self.length and not self._classes.ends_line[self.tokens[self.length - 1]]:
            self.join(line_end)

    def join(self, text: str) -> None:
        """Appends text, tokenised together with the last token."""
        if not self.length:
            self.append(self._joints.alone(text))
            return
        last = int(self.tokens[self.length - 1])
        self.length -= 1
        self.append(self._joints.after(last, text))
