"""What a result has to say of where it comes from."""

import datetime
import os
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def provenance() -> dict[str, str]:
    """Of paths in the command, the last part: the rest is of one machine alone."""
    command = [pathlib.Path(word).name if word.startswith("/") else word for word in sys.argv[1:]]
    commit = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "HEAD"], capture_output=True, text=True)
    return {"command": " ".join(["tests/accuracy/accuracy.py", *command]),
            "commit": commit.stdout.strip() or "unknown",
            "date": datetime.date.today().isoformat(),
            "machine": f"{os.cpu_count()} cores, {platform.freedesktop_os_release()['PRETTY_NAME']}"}
