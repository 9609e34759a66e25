"""Fuzzing ends: run.sh gives every target the limits that it was asked for."""

import pathlib
import subprocess

import pytest

RUN = pathlib.Path(__file__).parent / "run.sh"


@pytest.fixture
def programs(tmp_path):
    """A target that writes its arguments down."""
    target = tmp_path / "json_fuzz"
    target.write_text('#!/bin/sh\necho "$@" >>"$(dirname "$0")/arguments"\n')
    target.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("options,wanted", [
    ([], "-max_total_time=20"),
    (["--seconds", "3"], "-max_total_time=3"),
    (["--executions", "1000", "--workers", "2"], "-runs=500"),
])
def test_a_target_hears_its_limits(programs, options, wanted):
    done = subprocess.run([RUN, *options, "--programs", programs, "json_fuzz"], timeout=20,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    runs = (programs / "arguments").read_text().splitlines()
    assert len(runs) == (2 if "--workers" in options else 1)
    for arguments in runs:
        assert wanted in arguments and "-timeout=10" in arguments and "-rss_limit_mb=2048" in arguments
