"""The training kernels against the definition: on a GPU where there is one, else in Triton's
interpreter."""

import attention_definition as definition
import pytest
import sparse_attention
import torch
from shape import Shape

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SMALL = Shape(query_heads=4, kv_heads=2, head_dim=16, window=80, selected_blocks=4)
DEMO = Shape()


def inputs(shape, batch, tokens, seed=1):
    torch.manual_seed(seed)
    entries = shape.entries(tokens)

    def heads(length, count, scale=1.0):
        made = scale * torch.randn(batch, length, count, shape.head_dim, device=DEVICE)
        return made.to(torch.bfloat16 if DEVICE == "cuda" else torch.float32).requires_grad_()
    return (heads(tokens, shape.query_heads, 2.0), heads(tokens, shape.kv_heads),
            heads(tokens, shape.kv_heads), heads(entries, shape.kv_heads),
            heads(entries, shape.kv_heads))


CASES = [(SMALL, 2, 64, 16), (SMALL, 1, 192, 32), (SMALL, 2, 448, 16)]
if DEVICE == "cuda":
    CASES += [(DEMO, 4, 512, 16), (DEMO, 4, 512, 32), (DEMO, 2, 1024, 32), (DEMO, 2, 4096, 16)]


@pytest.mark.parametrize(("shape", "batch", "tokens", "queries"), CASES)
def test_outputs_choice_and_gradients_agree(shape, batch, tokens, queries, monkeypatch):
    monkeypatch.setattr(sparse_attention, "UNLISTED_QUERIES", queries)
    given = inputs(shape, batch, tokens)
    by_kernels = sparse_attention.by_kernels(shape, *given)
    expected = sparse_attention.by_definition(shape, *given, given_blocks=by_kernels.blocks)
    if by_kernels.blocks is not None:
        importance = definition.importance(shape, given[0], given[3])
        agree = (definition.choose_blocks(shape, importance) == by_kernels.blocks).float().mean()
        assert agree > (0.9999 if DEVICE == "cuda" else 0.999999)
    tolerance = 1e-2 if DEVICE == "cuda" else 1e-5
    for name in ("compressed", "selected", "window"):
        torch.manual_seed(7)
        out, reference = getattr(by_kernels, name), getattr(expected, name)
        weight = torch.randn_like(out)
        close(out, reference, tolerance, name)
        found, wanted = (torch.autograd.grad((branch * weight).sum(), given, allow_unused=True,
                                             retain_graph=True) for branch in (out, reference))
        for i, (one, other) in enumerate(zip(found, wanted, strict=True)):
            assert (one is None) == (other is None)
            if one is not None:
                close(one, other, tolerance, f"gradient {i} of {name}")


def close(found, expected, tolerance, what):
    difference = (found.float() - expected.float()).abs().max()
    assert difference <= tolerance * (1e-3 + expected.float().abs().max()), (what, difference)


def test_a_given_choice_is_taken():
    given = inputs(SMALL, 1, 448)
    blocks = torch.zeros(1, 2, 7, 448, dtype=torch.uint8, device=DEVICE)
    blocks[:, :, 0] = 1
    own = torch.arange(448, device=DEVICE) // 64
    blocks[:, :, own, torch.arange(448, device=DEVICE)] = 1
    found = sparse_attention.by_kernels(SMALL, *given, given_blocks=blocks)
    expected = sparse_attention.by_definition(SMALL, *given, given_blocks=blocks)
    close(found.selected, expected.selected, 1e-2 if DEVICE == "cuda" else 1e-5, "selected")
    assert found.blocks is blocks
