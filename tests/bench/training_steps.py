#!/usr/bin/env python3
"""What a training step of the demo checkpoint takes on a GPU, by the length of its sequences, and which
kernels take it.

    tests/bench/training_steps.py --results FILE.jsonl --label TEXT --commit HASH

Steps are recorded as in training, of the shipped checkpoint, and of text, since what a trained model
selects decides what its kernels read. --train FOLDER times another version of the training's modules,
--set sparse_attention.UNLISTED_QUERIES=32 another constant.
"""

import argparse
import collections
import importlib
import json
import pathlib
import statistics
import sys

import numpy as np
import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "deploy/models/demo"
LENGTHS = (512, 1024, 2048, 4096, 8192, 16_384)
WARM_UP_STEPS, TIMED_STEPS, PROFILED_STEPS = 6, 20, 3
LEAST_SHARE = 0.01  # of a step; kernels below it are summed as "others"


def text_ids():
    from tokenizers import Tokenizer
    files = sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("engine/**/*.cc"))
    text = "\n\n".join(file.read_text() for file in files)
    return np.array(Tokenizer.from_file(str(DEMO / "tokenizer.json")).encode(text).ids, np.int32)


def batch(ids, tokens, seed):
    """As sequences.py makes them, with answers at random places."""
    from loader import STEP_TOKENS
    from sequences import row_count, text_row_count
    random, count = np.random.default_rng(seed), STEP_TOKENS // tokens
    starts = random.integers(0, len(ids) - tokens, count)
    text = np.stack([ids[start:start + tokens] for start in starts])
    order = np.stack([random.permutation(tokens - 1) for _ in range(count)]).astype(np.int32)
    rows = np.sort(order[:, :row_count(tokens)], 1)
    others = np.sort(order[:, row_count(tokens):][:, :text_row_count(tokens)], 1)
    sources = (rows * random.random(rows.shape)).astype(np.int32)
    return {"tokens": text, "positions": np.tile(np.arange(tokens, dtype=np.int32), (count, 1)),
            "rows": rows, "labels": np.take_along_axis(text, sources, 1), "sources": sources,
            "blocks": sources // 64, "text_rows": others}


def timed(step):
    """Milliseconds of the median step."""
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    found = []
    for _ in range(TIMED_STEPS):
        begin.record()
        step()
        end.record()
        end.synchronize()
        found.append(begin.elapsed_time(end))
    return statistics.median(found)


def kernels(step):
    """Milliseconds a step and launches by kernel."""
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        for _ in range(PROFILED_STEPS):
            step()
        torch.cuda.synchronize()
    found = collections.defaultdict(lambda: [0.0, 0.0])
    for event in profile.events():
        if event.device_type == torch.autograd.DeviceType.CUDA:
            found[event.name[:100]][0] += event.time_range.elapsed_us() / 1e3 / PROFILED_STEPS
            found[event.name[:100]][1] += 1 / PROFILED_STEPS
    return dict(sorted(found.items(), key=lambda item: -item[1][0]))


def measure(ids, tokens):
    from checkpoint import read
    from losses import Weights
    from shape import Shape
    from steps import Steps
    hint = 0.1 if tokens == LENGTHS[0] else None
    model = read(DEMO, Shape(), torch.bfloat16).to("cuda")
    model.compile_rows()
    steps = Steps(model, recording=True)
    arrays = batch(ids, tokens, 1)

    def step():
        steps.step(arrays, Weights(0.15, 0.2, hint), 0.0)  # learns nothing: each step is the same

    for _ in range(WARM_UP_STEPS):
        step()
    return timed(step), kernels(step)


def set_constant(text):
    """`module.NAME=4`; there must be such a one."""
    name, value = text.split("=")
    module, name = name.split(".")
    found = importlib.import_module(module)
    if not hasattr(found, name):
        raise SystemExit(f"{text}: {module} has no {name}")
    setattr(found, name, int(value))


def with_small_ones_summed(by_kernel, step_ms):
    large = {name: found for name, found in by_kernel.items() if found[0] >= LEAST_SHARE * step_ms}
    small = [found for name, found in by_kernel.items() if name not in large]
    return {**large, "others": [sum(each) for each in zip(*small)] if small else [0.0, 0.0]}


def table(by_kernel):
    return "\n".join(f"  {each_ms:8.3f} ms {launches:6.0f} x  {name}"
                     for name, (each_ms, launches) in by_kernel.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", type=pathlib.Path, default=DEMO / "train")
    parser.add_argument("--set", nargs="*", default=[], metavar="MODULE.NAME=NUMBER", dest="constants")
    parser.add_argument("--lengths", default=",".join(map(str, LENGTHS)))
    parser.add_argument("--results", type=pathlib.Path, help="a JSON line a length is appended")
    parser.add_argument("--label", default="")
    parser.add_argument("--commit", default="unknown")
    options = parser.parse_args()
    sys.path.insert(0, str(options.train.resolve()))
    for constant in options.constants:
        set_constant(constant)
    ids = text_ids()
    for tokens in map(int, options.lengths.split(",")):
        step_ms, by_kernel = measure(ids, tokens)
        by_kernel = with_small_ones_summed(by_kernel, step_ms)
        print(f"{tokens} tokens: {step_ms:.2f} ms\n{table(by_kernel)}", flush=True)
        if options.results:
            line = {"what": "training_step", "label": options.label, "commit": options.commit,
                    "constants": options.constants, "machine": torch.cuda.get_device_name(),
                    "torch": torch.__version__,
                    "tokens": tokens, "step_ms": step_ms, "kernel_ms": {
                        name: [round(number, 4) for number in found] for name, found in by_kernel.items()}}
            with options.results.open("a") as file:
                file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
