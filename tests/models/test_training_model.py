"""The training model, its losses and its optimiser, at a tiny size on the CPU."""

import itertools
import math
from types import SimpleNamespace

import attention_definition as definition
import losses
import main
import numpy as np
import pytest
import torch
import torch.nn.functional as F
import trainer
import warm_up
from curriculum import Curriculum, Phase
from model import Ablation, Model, compress, gated_sum
from optimiser import Optimiser, orthogonalise, orthogonalise_all
from shape import Shape
from sparse_attention import Branches
from steps import Steps
from warm_up import WarmUp

TINY = Shape(vocabulary=64, hidden=32, layers=2, query_heads=4, kv_heads=2, head_dim=16, mlp_hidden=48,
             rotary_dims=8, window=48, selected_blocks=4)


@pytest.fixture(scope="module")
def model():
    torch.manual_seed(3)
    made = Model(TINY, torch.float32)
    with torch.no_grad():  # as after some training: nothing is symmetric
        for parameter in made.parameters():
            parameter.add_(0.1 * torch.randn_like(parameter))
    return made


@pytest.fixture(scope="module")
def tokens():
    return torch.randint(0, 64, (2, 384), generator=torch.Generator().manual_seed(5))


def positions(tokens):
    return torch.arange(tokens.shape[1]).expand_as(tokens)


def test_entries_are_windows_times_weights(model):
    x = torch.randn(1, 128, 2, 16)
    entries = compress(TINY, x, model.compress_k[0])
    assert entries.shape == (1, TINY.entries(128), 2, 16)
    for entry in (0, 3, 6):
        window = x[0, entry * 16: entry * 16 + 32]
        for head in range(2):
            expected = window[:, head].flatten() @ model.compress_k[0, head]
            torch.testing.assert_close(entries[0, entry, head], expected, rtol=1e-4, atol=1e-5)


def test_nothing_depends_on_what_follows(model, tokens):
    with torch.no_grad():
        whole, _ = model(tokens, positions(tokens))
        for cut in (64, 192, 320):
            part, _ = model(tokens[:, :cut], positions(tokens)[:, :cut])
            torch.testing.assert_close(part, whole[:, :cut], rtol=1e-4, atol=1e-5)


def test_a_gap_of_positions_moves_what_is_behind_it_alone(model, tokens):
    moved = positions(tokens).clone()
    moved[:, 192:] += 640
    with torch.no_grad():
        plain, _ = model(tokens, positions(tokens))
        gapped, _ = model(tokens, moved)
        shifted, _ = model(tokens, positions(tokens) + 640)
    torch.testing.assert_close(gapped[:, :192], plain[:, :192])
    assert (gapped[:, 192:] - plain[:, 192:]).abs().max() > 1e-3
    torch.testing.assert_close(shifted, plain, rtol=1e-3, atol=1e-3)  # only distances count


def test_the_block_loss_is_the_share_of_importance(model, tokens):
    with torch.no_grad():
        _, traces = model(tokens, positions(tokens))
        trace = traces[1]
        importance = definition.importance(TINY, trace.q, trace.entry_keys)  # [B, G, N, T]
        for row, block in ((300, 1), (383, 3), (200, 0)):
            found = losses.block_loss(TINY, [trace], torch.tensor([[row], [row]]),
                                      torch.tensor([[block], [-1]]))
            of_row = importance[0, :, :, row]
            share = (of_row[:, block] / of_row.sum(1)).max()
            assert math.isclose(found, -share.log(), rel_tol=1e-4), (row, block)
        own = losses.block_loss(TINY, [trace], torch.tensor([[300], [300]]), torch.tensor([[4], [3]]))
        assert own == 0  # forced blocks need no teaching
        rows, blocks = torch.tensor([[300, 383], [200, -1]]), torch.tensor([[1, 3], [0, -1]])
        apart = [losses.block_loss(TINY, [trace], rows, blocks) for trace in traces]
        both = losses.block_loss(TINY, traces, rows, blocks)
        torch.testing.assert_close(both, torch.stack(apart).mean())


