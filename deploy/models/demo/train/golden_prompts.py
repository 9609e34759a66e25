"""Prompts, as token ids, from which tests/reference/write_golden makes the golden files.

python3 deploy/models/demo/train/golden_prompts.py --model deploy/models/demo --output FILE
"""

import argparse
import json
import pathlib
import pydoc_data.topics
from dataclasses import asdict, dataclass, field

from tokenizers import Tokenizer

from evaluation_assembly import assembled
from evaluation_case import Case, Frame, Haystack, Passage
from evaluation_haystack import Sources

# Lengths on both sides of what matters to the kernels: the first and second compressed entry, a
# block, the length up to which all blocks are selected, and a whole prompt.
BARE_LENGTHS = (1, 31, 32, 47, 48, 63, 64, 65)
ANSWERED_LENGTHS = (1023, 1024, 1025, 4097)


@dataclass(frozen=True)
class Prompt:
    """What write_golden reads of one prompt. Without an answer it is not continued."""

    name: str
    ids: list[int]
    positions: list[int] = field(default_factory=list)
    answer: str = ""
    answer_ids: list[int] = field(default_factory=list)


def golden_case(name: str, statement: str, frame: Frame, question: str, answer: str,
                seed: int) -> Case:
    """A needle in prose, behind its middle, so that it stays when the front is cut to size."""
    return Case(name=name, kind="golden", haystack=Haystack.PROSE, haystack_seed=seed,
                passages=(Passage(statement, 0.8),), asked=0, frame=frame, question=question,
                answer=answer)


def access_code(name: str, frame: Frame, seed: int) -> Case:
    return golden_case(name, "The access code for the Lisbon warehouse is 48213.", frame,
                       "What is the access code for the Lisbon warehouse?", "48213", seed)


def magic_number(name: str, seed: int) -> Case:
    return golden_case(name, "The magic number is 7391025.", Frame.COMPLETION,
                       "The magic number is", "7391025", seed)


def sized(tokenizer: Tokenizer, sources: Sources, case: Case, length: int) -> Prompt:
    """The case's prompt in exactly `length` tokens: what is too much is cut off the text's front,
    behind what a chat begins with."""
    head, _ = case.frame.around("TEXT", case.question).split("TEXT")
    kept = len(tokenizer.encode(head).ids)
    characters = 4 * length
    ids: list[int] = []
    while len(ids) < length:
        text = assembled(case, sources(characters, case.haystack, case.haystack_seed))
        ids = tokenizer.encode(text).ids
        characters += characters // 4
    ids = ids[:kept] + ids[len(ids) - length + kept:]
    if case.passages[0].text not in tokenizer.decode(ids):
        raise ValueError(f"{case.name}: the needle was cut off")
    space = "" if case.frame is Frame.CHAT else " "
    stop = "." if case.frame is Frame.COMPLETION else ""
    answer_ids = tokenizer.encode(f"{space}{case.answer}{stop}").ids
    return Prompt(case.name, ids, positions_in(length), case.answer, answer_ids)


def positions_in(length: int) -> list[int]:
    """Where logits and selections are looked at; the last is the prompt's end."""
    if length < 1023:
        return sorted({0, length // 2, length - 1})
    quarters = [length // 4, 3 * length // 4] if length > 4096 else []
    return sorted([length // 2, length - 65, length - 1, *quarters])


def logits_prompts(tokenizer: Tokenizer, sources: Sources) -> list[Prompt]:
    text = tokenizer.encode(sources(1000, Haystack.PROSE, 1)).ids
    bare = [Prompt(str(length), text[:length], positions_in(length)) for length in BARE_LENGTHS]
    cases = [access_code("1023", Frame.QUESTION, 2), access_code("1024", Frame.SHORT, 3),
             magic_number("1025", 4), access_code("4097", Frame.QUESTION, 5)]
    return bare + [sized(tokenizer, sources, case, length)
                   for case, length in zip(cases, ANSWERED_LENGTHS, strict=True)]


def needle_prompts(tokenizer: Tokenizer, sources: Sources) -> list[Prompt]:
    return [sized(tokenizer, sources, access_code("8192_qa", Frame.QUESTION, 6), 8192),
            sized(tokenizer, sources, access_code("8192_chat", Frame.CHAT, 7), 8192),
            sized(tokenizer, sources, magic_number("16384_magic", 8), 16384)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=pathlib.Path, required=True, help="the checkpoint")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="JSON file to write")
    arguments = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(arguments.model / "tokenizer.json"))
    prose = "\n\n".join(text for _, text in sorted(pydoc_data.topics.topics.items()))
    sources = Sources(prose, code="")
    config = json.loads((arguments.model / "config.json").read_text())
    texts = [tokenizer.decode([token], skip_special_tokens=False)
             for token in range(config["vocab_size"])]
    arguments.output.write_text(json.dumps({
        "end_token_ids": config["eos_token_id"],
        "token_texts": texts,
        "logits": [asdict(prompt) for prompt in logits_prompts(tokenizer, sources)],
        "needles": [asdict(prompt) for prompt in needle_prompts(tokenizer, sources)]}))


if __name__ == "__main__":
    main()
