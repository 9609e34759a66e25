"""The table of a measurement. It works on rows as they are in the JSON."""

import dataclasses
import math
import statistics

from agreement import agreement
from likelihood import Likelihood
from mode_client import Reads

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
    same: float | None         # share of answers that are those of the first mode
    change: float | None       # mean over the cases from the first mode, of scores or bits per byte
    change_error: float | None  # standard error of that mean
    judged: list[float]        # of each case: its score, or its bits per byte
    prefill_tokens: int = 0    # of prompts, those that were read sparsely
    prefill_share: float = 0
    tile_density: float | None = None  # key tiles that their query tiles kept, of those before them
    attention: str = ""        # what requests ask for
    served: str = ""           # what the daemon says of its precisions
    source: str = ""           # formats in the model's files
    perplexity_change: float | None = None  # as a share of the first mode's
    perplexity_change_error: float | None = None
    agreement: float | None = None  # mean share of tokens that are the first mode's
    other_prompts: int = 0     # cases that the first mode was asked otherwise


def cells_of(rows: list[Row]) -> list[Cell]:
    keys = dict.fromkeys((row["task"], row["length"], row["mode"]) for row in rows)
    first_mode = rows[0]["mode"] if rows else ""
    first = {_case_of(row): row for row in rows if row["mode"] == first_mode}
    places = {place: number for number, place in enumerate(dict.fromkeys(key[:2] for key in keys))}
    return [_cell(*key, [row for row in rows if (row["task"], row["length"], row["mode"]) == key],
                  first) for key in sorted(keys, key=lambda key: places[key[:2]])]


def _cell(task: str, length: int, mode: str, rows: list[Row], first: dict[tuple, Row]) -> Cell:
    scores = [row["score"] for row in rows if "score" in row]
    total = sum((Likelihood(**row["likelihood"]) for row in rows if "likelihood" in row),
                Likelihood(0, 0, 0))
    reads = sum((Reads(**row["reads"]) for row in rows), Reads())
    sparse_tokens = sum(row["sparse_tokens"] for row in rows)
    prefill_tokens = sum(row["sparse_prefill_tokens"] for row in rows)
    pairs = [(row, first[_case_of(row)]) for row in rows]
    changes = [_judged(row) - _judged(other) for row, other in pairs if _judged(row) is not None]
    logs = [_nats_a_token(row) - _nats_a_token(other) for row, other in pairs if "likelihood" in row]
    ratio = math.exp(statistics.fmean(logs)) if logs else None
    agreements = [share for row, other in pairs if (share := agreement(row, other)) is not None]
    return Cell(
        task, length, mode, len(rows), score=sum(scores) / len(scores) if scores else None,
        perplexity=total.perplexity if total.tokens else None,
        bits_per_byte=total.bits_per_byte if total.tokens else None,
        sparse_tokens=sparse_tokens,
        sparse_share=sparse_tokens / max(1, sum(row["tokens"] for row in rows)),
        density=_share(reads.read_bytes, reads.read_bytes + reads.avoided_bytes),
        decode_density=_share(reads.decode_read_tokens, reads.decode_visible_tokens),
        same=None if logs else sum(row["text"] == other["text"] for row, other in pairs) / len(rows),
        change=statistics.fmean(changes) if changes else None, change_error=standard_error(changes),
        judged=[_judged(row) for row in rows], prefill_tokens=prefill_tokens,
        prefill_share=prefill_tokens / max(1, sum(row["prompt_tokens"] for row in rows)),
        tile_density=_share(reads.key_tiles_kept, reads.key_tiles_seen), attention=rows[0]["attention"],
        served=rows[0].get("served", ""), source=rows[0].get("source", ""),
        perplexity_change=ratio and ratio - 1,
        perplexity_change_error=ratio and _times(ratio, standard_error(logs)),
        agreement=statistics.fmean(agreements) if agreements else None,
        other_prompts=sum(_prompt_of(row) != _prompt_of(other) for row, other in pairs))


def standard_error(values: list[float]) -> float | None:
    """Of their mean."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def _times(ratio: float, error: float | None) -> float | None:
    return None if error is None else ratio * error


def _judged(row: Row) -> float | None:
    if "likelihood" in row:
        return Likelihood(**row["likelihood"]).bits_per_byte
    return row.get("score")


def _nats_a_token(row: Row) -> float:
    return math.log(Likelihood(**row["likelihood"]).perplexity)


def table(cells: list[Cell]) -> str:
    width = max(14, *(len(cell.mode) + 1 for cell in cells))
    source_width = max(8, *(len(cell.source) for cell in cells))
    lines = [f"{'task':<18}{'length':>8}  {'mode':<{width}}{'cases':>6}{'score':>26}{'change':>18}"
             f"{'sparse tokens':>15}{'density':>9}{'in decode':>11}{'key tiles':>11}{'same':>7}{'tokens alike':>14}{'ppl':>16}  {'source':<{source_width}}"]
    for cell in cells:
        lines.append(f"{cell.task:<18}{cell.length:>8}  {cell.mode:<{width}}{cell.cases:>6}"
                     f"{score_text(cell):>26}{change_text(cell):>18}"
                     f"{percent(cell.prefill_share or cell.sparse_share):>15}"
                     f"{percent(cell.density):>9}{percent(cell.decode_density):>11}"
                     f"{percent(cell.tile_density):>11}{percent(cell.same):>7}"
                     f"{percent(cell.agreement):>14}{ratio_text(cell):>16}  {cell.source:<{source_width}}")
    return "\n".join(lines)


def score_text(cell: Cell) -> str:
    if cell.perplexity is not None:
        return f"ppl {cell.perplexity:.3f}, {cell.bits_per_byte:.4f} b/B"
    return percent(cell.score)


def ratio_text(cell: Cell) -> str:
    if cell.perplexity_change is None or cell.perplexity_change_error is None:
        return "-"
    return f"{100 * cell.perplexity_change:+.2f}% ± {100 * cell.perplexity_change_error:.2f}"


def change_text(cell: Cell) -> str:
    if cell.change_error is None:
        return "-"
    if cell.score is not None:
        return f"{100 * cell.change:+.1f}% ± {100 * cell.change_error:.1f}"
    return f"{cell.change:+.4f} ± {cell.change_error:.4f}"


def _prompt_of(row: Row) -> tuple:
    return row.get("prompt_sha256"), row["prompt_tokens"]


def _case_of(row: Row) -> tuple:
    return row["task"], row["length"], row["case"]


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}%"
