"""The training's types hold. PyTorch is left out: its versions disagree about their own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """
[mypy]
ignore_missing_imports = True
[mypy-torch.*]
follow_imports = skip
"""


def type_errors(folder: Path, scratch: Path) -> list[str]:
    settings = scratch / "mypy.ini"
    settings.write_text(SETTINGS)
    files = [str(path) for path in sorted(folder.glob("*.py"))]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(settings),
         "--cache-dir", str(ROOT / "build" / "mypy"), *files],
        cwd=folder, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return [line for line in done.stdout.splitlines() if ": error:" in line]


def test_the_training_is_typed(tmp_path):
    assert type_errors(ROOT / "deploy/models/demo/train", tmp_path) == []


def test_a_wrong_type_is_found(tmp_path):
    (tmp_path / "wrong.py").write_text("def half(number: int) -> int:\n    return number / 2\n")
    [error] = type_errors(tmp_path, tmp_path)
    assert "half" not in error and "return" in error
