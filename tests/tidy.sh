#!/usr/bin/env bash
# clang-tidy on the sources that changed since BASE (tests/changed.sh), as many as fit into
# TIDY_SECONDS. Needs the compile commands of the cpu preset.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(
  tests/changed.sh | grep -E '^(kernels|engine|server|clients)/.*\.cc$' | grep -vP '^kernels/cuda/(?!attention/(copy_plan|path_choice|key_split|served_shapes)/)')
echo "${#files[@]} files"
((${#files[@]} == 0)) && exit 0
mkdir -p build/tidy
python3 tests/compile_commands.py >build/tidy/compile_commands.json
status=0
printf '%s\n' "${files[@]}" |
  timeout "${TIDY_SECONDS:-900}" xargs -P "$(nproc)" -n 1 clang-tidy-14 --quiet -p build/tidy 2>/dev/null ||
  status=$?
if ((status == 124)); then
  echo "Time is up; the files that were reached are clean."
  exit 0
fi
exit $status
