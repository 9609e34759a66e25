"""Muon for the matrices (Jordan and others, 2024: momentum whose singular values are made equal),
AdamW for the rest. Matrices come stacked, so that one product serves all layers."""

import torch
from torch import Tensor

from model import Model


@torch.no_grad()
def orthogonalise(matrices: Tensor, steps: int = 5) -> Tensor:
    """[..., rows, columns] with singular values near 1, by a quintic Newton-Schulz iteration."""
    first, third, fifth = 3.4445, -4.7750, 2.0315
    x = matrices.bfloat16()
    tall = x.shape[-2] > x.shape[-1]
    x = x.mT if tall else x
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        square = x @ x.mT
        x = first * x + (third * square + fifth * square @ square) @ x
    return (x.mT if tall else x).to(matrices.dtype)


class Muon(torch.optim.Optimizer):
    def __init__(self, groups: list[dict[str, object]], momentum: float = 0.95,
                 weight_decay: float = 0.01) -> None:
        super().__init__(groups, {"lr": 0.02, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self, closure: None = None) -> None:
        for group in self.param_groups:
            for parameter in group["params"]:
                state = self.state[parameter]
                if not state:
                    state["momentum"] = torch.zeros_like(parameter)
                momentum = state["momentum"].lerp_(parameter.grad, 1 - group["momentum"])
                ahead = parameter.grad.lerp(momentum, group["momentum"])
                rows, columns = parameter.shape[-2:]
                size = group["lr"] * max(1.0, rows / columns) ** 0.5
                parameter.mul_(1 - group["lr"] * group["weight_decay"])
                parameter.sub_(orthogonalise(ahead), alpha=size)


class Optimiser:
    """Both, with one factor on their learning rates."""

    def __init__(self, model: Model) -> None:
        matrices = [model.q, model.k, model.v, model.o, model.gate, model.up, model.down]
        self._muon = Muon([{"params": matrices, "lr": 0.02},
                           {"params": [model.compress_k, model.compress_v], "lr": 0.006}])
        norms = [model.attention_norm, model.mlp_norm, model.final_norm]
        self._adam = torch.optim.AdamW(
            [{"params": [model.embedding], "lr": 3e-3}, {"params": [model.branch_gates], "lr": 1.2e-3},
             {"params": norms, "lr": 1.5e-3}], betas=(0.9, 0.95), weight_decay=0.0,
            **({"fused": True} if model.embedding.is_cuda else {}))
        self._groups = self._muon.param_groups + self._adam.param_groups
        self._rates = [group["lr"] for group in self._groups]

    def step(self, factor: float) -> None:
        for group, rate in zip(self._groups, self._rates):
            group["lr"] = rate * factor
        for group in self._adam.param_groups:
            torch.nn.utils.clip_grad_norm_(group["params"], 1.0)
        self._muon.step()
        self._adam.step()
        self._muon.zero_grad(set_to_none=True)
        self._adam.zero_grad(set_to_none=True)
