#!/usr/bin/env bash
# Builds a sanitizer preset and runs its tests: asan (with UBSan) everything of ours that parses,
# computes or serves; tsan what has threads: the engine, the server, the load generator and the
# kernels' thread pool. Of both the daemon as a whole, with 200 chats at once (LONGSPAN_CHAT_SOAK_S
# says for how long), which needs build/venv (tests/python_environment.sh).
# The float64 reference is test code and is left out. Usage: tests/sanitize.sh asan|tsan [chats]
# With `chats` those alone. TURNS=N runs every N-th test of each program, others each day.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
only=${2:-}
cmake --preset "$preset" >/dev/null
threaded=(backend_test engine_core_test engine_equivalence_test server_base_test identity_test observation_test
  admission_test http_test ui_test openai_test guard_test grpc_test
  daemon_test load_generator_test)
sequential=(http2_test server_call_test server_plan_test options_test json_test text_test jinja_test loader_test gguf_test model_test golden_models_test attention_test kv_test request_test
  scheduler_test costs_test sim_test)
programs=("${threaded[@]}")
[[ $preset == asan ]] && programs+=("${sequential[@]}")
[[ $only == chats ]] && programs=()
cmake --build --preset "$preset" -j "$(nproc)" --target longspand make_checkpoint "${programs[@]}" -- --quiet
names=$(IFS='|'; echo "${programs[*]}")
export LONGSPAN_SIM_SEEDS=300  # a life takes some ten times as long here
# Every geometry is computed here by the cheaper tests of model_test; the tests of the whole engine
# and those that do the same many times over take some of them, and the demo checkpoint is spared.
left_out='Models/CancelTest.*/demo_checkpoint:Service.BackloggedTenantsAreServedAlike'
left_out+=':CoreDump.*'  # AddressSanitizer has what is on a stack elsewhere
left_out+=':MappedFileTest.OtherBusErrorsEndTheProcess'  # AddressSanitizer ends it otherwise
left_out+=':GrpcGuard.TenThousandCallsOfAGoodClient'  # the soak of chats makes as many
for tokens in 1023 1024 4097; do left_out+=":Lengths/DemoTest.*/${tokens}_tokens"; done
for geometry in nsa selected_only xunhao_lai fsa infllm selected_all mistral_window qwen3_bias \
  smollm3 minicpm_sparse llama_nsa_exact llama_nsa_full nsa_no_window; do
  for test in 'EngineEquivalenceTest.*' 'ReuseTest.*' 'BlockMapTest.*' 'Constrained*Test.*' \
    'ReasoningLimitTest.*' HostMovesTest.ASequenceGoesOnElsewhere; do
    left_out+=":Geometries/$test/$geometry"
  done
done
export GTEST_FILTER="-$left_out"
export GTEST_BRIEF=1  # what failed is not lost among what passed
export GTEST_TOTAL_SHARDS=${TURNS:-1}
export GTEST_SHARD_INDEX=$(($(date +%s) / 86400 % GTEST_TOTAL_SHARDS))
export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
export UBSAN_OPTIONS=print_stacktrace=1
# What libraries that are not instrumented do with memory is not looked at: their atomics are not seen,
# so it would only look like races, and looking takes minutes.
export TSAN_OPTIONS="suppressions=$PWD/tests/tsan_suppressions.txt second_deadlock_stack=1"
TSAN_OPTIONS+=" ignore_noninstrumented_modules=1"
export LSAN_OPTIONS="suppressions=$PWD/tests/lsan_suppressions.txt"
LONGSPAN_BUILD=build/$preset build/venv/bin/python -m pytest -q -s -p no:cacheprovider \
  tests/e2e/test_chat_soak.py
[[ $only == chats ]] ||
  ctest --test-dir "build/$preset" --output-on-failure -j "$(nproc)" -R "^(${names})\$"
