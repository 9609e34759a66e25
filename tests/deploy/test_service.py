"""The systemd unit: hardened, sound, and patient enough for a drain."""

import configparser
import os
import re
import shutil
import subprocess

import pytest
from manifests import DEMO, LONGSPAND, ROOT
from policy import FLUSH_S, LEAST_GRACE_S, MARGIN_S

SYSTEMD = ROOT / "deploy" / "systemd"
UNIT = SYSTEMD / "longspand.service"
MOST_EXPOSURE = 2.0

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None,
                                   reason="systemd-analyze is not installed")


def exposure(text, folder):
    """systemd's own score of a unit, 0 to 10."""
    path = folder / UNIT.name
    path.write_text(text)
    told = subprocess.run(["systemd-analyze", "security", "--offline=true", str(path)],
                          capture_output=True, text=True)
    return float(re.search(r"exposure level for \S+: ([\d.]+)", told.stdout)[1])


@needs_systemd
def test_the_unit_is_hardened(tmp_path):
    assert exposure(UNIT.read_text(), tmp_path) <= MOST_EXPOSURE


@needs_systemd
@pytest.mark.parametrize("lost", ["CapabilityBoundingSet=", "SystemCallFilter=", "DynamicUser=",
                                  "PrivateDevices=", "RestrictNamespaces="])
def test_losing_a_line_exposes_more(lost, tmp_path):
    text = UNIT.read_text()
    less = "".join(line for line in text.splitlines(True) if not line.startswith(lost))
    assert exposure(less, tmp_path) > exposure(text, tmp_path)


@needs_systemd
def test_systemd_understands_every_line(tmp_path):
    """With the program of this build, as an installed one is looked for."""
    environment = tmp_path / "longspand.env"
    shutil.copy(SYSTEMD / "longspand.env", environment)
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/usr/local/bin/longspand", str(LONGSPAND))
                    .replace("/etc/longspan/longspand.env", str(environment)))
    drop_ins = tmp_path / f"{UNIT.name}.d"
    drop_ins.mkdir()
    shutil.copy(SYSTEMD / "longspand-cuda.conf", drop_ins / "cuda.conf")
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert [line for line in told.stderr.splitlines() if "longspand" in line] == []


def assignments(path):
    lines = (line.partition("=") for line in path.read_text().splitlines())
    return {name: value for name, _, value in lines if name and name[0] not in "#["}


def test_the_environment_is_what_the_daemon_takes():
    variables = assignments(SYSTEMD / "longspand.env")
    checked = subprocess.run([LONGSPAND, "--model", DEMO, "--device", "cpu", "--print-config"],
                             env={**os.environ, **variables}, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    known = subprocess.run([LONGSPAND, "--help"], capture_output=True, text=True).stdout
    for name in variables:
        flag = name.removeprefix("LONGSPAN_").lower().replace("_", "-")
        assert f"--{flag} " in known


def test_a_drain_fits_the_time_to_stop():
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(UNIT)
    service = unit["Service"]
    variables = assignments(SYSTEMD / "longspand.env")
    drain_s = int(variables["LONGSPAN_DRAIN_TIMEOUT_S"])
    grace_s = int(variables["LONGSPAN_DRAIN_GRACE_S"])
    assert grace_s >= LEAST_GRACE_S
    assert grace_s + drain_s + FLUSH_S + MARGIN_S <= int(service["TimeoutStopSec"])
    # The daemon alone hears of it, once: a second signal would end it at once.
    assert service["KillMode"] == "mixed" and service["KillSignal"] == "SIGTERM"


def test_exit_codes_that_a_restart_cannot_mend_are_left():
    service = UNIT.read_text()
    [codes] = re.findall(r"^RestartPreventExitStatus=(.*)$", service, re.MULTILINE)
    unknown = subprocess.run([LONGSPAND, "--no-such-flag"], capture_output=True).returncode
    broken = subprocess.run([LONGSPAND, "--model", "/nowhere", "--device", "cpu"],
                            capture_output=True).returncode
    assert {str(unknown), str(broken)} == set(codes.split())
