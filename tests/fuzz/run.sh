#!/usr/bin/env bash
# Builds the fuzz targets and runs each from its committed corpus and from what earlier runs found,
# as many processes at once as there are processors. Exits with 1 if there is a finding.
#
# Usage: tests/fuzz/run.sh [option…] [target…]      (all targets, 20 seconds each)
#   --seconds N      how long each process runs at most
#   --executions N   how often each target is executed, without a limit of time unless one is given
#   --workers N      processes of each target, which share its corpus and its executions
#   --programs DIR   targets that were built elsewhere, in place of building them
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds='' executions='' workers=1 programs='' targets=()
while (($#)); do
  case $1 in
    --seconds) seconds=$2 && shift ;;
    --executions) executions=$2 && shift ;;
    --workers) workers=$2 && shift ;;
    --programs) programs=$2 && shift ;;
    --*)
      echo "unknown: $1; see the head of $0" >&2
      exit 64
      ;;
    *) targets+=("$1") ;;
  esac
  shift
done
[[ -n $seconds$executions ]] || seconds=20
((${#targets[@]})) || mapfile -t targets < <(basename -s .cc tests/fuzz/*_fuzz.cc)

if [[ -z $programs ]]; then
  programs=build/fuzz/tests/fuzz
  mkdir -p build
  cmake --preset fuzz >build/fuzz-configure.log 2>&1 || { cat build/fuzz-configure.log; exit 1; }
  cmake --build --preset fuzz -j "$(nproc)" --target "${targets[@]}" -- --quiet
fi

limits=(-timeout=10 -rss_limit_mb=2048)
[[ -z $seconds ]] || limits+=("-max_total_time=$seconds")
[[ -z $executions ]] || limits+=("-runs=$(((executions + workers - 1) / workers))")

fuzz() { # target worker
  local target=$1 log=build/fuzz/findings/$1-$2.log status=0
  local corpora=("build/fuzz/corpus/$target") seeds=tests/fuzz/corpus/$target
  mkdir -p "${corpora[0]}"
  [[ ! -d $seeds ]] || corpora+=("$seeds")
  # shellcheck disable=SC2086  # several words
  "$programs/$target" $limit_words -print_final_stats=1 \
    -artifact_prefix="build/fuzz/findings/$target-" "${corpora[@]}" >"$log" 2>&1 || status=$?
  echo "== $target, process $2"
  grep -E 'ERROR: (libFuzzer|AddressSanitizer)|runtime error|SUMMARY|Test unit' "$log" || true
  grep -E 'stat::(number_of_executed_units|average_exec_per_sec)' "$log" || tail -5 "$log"
  ((status == 0)) || { echo "FINDING in $target (see $log)"; return 1; }
}

mkdir -p build/fuzz/findings
limit_words=${limits[*]}  # an array is not exported
export limit_words programs
export -f fuzz
for ((worker = 1; worker <= workers; ++worker)); do
  printf "%s $worker\n" "${targets[@]}"
done | xargs -P "$(nproc)" -L 1 bash -c 'fuzz "$@"' fuzz
