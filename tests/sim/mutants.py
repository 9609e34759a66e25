#!/usr/bin/env python3
"""Tests the simulator's checks: plants one bug at a time in the engine and expects a failing seed.

A mutant is a text that occurs exactly once in one source, what stands there instead, and in one line
the bug that it is (mutants/*.toml). Only that source is compiled again, with the flags of
build/cpu/compile_commands.json but -O1, and linked before the libraries, so that it takes the place
of their object. The seed that fails must fail again when it is replayed, in the same words unless memory was misread.

Usage: tests/sim/mutants.py [--jobs 2] [--seeds 1000] [--only TEXT] [--turns 1] [--build build/cpu]
With --turns N every N-th is planted, another each day.
"""

import argparse
import collections
import concurrent.futures
import datetime
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 240  # a mutant that runs longer hangs
WILD = ("the process died", "an exception ended a step")

Mutant = collections.namedtuple("Mutant", "file bug find replace")


def read_mutants(only):
    mutants = []
    for path in sorted((ROOT / "tests/sim/mutants").glob("*.toml")):
        for table in tomllib.loads(path.read_text())["mutant"]:
            mutants.append(Mutant(**table))
    return [mutant for mutant in mutants if only in mutant.file or only in mutant.bug]


def of_this_turn(mutants, turns):
    return mutants[datetime.date.today().toordinal() % turns::turns]


class Builder:
    """Knows how the simulator is compiled and linked."""

    def __init__(self, build):
        self.build = build
        commands = json.loads((build / "compile_commands.json").read_text())
        self.compile = {entry["file"]: shlex.split(entry["command"]) for entry in commands}
        lines = subprocess.run(["ninja", "-C", str(build), "-t", "commands", "tests/sim/simulate"],
                               check=True, capture_output=True, text=True).stdout.splitlines()
        found = re.search(r"&& (.*?) &&", lines[-1])
        self.link = shlex.split(found.group(1))

    def program(self, source, mutated, folder):
        """Compiles `mutated` in place of `source`; returns the program, or what the compiler says."""
        object_file, program = folder / "mutant.o", folder / "simulate"
        command = [str(mutated) if word == str(source) else "-O1" if word == "-O2" else word
                   for word in self.compile[str(source)]]
        command[command.index("-o") + 1] = str(object_file)
        for flag in ("-MF", "-MT"):
            if flag in command:
                command[command.index(flag) + 1] = str(folder / "mutant.d")
        # Unused names are no reason to spare a mutant.
        done = subprocess.run([*command, "-Wno-error", "-g0"], cwd=self.build, capture_output=True, text=True)
        if done.returncode != 0:
            return None, done.stderr
        link = list(self.link)
        link[link.index("-o") + 1] = str(program)
        first_library = next(i for i, word in enumerate(link) if word.endswith(".a"))
        link.insert(first_library, str(object_file))
        done = subprocess.run(link, cwd=self.build, capture_output=True, text=True)
        return (program, "") if done.returncode == 0 else (None, done.stderr)


def failure_of(program, arguments):
    """The first line that names a failing seed; None if all is well."""
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True,
                              timeout=SECONDS, errors="replace")
    except subprocess.TimeoutExpired:
        return "it hangs"
    lines = [line for line in done.stdout.splitlines() if line.startswith("seed ")]
    if lines:
        return lines[-1]
    return None if done.returncode == 0 else f"it ends with {done.returncode}: {done.stderr[-300:]}"


def is_wild(failure):
    """Whether a bug read memory that it had no right to, which is another each time."""
    return failure is not None and any(words in failure for words in WILD)


def judge(builder, mutant, seeds):
    """(caught, what is to be said of it)"""
    source = ROOT / mutant.file
    text = source.read_text()
    if text.count(mutant.find) != 1:
        return False, f"ERROR: its text occurs {text.count(mutant.find)} times"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        mutated = folder / source.name
        mutated.write_text(text.replace(mutant.find, mutant.replace))
        program, errors = builder.program(source, mutated, folder)
        if program is None:
            return False, "ERROR: it does not compile:\n" + errors
        found = failure_of(program, ["--seeds", str(seeds), "--most-failures", "1"])
        if found is None:
            return False, f"SURVIVES {seeds} seeds"
        seed = re.match(r"seed (\d+): ", found)
        again = failure_of(program, ["--replay", seed.group(1)]) if seed else found
        if again != found and not (is_wild(again) and is_wild(found)):
            return False, f"ERROR: not the same when replayed: {found}\n        but: {again}"
        return True, found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--only", default="", help="mutants whose file or bug holds this text")
    parser.add_argument("--turns", type=int, default=1, help="days that it takes to plant them all")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/cpu")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    sound = failure_of(build / "tests/sim/simulate", ["--seeds", str(arguments.seeds)])
    if sound is not None:
        sys.exit(f"without any mutant: {sound}")
    mutants = of_this_turn(read_mutants(arguments.only), arguments.turns)
    builder = Builder(build)
    caught = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        verdicts = pool.map(lambda mutant: judge(builder, mutant, arguments.seeds), mutants)
        for mutant, (is_caught, words) in zip(mutants, verdicts):
            caught += is_caught
            print(f"{'caught' if is_caught else 'MISSED'}  {mutant.file}: {mutant.bug}\n        {words}",
                  flush=True)
    print(f"{caught}/{len(mutants)} caught")
    sys.exit(caught != len(mutants))


if __name__ == "__main__":
    main()
