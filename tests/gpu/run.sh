#!/usr/bin/env bash
# Runs what needs a GPU; needs no network. Each part can be called alone and takes minutes.
#
#   tests/gpu/run.sh [PART…] [PROGRAMS [RESULTS]]
#
#   --parity         every kernel against its definition
#   --time           timings of the kernels, one JSON line each, into RESULTS
#   --rooms          keys and values at home in the host's memory (80 GiB of it): decode steps, prompts
#                    up to a million tokens, and the link, into RESULTS/rooms.jsonl
#   --sanitize[=TOOL]  small cases under compute-sanitizer: memcheck, racecheck, or one after the
#                    other. Not every virtual machine lets it run.
#   --serve FOLDER   the daemon of FOLDER (its program longspand) end to end, with random checkpoints
#                    of real size, into RESULTS/serve.jsonl
#   --defaults FOLDER  the same daemon without flags: a long prompt alone and beside short ones, who
#                    comes meanwhile and who leaves, into RESULTS/default_flags.jsonl
#   --profile FOLDER as --serve, with tables of where each kernel's time goes, into
#                    RESULTS/kernel_times.jsonl; the loader must find libcupti
#
# Without a part: --parity, and --time if it passed. PROGRAMS is a folder of programs built
# elsewhere, such as pack.sh's bin; without it the cuda preset is built here. RESULTS gets logs and
# timings; build/gpu_results if not named.
#
# For --serve, --defaults and --profile, from the environment:
#   LONGSPAN_COMMIT       what was measured, for the results; else git's
#   LONGSPAN_CHECKPOINTS  where the checkpoints are written, 17 GB each, and found again; else in
#                         the folder for temporary files
#   LONGSPAN_PRESETS      which of them: "8b-nsa 8b-dense", one at a time for shorter calls;
#                         "8b-dense-gptq" has projections in four bits
#   LONGSPAN_SERVE_BENCH  what is measured: "--first-token 8192,65536 --decode 1x65536,8x65536"
#   LONGSPAN_SERVE_FLAGS  further flags of the daemon: "--weights fp8"
#   LONGSPAN_DEFAULTS_BENCH  what --defaults measures: "--rounds 8 --seconds 50 --runs 3"
set -euo pipefail
cd "$(dirname "$0")/../.."

# Programs find their libraries where pack.sh put them.
run() {
  (
    [[ -f $packed ]] && source "$packed"
    exec "$@"
  )
}

# Runs a command into a log, the end of which is shown if it fails.
failures=0
check() { # name command...
  echo "== $1"
  run "${@:2}" >"$results/$1.log" 2>&1 || {
    tail -40 "$results/$1.log"
    failures=$((failures + 1))
  }
}

parity() {
  for test in dense_prefill_test window_attention_test compressed_attention_test block_choice_test \
    selected_test sparse_decode_test sparse_prefill_test backend_model_parity backend_graph_test \
    backend_path_test float8_test dense_float8_test host_pages_test packed_layout_test packed_test; do
    check "$test" "$programs/$test"
  done
  check hung_device_test "$programs/hung_device_test"
  check demo_parity "$programs/demo_parity"
  check family_parity "$programs/family_parity"
  check golden_parity "$programs/golden_parity"
  check published_parity "$programs/published_parity"
  # Without the cases that hold generated tokens, which are single rows, to the bits of a chunk: they
  # have different kernels here.
  local engine='-*DecodeIsPrefill*:*AConversation*:*Preempt*'
  check engine_parity "$programs/engine_parity" --gtest_filter="$engine"
  check engine_parity_rooms env LONGSPAN_TEST_ROOMS=few "$programs/engine_parity" \
    --gtest_filter="$engine"
  check engine_parity_rooms_fp8 env LONGSPAN_TEST_KV_DTYPE=fp8 "$programs/engine_parity" \
    --gtest_filter='*RoomsTest*'
  # Without cases about the CPU's own instruction sets, without one that holds chunks and single
  # tokens to the same bits (they have different kernels here), and without chunks that choose by
  # deviation, or by tiles in fp32, which no GPU computes.
  check backend_parity "$programs/backend_parity" \
    --gtest_filter='-*InstructionSet*:*TileKernel*:*TokenByTokenOnManyThreads*:*/deviation_*:*SparsePrefillTest*/tiles_*:SparsePrefillReads*'
}

