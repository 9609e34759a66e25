"""Makes the demo checkpoint: collects text, trains a tokenizer and the model, exports and evaluates.

    python3 deploy/models/demo/train/main.py --output DIRECTORY

needs one GPU (made for an H200, a quarter of an hour), PyTorch with Triton, tokenizers, tiktoken and numpy,
and no network. Writes the checkpoint's files, figures.json, and README.md, the model card.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import platform
import subprocess
import tempfile
import time
from itertools import islice

import torch
import triton

import card
import checkpoint
import tokenizer as byte_pairs
from absent import UNKNOWN
from calibration import Calibration, calibrate
from corpus import HELD_OUT, Corpus, load_haystack, prepare
from curriculum import Curriculum
from evaluation_haystack import Sources
from evaluation_plan import FOUND, LACKING, Prompts, evaluate, plan_prompts, text_for_losses
from haystack import CODE, PROSE
from loader import STEP_TOKENS, Batch, Batches
from losses import UNKNOWN_BIAS
from model import Model
from shape import Shape
from trainer import train
from warm_up import WarmUp

HERE = pathlib.Path(__file__).resolve().parent
CALIBRATION_BATCHES = 4


class Clock:
    """Says what happens, and when."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self.seconds: dict[str, float] = {}

    def say(self, text: str) -> None:
        print(f"[{time.monotonic() - self._started:6.1f} s] {text}", flush=True)

    def end_of(self, part: str) -> None:
        self.seconds[part] = time.monotonic() - self._started - sum(self.seconds.values())
        self.say(f"{part}: {self.seconds[part]:.1f} s")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Trains and evaluates the demo checkpoint.")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="a folder to be written")
    parser.add_argument("--seconds", type=float, default=700, help="of training")
    parser.add_argument("--shape", nargs="*", default=[], metavar="FIELD=NUMBER",
                        help="another shape than the demo's, by the fields of shape.py")
    cores = len(os.sched_getaffinity(0))
    parser.add_argument("--workers", type=int, default=max(1, cores - 1),
                        help="processes that prepare text and prompts")
    parser.add_argument("--builders", type=int, default=max(1, cores - 2),
                        help="of these, processes that build sequences")
    parser.add_argument("--step-tokens", type=int, default=STEP_TOKENS, help="of a batch")
    parser.add_argument("--launch-steps", action="store_true",
                        help="kernel by kernel, not recorded as CUDA graphs")
    parser.add_argument("--device", default="cuda", help="cpu will do for tiny shapes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--text-share", type=float, default=1.0, help="of the machine's text")
    parser.add_argument("--commit", default=commit(), help="of this script, for the model card")
    return parser.parse_args(given)


def said(options: argparse.Namespace) -> str:
    """The options that make another model than the defaults do."""
    words = ["--output DIRECTORY"]
    if options.seconds != arguments(words[0].split()).seconds:
        words.append(f"--seconds {options.seconds:g}")
    if options.step_tokens != STEP_TOKENS:
        words.append(f"--step-tokens {options.step_tokens}")
    if options.launch_steps:
        words.append("--launch-steps")
    if options.text_share != 1:
        words.append(f"--text-share {options.text_share:g}")
    return " ".join(words + (["--shape", *options.shape] if options.shape else []))


def shape_of(fields: list[str]) -> Shape:
    """Of `layers=7` and the like."""
    known = {field.name for field in dataclasses.fields(Shape)}
    given = dict(field.partition("=")[::2] for field in fields)
    if unknown := given.keys() - known:
        raise SystemExit(f"no such field of a shape: {', '.join(sorted(unknown))}; "
                         f"there are {', '.join(sorted(known))}")
    return Shape(**{name: int(number) for name, number in given.items()})


def commit() -> str:
    told = subprocess.run(["git", "-C", HERE, "rev-parse", "--short", "HEAD"], capture_output=True,
                          text=True, check=False)
    return told.stdout.strip() or "unknown"


