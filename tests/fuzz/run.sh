#!/usr/bin/env bash
# Builds the fuzz targets and runs each for a while from its committed corpus,
# as many at once as there are processors.
# Usage: tests/fuzz/run.sh [--seconds N] [target…]      (default: 20 seconds each, all targets)
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=20
[[ ${1:-} == --seconds ]] && { seconds=$2; shift 2; }
targets=("$@")
((${#targets[@]})) || mapfile -t targets < <(basename -s .cc tests/fuzz/*_fuzz.cc)
mkdir -p build
cmake --preset fuzz >build/fuzz-configure.log 2>&1 || { cat build/fuzz-configure.log; exit 1; }
cmake --build --preset fuzz -j "$(nproc)" --target "${targets[@]}"

fuzz() { # target
  local target=$1 seeds=tests/fuzz/corpus/$1 log=build/fuzz/findings/$1.log status=0
  mkdir -p "build/fuzz/corpus/$target"
  "build/fuzz/tests/fuzz/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -artifact_prefix="build/fuzz/findings/$target-" \
    "build/fuzz/corpus/$target" $([[ -d $seeds ]] && echo "$seeds") >"$log" 2>&1 || status=$?
  echo "== $target, $seconds s"
  grep -E 'ERROR: (libFuzzer|AddressSanitizer)|runtime error|SUMMARY|Test unit|stat::number_of_executed_units' "$log" || tail -5 "$log"
  ((status == 0)) || { echo "FINDING in $target (see $log)"; return 1; }
}

mkdir -p build/fuzz/findings
export seconds
export -f fuzz
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz {}'
