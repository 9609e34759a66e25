"""Builds daemons whose source differs in a few words, beside an existing build: to measure what a
choice is worth that no flag gives away (variants.toml).

A changed source is compiled again, and its object is linked before the libraries, which takes the place
of theirs. Where CMake compiles several sources together, all of them are compiled again, so that none is
defined twice.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
import compile_commands  # noqa: E402

TARGET = "server/longspand"
TOGETHER = "+"  # joins the names of variants that are built as one


def read_variants() -> dict[str, list[dict]]:
    return tomllib.loads((HERE / "variants.toml").read_text())


def changes_of(name: str, variants: Mapping[str, list[dict]]) -> list[dict]:
    """Of one variant, or of several that are joined."""
    parts = name.split(TOGETHER)
    unknown = [part for part in parts if part not in variants]
    if unknown:
        raise ValueError(f"no variant {unknown[0]!r}; there are {', '.join(variants)}")
    return [change for part in parts for change in variants[part]]


def changed_texts(changes: list[dict], root: pathlib.Path) -> dict[str, str]:
    """By file, of the checkout at `root`."""
    texts: dict[str, str] = {}
    for change in changes:
        file = change["file"]
        text = texts.get(file) or (root / file).read_text()
        if text.count(change["find"]) != 1:
            raise ValueError(f"{file} has {change['find']!r} {text.count(change['find'])} times")
        texts[file] = text.replace(change["find"], change["replace"].lstrip("\n"))
    return texts


def build(name: str, build_tree: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """The program; `folder` is for it and what it is made of."""
    build_tree, folder = build_tree.resolve(), folder.resolve()
    cache = (build_tree / "CMakeCache.txt").read_text()
    root = pathlib.Path(re.search(r"^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$", cache, re.M)[1])
    texts = changed_texts(changes_of(name, read_variants()), root)
    entries = json.loads((build_tree / "compile_commands.json").read_text())
    objects = [_object(entry, unit, build_tree)
               for entry, unit in compiled_again(texts, entries, root, folder)]
    commands = _output("ninja", "-C", build_tree, "-t", "commands", TARGET).splitlines()
    link = shlex.split(re.search(r"&& (.*?) &&", commands[-1])[1])
    program = folder / pathlib.Path(TARGET).name
    link[link.index("-o") + 1] = str(program)
    first_library = next(i for i, word in enumerate(link) if word.endswith(".a"))
    _output(*link[:first_library], *objects, *link[first_library:], cwd=build_tree)
    return program


def compiled_again(texts: Mapping[str, str], entries: list[dict], root: pathlib.Path,
                   folder: pathlib.Path) -> list[tuple[dict, pathlib.Path]]:
    """The commands that compile these files, and what each is to compile instead."""
    copies = {}
    for number, (file, text) in enumerate(texts.items()):
        copies[str(root / file)] = copy = folder / str(number) / pathlib.Path(file).name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
    found, missing = [], set(copies)
    for entry in entries:
        sources = compile_commands.sources(entry)
        if not missing & set(sources):
            continue
        missing -= set(sources)
        unit = folder / f"unit{len(found)}.cc"
        unit.write_text("".join(f'#include "{copies.get(source, source)}"\n' for source in sources))
        found.append((entry, unit))
    if missing:
        files = ", ".join(str(pathlib.Path(file).relative_to(root)) for file in sorted(missing))
        raise ValueError(f"no command of the build compiles {files}")
    return found


def _object(entry: dict, unit: pathlib.Path, build_tree: pathlib.Path) -> pathlib.Path:
    found = unit.with_suffix(".o")
    command = [str(unit) if word == entry["file"] else word for word in shlex.split(entry["command"])]
    command[command.index("-o") + 1] = str(found)
    _output(*command, cwd=build_tree)
    return found


def _output(*command: object, cwd: pathlib.Path | None = None) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout
