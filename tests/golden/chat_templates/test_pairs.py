"""The pairs that the engine's templates are held to are what jinja2 says today."""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def test_pairs_are_what_jinja2_makes():
    sys.path.insert(0, str(FOLDER))
    try:
        import make
    finally:
        sys.path.remove(str(FOLDER))
    made = make.text()
    kept = (FOLDER / "pairs.json").read_text()
    different = [line for line in zip(made.splitlines(), kept.splitlines()) if line[0] != line[1]]
    assert made == kept, f"run make.py; the first difference: {different[:1]}"
