"""What training exports is what the rest of the project reads: the float64 reference computes the
logits that the training model has, and longspand answers with its tokens."""

import json
import os
import pathlib
import shutil
import struct
import subprocess
import urllib.request

import checkpoint
import pytest
import torch
from model import Model
from shape import Shape
from tokenizers import Tokenizer

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("LONGSPAN_BUILD", ROOT / "build" / "cpu"))
DEMO = ROOT / "deploy/models/demo"
SMALL = Shape(hidden=64, layers=3, query_heads=4, kv_heads=2, head_dim=32, mlp_hidden=96,
              rotary_dims=16, window=128, selected_blocks=4)
PROMPT_TOKENS = 448  # three blocks more than are selected


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """A random model, large enough in its weights that selection matters, and its folder."""
    torch.manual_seed(11)
    model = Model(SMALL, torch.float32)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(0.05 * torch.randn_like(parameter))
        model.q.mul_(3)
    directory = tmp_path_factory.mktemp("checkpoint")
    checkpoint.write(model, directory)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(DEMO / name, directory)
    return model, directory


@pytest.fixture(scope="module")
def ids():
    return torch.randint(3, 4000, (1, PROMPT_TOKENS), generator=torch.Generator().manual_seed(2))


@pytest.fixture(scope="module")
def logits(exported, ids):
    """Of the weights as they were written, rounded to bf16, in float."""
    model = checkpoint.read(exported[1], SMALL, torch.float32)
    with torch.no_grad():
        hidden, _ = model(ids, torch.arange(PROMPT_TOKENS)[None])
        return model.logits(hidden)[0]


def test_what_is_read_is_what_was_written_rounded(exported):
    model, directory = exported
    again = checkpoint.read(directory, SMALL, torch.float32)
    names = {name for name, _ in model.named_parameters()}
    assert names == set(checkpoint.LAYER_TENSORS) | set(checkpoint.OTHER_TENSORS)
    for name, parameter in model.named_parameters():
        torch.testing.assert_close(getattr(again, name), parameter.bfloat16().float(), rtol=0, atol=0)


def test_the_file_is_safetensors(exported):
    raw = (exported[1] / "model.safetensors").read_bytes()
    (size,) = struct.unpack_from("<Q", raw)
    header = json.loads(raw[8: 8 + size])
    assert header.pop("__metadata__") == {"format": "pt"} and (8 + size) % 8 == 0
    ends = sorted(tuple(entry["data_offsets"]) for entry in header.values())
    assert ends[0][0] == 0 and ends[-1][1] == len(raw) - 8 - size
    assert all(end == begin for (_, end), (begin, _) in zip(ends, ends[1:]))


def test_the_reference_computes_the_same_logits(exported, ids, logits, tmp_path):
    positions = [0, 31, 200, PROMPT_TOKENS - 1]
    prompts = tmp_path / "prompts.json"
    prompts.write_text(json.dumps({
        "end_token_ids": [0], "token_texts": [""] * SMALL.vocabulary, "needles": [],
        "logits": [{"name": str(PROMPT_TOKENS), "ids": ids[0].tolist(), "positions": positions}]}))
    subprocess.run([BUILD / "tests/reference/write_golden", "--model", exported[1], "--prompts", prompts,
                    "--output", tmp_path, "--commit", "test"], check=True, timeout=100)
    (golden,) = tmp_path.glob("logits_*.json")
    found = json.loads(golden.read_text())["positions"]
    assert [entry["position"] for entry in found] == positions
    for entry in found:
        assert len(entry["top10"]) == 10
        for token, value in entry["top10"]:
            assert logits[entry["position"], token].item() == pytest.approx(value, abs=2e-3)


def test_longspand_serves_it(exported, ids, logits):
    process = subprocess.Popen(
        [BUILD / "server/longspand", "--model", exported[1], "--http-address", "127.0.0.1:0",
         "--grpc-address", "127.0.0.1:0", "--threads", "1"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = json.loads(process.stdout.readline())["http"]
        body = {"prompt": ids[0].tolist(), "max_tokens": 1, "temperature": 0, "logprobs": 5}
        request = urllib.request.Request(f"http://{address}/v1/completions", json.dumps(body).encode(),
                                         {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=100) as answer:
            told = json.load(answer)["choices"][0]["logprobs"]["top_logprobs"][0]
    finally:
        process.terminate()
        process.wait(timeout=60)
    tokenizer = Tokenizer.from_file(str(DEMO / "tokenizer.json"))
    texts = [tokenizer.decode([token]) for token in range(SMALL.vocabulary)]
    best = logits[-1].log_softmax(-1).topk(8)
    expected = {texts[token]: value for value, token in zip(best.values.tolist(), best.indices.tolist())}
    assert len(told) >= 5
    for text, value in told.items():
        assert expected[text] == pytest.approx(value, abs=0.05), "bf16 products"
