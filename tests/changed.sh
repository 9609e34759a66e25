#!/usr/bin/env bash
# Prints the files below PATH… (default: all) that were added or changed since BASE (default: the last
# commit older than a day), or every file where there is no such commit.
set -euo pipefail
cd "$(dirname "$0")/.."
base=${BASE:-$(git rev-list -1 --before='1 day ago' HEAD)}
if [[ -n $base ]]; then
  git diff --name-only --diff-filter=AM "$base" -- "$@"
else
  git ls-files -- "$@"
fi
