"""How readily `unknown` is said is set where it is wrong least often."""

import calibration
import pytest
import torch
from calibration import SHIFTS, calibrate, direction, first_rows, prompt_states
from evaluation_known import KNOWN_SETS
from evaluation_prompts import Prompt
from model import Model
from shape import Shape

TINY = Shape(vocabulary=64, hidden=32, layers=2, query_heads=4, kv_heads=2, head_dim=16, mlp_hidden=48,
             rotary_dims=8, window=48, selected_blocks=4)
UNKNOWN = [7, 9]


def test_answers_begin_where_rows_do_not_follow_each_other():
    rows = torch.tensor([[4, 5, 6, 30, 31, 40, -1, -1], [0, 1, 9, 11, 12, 13, 14, 15]])
    expected = [[True, False, False, True, False, True, False, False],
                [True, False, True, True, False, False, False, False]]
    assert first_rows(rows).tolist() == expected


def test_the_direction_gives_one_for_states_that_have_something_in_common():
    torch.manual_seed(2)
    common = torch.randn(32)
    states, others = (common + 0.5 * torch.randn(4000, 32) for _ in range(2))
    product = others @ direction(states)
    assert abs(product.mean() - 1) < 0.03 and product.std() < 0.15


@pytest.fixture(name="model")
def some_model():
    torch.manual_seed(3)
    made = Model(TINY, torch.float32)
    with torch.no_grad():
        made.final_norm.add_(torch.randn(TINY.hidden))
        made.embedding.mul_(3)
        made.o.mul_(0.3)
    return made


def examples():
    random = torch.Generator().manual_seed(4)
    tokens = torch.randint(10, 64, (24, 128), generator=random)
    rows = torch.arange(3, 123, 4).expand(24, -1)
    return [{"tokens": tokens.numpy(), "rows": rows.numpy(),
             "positions": torch.arange(128).expand_as(tokens).numpy()}]


def prompts(model, seed, label_of):
    """Random ones; each one's answer by the logits of its first token."""
    random = torch.Generator().manual_seed(seed)
    ids = [torch.randint(10, 64, (100,), generator=random).tolist() for _ in range(60)]
    case = KNOWN_SETS["known_single"](1)[0]
    blank = [Prompt(case, each, [0], -1) for each in ids]
    logits = model.logits(prompt_states(model, blank))
    return [Prompt(case, each, [label_of(row)], -1) for each, row in zip(ids, logits.detach())]


def likeliest_known(row):
    return int(row.index_fill(0, torch.tensor(UNKNOWN), -1e9).argmax())


def likelier_unknown(row):
    return max(UNKNOWN, key=lambda token: float(row[token]))


def first_tokens_right(model, asked):
    found = model.logits(prompt_states(model, asked)).argmax(-1).tolist()
    return sum(token == prompt.answer_ids[0] for token, prompt in zip(found, asked))


def test_both_mistakes_together_are_least_and_nothing_else_changes(model):
    lacking, found = prompts(model, 5, likelier_unknown), prompts(model, 6, likeliest_known)
    before = model.embedding.detach().clone()
    at_first = first_tokens_right(model, lacking), first_tokens_right(model, found)
    made = calibrate(model, examples(), UNKNOWN, lacking, found)
    by_shift = {one.shift: (one.lacking_right, one.found_right) for one in made.tried}
    assert tuple(by_shift) == SHIFTS and by_shift[0] == at_first and (made.lacking, made.found) == (60, 60)
    assert sorted(one.lacking_right for one in made.tried) == [one.lacking_right for one in made.tried]
    assert sum(by_shift[made.shift]) == max(map(sum, by_shift.values())) > sum(at_first)
    # What was reckoned is what the changed model does.
    assert (first_tokens_right(model, lacking), first_tokens_right(model, found)) == by_shift[made.shift]
    changed = (model.embedding != before).any(1).nonzero().flatten().tolist()
    assert changed == UNKNOWN


def test_what_is_right_already_is_left(model, monkeypatch):
    found = prompts(model, 6, likeliest_known)
    monkeypatch.setattr(calibration, "SHIFTS", (-1.0, 0.0, 1.0))
    before = model.embedding.detach().clone()
    right = [prompt for prompt in found if first_tokens_right(model, [prompt])]
    assert calibrate(model, examples(), UNKNOWN, right, right).shift == 0
    assert torch.equal(model.embedding, before)
