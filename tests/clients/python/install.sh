#!/usr/bin/env bash
# Builds the Python package as its users get it (source distribution, and the wheel from that) and
# installs the wheel alone into build/python_client/site, for tests that run in build/venv.
set -euo pipefail
cd "$(dirname "$0")/../../.."
output=build/python_client
rm -rf "$output"
build/venv/bin/python -m build --outdir "$output/dist" clients/python >"$output.log" 2>&1 || {
  cat "$output.log"
  exit 1
}
build/venv/bin/pip install -q --disable-pip-version-check --no-deps --target "$output/site" \
  "$output"/dist/*.whl
