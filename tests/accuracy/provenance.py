"""What a result has to say of where it comes from."""

import datetime
import os
import pathlib
import platform
import re
import shlex
import subprocess
import sys

_FOLDERS = re.compile(r"(^|[\s=])/\S*/(?=[^/\s])")
ROOT = pathlib.Path(__file__).resolve().parents[2]


def provenance() -> dict[str, str]:
    """Of paths in the command, the last part: the rest is of one machine alone."""
    command = [shlex.quote(_FOLDERS.sub(r"\1", word)) for word in sys.argv[1:]]
    return {"command": " ".join(["tests/accuracy/accuracy.py", *command]),
            "commit": _commit(),
            "date": datetime.date.today().isoformat(),
            "machine": f"{os.cpu_count()} cores, {platform.freedesktop_os_release()['PRETTY_NAME']}"}


def _commit() -> str:
    """Of the checkout; a machine that only has a copy of it may lack git, too."""
    try:
        found = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "HEAD"], capture_output=True, text=True)
    except FileNotFoundError:
        return "unknown"
    return found.stdout.strip() or "unknown"
