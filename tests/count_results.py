"""Adds up the JUnit reports below a folder: prints what failed, the slowest cases, and the closing
line of the test run.

A step of the run (step-*.xml) counts as one test beside the cases that its test runner reports.
"""

import dataclasses
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

SLOWEST = 20


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    seconds: float = 0.0
    is_failed: bool = False
    is_skipped: bool = False


def case_of(element, report):
    def has(*names):
        return any(element.find(name) is not None for name in names)

    return Case(name=f"{report}: {element.get('classname', '')}.{element.get('name', '')}",
                seconds=float(element.get("time") or 0),
                is_failed=has("failure", "error"),
                is_skipped=has("skipped") or element.get("status") == "notrun")


def cases_in(path):
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return [Case(f"broken report: {path}", is_failed=True)]
    return [case_of(element, path.stem) for element in root.iter("testcase")]


def main(folder):
    cases = [case for path in sorted(pathlib.Path(folder).rglob("*.xml"))
             for case in cases_in(path)]
    failed = [case for case in cases if case.is_failed]
    skipped = [case for case in cases if case.is_skipped]
    print("Slowest:")
    for case in sorted(cases, key=lambda case: -case.seconds)[:SLOWEST]:
        print(f"{case.seconds:8.1f} s  {case.name}")
    for case in failed:
        print(f"FAILED {case.name}")
    print(f"{len(cases) - len(failed) - len(skipped)} passed, {len(failed)} failed"
          + (f", {len(skipped)} skipped" if skipped else ""))


main(sys.argv[1])
