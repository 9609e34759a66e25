#!/usr/bin/env bash
# Makes build/venv, the Python environment of tests and their tools, unless it is there as
# tests/requirements.txt wants it.
set -euo pipefail
cd "$(dirname "$0")/.."
cmp -s tests/requirements.txt build/venv/ready && exit 0
python3 -m venv build/venv
build/venv/bin/pip install -q --disable-pip-version-check -r tests/requirements.txt
cp tests/requirements.txt build/venv/ready
