"""Training sequences: what is predicted where, and where it is copied from."""

import pathlib
import re
from collections import Counter
from random import Random

import machine_text
import numpy as np
import jinja2
import pytest
import sequences
from curriculum import Curriculum
from frames import CHAT_TEMPLATE, END_OF_TEXT, END_OF_TURN, TURN_START, render
from haystack import KINDS, Haystack
from items import Item
from loader import REPEATED_AFTER, Batches
from pieces import Pieces, Plan
from sequences import Builder, Sequence, row_count, text_row_count
from tape import Tools
from tokenizers import Tokenizer

import small_corpus

LENGTHS = (512, 1024, 4096)
SEEDS = range(24)
Built = tuple[int, Sequence, list[Item]]


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> tuple[Haystack, Tokenizer]:
    return small_corpus.make(tmp_path_factory.mktemp("corpus"))


@pytest.fixture(scope="module")
def built(corpus: tuple[Haystack, Tokenizer]) -> list[Built]:
    """Sequences with their length and the items that were drawn for them last."""
    drawn: list[list[Item]] = []
    make = sequences.make_pieces

    def recorded(tools: Tools, rng: Random, items: list[Item], plan: Plan, tokens: int,
                 most_rows: int) -> Pieces:
        drawn.append(items)
        return make(tools, rng, items, plan, tokens, most_rows)

    builder, result = Builder(*corpus), []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sequences, "make_pieces", recorded)
        for tokens in LENGTHS:
            for seed in SEEDS:
                drawn.clear()
                sequence = builder.build(Random(seed), tokens)
                result.append((tokens, sequence, drawn[-1] if drawn else []))
    return result


def answers(sequence: Sequence) -> list[tuple[int, list[int], int]]:
    """First row, labels and end of each answer."""
    result: list[tuple[int, list[int], int]] = []
    labels: list[int] = []
    for row, label in zip(sequence.rows.tolist(), sequence.labels.tolist(), strict=True):
        if row < 0:
            break
        labels.append(label)
        if label in (END_OF_TEXT, END_OF_TURN):
            result.append((row - len(labels) + 1, labels[:-1], label))
            labels = []
    return result


def test_shapes(built: list[Built]) -> None:
    for tokens, sequence, _ in built:
        rows, text_rows = row_count(tokens), text_row_count(tokens)
        shapes = {"tokens": tokens, "positions": tokens, "rows": rows, "labels": rows,
                  "sources": rows, "blocks": rows, "text_rows": text_rows}
        for name, count in shapes.items():
            array = getattr(sequence, name)
            assert array.shape == (count,) and array.dtype == np.int32, name


def test_positions_have_gaps_of_whole_blocks(built: list[Built]) -> None:
    gapped = 0
    for tokens, sequence, _ in built:
        steps = np.diff(sequence.positions)
        assert sequence.positions[0] == 0 and sequence.positions[-1] < 65_536
        assert (steps >= 1).all()
        gaps = np.flatnonzero(steps > 1)
        assert ((gaps + 1) % 64 == 0).all() and ((steps[gaps] - 1) % 64 == 0).all()
        gapped += len(gaps) > 0
    assert 0.45 < gapped / len(built) < 0.85


