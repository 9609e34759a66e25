"""Writes blocks.json: random blocks of GGUF's quantised types, and what the gguf package makes of them.

Made with gguf 0.19.0 and numpy, by
    python3 -m venv VENV && VENV/bin/pip install gguf==0.19.0
    VENV/bin/python tests/golden/gguf/make_blocks.py
"""

import json
import pathlib

import gguf
import numpy

TYPES = ("Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q4_K", "Q5_K", "Q6_K")
# Where the halves that scale a block stand in it.
HALVES = {"Q4_0": (0,), "Q4_1": (0, 2), "Q5_0": (0,), "Q5_1": (0, 2), "Q8_0": (0,), "Q4_K": (0, 2),
          "Q5_K": (0, 2), "Q6_K": (208,)}
BLOCKS = 6


def random_blocks(name, block_bytes, random):
    """[BLOCKS, block_bytes] of any bytes, whose scales are finite; one is 0, one is subnormal."""
    blocks = random.integers(0, 256, (BLOCKS, block_bytes), dtype=numpy.uint8)
    for at in HALVES[name]:
        scales = random.normal(size=BLOCKS).astype(numpy.float16)
        scales[0] = 0
        scales[1] = numpy.float16(3e-7)
        blocks[:, at:at + 2] = scales.view(numpy.uint8).reshape(BLOCKS, 2)
    return blocks


def main():
    random = numpy.random.default_rng(20)
    golden = {"made_by": f"tests/golden/gguf/make_blocks.py with gguf 0.19.0, numpy {numpy.__version__}"}
    for name in TYPES:
        kind = gguf.GGMLQuantizationType[name]
        elements, block_bytes = gguf.GGML_QUANT_SIZES[kind]
        blocks = random_blocks(name, block_bytes, random)
        floats = gguf.dequantize(blocks, kind).astype(numpy.float32).reshape(BLOCKS, elements)
        golden[name] = {"elements": elements,
                        "blocks": [block.tobytes().hex() for block in blocks],
                        "floats": [row.astype("<f4").tobytes().hex() for row in floats]}
    path = pathlib.Path(__file__).with_name("blocks.json")
    path.write_text(json.dumps(golden, indent=1) + "\n")


if __name__ == "__main__":
    main()
