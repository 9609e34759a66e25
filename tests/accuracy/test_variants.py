"""Which sources a variant changes, and which daemon a mode asks. Nothing is compiled here."""

import json
import pathlib

import pytest
import results_table
from comparison_checks import undecided
from measured_daemons import SHARE_FLAGS, daemons
from mode_tables import cells_of, table
from provenance import ROOT, provenance
from variant_build import changed_texts, changes_of, compiled_again, read_variants

RESULTS = pathlib.Path(__file__).parent / "results"


@pytest.mark.parametrize("name", [*read_variants(), "recent_256+random_selection"])
def test_what_a_variant_changes_stands_once_in_its_file(name):
    for file, text in changed_texts(changes_of(name, read_variants()), ROOT).items():
        assert text != (ROOT / file).read_text()


def test_changes_that_cannot_be_made_are_refused(tmp_path):
    with pytest.raises(ValueError, match="no variant 'none'; there are random_selection, "):
        changes_of("random_selection+none", read_variants())
    (tmp_path / "a.cc").write_text("x x")
    with pytest.raises(ValueError, match="a.cc has 'x' 2 times"):
        changed_texts([{"file": "a.cc", "find": "x", "replace": "y"}], tmp_path)
    twice = [{"file": "a.cc", "find": "x x", "replace": "x y"}, {"file": "a.cc", "find": "x", "replace": "z"}]
    assert changed_texts(twice, tmp_path) == {"a.cc": "z y"}


def test_sources_that_are_compiled_together_are_compiled_together_again(tmp_path):
    entries = []
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.cc").write_text(name)
        entries.append({"file": str(tmp_path / f"{name}.cc")})
    unity = tmp_path / "Unity" / "unity_0_cxx.cxx"
    unity.parent.mkdir()
    unity.write_text(f'#include "{tmp_path}/a.cc"\n#include "{tmp_path}/b.cc"\n')
    entries = [{"file": str(unity)}, entries[2]]
    found = compiled_again({"b.cc": "changed"}, entries, tmp_path, tmp_path / "folder")
    [(entry, unit)] = found
    assert entry is entries[0]
    whole, changed = unit.read_text().splitlines()
    assert whole == f'#include "{tmp_path}/a.cc"'
    assert pathlib.Path(changed.split('"')[1]).read_text() == "changed"


def test_a_source_that_no_command_compiles_is_refused(tmp_path):
    with pytest.raises(ValueError, match="no command of the build compiles b.cc"):
        compiled_again({"b.cc": ""}, [], tmp_path, tmp_path / "folder")


def test_each_variant_is_measured_with_each_budget_and_dense_attention_once():
    started = daemons(pathlib.Path("longspand"), ["--threads", "2"], ["dense", "sparse_decode"],
                      ["0.25", "0.5"], ["random_selection"], lambda variant: pathlib.Path("built") / variant)
    assert [one.names for one in started] == [
        ("dense", "sparse_decode 0.25"), ("random_selection 0.25",), ("sparse_decode 0.5",),
        ("random_selection 0.5",)]
    assert [str(one.program) for one in started] == ["longspand", "built/random_selection"] * 2
    assert started[3].modes == ("sparse_decode",)
    assert started[3].flags == ("--threads", "2", *SHARE_FLAGS, "0.5")
    [alone] = daemons(pathlib.Path("longspand"), [], ["dense", "sparse_decode"], [], [], pathlib.Path)
    assert (alone.flags, alone.names) == ((), ("dense", "sparse_decode"))


def row(mode, score, case, **of):
    return {"task": "multi_key", "length": 2048, "mode": mode, "case": case, "score": score, "text": "",
            "attention": "dense" if mode == "dense" else "sparse_decode",
            "tokens": 4, "sparse_tokens": 0 if mode == "dense" else 3, "prompt_tokens": 2000,
            "sparse_prefill_tokens": 0,
            "reads": dict.fromkeys(("read_bytes", "avoided_bytes", "decode_read_tokens",
                                    "decode_visible_tokens"), 1), **of}


def test_modes_of_later_daemons_stand_beside_the_first_ones():
    rows = [row("dense", 1.0, 0), row("dense", 0.5, 1), row("dense", 1.0, 0, length=4096),
            row("random_selection 0.25", 0.0, 0), row("random_selection 0.25", 0.5, 1),
            row("random_selection 0.25", 1.0, 0, length=4096)]
    cells = cells_of(rows)
    assert [(cell.length, cell.mode) for cell in cells] == [
        (length, mode) for length in (2048, 4096) for mode in ("dense", "random_selection 0.25")]
    assert (cells[1].change, cells[1].change_error) == (-0.5, pytest.approx(0.5))
    shown = table(cells).splitlines()
    assert "-50.0% ± 50.0" in shown[2] and len({len(line) for line in shown}) == 1


def test_random_selection_has_to_be_clearly_worse():
    def reasons(of_chance, variant="random_selection", base="sparse_decode"):
        rows = [row(mode, score, case) for case in range(8) for mode, score in
                (("dense", 1.0), (f"{base} 0.25", 1.0), (f"{variant} 0.25", of_chance[case]))]
        return undecided(cells_of(rows))

    assert reasons([0.0] * 6 + [1.0] * 2) == []
    told = ["multi_key at 2048, random_selection 0.25: not clearly worse than sparse_decode 0.25"]
    assert reasons([0.0] + [1.0] * 7) == reasons([1.0] * 8) == told
    assert len(reasons([1.0] * 8, "recent_256+random_selection", "recent_256")) == 1


def test_a_result_says_where_it_comes_from_and_nothing_of_the_machine_alone(monkeypatch):
    monkeypatch.setattr("sys.argv", ["accuracy.py", "--model", "/models/m.gguf", "--cases", "8", "--daemon-mode",
                                     "a=--b --model /models/x/n.gguf"])
    told = provenance()
    assert told["command"] == ("tests/accuracy/accuracy.py --model m.gguf --cases 8 --daemon-mode "
                               "'a=--b --model n.gguf'")
    assert told.keys() == {"command", "commit", "date", "machine"} and " cores, " in told["machine"]


@pytest.mark.parametrize("file", sorted(RESULTS.glob("*.jsonl")), ids=lambda file: file.name)
def test_the_tables_are_those_of_the_results(file):
    shown = (RESULTS / "README.md").read_text()
    for run in results_table.runs(file):
        assert results_table.markdown(run) in shown and "/root" not in json.dumps(run)