def test_sources_hold_the_label(built: list[Built]) -> None:
    found = wanted = 0
    for _, sequence, _ in built:
        copied = sequence.sources >= 0
        sources, rows = sequence.sources[copied], sequence.rows[copied]
        assert (sequence.tokens[sources] == sequence.labels[copied]).all()
        assert (sources < rows).all()
        assert (sequence.blocks[copied] == sources // 64).all()
        ends = np.isin(sequence.labels, (END_OF_TEXT, END_OF_TURN))
        found += np.count_nonzero(copied)
        wanted += np.count_nonzero((sequence.blocks >= 0) & ~ends)
    assert found > 0.8 * wanted > 500


def test_blocks_hold_what_is_copied(built: list[Built], corpus: tuple[Haystack, Tokenizer]) -> None:
    _, tokenizer = corpus
    for _, sequence, _ in built:
        for label, block in zip(sequence.labels.tolist(), sequence.blocks.tolist(), strict=True):
            if block < 0 or label in (END_OF_TEXT, END_OF_TURN):
                continue
            around = sequence.tokens[max(0, 64 * block - 8):64 * block + 72]
            # A part of a character, or what joins two copied parts of an answer, is not there.
            text = tokenizer.decode([label]).strip("\ufffd ").removesuffix(",")
            assert text in tokenizer.decode(around.tolist())


def test_the_rows_predicted_are_as_many_at_every_length() -> None:
    for tokens in Curriculum(1).lengths:
        assert 4 * (row_count(tokens) + text_row_count(tokens)) == tokens


def test_answers_are_those_of_the_exchanges(built: list[Built],
                                            corpus: tuple[Haystack, Tokenizer]) -> None:
    _, tokenizer = corpus
    asked = 0
    for _, sequence, items in built:
        exchanges = {exchange.answer for item in items for exchange in item.exchanges}
        for start, labels, end in answers(sequence) if items else []:
            text = tokenizer.decode(labels)
            assert text.strip() in exchanges
            chat = sequence.tokens[0] == TURN_START
            assert end == (END_OF_TURN if chat else END_OF_TEXT)
            assert text.startswith(" ") or chat or tokenizer.decode(
                [int(sequence.tokens[start])]).endswith("\n")
            inside = sequence.tokens[start + 1:start + 1 + len(labels)]
            assert inside.tolist() == labels
            asked += 1
    assert asked > 400


def test_an_answer_follows_its_question_and_all_its_passages(
        built: list[Built], corpus: tuple[Haystack, Tokenizer]) -> None:
    _, tokenizer = corpus
    for _, sequence, items in built:
        for start, labels, _ in answers(sequence) if items else []:
            before = tokenizer.decode(sequence.tokens[:start + 1].tolist())
            answer = tokenizer.decode(labels).strip()
            assert any(exchange.answer == answer and exchange.question in before
                       and all(passage in before for passage in item.passages)
                       for item in items for exchange in item.exchanges), (before, answer)


def test_chats_are_as_the_template_renders(built: list[Built],
                                           corpus: tuple[Haystack, Tokenizer]) -> None:
    _, tokenizer = corpus
    chats = 0
    for _, sequence, items in built:
        if not items or sequence.tokens[0] != TURN_START:
            continue
        text = tokenizer.decode(sequence.tokens.tolist(), skip_special_tokens=False)
        turns = re.findall(r"<\|im_start\|>(\w+)\n(.*?)<\|im_end\|>\n", text, re.DOTALL)
        assert text == render(turns, ask=False)
        assert turns[-1][0] == "assistant"
        chats += 1
    assert chats > 10


def test_render_is_the_template() -> None:
    turns = [("system", "Be brief."), ("user", "Hi {x}\n"), ("assistant", "Hello"), ("user", "")]
    messages = [{"role": role, "content": content} for role, content in turns]
    for ask in (False, True):
        expected = jinja2.Environment().from_string(CHAT_TEMPLATE).render(
            messages=messages, add_generation_prompt=ask)
        assert render(turns, ask) == expected


def test_text_rows_are_no_answer_rows(built: list[Built]) -> None:
    for tokens, sequence, _ in built:
        assert len(set(sequence.text_rows.tolist())) == len(sequence.text_rows)
        assert not set(sequence.text_rows.tolist()) & set(sequence.rows.tolist())
        assert sequence.text_rows.min() >= 0 and sequence.text_rows.max() < tokens - 1


def test_pieces_are_joined_as_the_tokenizer_would(built: list[Built],
                                                  corpus: tuple[Haystack, Tokenizer]) -> None:
    _, tokenizer = corpus
    tokens = again = 0
    for _, sequence, _ in built:
        text = tokenizer.decode(sequence.tokens.tolist(), skip_special_tokens=False)
        tokens += len(sequence.tokens)
        again += len(tokenizer.encode(text, add_special_tokens=False).ids)
    assert abs(again - tokens) < 0.004 * tokens


def test_short_sequences_have_large_files_too(corpus: tuple[Haystack, Tokenizer],
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    """In these most questions are asked; and the file is not among what finds no room."""
    files: list[int] = []
    kept: list[bool] = []
    draw, make = sequences.sample_items, sequences.make_pieces

    def drawn(rng: Random, budget_tokens: int, questions: int, file_tokens: int = 0) -> list[Item]:
        files.append(file_tokens)
        return draw(rng, budget_tokens, questions, file_tokens)

    def made(tools: Tools, rng: Random, items: list[Item], plan: Plan, tokens: int, most_rows: int) -> Pieces:
        pieces = make(tools, rng, items, plan, tokens, most_rows)
        if files and files[-1]:
            kept.append(any(len(passage.encoding.ids) > 120
                            for group in pieces.passages.values() for passage in group))
        return pieces

    monkeypatch.setattr(sequences, "sample_items", drawn)
    monkeypatch.setattr(sequences, "make_pieces", made)
    builder = Builder(*corpus)
    for seed in range(200):
        builder.build(Random(seed), 512)
    large = [tokens for tokens in files if tokens]
    assert 0.12 < len(large) / len(files) < 0.35
    assert 200 <= min(large) and max(large) <= 0.6 * 512
    assert len(kept) > 20 and sum(kept) > 0.6 * len(kept)


def test_same_seed_same_sequence(corpus: tuple[Haystack, Tokenizer]) -> None:
    first, second = Builder(*corpus), Builder(*corpus)
    first.build(Random(0), 512)  # what was built before makes no difference
    for seed in range(5):
        one, other = first.build(Random(seed), 1024), second.build(Random(seed), 1024)
        for name in sequences.Sequence.__slots__:
            assert (getattr(one, name) == getattr(other, name)).all(), (seed, name)


def test_spans_begin_at_boundaries(corpus: tuple[Haystack, Tokenizer]) -> None:
    haystack, tokenizer = corpus
    rng = Random(3)
    for kind in KINDS:
        for tokens in (1, 100, 2 * len(haystack.pool(kind))):
            span = haystack.span(rng, kind, tokens)
            assert span.shape == (tokens,)
            text = tokenizer.decode(span.tolist())
            assert text[0] in "\t " or not text[0].isspace(), (kind, text[:20])


def test_batches_change_length_and_end(corpus: tuple[Haystack, Tokenizer]) -> None:
    batches = Batches(*corpus, {512: 1.0}, workers=2, step_tokens=2048, seed=3)
    try:
        iterator = iter(batches)
        for tokens in (512, 1024, 512):
            batches.set_mix({tokens: 1.0})
            for _ in range(3):
                batch = next(iterator)
                assert batch["tokens"].shape == (2048 // tokens, tokens)
                copied = batch["sources"] >= 0
                taken = np.take_along_axis(batch["tokens"], batch["sources"] * copied, axis=1)
                assert (taken == batch["labels"])[copied].all()
    finally:
        batches.close()


def test_lengths_are_mixed_by_their_shares(corpus: tuple[Haystack, Tokenizer]) -> None:
    batches = Batches(*corpus, {512: 0.8, 1024: 0.2}, workers=2, step_tokens=1024, seed=3)
    try:
        lengths = Counter(next(batches)["tokens"].shape[1] for _ in range(200))
        assert set(lengths) == {512, 1024}
        assert 130 <= lengths[512] <= 185, lengths
        batches.set_mix({1024: 1.0, 2048: 0.0})
        assert {next(batches)["tokens"].shape[1] for _ in range(60)} == {1024}
    finally:
        batches.close()


def test_a_mix_has_few_lengths(corpus: tuple[Haystack, Tokenizer]) -> None:
    with pytest.raises(ValueError, match="a mix of 9 lengths; 1 to 8 are allowed"):
        Batches(*corpus, {64 * length: 1.0 for length in range(4, 13)}, workers=1)


def test_batches_come_again_rather_than_late(corpus: tuple[Haystack, Tokenizer]) -> None:
    """One worker is slower than a trainer that does nothing with what it gets."""
    batches = Batches(*corpus, {512: 1.0}, workers=1, step_tokens=1024, seed=3)
    try:
        seen = [next(batches)["tokens"].tobytes() for _ in range(REPEATED_AFTER + 20)]
        assert len(set(seen[:REPEATED_AFTER])) == REPEATED_AFTER
        times = Counter(seen)
        assert set(times.values()) == {1, 2}
        assert batches.repeated == len(seen) - len(times)
        batches.set_mix({1024: 1.0})
        assert next(batches)["tokens"].shape == (1, 1024)
    finally:
        batches.close()


def test_held_out_text_is_not_in_training(tmp_path: pathlib.Path,
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of one folder, all with a paragraph of their own and one that they share."""
    shared = ("This library is free software, and you can use it for what you like as long as the "
              "notice stays in it. It comes with no warranty.")
    for number in range(200):
        own = (f"The part with the name part{number} of the library is for the readers of this "
               f"text and it has a paragraph of its own. Nobody else says so.")
        (tmp_path / f"part{number}.py").write_text(
            f'"""{own}\n\n{shared}"""\n\n' + f"def part{number}():\n    return 1\n\n\n" * 9)
        (tmp_path / f"note{number}.md").write_text(f"# Note\n\n{own} It is a note.\n\n{shared}\n")
    monkeypatch.setattr(machine_text, "_roots", lambda: [str(tmp_path)])
    found = machine_text.collect(workers=2)
    again = machine_text.collect(workers=2)
    assert found.documents == again.documents
    sides: dict[bool, set[str]] = {True: set(), False: set()}
    for document in found.documents:
        sides[document.held_out].update(document.text.split("\n\n"))
    assert len(sides[True]) > 8 and len(sides[False]) > 200
    assert not sides[True] & sides[False]
    assert sum(count for _, _, count in found.sources()) == sum(
        len(document.text.encode()) for document in found.documents)
