#!/usr/bin/env bash
# clang-tidy on the sources that changed since BASE (default: everything the last day brought), as
# many as fit into TIDY_SECONDS. Needs the compile commands of the cpu preset.
set -euo pipefail
cd "$(dirname "$0")/.."
base=${BASE:-$(git rev-list -1 --before='1 day ago' HEAD)}
mapfile -t files < <(
  if [[ -n $base ]]; then git diff --name-only --diff-filter=AM "$base"; else git ls-files; fi |
    grep -E '^(kernels|engine|server|clients)/.*\.cc$' | grep -vP '^kernels/cuda/(?!attention/(path_choice|key_split|served_shapes)/)')
echo "${#files[@]} files"
((${#files[@]} == 0)) && exit 0
# The database is g++'s; clang does not know its precompiled headers nor one of its flags.
mkdir -p build/tidy
sed -e 's/ -fpch-preprocess//g' -e 's/ -Wshadow=local//g' -e 's# -include [^ ]*cmake_pch.hxx##g' -e 's/ -Winvalid-pch//g' \
  build/cpu/compile_commands.json >build/tidy/compile_commands.json
status=0
printf '%s\n' "${files[@]}" |
  timeout "${TIDY_SECONDS:-900}" xargs -P "$(nproc)" -n 1 clang-tidy-14 --quiet -p build/tidy 2>/dev/null ||
  status=$?
if ((status == 124)); then
  echo "Time is up; the files that were reached are clean."
  exit 0
fi
exit $status
