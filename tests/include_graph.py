#!/usr/bin/env python3
"""Draws which folders include which, from the sources, and finds circles.

    tests/include_graph.py [FOLDER]     for example kernels/cuda; the whole project if not named

Prints the graph of the folder's parts as Mermaid, with the number of includes on each edge, and
ends with 1 if there is a circle in it or anywhere below. The parts of a folder are its subfolders,
each with all that is below it, and the files that lie in it directly, as "(files)".
"""

import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
SOURCES = ("*.h", "*.cc", "*.cu", "*.cuh")
TOPS = ("kernels", "engine", "server", "clients")
OWN_FILES = "(files)"


def tracked_sources():
    """Paths from the root, of all that git knows or would add."""
    out = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SOURCES],
        cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in out if (ROOT / path).exists()]


def read_includes(paths):
    """(file, file that it includes), both of the project's own folders."""
    known = {path for path in paths if path.startswith(tuple(f"{top}/" for top in TOPS))}
    return [(path, include) for path in sorted(known)
            for include in INCLUDE.findall((ROOT / path).read_text()) if include in known]


def part_of(path, folder):
    """The part of `folder` that a file lies in; None if it lies elsewhere."""
    prefix = f"{folder}/" if folder else ""
    if not path.startswith(prefix):
        return None
    first, slash, _ = path[len(prefix):].partition("/")
    return first if slash else OWN_FILES


def edges_within(includes, folder):
    """How many includes go from one part of a folder to another."""
    edges = collections.Counter()
    for path, include in includes:
        parts = part_of(path, folder), part_of(include, folder)
        if None not in parts and parts[0] != parts[1]:
            edges[parts] += 1
    return edges


def circle_in(edges):
    """Parts that include one another in a circle, the first one twice; empty if there is none."""
    after = collections.defaultdict(list)
    for part, included in sorted(edges):
        after[part].append(included)
    done = set()

    def walk(part, path):
        if part in path:
            return path[path.index(part):] + [part]
        if part in done:
            return []
        for included in after[part]:
            if circle := walk(included, path + [part]):
                return circle
        done.add(part)
        return []

    return next(filter(None, (walk(part, []) for part in sorted(after))), [])


def folders_of(paths):
    """All folders that hold sources, from the root, "", downwards."""
    found = {""}
    for path in paths:
        found.update(str(parent) for parent in pathlib.PurePath(path).parents if str(parent) != ".")
    return sorted(found)


def circles(includes):
    """(folder, circle among its parts) for every folder that has one."""
    paths = {path for pair in includes for path in pair}
    found = ((folder, circle_in(edges_within(includes, folder))) for folder in folders_of(paths))
    return [(folder, circle) for folder, circle in found if circle]


def draw(edges):
    lines = ["flowchart TD"]
    lines += [f'  {part}["{part}"] -->|{count}| {included}["{included}"]'.replace("(files)[", "own[")
              for (part, included), count in sorted(edges.items())]
    return "\n".join(lines)


def main():
    folder = sys.argv[1].strip("/") if len(sys.argv) > 1 else ""
    includes = read_includes(tracked_sources())
    print(draw(edges_within(includes, folder)))
    found = [(at, circle) for at, circle in circles(includes) if f"{at}/".startswith(folder)]
    for at, circle in found:
        print(f"circle in {at or 'the root'}: {' -> '.join(circle)}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