time_kernels() {
  for bench in attention_loop_bench block_choice_bench selected_bench sparse_decode_bench \
    sparse_prefill_bench dense_float8_bench step_kernels_bench layer_bench backend_bench weights_bench decode_bench; do
    echo "== $bench"
    run "$programs/$bench" | tee "$results/$bench.jsonl"
  done
  for shapes in grid skew; do
    echo "== selected_bench $shapes"
    run "$programs/selected_bench" "$shapes" | tee "$results/selected_$shapes.jsonl"
  done
}

time_rooms() {
  local case words
  for case in 'decode bf16' 'decode fp8' 'prompt bf16 65536' 'prompt fp8 1048576 16384 64'; do
    echo "== rooms_bench $case"
    read -ra words <<<"$case"
    run "$programs/rooms_bench" "${words[@]}" | tee -a "$results/rooms.jsonl"
  done
  echo '== link_bench'
  run "$programs/link_bench" | tee -a "$results/rooms.jsonl"
}

# Definitions in double precision, which racecheck is not asked about: the tests' own, and slow.
unwatched=(13ReferenceArgs attention_reference_cu)

# Cases of a few tokens: each access is watched, and that takes a hundred times as long.
sanitize() { # tool
  local attention='*/one_token_*:*/31_tokens_*:*/two_pages_*:*/odd_start_*' kernel
  local watch=(compute-sanitizer --tool "$1" --error-exitcode 1 --report-api-errors no)
  if [[ $1 == racecheck ]]; then
    watch+=(--num-cuda-barriers 64)  # of a thread block; the compiler counts an array as one
    for kernel in "${unwatched[@]}"; do watch+=(--kernel-name-exclude "kns=$kernel"); done
  fi
  for test in dense_prefill_test window_attention_test compressed_attention_test; do
    check "$1-$test" "${watch[@]}" "$programs/$test" --gtest_filter="$attention"
  done
  check "$1-block_choice_test" "${watch[@]}" "$programs/block_choice_test" \
    --gtest_filter='BlockChoice.FewTokens:BlockChoice.RowsThatTakeNoPart*'
  check "$1-sparse_decode_test" "${watch[@]}" "$programs/sparse_decode_test" \
    --gtest_filter='*/short_rows_*'
  check "$1-sparse_prefill_test" "${watch[@]}" "$programs/sparse_prefill_test" \
    --gtest_filter='*/short_rows_*'
  check "$1-selected_test" "${watch[@]}" "$programs/selected_test" quick
  # Racecheck finds hazards in cuBLAS's products beside them, and faults where it leaves those out.
  [[ $1 == racecheck ]] || check "$1-packed_test" "${watch[@]}" "$programs/packed_test"
  # Operations one by one, and sparse layers: with fp32 caches, which have the plain kernels, and bf16.
  local operations='CudaSteps.*:CudaPointwise.*:CudaRope.*:DrawTest.Greedy*:DrawTest.Allowed*:DrawMaskTest.*'
  local layers='DrawTest.Penalties*:DenseRowTest.*:*ReferenceTest.*Cache/demo'
  check "$1-backend_parity" "${watch[@]}" "$programs/backend_parity" \
    --gtest_filter="$operations:$layers"
  # Racecheck ends a whole model by a fault of its own, also one without rooms.
  local rooms='*FetchRoomsTest*'
  [[ $1 == racecheck ]] || rooms+=':*RoomsTest.AForkedPage*/demo_bf16'
  check "$1-engine_parity" "${watch[@]}" "$programs/engine_parity" --gtest_filter="$rooms"
}

# Written once: 17 GB take a while.
checkpoint() { # preset
  local directory=$checkpoints/$1 maker=$programs/make_checkpoint
  [[ -x $maker ]] || maker=$programs/../bench/make_checkpoint  # of a build folder
  if [[ ! -f $directory.complete ]]; then
    rm -rf "$directory"
    local form=()
    [[ $1 == *-gptq ]] && form=(--gptq)
    run "$maker" "${1%-gptq}" "$directory" "${form[@]}" --tokenizer deploy/models/demo
    touch "$directory.complete"
  fi
}