def test_the_token_hint_is_the_attention_of_the_best_head(model, tokens):
    with torch.no_grad():
        _, traces = model(tokens, positions(tokens))
        mask = definition.causal_mask(384, torch.device("cpu"))
        weights = definition.probabilities(definition.scores(TINY, traces[0].q, traces[0].k), mask)
        found = losses.token_hint(TINY, [traces[0]], torch.tensor([[250, 60], [100, -1]]),
                                  torch.tensor([[30, -1], [99, 7]]))
        expected = -(weights[0, :, :, 250, 30].max().log() + weights[1, :, :, 100, 99].max().log()) / 2
        assert math.isclose(found, expected, rel_tol=1e-4)
        rows, sources = torch.tensor([[250, 60], [100, -1]]), torch.tensor([[30, -1], [99, 7]])
        apart = [losses.token_hint(TINY, [trace], rows, sources) for trace in traces]
        both = losses.token_hint(TINY, traces, rows, sources)
        torch.testing.assert_close(both, torch.stack(apart).mean())


def test_wanted_rows_are_those_of_all(model, tokens):
    wanted = torch.tensor([[7, 200, 200], [383, -1, 0]])
    weight = torch.randn(2, 3, TINY.hidden, generator=torch.Generator().manual_seed(6))
    some, _ = model(tokens, positions(tokens), wanted=wanted)
    whole, _ = model(tokens, positions(tokens))
    there = torch.stack([whole[row, wanted[row].clamp_min(0)] for row in range(2)])
    torch.testing.assert_close(some, there)
    parameters = [model.q, model.compress_v, model.branch_gates, model.down, model.embedding]
    found, expected = (torch.autograd.grad((hidden * weight).sum(), parameters)
                       for hidden in (some, there))
    for one, other in zip(found, expected, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-3, atol=1e-5)


def test_answers_and_text_are_averaged_apart(model, tokens):
    none = torch.full((2, 3), -1)
    rows = losses.Rows(rows=torch.tensor([[10, 70, -1], [300, -1, -1]]),
                       labels=torch.tensor([[4, 5, 6], [7, 0, 0]]), sources=none, blocks=none,
                       text_rows=torch.tensor([[0, 20], [100, 382]]))
    with torch.no_grad():
        hidden, _ = model(tokens, positions(tokens), wanted=rows.predicted)
        answers, right, text = losses.prediction_losses(model, hidden, tokens, rows)
        whole, _ = model(tokens, positions(tokens))
        likely = model.logits(whole).log_softmax(-1)
    asked = ((0, 10, 4), (0, 70, 5), (1, 300, 7))
    torch.testing.assert_close(answers, -sum(likely[at] for at in asked) / 3)
    assert right == sum(likely[b, t].argmax() == label for b, t, label in asked) / 3
    following = [likely[b, t, tokens[b, t + 1]] for b, t in ((0, 0), (0, 20), (1, 100), (1, 382))]
    torch.testing.assert_close(text, -sum(following) / 4)


def test_a_bias_shifts_the_loss_of_answers_alone(model, tokens):
    none = torch.full((2, 2), -1)
    rows = losses.Rows(rows=torch.tensor([[10, 70], [300, -1]]), labels=torch.tensor([[4, 5], [7, 0]]),
                       sources=none, blocks=none, text_rows=torch.tensor([[0], [100]]))
    with torch.no_grad():
        hidden, _ = model(tokens, positions(tokens), wanted=rows.predicted)
        _, right, text = losses.prediction_losses(model, hidden, tokens, rows)
        likely = (model.logits(hidden[:, :2]) + 9.0 * F.one_hot(torch.tensor(5), 64)).log_softmax(-1)
        model.answer_bias[5] = 9.0
        biased = losses.prediction_losses(model, hidden, tokens, rows)
        model.answer_bias.zero_()
    torch.testing.assert_close(biased[0], -(likely[0, 0, 4] + likely[0, 1, 5] + likely[1, 0, 7]) / 3)
    assert (biased[1], biased[2]) == (right, text)


