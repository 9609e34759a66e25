"""The model. Weights of all layers are stacked in one parameter [layers, …], as the optimiser wants
them. N = B * T rows go through everything that works token by token."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from shape import Shape
from sparse_attention import attend

NO_LABEL = -100  # of a row that has nothing to predict


def flat_rows(rows: Tensor, length: int) -> Tensor:
    """Where rows [B, R] are among the B * T of all sequences; the first where a row is -1."""
    first = torch.arange(rows.shape[0], device=rows.device)[:, None] * length
    return (first + rows.clamp_min(0)).flatten()


@dataclass(frozen=True)
class Trace:
    """What auxiliary losses and ablations look at in a layer. q [B, T, H, D], k [B, T, G, D], both
    rotated; entry_keys [B, C, G, D]; blocks as in sparse_attention.Branches."""

    q: Tensor
    k: Tensor
    entry_keys: Tensor
    blocks: Tensor | None


@dataclass(frozen=True)
class Ablation:
    """Gates that are zeroed, for each sequence [B, 3] (compressed, selected, window), and blocks
    [B, G, N, T] that stand in for the choice."""

    kept: Tensor | None = None
    blocks: Tensor | None = None


def rms_norm(x: Tensor, weight: Tensor, epsilon: float) -> Tensor:
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + epsilon) * weight


def rotate(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    """x [..., heads, D], cosine and sine [..., rotary / 2]: the first dimensions in halves."""
    half = cosine.shape[-1]
    cosine, sine = cosine.unsqueeze(-2), sine.unsqueeze(-2)
    first, second, rest = x.float().split([half, half, x.shape[-1] - 2 * half], dim=-1)
    turned = (first * cosine - second * sine, second * cosine + first * sine, rest)
    return torch.cat(turned, dim=-1).to(x.dtype)


def project(x: Tensor, norm: Tensor, weights: Tensor, cosine: Tensor, sine: Tensor, heads: int,
            kv_heads: int, head_dim: int, epsilon: float) -> tuple[Tensor, ...]:
    """x [N, hidden] to q, k (both rotated), k as it was, v, and the gates [N, H, 3]."""
    sizes = [heads * head_dim, kv_heads * head_dim, kv_heads * head_dim, 3 * heads]
    q, k, v, gates = F.linear(rms_norm(x, norm, epsilon).to(weights.dtype), weights).split(sizes, -1)
    q, k, v = (part.contiguous().unflatten(-1, (-1, head_dim)) for part in (q, k, v))
    return (rotate(q, cosine, sine), rotate(k, cosine, sine), k, v,
            torch.sigmoid(gates.float()).unflatten(-1, (heads, 3)))


def gated_sum(gates: Tensor, branches: list[Tensor]) -> Tensor:
    """[N, H, D] of the compressed, the selected and the window branch, each [N, H, D], and their gates
    [N, H, 3]. The window branch is left out where it equals the selected one: its bytes are what takes
    the time."""
    weights = list(gates.unsqueeze(-1).unbind(2))
    if len(branches) == 2:
        weights = [weights[0], weights[1] + weights[2]]
    parts = [branch.float() * weight for branch, weight in zip(branches, weights, strict=True)]
    return sum(parts[1:], parts[0])


def finish(x: Tensor, gates: Tensor, branches: list[Tensor], output: Tensor, norm: Tensor,
           gate_up: Tensor, down: Tensor, epsilon: float) -> Tensor:
    """x [N, hidden] after the gated sum of the branches and after the MLP."""
    attended = gated_sum(gates, branches).flatten(1)
    x = x + F.linear(attended.to(output.dtype), output).float()
    gate, up = F.linear(rms_norm(x, norm, epsilon).to(gate_up.dtype), gate_up).chunk(2, -1)
    inner = F.silu(gate.float()) * up.float()
    return x + F.linear(inner.to(down.dtype), down).float()


def row_losses(hidden: Tensor, embedding: Tensor, labels: Tensor, bias: Tensor, biased: Tensor
               ) -> tuple[Tensor, Tensor]:
    """Of hidden states [N, hidden] the loss [N] of each label, 0 where there is NO_LABEL, and whether
    the label is the likeliest token. The loss is that of logits with `bias` [vocabulary] added in the
    rows that are `biased` [N]."""
    logits = F.linear(hidden.to(embedding.dtype), embedding).float()
    right = logits.detach().argmax(-1) == labels
    shifted = logits + biased[:, None] * bias
    return F.cross_entropy(shifted, labels, ignore_index=NO_LABEL, reduction="none"), right


def compress(shape: Shape, x: Tensor, weight: Tensor) -> Tensor:
    """Entries [B, C, G, D] of x [B, T, G, D]. Windows overlap by half: each stride of tokens is
    multiplied once by both halves of the weight [G, kernel * D, D], and neighbours are added."""
    batch, tokens = x.shape[:2]
    strides = x.view(batch, tokens // shape.stride, shape.stride, shape.kv_heads, shape.head_dim)
    flat = strides.permute(3, 0, 1, 2, 4).reshape(shape.kv_heads, -1, shape.stride * shape.head_dim)
    halves = torch.cat(weight.chunk(2, dim=1), dim=2)
    both = torch.bmm(flat, halves).view(shape.kv_heads, batch, -1, 2, shape.head_dim)
    entries = both[:, :, :-1, 0] + both[:, :, 1:, 1]
    return entries.permute(1, 2, 0, 3).contiguous()


class Model(nn.Module):
    def __init__(self, shape: Shape, dtype: torch.dtype = torch.bfloat16) -> None:
        """`dtype` is what products are computed in; parameters and the residual stay in float."""
        super().__init__()
        if shape.kernel != 2 * shape.stride:
            raise ValueError(f"windows of {shape.kernel} tokens every {shape.stride} overlap by half")
        self.shape, self.dtype = shape, dtype
        self.project: Callable[..., tuple[Tensor, ...]] = project
        self.finish: Callable[..., Tensor] = finish
        self.row_losses: Callable[..., tuple[Tensor, Tensor]] = row_losses
        layers, hidden, mlp = shape.layers, shape.hidden, shape.mlp_hidden
        query_width = shape.query_heads * shape.head_dim
        kv_width = shape.kv_heads * shape.head_dim

        def matrix(rows: int, columns: int, scale: float) -> nn.Parameter:
            made = torch.randn(layers, rows, columns)
            return nn.Parameter(made * scale / math.sqrt(columns))
        into_residual = 1 / math.sqrt(2 * layers)
        self.embedding = nn.Parameter(torch.randn(shape.vocabulary, hidden) * 0.06)
        self.q = matrix(query_width, hidden, 0.8)
        self.k = matrix(kv_width, hidden, 0.8)
        self.v = matrix(kv_width, hidden, 0.8)
        self.o = matrix(hidden, query_width, into_residual)
        self.gate = matrix(mlp, hidden, 0.8)
        self.up = matrix(mlp, hidden, 0.8)
        self.down = matrix(hidden, mlp, into_residual)
        mean = torch.eye(shape.head_dim).repeat(shape.kernel, 1) / shape.kernel
        entries = mean.expand(layers, shape.kv_heads, -1, -1)
        self.compress_k = nn.Parameter(entries.clone())
        self.compress_v = nn.Parameter(entries.clone())
        self.branch_gates = nn.Parameter(torch.zeros(layers, 3 * shape.query_heads, hidden))
        self.attention_norm = nn.Parameter(torch.ones(layers, hidden))
        self.mlp_norm = nn.Parameter(torch.ones(layers, hidden))
        self.final_norm = nn.Parameter(torch.ones(hidden))
        # Of training alone (losses.py): what it raises there is given less readily afterwards.
        self.register_buffer("answer_bias", torch.zeros(shape.vocabulary), persistent=False)

    def compile_rows(self) -> None:
        """Compiles what works on rows, for each number of rows: of all, and of those predicted."""
        self.project = torch.compile(project, dynamic=False)
        self.finish = torch.compile(finish, dynamic=False)
        self.row_losses = torch.compile(row_losses, dynamic=False)

    def rope(self, positions: Tensor) -> tuple[Tensor, Tensor]:
        """Cosine and sine [..., rotary / 2]."""
        dims = torch.arange(0, self.shape.rotary_dims, 2, device=positions.device)
        frequencies = self.shape.rope_theta ** (-dims.double() / self.shape.rotary_dims)
        angles = positions.double()[..., None] * frequencies
        return angles.cos().float(), angles.sin().float()

    def forward(self, tokens: Tensor, positions: Tensor, ablation: Ablation = Ablation(),
                wanted: Tensor | None = None) -> tuple[Tensor, list[Trace]]:
        """The last hidden state [B, T, hidden], normalised, and a trace of each layer. Of `wanted`
        rows [B, R] alone it is [B, R, hidden]: the last layer leaves the others out."""
        shape, (batch, length) = self.shape, tokens.shape
        x = F.embedding(tokens, self.embedding).flatten(0, 1)
        cosine, sine = self.rope(positions)
        entry_rope = (cosine[:, :: shape.stride][:, :-1], sine[:, :: shape.stride][:, :-1])
        cosine, sine = cosine.flatten(0, 1), sine.flatten(0, 1)
        qkvg = torch.cat((self.q, self.k, self.v, self.branch_gates), dim=1).to(self.dtype).unbind(0)
        gate_up = torch.cat((self.gate, self.up), dim=1).to(self.dtype).unbind(0)
        o, down, compress_k, compress_v = (part.to(self.dtype).unbind(0) for part in
                                           (self.o, self.down, self.compress_k, self.compress_v))
        traces = []
        for layer in range(shape.layers):
            rows = self.project(x, self.attention_norm[layer], qkvg[layer], cosine, sine,
                                shape.query_heads, shape.kv_heads, shape.head_dim,
                                shape.norm_epsilon)
            q, k, unrotated, v = (part.unflatten(0, (batch, length)) for part in rows[:4])
            entry_keys = rotate(compress(shape, unrotated, compress_k[layer]), *entry_rope)
            entry_values = compress(shape, v, compress_v[layer])
            branches = attend(shape, q, k, v, entry_keys, entry_values, ablation.blocks)
            gates = rows[4]
            if ablation.kept is not None:
                gates = gates * ablation.kept.repeat_interleave(length, 0)[:, None]
            mixed = [x, gates] + [branch.flatten(0, 1) for branch in branches.different()]
            if wanted is not None and layer == shape.layers - 1:
                kept = flat_rows(wanted, length)
                mixed = [each.index_select(0, kept) for each in mixed]
            x = self.finish(mixed[0], mixed[1], mixed[2:], o[layer], self.mlp_norm[layer],
                            gate_up[layer], down[layer], shape.norm_epsilon)
            traces.append(Trace(q, k, entry_keys, branches.blocks))
        normalised = rms_norm(x, self.final_norm, shape.norm_epsilon)
        return normalised.unflatten(0, (batch, -1)), traces

    def logits(self, hidden: Tensor) -> Tensor:
        """[..., vocabulary] of normalised hidden states, in float."""
        return F.linear(hidden.to(self.dtype), self.embedding.to(self.dtype)).float()
