"""Adds up the JUnit reports below a folder and prints the closing line of the test run.

A step of the run (step-*.xml) counts as one test beside the cases that its test runner reports.
"""

import pathlib
import sys
import xml.etree.ElementTree as ElementTree


def cases(path):
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        print(f"broken report: {path}")
        return [("broken report", True, False)]
    found = []
    for case in root.iter("testcase"):
        failed = case.find("failure") is not None or case.find("error") is not None
        skipped = case.find("skipped") is not None or case.get("status") == "notrun"
        found.append((f"{case.get('classname', '')}.{case.get('name', '')}", failed, skipped))
    return found


def main(folder):
    passed = failed = skipped = 0
    for path in sorted(pathlib.Path(folder).rglob("*.xml")):
        for name, is_failed, is_skipped in cases(path):
            if is_failed:
                failed += 1
                print(f"FAILED {path.stem}: {name}")
            elif is_skipped:
                skipped += 1
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))


main(sys.argv[1])
