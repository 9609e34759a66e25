#!/usr/bin/env bash
# How much of the scheduler, the cache and admission the tests beside them reach: builds the
# coverage preset, runs the programs below, prints lines and branches by file, and fails where a
# part has less than LEAST_PERCENT (default 95) of either. `--missed` lists what is not reached.
# Left out are branches of exceptions and of code that only the compiler wrote (gcovr's options),
# the failing side of LONGSPAN_CHECK, and the functions of CheckIntegrity (coverage_table.py): these
# speak of mistakes of our own, which tests/sim/mutants.py plants. Takes some ten minutes from
# nothing on two cores, half of it to build.
set -euo pipefail
cd "$(dirname "$0")/.."
tests/python_environment.sh
programs=(kv_test request_test scheduler_test costs_test engine_core_test sim_test admission_test)
build=build/coverage
cmake --preset coverage >/dev/null
cmake --build --preset coverage -j "$(nproc)" --target "${programs[@]}"
find "$build" -name '*.gcda' -delete  # a run adds to what is there
names=$(IFS='|'; echo "${programs[*]}")
LONGSPAN_SIM_SEEDS=100 \
  ctest --test-dir "$build" --output-on-failure -j "$(nproc)" -R "^(${names})\$"
build/venv/bin/gcovr --root . --object-directory "$build" "$build/engine" "$build/server" \
  --filter engine/ --filter server/ --exclude-throw-branches --exclude-unreachable-branches \
  --exclude-noncode-lines --exclude-branches-by-pattern '.*LONGSPAN_CHECK' \
  --json "$build/coverage.json"
build/venv/bin/python tests/coverage_table.py "$build/coverage.json" \
  --least "${LEAST_PERCENT:-95}" "$@"
