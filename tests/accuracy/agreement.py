"""How far two modes choose the same tokens, of rows as they are in the JSON."""


def agreement(row: dict, first: dict) -> float | None:
    """Of a text that was read, the share of its tokens before which both modes hold the same token for
    the likeliest. Of an answer, the share of tokens before the first one that differs. Answers that are
    held to a text agree anyway."""
    if "likeliest" in row:
        pairs = list(zip(row["likeliest"], first["likeliest"], strict=True))
        return sum(one == other for one, other in pairs) / len(pairs)
    if "likelihood" in row or "token_ids" not in row:
        return None
    ids, first_ids = row["token_ids"], first["token_ids"]
    alike = next((place for place, (one, other) in enumerate(zip(ids, first_ids)) if one != other),
                 min(len(ids), len(first_ids)))
    longer = max(len(ids), len(first_ids))
    return alike / longer if longer else 1.0
