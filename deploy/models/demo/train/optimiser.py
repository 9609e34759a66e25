"""Muon for the matrices (Jordan and others, 2024: momentum whose singular values are made equal),
AdamW for the rest. Matrices come stacked, so that one product serves all layers."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from model import Model


@torch.no_grad()
def orthogonalise(matrices: Tensor, steps: int = 5) -> Tensor:
    """[..., rows, columns] with singular values near 1, by a quintic Newton-Schulz iteration of three
    products a step."""
    first, third, fifth = 3.4445, -4.7750, 2.0315
    x = matrices.bfloat16().reshape(-1, *matrices.shape[-2:])
    tall = x.shape[-2] > x.shape[-1]
    x = x.mT if tall else x
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        square = x @ x.mT
        of_square = torch.baddbmm(square, square, square, beta=third, alpha=fifth)
        x = torch.baddbmm(x, of_square, x, beta=first)
    return (x.mT if tall else x).reshape(matrices.shape).to(matrices.dtype)


def orthogonalise_all(stacks: list[Tensor]) -> list[Tensor]:
    """Each of the stacks [..., rows, columns]; those of one size, also if turned, by one iteration: the
    fewer launches, the less time."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for number, stack in enumerate(stacks):
        alike.setdefault(tuple(sorted(stack.shape[-2:])), []).append(number)
    made: dict[int, Tensor] = {}
    for size, numbers in alike.items():
        turned = {number: stacks[number].shape[-2:] != size for number in numbers}
        flat = [(stacks[number].mT if turned[number] else stacks[number]).reshape(-1, *size)
                for number in numbers]
        whole = orthogonalise(torch.cat(flat)).split([len(each) for each in flat])
        for number, part in zip(numbers, whole, strict=True):
            part = part.mT if turned[number] else part
            made[number] = part.reshape(stacks[number].shape)
    return [made[number] for number in range(len(stacks))]


@dataclass(frozen=True)
class Group:
    """Stacked matrices of one learning rate, which is a tensor: a recorded step reads it anew."""

    matrices: list[nn.Parameter]
    momenta: list[Tensor]
    rate: Tensor


class Muon:
    def __init__(self, groups: list[tuple[list[nn.Parameter], Tensor]], momentum: float = 0.95,
                 weight_decay: float = 0.01) -> None:
        self._groups = [Group(matrices, [torch.zeros_like(each) for each in matrices], rate)
                        for matrices, rate in groups]
        self._momentum, self._weight_decay = momentum, weight_decay

    @torch.no_grad()
    def step(self) -> None:
        for group in self._groups:
            ahead = []
            for matrix, momentum in zip(group.matrices, group.momenta, strict=True):
                gradient = matrix.grad
                assert gradient is not None, "every matrix takes part in every step"
                momentum.lerp_(gradient, 1 - self._momentum)
                ahead.append(gradient.lerp(momentum, self._momentum))
            for matrix, direction in zip(group.matrices, orthogonalise_all(ahead), strict=True):
                rows, columns = matrix.shape[-2:]
                size = group.rate * max(1.0, rows / columns) ** 0.5
                matrix.mul_(1 - group.rate * self._weight_decay)
                matrix.sub_(size * direction)


class Optimiser:
    """Both, with one factor on their learning rates."""

    def __init__(self, model: Model) -> None:
        self._parameters = list(model.parameters())
        self._rates: list[tuple[float, Tensor]] = []
        device = model.embedding.device

        def rate(value: float) -> Tensor:
            self._rates.append((value, torch.tensor(value, device=device)))
            return self._rates[-1][1]

        matrices = [model.q, model.k, model.v, model.o, model.gate, model.up, model.down]
        self._muon = Muon([(matrices, rate(0.02)),
                           ([model.compress_k, model.compress_v], rate(0.006))])
        norms = [model.attention_norm, model.mlp_norm, model.final_norm]
        on_gpu = {"fused": True, "capturable": True} if device.type == "cuda" else {"foreach": False}
        self._adam = torch.optim.AdamW(
            [{"params": [model.embedding], "lr": rate(3e-3)},
             {"params": [model.branch_gates], "lr": rate(1.2e-3)},
             {"params": norms, "lr": rate(1.5e-3)}], betas=(0.9, 0.95), weight_decay=0.0, **on_gpu)

    def set_factor(self, factor: float) -> None:
        for value, rate in self._rates:
            rate.fill_(value * factor)

    def step(self) -> None:
        """Leaves no gradients."""
        for group in self._adam.param_groups:
            torch.nn.utils.clip_grad_norm_(group["params"], 1.0)
        self._muon.step()
        self._adam.step()
        for parameter in self._parameters:
            parameter.grad = None
