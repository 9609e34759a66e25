"""deploy/sizing.py counts as the daemon does, and deploy/README.md says what it counts."""

import json
import re
import subprocess
import sys

import pytest
from manifests import DEMO, LONGSPAND, ROOT

sys.path.insert(0, str(ROOT / "deploy"))
from sizing import PAGE_TOKENS, Sizes, homes_and_rooms, pages_that_fit  # noqa: E402

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
    # The limit is printed in hundredths.
    assert abs(plan["KV pages"][1] - fit) <= 1 + 0.01 * unit_bytes * share / MODELS["demo"].page


def planned_rooms(told):
    plan = parts(told)
    return plan["KV homes"][1], plan["KV rooms"][1]


@pytest.mark.parametrize("flags", [(), ("--kv-dtype", "fp8")])
def test_homes_and_rooms_are_the_daemons(flags):
    told = check_text(DEMO, "--kv-host-bytes", "200000000", "--kv-cache-bytes", "40000000", *flags)
    plan = parts(told)
    sizes = Sizes.of(json.loads((DEMO / "config.json").read_text()), kv_fp8="fp8" in flags)
    pages, rooms = planned_rooms(told)
    assert pages == 200000000 // sizes.kv and plan["KV homes"][0] == pages * sizes.kv
    assert rooms == (40000000 - pages * sizes.beside_home) // sizes.room
    on_device = sum(plan[part][0] for part in ("KV rooms", "room index", "summaries", "carry"))
    assert on_device == pages * sizes.beside_home + rooms * sizes.room


@pytest.mark.parametrize("kv_host", [10**8, 10**9])
def test_as_many_rooms_fit_as_the_daemon_plans(kv_host):
    """Of a share that leaves some, but not one for each page."""
    flags = ("--kv-host-bytes", str(kv_host), "--max-running-requests", "3")
    told = check_text(DEMO, *flags)
    plan = parts(told)
    limit, unit = re.search(r"^    together .* of ([\d.]+) ([KMGT]iB)$", told, re.MULTILINE).groups()
    unit_bytes = 2 ** {"KiB": 10, "MiB": 20, "GiB": 30, "TiB": 40}[unit]
    reserve = plan["activations"][0] + plan["kept logits"][0]
    pages = min(kv_host // MODELS["demo"].kv, 3 * 1024)
    needed = (plan["weights"][0] + reserve + plan["state slots"][0]
              + pages * (MODELS["demo"].kv + MODELS["demo"].beside_home + MODELS["demo"].room // 2))
    share = round(needed / (float(limit) * unit_bytes), 6)
    told = check_text(DEMO, *flags, "--memory-fraction", str(share))
    fit = homes_and_rooms(MODELS["demo"], kv_host, float(limit) * unit_bytes, share,
                          plan["weights"][0], reserve, 3, 65536, is_gpu=False)
    planned = planned_rooms(told)
    assert fit[0] == planned[0] == pages
    # The limit is printed in hundredths.
    assert 0 < planned[1] < pages
    assert abs(fit[1] - planned[1]) <= 1 + 0.01 * unit_bytes * share / MODELS["demo"].room


def test_a_start_needs_rooms_for_what_one_token_reads():
    pages_read = MODELS["demo"].pages_read
    sizes = MODELS["demo"]
    least = 100 * sizes.beside_home + pages_read * sizes.room
    homes = ["--kv-host-bytes", str(100 * sizes.kv)]
    assert planned_rooms(check_text(DEMO, *homes, "--kv-cache-bytes", str(least))) == (100, pages_read)
    refused = subprocess.run([LONGSPAND, "--model", DEMO, "--device", "cpu", "--check", *homes,
                              "--kv-cache-bytes", str(least - 1)], capture_output=True, text=True)
    assert refused.returncode == 78 and f" for {pages_read} rooms" in refused.stderr


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


def test_the_table_of_homes_and_rooms_is_true():
    sizes, weights = MODELS["8B, sparse"], int(16.06e9)
    rows = table("Contexts beyond the GPU's memory")
    named = {name: cells for name, cells in rows.items() if " GB and " in name}
    assert len(named) == 4
    for name, cells in named.items():
        memory, kv_host = (int(size) * 10**9 for size in re.findall(r"(\d+) GB", name))
        there = (memory, 0.9, weights, int(3e9), 8, 2**20)
        pages, rooms = homes_and_rooms(sizes, kv_host, *there)
        assert cells == [f"{pages:,}", f"{pages * PAGE_TOKENS:,}",
                         f"{pages_that_fit(sizes, *there) * PAGE_TOKENS:,}", f"{rooms:,}",
                         f"{100 * rooms / pages:.1f} %"]


def test_the_command_counts_homes_and_rooms():
    def told(*flags):
        return subprocess.run([ROOT / "deploy" / "sizing.py", DEMO, "--tokens", "65536", *flags],
                              check=True, capture_output=True, text=True).stdout
    text = told("--memory-gb", "2", "--reserve-gb", "0.5", "--requests", "8", "--kv-host-gb", "4")
    assert "8,192 pages fit, 524,288 tokens: 8 requests of 65,536" in text
    assert re.search(r"2,820 rooms, for 34.4% of the pages; a step of 8 requests reads up to 200\n", text)
    text = told("--memory-gb", "1", "--reserve-gb", "0.5", "--requests", "64", "--kv-host-gb", "40")
    assert "no start: 0 rooms, and a token of one request reads up to 25 pages" in text


def test_the_command_counts():
    told = subprocess.run([ROOT / "deploy" / "sizing.py", DEMO, "--memory-gb", "80", "--tokens", "65536"],
                          check=True, capture_output=True, text=True).stdout
    assert re.search(rf"a page +{MODELS['demo'].page:,} bytes", told)
    assert "262,144 pages fit, 16,777,216 tokens: 256 requests of 65,536" in told
