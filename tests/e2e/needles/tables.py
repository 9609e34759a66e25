"""Tables of an evaluation: scores by depth and length, bytes by branch, failures, and differences
between two evaluations. They work on what the program writes as JSON."""

BRANCHES = ("summary", "selected", "window", "full")  # the kinds of longspan_kv_bytes_read_total
ROOM_OUTCOMES = ("found", "fetched", "left")  # those of longspan_room_pages_total
Row = dict  # an answer or a cell, as in the JSON


def score_table(answers: list[Row]) -> str:
    """For each set: how many answers were right, by depth, frame and haystack, and in all."""
    lines: list[str] = []
    for name in _in_order(answers, "set"):
        of_set = [answer for answer in answers if answer["set"] == name]
        lengths = sorted({answer["length"] for answer in of_set})
        lines += ["", f"{name:<22}" + "".join(f"{length:>12}" for length in lengths)]
        for title, key in (("depth", _depth_label), ("frame", lambda one: one["frame"]),
                           ("haystack", lambda one: one["haystack"])):
            for label in sorted({key(answer) for answer in of_set}):
                rows = [answer for answer in of_set if key(answer) == label]
                lines.append(_row(f"  {title} {label}", rows, lengths, "right"))
        lines.append(_row("  all", of_set, lengths, "right"))
        if any(answer["right"] != answer["exact"] for answer in of_set):
            lines.append(_row("  all, in exact form", of_set, lengths, "exact"))
        if name == "quotes":
            means = [_mean([one["shared_prefix"] for one in of_set if one["length"] == length])
                     for length in lengths]
            lines.append(f"{'  words before an error':<22}"
                         + "".join(f"{100 * mean:>11.1f}%" for mean in means))
    return "\n".join(lines)


def byte_table(cells: list[Row], answers: list[Row]) -> str:
    """What attention read of the KV cache for one prompt and its answer, in MiB by branch."""
    lines = ["", "MiB read per prompt, by branch; avoided: what dense attention would read beyond",
             f"{'set':<14}{'length':>8}{'score':>10}" + "".join(f"{one:>10}" for one in BRANCHES)
             + f"{'avoided':>12}{'seconds':>9}"]
    for cell in cells:
        of_cell = [answer for answer in answers
                   if (answer["set"], answer["length"]) == (cell["set"], cell["length"])]
        right = sum(answer["right"] for answer in of_cell)
        sizes = [size / len(of_cell) / 2 ** 20
                 for size in (*(cell["bytes_read"][branch] for branch in BRANCHES),
                              cell["bytes_avoided"])]
        lines.append(f"{cell['set']:<14}{cell['length']:>8}{f'{right}/{len(of_cell)}':>10}"
                     + "".join(f"{size:>10.1f}" for size in sizes[:-1])
                     + f"{sizes[-1]:>12.1f}{cell['seconds'] / len(of_cell):>9.2f}")
    computed = sum(cell["prompt_tokens_computed"] for cell in cells)
    cached = sum(cell["prompt_tokens_cached"] for cell in cells)
    lines.append(f"Prompt tokens computed: {computed}; found in the prefix cache: {cached}.")
    return "\n".join(lines)


def room_lines(cells: list[Row]) -> list[str]:
    """Where the pages were that generated tokens read, if keys and values were at home in the host's
    memory."""
    lines: list[str] = []
    for cell in cells:
        pages = cell["room_pages"]
        asked = sum(pages.values())
        if asked:
            lines.append(f"{cell['set']} at {cell['length']}: pages in rooms {pages['found']} "
                         f"({pages['found'] / asked:.1%}), fetched {pages['fetched']} "
                         f"({cell['room_bytes_fetched']} bytes), left at home {pages['left']}")
    return ["", *lines] if lines else []


def failure_list(answers: list[Row]) -> str:
    """The wrong answers, beside what was expected."""
    wrong = [answer for answer in answers if not answer["right"]]
    lines = ["", f"Wrong answers: {len(wrong)} of {len(answers)}"]
    lines += [f"  {one['name']} at {one['length']} ({one['frame']}, {one['haystack']}): "
              f"{one['question']!r} expected {one['expected']!r}, got {one['generated']!r}"
              for one in wrong]
    return "\n".join(lines)


def differences(first: list[Row], second: list[Row]) -> list[str]:
    """Where two evaluations answered differently, in words; empty where they agree."""
    by_key = {(answer["name"], answer["length"]): answer for answer in second}
    lines: list[str] = []
    for one in first:
        other = by_key.pop((one["name"], one["length"]), None)
        where = f"{one['name']} at {one['length']}"
        if other is None:
            lines.append(f"{where}: only in the first")
        elif one["prompt_sha256"] != other["prompt_sha256"]:
            lines.append(f"{where}: the prompts differ, so the answers are not compared")
        elif one["generated"] != other["generated"]:
            lines.append(f"{where}: {one['generated']!r} and {other['generated']!r}, "
                         f"expected {one['expected']!r}")
    return lines + [f"{name} at {length}: only in the second" for name, length in by_key]


def _row(label: str, rows: list[Row], lengths: list[int], field: str) -> str:
    counts = []
    for length in lengths:
        of_length = [row for row in rows if row["length"] == length]
        counts.append(f"{sum(row[field] for row in of_length)}/{len(of_length)}")
    return f"{label:<22}" + "".join(f"{count:>12}" for count in counts)


def _depth_label(answer: Row) -> str:
    if answer["depth"] is None:
        return "none"
    if answer["depth"] * 10 % 1 == 0:
        return f"{answer['depth']:.1f}"
    fifth = int(answer["depth"] * 5) / 5
    return f"{fifth:.1f}-{fifth + 0.2:.1f}"


def _in_order(rows: list[Row], field: str) -> list[str]:
    return list(dict.fromkeys(row[field] for row in rows))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
