"""Wrong requests, wrong models and wrong flags: what is said, in which words, with which code."""

import json
import resource
import shutil
import subprocess

import grpc
import pytest
import requests
from daemon import LONGSPAND, MODEL, PATIENCE_S, run_client

# HTTP body field, value; gRPC message, field.
SAME_FIELDS = [
    ("temperature", 2.5, "sampling", "temperature"),
    ("temperature", -1, "sampling", "temperature"),
    ("top_p", 1.5, "sampling", "top_p"),
    ("top_k", -2, "sampling", "top_k"),
    ("min_p", -0.5, "sampling", "min_p"),
    ("frequency_penalty", 2.5, "sampling", "frequency_penalty"),
    ("presence_penalty", -2.5, "sampling", "presence_penalty"),
    ("repetition_penalty", 200, "sampling", "repetition_penalty"),
    ("n", 0, "sampling", "n"),
    ("n", 100, "sampling", "n"),
    ("max_tokens", -1, "stopping", "max_tokens"),
    ("max_tokens", 2**31, "stopping", "max_tokens"),
    ("min_tokens", -1, "stopping", "min_tokens"),
    ("stop", ["a"] * 17, "stopping", "stop"),
    ("stop", [""], "stopping", "stop"),
    ("stop_token_ids", [999_999], "stopping", "stop_token_ids"),
    ("truncate_prompt_tokens", 0, "cache", "truncate_prompt_tokens"),
    ("prompt_logprobs", 21, "response", "prompt_logprobs_top_n"),
    ("cache_salt", "s" * 257, "cache", "cache_salt"),
    ("queue_timeout_ms", 0, "scheduling", "queue_timeout_ms"),
    ("ttft_slo_ms", 0, "scheduling", "ttft_slo_ms"),
    ("tpot_slo_ms", 86_400_001, "scheduling", "tpot_slo_ms"),
    ("tenant", "red", "scheduling", "tenant"),
]


@pytest.mark.parametrize("name,value,message,field", SAME_FIELDS)
def test_both_protocols_say_the_same(daemon, reflected, name, value, message, field):
    body = {"prompt": "x", "max_tokens": 4, name: value}
    answer = requests.post(f"{daemon.http}/v1/completions", json=body, timeout=PATIENCE_S)
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert set(error) == {"message", "type", "param", "code"}
    assert error["param"] == name
    fields = {"stopping": {"max_tokens": 4}}
    fields.setdefault(message, {})[field] = value
    with pytest.raises(grpc.RpcError) as caught:
        list(reflected.generate(text="x", **fields))
    assert caught.value.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert caught.value.details() == error["message"]


# Values at the very bound that the draw must be able to take: each greedy by itself.
@pytest.mark.parametrize("field,value", [("top_p", 0), ("top_p", 1e-50), ("temperature", 1e-50), ("min_p", 1),
                                         ("top_k", 1)])
def test_the_least_and_the_most_are_served(daemon, field, value):
    greedy = daemon.complete("The code is", max_tokens=4).json()["choices"][0]["text"]
    fields = {"temperature": 1, "max_tokens": 4, field: value}
    answer = daemon.complete("The code is", **fields)
    assert answer.status_code == 200, answer.text
    assert answer.json()["choices"][0]["text"] == greedy


def test_nothing_left_to_draw_is_refused(daemon):
    answer = daemon.complete("x", allowed_token_ids=[5], stop_token_ids=[5], min_tokens=1)
    assert (answer.status_code, answer.json()["error"]["param"]) == (400, "allowed_token_ids")


def test_tenants_are_taken_where_the_daemon_is_told_so(start_daemon):
    daemon = start_daemon("--request-tenants", "on")
    served = daemon.complete("x", max_tokens=2, tenant="red", cache_salt="s", ttft_slo_ms=60_000,
                             tpot_slo_ms=1000, bypass_prefix_cache=True)
    assert served.status_code == 200, served.text
    refused = daemon.complete("x", tenant="r d")
    assert (refused.status_code, refused.json()["error"]["param"]) == (400, "tenant")


def test_too_long_a_prompt(daemon, reflected):
    limit = reflected.call("GetModelInfo").max_context_tokens
    ids = [5] * limit
    answer = daemon.complete(ids)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "context_length_exceeded")
    with pytest.raises(grpc.RpcError) as caught:
        list(reflected.generate(token_ids={"ids": ids}, stopping={"max_tokens": 16}))
    assert caught.value.code() == grpc.StatusCode.INVALID_ARGUMENT
    assert caught.value.details() == answer.json()["error"]["message"]


def test_the_client_names_the_field(daemon):
    done = run_client(daemon, "complete", "x", "--temperature", 3)
    assert done.returncode == 1
    assert "temperature" in done.stderr and done.stdout == ""
    assert run_client(daemon, "complete", "x", "--no-such-flag").returncode == 64
    assert run_client(daemon, "complete", "x", "--file", "y").returncode == 64
    assert run_client(daemon, "complete", "--file", "/no/such/file").returncode == 64


def run_daemon(*flags, env=None):
    return subprocess.run([str(LONGSPAND), *map(str, flags)], capture_output=True, text=True,
                          timeout=PATIENCE_S, env=env)


def test_an_unreachable_server_is_unavailable(daemon):
    class Nowhere:
        grpc = "127.0.0.1:1"
    done = run_client(Nowhere, "models")
    assert done.returncode == 69
    assert "127.0.0.1:1" in done.stderr