# What the daemon's own figures are under --profile, a little slower, stands apart.
measure() { # folder of longspand, checkpoint, results, command...
  run "${@:4}" python3 tests/bench/serve_bench.py --daemon "$1/longspand" --device cuda \
    --model "$2" --results "$3" --commit "$commit" "${bench[@]}" -- "${flags[@]}"
}

measure_defaults() { # folder of longspand, checkpoint
  run python3 tests/bench/default_flags_bench.py --daemon "$1/longspand" --device cuda \
    --model "$2" --results "$results/default_flags.jsonl" --commit "$commit" "${defaults[@]}" \
    -- "${flags[@]}"
}

measure_kernels() { # folder of longspand, checkpoint
  local times
  times=$(mktemp)
  measure "$1" "$2" "$results/serve_profiled.jsonl" env LONGSPAN_KERNEL_TIMES="$times" \
    CUDA_INJECTION64_PATH="$(realpath "$programs/libkernel_times.so")"
  python3 tests/bench/kernel_times.py "$times" --results "$results/kernel_times.jsonl" \
    --label "$(basename "$2")" --commit "$commit"
  rm "$times"
}

serve() { # folder of longspand, part
  local checkpoints=${LONGSPAN_CHECKPOINTS:-${TMPDIR:-/tmp}/longspan_checkpoints}
  local commit=${LONGSPAN_COMMIT:-$(git rev-parse --short HEAD 2>/dev/null || echo unknown)}
  local bench defaults flags preset
  read -ra bench <<<"${LONGSPAN_SERVE_BENCH:---first-token 8192,65536 --decode 1x65536,8x65536}"
  read -ra defaults <<<"${LONGSPAN_DEFAULTS_BENCH:-}"
  read -ra flags <<<"${LONGSPAN_SERVE_FLAGS:-}"
  mkdir -p "$checkpoints"
  for preset in ${LONGSPAN_PRESETS:-8b-nsa 8b-dense}; do
    echo "== $2 $preset"
    checkpoint "$preset"
    case $2 in
      profile) measure_kernels "$1" "$checkpoints/$preset" ;;
      defaults) measure_defaults "$1" "$checkpoints/$preset" ;;
      serve) measure "$1" "$checkpoints/$preset" "$results/serve.jsonl" ;;
    esac
  done
}

parts=()
tools=()
served=''
while [[ ${1:-} == --* ]]; do
  case $1 in
    --parity) parts+=(parity) ;;
    --time) parts+=(time) ;;
    --rooms) parts+=(rooms) ;;
    --sanitize) parts+=(sanitize) tools=(memcheck racecheck) ;;
    --sanitize=*) parts+=(sanitize) tools=("${1#*=}") ;;
    --serve | --defaults | --profile)
      served=${2:?$1 needs the folder of longspand}
      parts+=("${1#--}")
      shift
      ;;
    *)
      echo "unknown: $1; see the head of $0" >&2
      exit 64
      ;;
  esac
  shift
done
((${#parts[@]} > 0)) || parts=(parity time)
programs=${1:-build/cuda/tests/gpu}
packed=$(dirname "$programs")/env
if [[ -f $packed ]]; then
  (source "$packed")
fi
results=${2:-build/gpu_results}
mkdir -p "$results"
if [[ -z ${1:-} ]]; then
  cmake --preset cuda
  cmake --build --preset cuda -j "$(nproc)" --target gpu_programs
fi
nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader

for part in "${parts[@]}"; do
  if ((failures > 0)); then
    echo "$failures failed: nothing further is run"
    exit 1
  fi
  case $part in
    parity) parity ;;
    time) time_kernels ;;
    rooms) time_rooms ;;
    sanitize) for tool in "${tools[@]}"; do sanitize "$tool"; done ;;
    serve | defaults | profile) serve "$served" "$part" ;;
  esac
done
exit $((failures > 0))
