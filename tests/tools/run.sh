#!/usr/bin/env bash
# Installs third-party tools, all of tests/tools/requirements unless some are named, and runs them
# against the daemon. Usage: tests/tools/run.sh [TOOL…]
set -euo pipefail
cd "$(dirname "$0")/../.."
tools=("$@")
(($#)) || mapfile -t tools < <(basename -s .txt tests/tools/requirements/*.txt)
tests/python_environment.sh
tests/tools/environment.sh "${tools[@]}"
selected=$(printf ' or %s-' "${tools[@]}")
build/venv/bin/python -m pytest -q -p no:cacheprovider tests/tools -k "${selected# or }"
