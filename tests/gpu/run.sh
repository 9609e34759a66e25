#!/usr/bin/env bash
# Runs what needs a GPU: parity of every kernel with its definition, then the timings. Needs no
# network. Usage: tests/gpu/run.sh [PROGRAMS [RESULTS]], where PROGRAMS is a folder of programs built
# elsewhere (default: builds the cuda preset here) and RESULTS gets the timings, one JSON line each.
set -euo pipefail
cd "$(dirname "$0")/../.."
programs=${1:-build/cuda/tests/gpu}
results=${2:-build/gpu_results}
mkdir -p "$results"
if [[ $# == 0 ]]; then
  cmake --preset cuda
  cmake --build --preset cuda -j "$(nproc)" --target gpu_programs
fi
nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader

failures=0
for test in dense_prefill_test window_attention_test compressed_attention_test selected_test \
  sparse_decode_test backend_parity backend_model_parity; do
  echo "== $test"
  arguments=()
  # Cases that are about the CPU's own instruction sets.
  [[ $test == backend_parity ]] && arguments=(--gtest_filter='-*InstructionSet*:*TileKernel*')
  "$programs/$test" "${arguments[@]}" >"$results/$test.log" 2>&1 || {
    tail -40 "$results/$test.log"
    failures=$((failures + 1))
  }
done
if ((failures > 0)); then
  echo "$failures failed: nothing is timed"
  exit 1
fi
for bench in attention_bench selected_bench sparse_decode_bench backend_bench; do
  echo "== $bench"
  "$programs/$bench" | tee "$results/$bench.jsonl"
done