def machine(device: torch.device) -> dict[str, str]:
    name = torch.cuda.get_device_name(device) if device.type == "cuda" else "no GPU"
    return {"gpu": name, "python": platform.python_version(),
            "torch": torch.__version__, "triton": triton.__version__,
            "cores": str(len(os.sched_getaffinity(0)))}


def held_out_sources(corpus: Corpus) -> Sources:
    """Haystacks of the evaluation: documents and code that training never saw."""
    texts = ("\n\n".join(corpus.held_out[kind])[:4_000_000] for kind in (PROSE, CODE))
    return Sources(*(text.replace("<|", "< |") for text in texts))  # no special tokens


def write_figures(figures: dict[str, object], output: pathlib.Path) -> None:
    (output / "figures.json").write_text(json.dumps(figures, indent=1) + "\n")


def main() -> None:
    options, clock = arguments(), Clock()
    with tempfile.TemporaryDirectory() as folder:
        make(options, clock, pathlib.Path(folder))


def make(options: argparse.Namespace, clock: Clock, work: pathlib.Path) -> None:
    output: pathlib.Path = options.output
    output.mkdir(parents=True, exist_ok=True)
    shape, curriculum = shape_of(options.shape), Curriculum(options.seconds)
    warm_up = None
    if options.device != "cpu":
        warm_up = WarmUp(shape, options.step_tokens, curriculum.lengths, options.device)
    corpus = prepare(work, options.workers, options.seed, options.text_share, shape.vocabulary)
    haystack, tokenizer = load_haystack(work)
    byte_pairs.write(tokenizer, output)
    byte_pairs.write_golden(tokenizer, output)
    clock.end_of("text and tokenizer")

    # Processes are forked before the GPU is touched.
    batches = Batches(haystack, tokenizer, curriculum.at(0, 0).mix, options.builders,
                      options.step_tokens, options.seed)
    maker = plan_prompts(work / "tokenizer.json", held_out_sources(corpus),
                         max(1, options.workers - options.builders))
    if warm_up and not warm_up.wait():
        clock.say("not all could be compiled beforehand; the first steps will take longer")
    torch.manual_seed(options.seed)
    device = torch.device(options.device)
    dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
    model = Model(shape, dtype).to(device)
    unknown = byte_pairs.first_tokens(tokenizer, UNKNOWN)
    model.answer_bias[unknown] = UNKNOWN_BIAS
    if device.type == "cuda":
        model.compile_rows()
    try:
        training = train(model, batches, curriculum, clock.say, not options.launch_steps)
        examples = list(islice(batches, CALIBRATION_BATCHES))
    finally:  # what was learnt is kept, whatever ends it
        batches.close()
        checkpoint.write(model, output)
    clock.end_of("training")
    figures = {"commit": options.commit, "machine": machine(device), "seed": options.seed,
               "options": said(options), "shape": dataclasses.asdict(shape),
               "parameters": sum(parameter.numel() for parameter in model.parameters()),
               "bytes": (output / "model.safetensors").stat().st_size,
               "seconds": clock.seconds, "training": dataclasses.asdict(training),
               "sources": corpus.sources}
    write_figures(figures, output)

    prompts = maker.prompts()
    figures["calibration"] = dataclasses.asdict(calibrated(
        output, checkpoint.read(output, shape, dtype).to(device), examples, unknown, prompts))
    clock.end_of("calibration")

    shipped = checkpoint.read(output, shape, dtype).to(device)
    held_out, _ = load_haystack(work, HELD_OUT)
    figures["evaluation"] = evaluate(shipped, tokenizer, prompts, text_for_losses(held_out), clock.say)
    clock.end_of("evaluation")
    write_figures(figures, output)
    (output / "README.md").write_text(card.render(figures))
    clock.say("done")


def calibrated(output: pathlib.Path, model: Model, examples: list[Batch], unknown: list[int],
               prompts: Prompts) -> Calibration:
    """Writes the checkpoint again, with `unknown` said as readily as is best."""
    made = calibrate(model, examples, unknown, prompts[f"calibration {LACKING}"],
                     prompts[f"calibration {FOUND}"])
    checkpoint.write(model, output)
    return made


if __name__ == "__main__":
    main()