def test_a_broken_model_is_told_once_and_whole(tmp_path):
    model = tmp_path / "broken"
    shutil.copytree(MODEL, model, ignore=shutil.ignore_patterns("golden"))
    config = (model / "config.json").read_text()
    config = config.replace('"num_key_value_heads": 2', '"num_key_value_heads": 3')
    config = config.replace('"hidden_act": "silu"', '"hidden_act": "gelu"')
    (model / "config.json").write_text(config)
    done = run_daemon("--model", model, "--check")
    assert done.returncode == 78, done.stderr
    assert "num_key_value_heads" in done.stderr and "hidden_act" in done.stderr
    assert done.stdout == ""


def test_what_files_are_together_is_told_too(tmp_path):
    model = tmp_path / "broken"
    shutil.copytree(MODEL, model, ignore=shutil.ignore_patterns("golden"))
    config = json.loads((model / "config.json").read_text())
    config["hidden_act"] = "gelu"
    config["head_dim"] = 0
    (model / "config.json").write_text(json.dumps(config))
    tokenizer = json.loads((model / "tokenizer.json").read_text())
    tokenizer["model"]["type"] = "WordPiece"
    (model / "tokenizer.json").write_text(json.dumps(tokenizer))
    done = run_daemon("--model", model, "--check")
    assert done.returncode == 78, done.stderr
    assert "3 problems" in done.stderr
    for problem in ("hidden_act", "head_dim", "model WordPiece"):
        assert problem in done.stderr

    # A sound tokenizer whose ids the model lacks, and a wrong activation.
    shutil.copy(MODEL / "tokenizer.json", model)
    config = json.loads((MODEL / "config.json").read_text())
    config["hidden_act"] = "gelu"
    config["vocab_size"] = 100
    (model / "config.json").write_text(json.dumps(config))
    done = run_daemon("--model", model, "--check")
    assert done.returncode == 78, done.stderr
    for problem in ("hidden_act", "tokenizer.json: has ids up to", "embed_tokens.weight"):
        assert problem in done.stderr


def test_a_plan_beyond_the_machine_is_refused():
    done = run_daemon("--model", MODEL, "--kv-cache-bytes", "4TiB", "--check")
    assert done.returncode == 78, done.stdout
    assert "KV cache 4.00 TiB" in done.stderr and "--kv-cache-bytes" in done.stderr
    assert done.stdout == ""


def test_pages_of_the_host_are_planned():
    done = run_daemon("--model", MODEL, "--host-cache-bytes", "8MiB", "--check")
    assert done.returncode == 0, done.stderr
    assert "host pages" in done.stdout
    done = run_daemon("--model", MODEL, "--host-cache-bytes", "4TiB", "--check")
    assert done.returncode == 78 and "--host-cache-bytes" in done.stderr + done.stdout


def test_a_missing_or_truncated_model(tmp_path):
    missing = run_daemon("--model", tmp_path / "nothing", "--check")
    assert missing.returncode == 78 and "nothing" in missing.stderr
    model = tmp_path / "cut"
    shutil.copytree(MODEL, model, ignore=shutil.ignore_patterns("golden"))
    weights = model / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-100])
    cut = run_daemon("--model", model, "--check")
    assert cut.returncode == 78 and "model.safetensors" in cut.stderr


def test_wrong_flags_are_told_together():
    done = run_daemon("--model", MODEL, "--threads", "-5", "--http-address", "nowhere",
                      "--no-such-flag")
    assert done.returncode == 64
    for flag in ("--threads", "--http-address", "--no-such-flag"):
        assert flag in done.stderr
    useless = run_daemon("--model", MODEL, "--prefix-cache", "off", "--prefix-tenant-share", "0.5")
    assert useless.returncode == 64 and "--prefix-cache off" in useless.stderr
    conflict = run_daemon("--model", MODEL, "--kv-cache-bytes", "64MiB", "--memory-fraction", "0.5")
    assert conflict.returncode == 64
    assert "--kv-cache-bytes" in conflict.stderr and "--memory-fraction" in conflict.stderr


def test_check_and_print_config():
    check = run_daemon("--model", MODEL, "--check")
    assert check.returncode == 0, check.stderr
    assert "demo" in check.stdout
    printed = run_daemon("--model", MODEL, "--max-n", "5", "--print-config")
    assert printed.returncode == 0
    assert "max-n" in printed.stdout and "5" in printed.stdout


def test_a_printed_configuration_can_be_read_again(tmp_path):
    printed = run_daemon("--model", MODEL, "--max-n", "5", "--print-config").stdout
    config = tmp_path / "longspand.conf"
    config.write_text(printed)
    again = run_daemon("--config", config, "--print-config")
    assert again.returncode == 0, again.stderr
    assert again.stdout == printed


def test_an_address_in_use_is_told(daemon):
    done = run_daemon("--model", MODEL, "--http-address", "127.0.0.1:0",
                      "--grpc-address", daemon.grpc)
    assert done.returncode == 78, done.stderr
    assert daemon.grpc in done.stderr


def test_threads_that_cannot_be_had_end_the_start():
    """Their stacks do not fit into the address space."""
    limit = (1 << 30, 1 << 30)
    ended = subprocess.run(
        [LONGSPAND, "--model", MODEL, "--http-address", "127.0.0.1:0", "--grpc-address",
         "127.0.0.1:0", "--threads", "1", "--kv-cache-bytes", "50000000",
         "--tokenizer-threads", "256"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit),
        capture_output=True, text=True, timeout=PATIENCE_S)
    assert ended.returncode == 70, ended.stderr
    assert "threads that are needed" in ended.stderr
