"""What a daemon says of the precisions that it serves a model in."""

import re


def served_precision(info: dict) -> str:
    """Of /server_info. Two daemons that say the same here compute the same. How weights are stored
    is left out, and so is the number of threads."""
    computed = info["dtype"]
    weights = info.get("weight_precision", computed).split(", stored as ")[0]
    device = re.sub(r"\b\d+ threads?, ", "", info["device"])
    return (f"weights {weights}; keys and values {info.get('kv_cache_dtype', computed)}; "
            f"computed in {computed}; {device}")
