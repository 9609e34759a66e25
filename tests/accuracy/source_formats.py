"""Which formats the numbers of a model's files have. A file that is stored in 4 bits proves nothing
about what 4 bits cost, whatever precision it is served in."""

import collections
import json
import math
import pathlib
import re

_LEAST_SHARE = 0.005  # of the numbers; norms are fewer


def source_formats(model: pathlib.Path) -> str:
    """Formats and their shares of the numbers, the most frequent first."""
    try:
        counts = _of_directory(model) if model.is_dir() else _of_gguf(model)
    except OSError:  # of a server on another machine
        return "unknown"
    total = counts.total()
    return ", ".join(f"{name} {100 * count / total:.0f} %" if count < total else name
                     for name, count in counts.most_common() if count >= _LEAST_SHARE * total)


# Beside a weight's codes.
_OF_SCALES = (".qzeros", ".scales", ".g_idx", ".weight_scale", ".weight_zero_point", ".weight_shape", ".weight_g_idx")


def _of_directory(folder: pathlib.Path) -> collections.Counter[str]:
    quantised = json.loads((folder / "config.json").read_text()).get("quantization_config", {})
    method, bits = quantised.get("quant_method"), quantised.get("bits", 4)
    counts: collections.Counter[str] = collections.Counter()
    for file in sorted(folder.glob("*.safetensors")):
        with file.open("rb") as stream:
            header = json.loads(stream.read(int.from_bytes(stream.read(8), "little")))
        for name, tensor in header.items():
            if name == "__metadata__" or name.endswith(_OF_SCALES):
                continue
            numbers = math.prod(tensor["shape"])
            if name.endswith((".qweight", ".weight_packed")):  # words of codes
                counts[f"{bits} bits of {method}"] += numbers * (32 // bits)
            else:
                counts[f"{tensor['dtype']} of {method}" if method else tensor["dtype"]] += numbers
    return counts


def _of_gguf(file: pathlib.Path) -> collections.Counter[str]:
    import gguf  # a machine that serves directories alone may lack it
    counts: collections.Counter[str] = collections.Counter()
    parts = file.parent.glob(re.sub(r"-\d{5}-of-", "-?????-of-", file.name))
    for part in [file] if "-of-" not in file.name else sorted(parts):
        for tensor in gguf.GGUFReader(part).tensors:
            counts[tensor.tensor_type.name] += int(tensor.n_elements)
    return counts
