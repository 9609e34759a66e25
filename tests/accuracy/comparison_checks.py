"""What makes a comparison of modes void, and where it says nothing of the choice."""

import statistics

from mode_client import DENSE, SPARSE_DECODE, SPARSE_PREFILL
from mode_tables import Cell, standard_error
from variant_build import TOGETHER

# The variants in which chance chooses, and what of the daemon as it is they are compared with.
RANDOM = {"random_selection": SPARSE_DECODE, "random_key_tiles": SPARSE_PREFILL}


def void_reasons(cells: list[Cell]) -> list[str]:
    """Why a comparison says nothing; empty where it is one."""
    reasons = []
    firsts = {(cell.task, cell.length): cell for cell in reversed(cells)}
    for cell in cells:
        where = f"{cell.task} at {cell.length}, {cell.mode}"
        first = firsts[cell.task, cell.length]
        sparse_tokens = cell.sparse_tokens + cell.prefill_tokens
        if cell.attention != DENSE and sparse_tokens == 0:
            reasons.append(f"{where}: selection did not run")
        if cell.attention == DENSE and sparse_tokens > 0:
            reasons.append(f"{where}: selection ran for {sparse_tokens} tokens")
        if cell.attention == DENSE and cell.mode != first.mode and cell.served == first.served:
            reasons.append(f"{where}: the daemon serves what that of {first.mode} does ({cell.served})")
        if cell.other_prompts > 0:
            reasons.append(f"{where}: {cell.other_prompts} prompts are not those of {first.mode}")
    return reasons


def undecided(cells: list[Cell]) -> list[str]:
    """Where random selection is not clearly worse, by two standard errors, than selection by score:
    there the figures say nothing of the choice."""
    found = {(cell.task, cell.length, cell.mode): cell for cell in cells}
    reasons = []
    for (task, length, mode), chance in found.items():
        variant, _, share = mode.partition(" ")
        parts = variant.split(TOGETHER)
        random = [part for part in parts if part in RANDOM]
        if not random:
            continue
        others = TOGETHER.join(part for part in parts if part not in RANDOM)
        chosen = found.get((task, length, f"{others or RANDOM[random[0]]} {share}".strip()))
        if chosen is not None and not _is_clearly_worse(chance, chosen):
            reasons.append(f"{task} at {length}, {mode}: not clearly worse than {chosen.mode}")
    return reasons


def _is_clearly_worse(one: Cell, than: Cell) -> bool:
    """Case by case, since cases differ more than modes do."""
    sign = -1 if one.score is not None else 1
    losses = [sign * (worse - better) for worse, better in zip(one.judged, than.judged)]
    error = standard_error(losses)
    return error is not None and statistics.fmean(losses) > 2 * error
