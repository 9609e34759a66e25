"""deploy/sizing.py counts as the daemon does, and deploy/README.md says what it counts."""

import json
import re
import subprocess
import sys

import pytest
from manifests import DEMO, LONGSPAND, ROOT

sys.path.insert(0, str(ROOT / "deploy"))
from sizing import PAGE_TOKENS, Sizes, pages_that_fit  # noqa: E402

README = (ROOT / "deploy" / "README.md").read_text()
LLAMA_8B = {"layers": 32, "kv_heads": 8, "head_dim": 128}
LLAMA_70B = {**LLAMA_8B, "layers": 80}
NSA = {"kernel_tokens": 32, "stride_tokens": 16, "keeps_tail": True}
MODELS = {"demo": Sizes.of(json.loads((DEMO / "config.json").read_text())),
          "8B, sparse": Sizes(**LLAMA_8B, **NSA), "8B, dense": Sizes(**LLAMA_8B),
          "70B, sparse": Sizes(**LLAMA_70B, **NSA)}


def check_text(model, *flags):
    told = subprocess.run([LONGSPAND, "--model", model, "--device", "cpu", "--check", *flags],
                          capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return told.stdout


def parts(told):
    """{part: (bytes, pages or slots)} of the plan that the daemon prints."""
    rows = re.findall(r"^    (\w+(?: \w+)?) +(\d+) bytes +\S+ \S+  (\d*)", told, re.MULTILINE)
    return {part: (int(size), int(count or 0)) for part, size, count in rows}


@pytest.fixture
def variant(tmp_path):
    """Makes the demo model with other options of its attention."""
    def make(**options):
        config = json.loads((DEMO / "config.json").read_text())
        config["nsa_config"].update(options)
        for path in DEMO.iterdir():
            if path.is_file() and path.name != "config.json":
                (tmp_path / path.name).symlink_to(path)
        (tmp_path / "config.json").write_text(json.dumps(config))
        return tmp_path
    return make


@pytest.mark.parametrize("options,flags,element_bytes", [
    ({}, [], 2),
    ({}, ["--compute-dtype", "f32", "--max-running-requests", "3"], 4),
    ({"compress_keys": "post_rope"}, ["--kv-cache-bytes", "100000000"], 2),
    ({}, ["--kv-dtype", "fp8", "--max-running-requests", "3"], 2),
])
def test_formulas_are_the_daemons(variant, options, flags, element_bytes):
    model = variant(**options)
    plan = parts(check_text(model, *flags))
    sizes = Sizes.of(json.loads((model / "config.json").read_text()), element_bytes,
                     kv_fp8="fp8" in flags)
    kv, pages = plan["KV pages"]
    slots_bytes, slots = plan["state slots"] if "state slots" in plan else (0, 0)
    assert kv == pages * sizes.kv
    assert plan["summaries"][0] == pages * sizes.summary
    assert plan["carry"][0] == pages * sizes.carry
    assert slots_bytes == slots * sizes.slot


@pytest.mark.parametrize("flags, asked", [
    (("--sparse-decode", "on-request"), {"sparse_decode": True}),
    (("--sparse-prefill", "0.9"), {"sparse_prefill": True})])
def test_approximations_are_counted_as_the_daemon_does(tmp_path, flags, asked):
    model = tmp_path / "dense"
    subprocess.run([LONGSPAND.parents[1] / "tests/bench/make_checkpoint", "tiny-deep", model], check=True,
                   cwd=ROOT, capture_output=True)
    plan = parts(check_text(model, *flags))
    sizes = Sizes.of(json.loads((model / "config.json").read_text()), **asked)
    kv, pages = plan["KV pages"]
    assert kv == pages * sizes.kv
    assert plan["summaries"][0] == pages * sizes.summary == kv // 64
    assert sizes.slot == 0


@pytest.mark.parametrize("share", [0.02, 0.05, 0.8])
def test_as_many_pages_fit_as_the_daemon_plans(share):
    """With what the plan gives to weights, activations and kept logits, and the memory it found."""
    told = check_text(DEMO, "--memory-fraction", str(share))
    plan = parts(told)
    limit, unit = re.search(r"^    together .* of ([\d.]+) ([KMGT]iB)$", told, re.MULTILINE).groups()
    unit_bytes = 2 ** {"KiB": 10, "MiB": 20, "GiB": 30, "TiB": 40}[unit]
    reserve = plan["activations"][0] + plan["kept logits"][0]
    fit = pages_that_fit(MODELS["demo"], float(limit) * unit_bytes, share, plan["weights"][0],
                         reserve, 16, 65536, is_gpu=False)
    # The limit is told in hundredths.
    assert abs(plan["KV pages"][1] - fit) <= 1 + 0.01 * unit_bytes * share / MODELS["demo"].page


def table(heading):
    """Rows of the table under a heading, as lists of cells."""
    lines = README.split(f"### {heading}\n")[1].split("\n#")[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"]
    return {row[0]: row[1:] for row in rows[2:]}


def test_the_table_of_sizes_is_true():
    rows = table("What things take")
    assert rows.keys() == MODELS.keys()
    for name, sizes in MODELS.items():
        assert rows[name] == [f"{sizes.page / PAGE_TOKENS:,.0f} B", f"{sizes.page:,} B",
                              f"{sizes.slot:,} B", f"{sizes.request(65536) / 1e9:.2f} GB",
                              f"{sizes.request(2**20) / 1e9:.1f} GB"]


def test_the_table_of_what_fits_is_true():
    weights = {"8B, sparse": 16.06e9, "8B, dense": 16.06e9}
    memory = {"80 GB": 80e9, "141 GB": 141e9}
    rows = table("What fits")
    assert len(rows) == len(weights) * len(memory)
    for name, cells in rows.items():
        model, _, gpu = name.rpartition(" on ")
        pages = pages_that_fit(MODELS[model], memory[gpu], 0.9, int(weights[model]), int(3e9), 64, 2**20)
        per_request = 65536 // PAGE_TOKENS
        assert cells == [f"{pages:,}", f"{pages * PAGE_TOKENS:,}", str(pages // per_request)]


def test_the_command_counts():
    told = subprocess.run([ROOT / "deploy" / "sizing.py", DEMO, "--memory-gb", "80", "--tokens", "65536"],
                          check=True, capture_output=True, text=True).stdout
    assert re.search(rf"a page +{MODELS['demo'].page:,} bytes", told)
    assert "262,144 pages fit, 16,777,216 tokens: 256 requests of 65,536" in told