def test_gates_and_blocks_can_be_ablated(model, tokens):
    with torch.no_grad():
        plain, traces = model(tokens, positions(tokens))
        kept = torch.ones(2, 3)
        kept[1, 1] = 0
        ablated, _ = model(tokens, positions(tokens), Ablation(kept=kept))
        torch.testing.assert_close(ablated[0], plain[0])
        assert (ablated[1] - plain[1]).abs().max() > 1e-3
        same, _ = model(tokens, positions(tokens), Ablation(blocks=traces[1].blocks))
        assert (same - plain)[:, :256].abs().max() < 1e-5  # of so few blocks all are chosen


def test_a_window_that_equals_the_selected_branch_is_added_once():
    torch.manual_seed(7)
    gates, compressed, selected, window = (torch.rand(5, 4, 3), *torch.randn(3, 5, 4, 16))
    different = Branches(compressed, selected, window, None).different()
    expected = (torch.stack(different, 2) * gates[..., None]).sum(2)
    torch.testing.assert_close(gated_sum(gates, different), expected)
    same = Branches(compressed, selected, selected, None).different()
    assert len(same) == 2
    expected = (torch.stack((compressed, selected, selected), 2) * gates[..., None]).sum(2)
    torch.testing.assert_close(gated_sum(gates, same), expected)


def test_stacks_of_one_size_are_orthogonalised_together():
    torch.manual_seed(8)
    stacks = [torch.randn(size) for size in ((3, 40, 24), (3, 24, 40), (2, 24, 24), (3, 2, 40, 24))]
    for found, stack in zip(orthogonalise_all(stacks), stacks, strict=True):
        assert found.shape == stack.shape
        torch.testing.assert_close(found, orthogonalise(stack), rtol=0.02, atol=0.02)


def test_orthogonalised_matrices_have_equal_singular_values():
    torch.manual_seed(1)
    for size in ((3, 40, 24), (24, 40)):
        made = orthogonalise(torch.randn(*size)).float()
        singular = torch.linalg.svdvals(made)
        assert 0.6 < singular.min() and singular.max() < 1.3


def test_it_learns_to_copy():
    """The second half of each sequence repeats the first: what all of the training must achieve."""
    torch.manual_seed(2)
    model = Model(TINY, torch.float32)
    optimiser = Optimiser(model)
    for step in range(130):
        half = torch.randint(0, 64, (16, 32))
        tokens = torch.cat((half, half), dim=1)
        rows = torch.arange(32, 63).expand(16, -1)
        learnt = losses.Rows(
            rows=rows, labels=tokens[:, 33:], sources=rows - 31, blocks=torch.zeros_like(rows),
            text_rows=torch.arange(0, 31).expand(16, -1))
        hidden, traces = model(tokens, positions(tokens), wanted=learnt.predicted)
        loss, parts = losses.total_loss(model, hidden, traces, tokens, learnt,
                                        losses.Weights(text=0.0, block=None, hint=1.0))
        loss.backward()
        optimiser.set_factor(min(1.0, (step + 1) / 20))
        optimiser.step()
    assert parts["right"] > 0.3, "one in 64 by chance"


