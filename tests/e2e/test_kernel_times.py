"""tests/bench/kernel_times.py: times of kernels become tables of the engine's steps."""

import json
import pathlib
import subprocess
import sys

import pytest

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "bench" / "kernel_times.py"
EMBED = "void longspan::cuda::(anonymous namespace)::Embed<8, __nv_bfloat16>(__nv_bfloat16 const*, long)"
NORM = "void longspan::cuda::RmsNorm<8, float>(float*)"


def line(begin_us, end_us, thread_blocks, name):
    return f"{begin_us * 1000}\t{end_us * 1000}\t{thread_blocks}\t{name}\n"


def step(begin_us, tokens):
    """80 us, of which none runs 10, and then the next step's copy."""
    return [line(begin_us, begin_us + 20, tokens, EMBED),
            line(begin_us + 30, begin_us + 80, tokens, NORM),
            line(begin_us + 90, begin_us + 95, 0, "copy")]


def run(tmp_path, lines):
    times = tmp_path / "times.tsv"
    times.write_text("".join(lines))
    results = tmp_path / "results.jsonl"
    done = subprocess.run([sys.executable, SCRIPT, times, "--results", results, "--label", "here"],
                          capture_output=True, text=True)
    kinds = results.read_text().splitlines() if results.exists() else []
    return done, [json.loads(kind) for kind in kinds]


def test_steps_are_told_apart_by_their_tokens(tmp_path):
    done, kinds = run(tmp_path, step(0, 8) + step(100, 8) + step(200, 512) + step(300, 8))
    assert done.returncode == 0, done.stderr
    assert [(kind["tokens"], kind["steps"]) for kind in kinds] == [(8, 2), (512, 1)]
    decode = kinds[0]
    assert decode["step_ms"] == pytest.approx(0.080)
    assert decode["idle_ms"] == pytest.approx(0.010)
    assert decode["kernels"] == {"RmsNorm<8, float>": {"times": 1.0, "ms": 0.05},
                                 "Embed<8, __nv_bfloat16>": {"times": 1.0, "ms": 0.02}}
    assert decode["label"] == "here"


def test_kernels_that_hardly_count_are_summed(tmp_path):
    small = [line(50_000 + i, 50_001 + i, 1, f"void Small{i}()") for i in range(3)]
    done, kinds = run(tmp_path, [line(0, 50_000, 8, EMBED), *small, *step(60_000, 8)])
    assert done.returncode == 0, done.stderr
    assert kinds[0]["kernels"]["others"] == {"times": 3.0, "ms": 0.003}


def test_a_single_step_is_no_table(tmp_path):
    done, kinds = run(tmp_path, step(0, 8))
    assert done.returncode == 1
    assert "no two steps" in done.stderr
    assert kinds == []
