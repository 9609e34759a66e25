"""compare_selected.py on timings made up for it."""

import json
import pathlib
import subprocess
import sys

import pytest

SCRIPT = pathlib.Path(__file__).resolve().parents[1] / "bench" / "compare_selected.py"


def line(path, ms, group=4):
    return json.dumps({"tokens": 8192, "block": 64, "n": 16, "group": group,
                       "selection": "random", "path": path, "ms": ms})


@pytest.fixture
def compare(tmp_path):
    def run(ours, public):
        for name, lines in (("ours", ours), ("public", public)):
            (tmp_path / name).write_text("\n".join(["not a line of results", *lines]) + "\n")
        return subprocess.run([sys.executable, SCRIPT, tmp_path / "ours", tmp_path / "public"],
                              capture_output=True, text=True, check=False)
    return run


def test_passes_where_ours_is_no_slower_than_the_better(compare):
    done = compare([line("fsa", 2.0)], [line("public_fsa", 9.0), line("public_nsa", 2.0)])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| 9.00 | 2.00 | 2.000 | fsa | 1.00 |" in done.stdout


def test_fails_where_one_of_them_is_faster(compare):
    done = compare([line("fsa", 2.0)], [line("public_fsa", 9.0), line("public_nsa", 1.0)])
    assert done.returncode == 1
    assert "| 0.50 SLOWER |" in done.stdout


def test_fails_where_a_point_is_missing(compare):
    done = compare([line("fsa", 2.0)], [line("public_nsa", 9.0), line("public_nsa", 9.0, group=8)])
    assert done.returncode == 1
    assert "missing" in done.stdout


def test_the_last_of_several_lines_counts(compare):
    done = compare([line("fsa", 9.0), line("union", 1.0)],
                   [line("public_fsa", 0.5), line("public_fsa", 2.0)])
    assert done.returncode == 0, done.stdout + done.stderr


def test_refuses_a_file_without_public_timings(compare):
    done = compare([line("fsa", 2.0)], [line("fsa", 9.0)])
    assert done.returncode == 1
    assert "no timings of public kernels" in done.stderr
