"""The table of a measurement, and what makes it void. It works on rows as they are in the JSON."""

import dataclasses

from likelihood import Likelihood
from mode_client import Reads, is_sparse

Row = dict


@dataclasses.dataclass(frozen=True)
class Cell:
    """One task at one length in one mode."""

    task: str
    length: int
    mode: str
    cases: int
    score: float | None        # mean; of tasks
    perplexity: float | None   # per token; of texts
    bits_per_byte: float | None
    sparse_tokens: int
    sparse_share: float        # of the answers' tokens, of which the first is never sparse
    density: float | None      # bytes that attention read, of those that it would have read densely
    decode_density: float | None  # tokens that decode steps read, likewise
    same: float                # share of answers that are those of the first mode


def cells_of(rows: list[Row]) -> list[Cell]:
    keys = dict.fromkeys((row["task"], row["length"], row["mode"]) for row in rows)
    first_mode = rows[0]["mode"] if rows else ""
    texts = {_case_of(row): row["text"] for row in rows if row["mode"] == first_mode}
    return [_cell(*key, [row for row in rows if (row["task"], row["length"], row["mode"]) == key],
                  texts) for key in keys]


def _cell(task: str, length: int, mode: str, rows: list[Row], texts: dict) -> Cell:
    scores = [row["score"] for row in rows if "score" in row]
    total = sum((Likelihood(**row["likelihood"]) for row in rows if "likelihood" in row),
                Likelihood(0, 0, 0))
    reads = sum((Reads(**row["reads"]) for row in rows), Reads())
    sparse_tokens = sum(row["sparse_tokens"] for row in rows)
    return Cell(
        task, length, mode, len(rows), score=sum(scores) / len(scores) if scores else None,
        perplexity=total.perplexity if total.tokens else None,
        bits_per_byte=total.bits_per_byte if total.tokens else None,
        sparse_tokens=sparse_tokens,
        sparse_share=sparse_tokens / max(1, sum(row["tokens"] for row in rows)),
        density=_share(reads.read_bytes, reads.read_bytes + reads.avoided_bytes),
        decode_density=_share(reads.decode_read_tokens, reads.decode_visible_tokens),
        same=sum(row["text"] == texts.get(_case_of(row)) for row in rows) / len(rows))


def void_reasons(cells: list[Cell]) -> list[str]:
    """Why a comparison says nothing; empty where it is one."""
    reasons = []
    for cell in cells:
        where = f"{cell.task} at {cell.length}, {cell.mode}"
        if is_sparse(cell.mode) and cell.sparse_tokens == 0:
            reasons.append(f"{where}: selection did not run")
        if not is_sparse(cell.mode) and cell.sparse_tokens > 0:
            reasons.append(f"{where}: selection ran for {cell.sparse_tokens} tokens")
    return reasons


def table(cells: list[Cell]) -> str:
    lines = [f"{'task':<18}{'length':>8}  {'mode':<14}{'cases':>6}{'score':>26}{'sparse tokens':>15}"
             f"{'density':>9}{'in decode':>11}{'same':>7}"]
    for cell in cells:
        lines.append(f"{cell.task:<18}{cell.length:>8}  {cell.mode:<14}{cell.cases:>6}"
                     f"{score_text(cell):>26}{_percent(cell.sparse_share):>15}"
                     f"{_percent(cell.density):>9}{_percent(cell.decode_density):>11}"
                     f"{_percent(cell.same):>7}")
    return "\n".join(lines)


def score_text(cell: Cell) -> str:
    if cell.perplexity is not None:
        return f"ppl {cell.perplexity:.3f}, {cell.bits_per_byte:.4f} b/B"
    return _percent(cell.score)


def _case_of(row: Row) -> tuple:
    return row["task"], row["length"], row["case"]


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}%"
