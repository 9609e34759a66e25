"""How each source is compiled, in build/cpu, as if it were compiled alone: CMake compiles several of a
target together, and its compile_commands.json names the file that includes them.

Usage: tests/compile_commands.py >FOLDER/compile_commands.json      (for clang-tidy)
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDED = re.compile(r'^#include "(.*)"$', re.M)
GCC_ALONE = (" -Wshadow=local", " -Wno-subobject-linkage")  # flags that clang does not know


def sources(entry):
    """The paths of the sources that this command compiles."""
    path = pathlib.Path(entry["file"])
    return INCLUDED.findall(path.read_text()) if "/Unity/unity_" in entry["file"] else [str(path)]


def target(entry):
    return re.search(r" -o \S*CMakeFiles/(\w+)\.dir/", entry["command"])[1]


def entries(build=ROOT / "build/cpu"):
    """One entry a source, in the form of compile_commands.json."""
    return [{**entry, "file": source, "command": entry["command"].replace(entry["file"], source)}
            for entry in json.loads((build / "compile_commands.json").read_text())
            for source in sources(entry)]


def main():
    found = entries()
    for entry in found:
        for flag in GCC_ALONE:
            entry["command"] = entry["command"].replace(flag, "")
    json.dump(found, sys.stdout, indent=0)


if __name__ == "__main__":
    main()
