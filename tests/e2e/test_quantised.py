"""The daemon serves quantised checkpoints: its log-probabilities are those that transformers computes
from the weights which the libraries of each layout read (tests/golden/quantised), and it says what it
serves, everywhere alike."""

import json
import subprocess
import sys

import numpy as np
import pytest
import requests
from daemon import LONGSPAND, PATIENCE_S, ROOT, metric, run_client

GOLDEN = ROOT / "tests" / "golden" / "quantised"
sys.path.insert(0, str(GOLDEN))
import tiny_models  # noqa: E402

CASES = json.loads((GOLDEN / "models.json").read_text())
FLAGS = ("--compute-dtype", "bf16", "--threads", "2", "--max-running-requests", "4",
         "--kv-cache-bytes", "32MiB")
TOP = 5
# What the weights are, however they are served.
STORED = {
    "llama_fp8_block": "fp8 (e4m3, 128 x 128 blocks)",
    "qwen2_fp8_channel": "fp8 (e4m3, per channel)",
    "qwen3_fp8_tensor_static": "fp8 (e4m3, per tensor)",
    "llama_awq": "4 bits (AWQ, groups of 128)",
    "qwen2_gptq": "4 bits (GPTQ, groups of 32)",
    "llama_gptq_v2_8": "int8 (GPTQ, per channel)",
    "qwen3_pack4": "4 bits (groups of 128)",
    "qwen2_pack4_asym": "4 bits (groups of 32)",
    "llama_int8_channel": "int8 (per channel)",
    "gguf_llama_k": "5 bits (Q5_K, Q6_K, Q4_K)",
    "gguf_qwen2_q8_0": "8 bits (Q8_0)",
    "gguf_qwen3_small": "4 bits (Q4_1, Q5_0, Q4_0, Q5_1)",
}


def written(name, folder):
    """The checkpoint, which must be the one of the golden file."""
    path = tiny_models.write_case(name, folder)
    assert tiny_models.digest_of_case(name) == CASES[name]["quantised_tensors"]
    return path


def precision_of(daemon):
    return requests.get(f"{daemon.http}/v1/models", timeout=PATIENCE_S).json()["data"][0][
        "weight_precision"]


def expect_golden(daemon, golden, tolerance):
    """Log-probabilities behind each prompt, and the likeliest token where it stands out."""
    response = daemon.complete(golden["prompts"], max_tokens=1, ignore_eos=True, logprobs=TOP,
                               return_token_ids=True)
    assert response.status_code == 200, response.text
    for choice, expected in zip(response.json()["choices"], golden["log_probabilities"], strict=True):
        found = choice["logprobs"]["top_logprobs"][0]
        assert len(found) >= TOP
        for token, value in found.items():
            assert value == pytest.approx(expected[tiny_models.TOKENS.index(token)], abs=tolerance), token
        best = np.argsort(expected)[::-1]
        if expected[best[0]] - expected[best[1]] > 2 * tolerance:
            assert choice["token_ids"] == [best[0]]


def test_every_case_is_golden():
    assert CASES.keys() - {"made_by"} == tiny_models.CASES.keys() == STORED.keys()


@pytest.mark.parametrize("name", STORED)
def test_log_probabilities_are_those_of_the_library(name, start_daemon, tmp_path):
    golden = CASES[name]
    daemon = start_daemon(*FLAGS, model=written(name, tmp_path))
    precision = precision_of(daemon)
    served_plain = f"bf16, stored as {STORED[name]}"
    assert precision in (STORED[name], served_plain)
    # Weights and activations in bf16 cost so much; where products take the weights as they are
    # stored, a device may round their inputs, too.
    tolerance = 2 * golden["lost_by_bf16"]
    if precision != served_plain:
        tolerance += golden["lost_by_rounded_inputs"]
    expect_golden(daemon, golden, tolerance)


@pytest.mark.parametrize("name", ["qwen2_gptq", "gguf_qwen3_small"])
def test_quantised_weights_become_bf16_where_that_is_asked_for(name, start_daemon, tmp_path):
    daemon = start_daemon(*FLAGS, "--weights", "bf16", model=written(name, tmp_path))
    assert precision_of(daemon) == f"bf16, stored as {STORED[name]}"
    daemon.wait_log(f"weights stored as {STORED[name]} are served as bf16 (--weights)")
    expect_golden(daemon, CASES[name], 2 * CASES[name]["lost_by_bf16"])


# The golden checkpoint's weights are rounded likewise, but for its scales, which are bf16.
def test_plain_weights_are_rounded_when_they_are_loaded(start_daemon, tmp_path):
    golden = CASES["llama_int8_channel"]
    tiny_models.write_directory("llama", None, tmp_path)
    daemon = start_daemon(*FLAGS, "--device", "cpu", "--weights", "int8", model=tmp_path)
    assert precision_of(daemon) == "int8 (per channel)"
    expect_golden(daemon, golden, 2 * golden["lost_by_bf16"] + golden["lost_by_rounded_inputs"])


@pytest.mark.parametrize("name", ["llama_fp8_block", "llama_awq", "gguf_llama_k"])
def test_what_is_served_is_said_everywhere_alike(name, start_daemon, tmp_path):
    path = written(name, tmp_path)
    daemon = start_daemon(*FLAGS, model=path)
    precision = precision_of(daemon)
    assert STORED[name] in precision
    daemon.wait_log("serving")
    assert metric(daemon, "model_info", weight_precision=precision) == 1
    serving = [json.loads(line) for line in daemon.log_lines if '"message":"serving"' in line]
    assert [line["weight_precision"] for line in serving] == [precision]
    assert precision in run_client(daemon, "models", check=True).stdout
    checked = subprocess.run([LONGSPAND, "--check", "--model", path, *FLAGS], text=True,
                             capture_output=True, check=True, timeout=PATIENCE_S).stdout
    assert f"  weights  {precision}: " in checked
    warned = f"weights stored as {STORED[name]} are served as bf16 on this device"
    assert (warned in daemon.log()) == precision.startswith("bf16")


def test_a_precision_that_the_device_has_not_is_refused_by_name(tmp_path):
    path = written("qwen3_pack4", tmp_path)
    refused = subprocess.run([LONGSPAND, "--check", "--model", path, "--device", "cpu", "--weights", "fp8"],
                             text=True, capture_output=True, timeout=PATIENCE_S)
    assert refused.returncode == 78
    assert "--weights fp8: this device has as-stored" in refused.stderr
    assert "fp8 is for GPUs (--device cuda)" in refused.stderr


def test_a_damaged_scale_ends_the_start_with_its_name(tmp_path):
    path = written("llama_fp8_block", tmp_path)
    tensors = tiny_models.stored_tensors("llama", "fp8_block")
    name = "model.layers.1.mlp.down_proj.weight_scale_inv"
    tensors[name][1][1, 2] = np.nan
    tiny_models.write_safetensors(path / "model.safetensors", tensors)
    ended = subprocess.run([LONGSPAND, "--model", path, *FLAGS, "--http-address", "127.0.0.1:0",
                            "--grpc-address", "127.0.0.1:0"], text=True, capture_output=True,
                           timeout=PATIENCE_S)
    assert ended.returncode == 78
    assert name in ended.stderr
    assert "F32 [2, 4]: number 6 is nan, expected a finite one above 0" in ended.stderr
