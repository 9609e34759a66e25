"""Prints lines and branches by file of what gcovr measured, and fails where a part has less than
the least share of either.

Left out are the functions that CheckIntegrity consists of, whose failing side only a mistake of
ours takes, and calls that might throw: gcovr has taken that branch away, and what is left of them
decides nothing.
"""

import argparse
import json
import re
import sys

PARTS = {
    "scheduler": r"engine/scheduler/",
    "cache": r"engine/kv/",
    "admission": r"engine/core/(page_names|request_pages|residency|request_table"
                 r"|running_request|waiting_requests)\."
                 r"|engine/request/inbox\.|server/admission/(admission|prefix_names|shedding)\.",
}
INTEGRITY = re.compile(r"\bCheck(Integrity|Tenant|Page|Pages|Node|Children)\(")


class Share:
    def __init__(self):
        self.reached = 0
        self.all = 0

    def add(self, counts):
        self.reached += sum(count > 0 for count in counts)
        self.all += len(counts)

    def percent(self):
        return 100.0 * self.reached / self.all if self.all else 100.0

    def __str__(self):
        return f"{self.reached:5} of {self.all:4} {self.percent():6.1f} %"


def lines_of(file):
    """By number of the line: how often it was reached, and each of its branches, by block of the
    program and branch of the block. Instances of a template and lambdas share their lines."""
    lines = {}
    for line in file["lines"]:
        if INTEGRITY.search(line.get("function_name", "")) or line.get("gcovr/excluded"):
            continue
        count, branches = lines.get(line["line_number"], (0, {}))
        for branch in line.get("branches", []):
            if not branch.get("gcovr/excluded"):
                place = branch.get("source_block_id"), branch["branchno"]
                branches[place] = branches.get(place, 0) + branch["count"]
        lines[line["line_number"]] = count + line["count"], branches
    return lines


def decisions(branches):
    """Counts of the branches of blocks that have more than one."""
    blocks = [block for block, _ in branches]
    return [count for (block, _), count in branches.items() if blocks.count(block) > 1]


def print_row(name, lines, branches):
    print(f"{name:36}{lines}{branches}")


def print_part(part, files, missed):
    """Returns the part's shares of lines and of branches."""
    all_lines, all_branches = Share(), Share()
    for file in sorted(files, key=lambda file: file["file"]):
        lines, branches = Share(), Share()
        for number, (count, of_line) in sorted(lines_of(file).items()):
            counts = decisions(of_line)
            for share in (lines, all_lines):
                share.add([count])
            for share in (branches, all_branches):
                share.add(counts)
            if missed and (count == 0 or 0 in counts):
                print(f"  {file['file']}:{number}: {count} times, branches {counts}")
        print_row(file["file"], lines, branches)
    print_row(f"= {part}", all_lines, all_branches)
    print()
    return all_lines, all_branches


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("json", help="of gcovr --json")
    arguments.add_argument("--least", type=float, default=95, help="percent of each part")
    arguments.add_argument("--missed", action="store_true", help="list what is not reached")
    options = arguments.parse_args()
    with open(options.json, encoding="utf-8") as text:
        files = json.load(text)["files"]
    print(f"{'':36}{'lines':>22}{'branches':>22}")
    too_little = []
    for part, pattern in PARTS.items():
        of_part = [file for file in files if re.match(pattern, file["file"])]
        for kind, share in zip(("lines", "branches"), print_part(part, of_part, options.missed)):
            if share.all == 0 or share.percent() < options.least:
                too_little.append(f"{part}, {kind}:{share}, {options.least:g} % are wanted")
    print("\n".join(too_little))
    return 1 if too_little else 0


if __name__ == "__main__":
    sys.exit(main())