def batch(seed, tokens=256, rows=8):
    """As sequences.py makes them: answers that stand earlier in the text."""
    random = np.random.default_rng(seed)
    text = random.integers(0, 64, (4, tokens), dtype=np.int32)
    at = np.sort(random.integers(tokens // 2, tokens - 1, (4, rows), dtype=np.int32))
    sources = at - tokens // 2
    return {"tokens": text, "positions": np.tile(np.arange(tokens, dtype=np.int32), (4, 1)),
            "rows": at, "labels": np.take_along_axis(text, sources, 1), "sources": sources,
            "blocks": sources // 64, "text_rows": np.tile(np.arange(16, dtype=np.int32), (4, 1))}


@pytest.mark.parametrize("device", ["cuda", "cpu"] if torch.cuda.is_available() else ["cpu"])
def test_steps_are_the_same_recorded_or_not(device):
    shape = Shape(vocabulary=64, layers=2, hidden=64, mlp_hidden=64) if device == "cuda" else TINY

    def losses_of(recording):
        torch.manual_seed(4)
        steps = Steps(Model(shape, torch.float32).to(device), recording)
        torch.manual_seed(5)  # of what is dropped
        found = []
        for number in range(12):
            weights = losses.Weights(0.2, 0.3, 0.1 if number < 7 else None)
            parts = steps.step(batch(number % 2), weights, 1.0)
            found.append({name: float(part) for name, part in parts.items()})
        return found

    unrecorded, recorded = losses_of(False), losses_of(True)
    assert [set(parts) for parts in unrecorded] == [set(parts) for parts in recorded]
    assert "hint" in recorded[6] and "hint" not in recorded[7]
    for one, other in zip(unrecorded, recorded, strict=True):
        assert one == pytest.approx(other, rel=2e-2, abs=1e-2)
    assert recorded[-1]["block"] < recorded[0]["block"]


# A warm-up's process is forked before the GPU is touched; where there is one, the tests above it have.
forks = pytest.mark.skipif(torch.cuda.is_available(), reason="the GPU was touched")


@forks
def test_a_warm_up_makes_steps_of_every_length():
    assert WarmUp(TINY, 1024, {512, 1024}, "cpu").wait()


@forks
def test_a_warm_up_that_fails_or_hangs_is_told(monkeypatch):
    assert not WarmUp(TINY, 1024, {512}, "no such device").wait()
    with monkeypatch.context() as patch:
        patch.setattr(warm_up, "run", lambda _shape, _tokens, lengths, _device: 1 / (1024 not in lengths))
        assert not WarmUp(TINY, 1024, {512, 1024}, "cpu").wait(), "one of two is enough"
    monkeypatch.setattr(warm_up, "PATIENCE_SECONDS", 0.0)
    assert not WarmUp(TINY, 1024, {1024}, "cpu").wait()


def test_a_part_that_few_steps_have_is_the_mean_of_those(monkeypatch):
    class EveryFourth:
        def __init__(self, *_):
            self.count = 0

        def step(self, *_):
            self.count += 1
            hint = {"hint": torch.tensor(3.0)} if self.count % 4 == 0 else {}
            return {"answers": torch.tensor(2.0), **hint}

    class Source:
        repeated = 0
        mixes = []

        def set_mix(self, mix):
            self.mixes.append(mix)

        def __iter__(self):
            while True:
                yield {"tokens": np.zeros((1, 64), np.int32)}

    monkeypatch.setattr(trainer, "Steps", EveryFourth)
    ticks = itertools.count()
    monkeypatch.setattr(trainer, "time", SimpleNamespace(monotonic=lambda: next(ticks) / 1000))
    source = Source()
    mixes = {64: 1.0}, {64: 0.5, 128: 0.5}
    figures = trainer.train(None, source, Curriculum(0.6, (Phase(mixes[0], 1), Phase(mixes[1], 1))),
                            lambda _: None)
    assert source.mixes == list(mixes)
    assert figures.reports[0]["answers"] == 2.0 and figures.reports[0]["hint"] == 3.0
    assert figures.reports[0]["tokens"] == "64" and figures.reports[-1]["tokens"] == "64, 128"


def test_a_shape_by_its_fields():
    assert main.shape_of([]) == Shape()
    assert main.shape_of(["layers=7", "vocabulary=8192"]) == Shape(layers=7, vocabulary=8192)
    with pytest.raises(SystemExit, match="no such field of a shape: depth; there are block"):
        main.shape_of(["depth=3"])


def test_the_card_tells_the_options():
    assert main.said(main.arguments(["--output", "x", "--seed", "2"])) == "--output DIRECTORY"
    given = "--output DIRECTORY --seconds 60 --step-tokens 1024 --launch-steps --shape layers=7"
    assert main.said(main.arguments(given.split())) == given


def test_the_curriculum_lengthens_and_cools_down():
    short, mixed = {512: 1.0}, {512: 0.5, 1024: 0.5}
    curriculum = Curriculum(10, (Phase(short, 1), Phase(mixed, 3)))
    assert [curriculum.at(second, 100).mix for second in (0, 2.4, 2.6, 9.9, 99)] == [
        short, short, mixed, mixed, mixed]
    assert curriculum.lengths == {512, 1024}
    assert curriculum.at(0, 0).rate_factor < 0.05 and curriculum.at(1, 1000).rate_factor == 1
    assert curriculum.at(10, 1000).rate_factor == pytest.approx(0.02)
    assert curriculum.at(0, 0).weights.hint > 0 and curriculum.at(5, 0).weights.hint is None
