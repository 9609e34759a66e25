#!/usr/bin/env bash
# Builds the cpu preset and runs its tests; ends with "N passed, N failed".
# With CI=true it also runs short fuzzing and clang-tidy on changed files, compiles the CUDA sources
# where nvcc is found, and takes a part of the tests under the sanitizers and of the planted bugs:
# another part each day. Needs a Debian 12 machine, nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."

reports=$PWD/build/reports
failures=0
started=$SECONDS

say() { printf '\n== %s  [%d:%02d]\n' "$*" $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)); }

# A step counts as one test in the closing line, beside the cases its test runner reports. Steps run
# where errexit is off: they chain with && or end with the command that decides.
step() { # name command...
  local name=$1 status=passed
  shift
  say "$name"
  "$@" || status=failed
  echo "$name: $status"
  [[ $status == passed ]] || failures=$((failures + 1))
  printf '<testsuite><testcase name="%s">%s</testcase></testsuite>\n' "$name" \
    "$([[ $status == passed ]] || echo '<failure/>')" >"$reports/step-${name// /-}.xml"
}

configure_and_build() { # preset target...
  local preset=$1
  shift
  # Where all is compiled once, fewer and larger units take half the time.
  cmake --preset "$preset" ${CI:+-DCMAKE_UNITY_BUILD_BATCH_SIZE=32} >"build/$preset-configure.log" 2>&1 || {
    cat "build/$preset-configure.log"
    return 1
  }
  cmake --build --preset "$preset" -j "$(nproc)" ${1:+--target "$@"} -- --quiet
}

# Every GoogleTest program that ctest knows, with reports a case.
run_gtest() { # preset ctest-arguments...
  local preset=$1
  shift
  mkdir -p "$reports/$preset"
  # A program that dies leaves no report, so ctest's own verdict counts as well.
  GTEST_OUTPUT=xml:$reports/$preset/ GTEST_BRIEF=1 \
    ctest --test-dir "build/$preset" --output-on-failure -j "$(nproc)" "$@"
}

run_pytest() { # name arguments...
  local name=$1
  shift
  build/venv/bin/python -m pytest -q -p no:cacheprovider --junitxml="$reports/pytest-$name.xml" "$@"
}

python_client() {
  tests/clients/python/install.sh && run_pytest python-client tests/clients/python
}

third_party_tools() {
  printf '%s\n' litellm langchain-openai llm instructor |
    xargs -n 1 -P "$(nproc)" tests/tools/environment.sh && run_pytest tools tests/tools
}

# Nothing but the training depends on it, and it takes five minutes.
model_training() {
  if [[ -z $(tests/changed.sh deploy/models/demo/train tests/models) ]]; then
    echo 'The training has not changed lately: its tests are left out. BASE=COMMIT runs them.'
    return
  fi
  tests/models/environment.sh && build/venv-models/bin/python -m pytest -q -p no:cacheprovider \
    --junitxml="$reports/pytest-models.xml" tests/models
}

# They are compiled while tests wait for servers and clients, and let those go first.
begin_cuda_sources() {
  nice -n 19 tests/compile_cuda.sh >build/cuda-sources.log 2>&1 &
  cuda_sources=$!
}

end_cuda_sources() {
  local status=0
  wait "$cuda_sources" || status=$?
  tail -n 20 build/cuda-sources.log
  return "$status"
}

check_format() {
  git ls-files '*.h' '*.cc' '*.cu' '*.cuh' | xargs clang-format-14 --dry-run -Werror
}

say 'packages'
deploy/install_packages.sh test
rm -rf "$reports"
mkdir -p "$reports"
step 'python environment' tests/python_environment.sh
step 'build' configure_and_build cpu
step 'unit tests' run_gtest cpu
step 'constrained answers' run_pytest constraint tests/engine/constraint
step 'layering' run_pytest layering tests/layering_test.py tests/unity_names_test.py \
  tests/sim/mutants_test.py tests/fuzz/run_test.py
step 'accuracy' run_pytest accuracy tests/accuracy
step 'golden templates' run_pytest golden tests/golden/chat_templates
step 'format' check_format
[[ ${CI:-} == true ]] && begin_cuda_sources
step 'end to end' run_pytest e2e tests/e2e
step 'deployment' run_pytest deploy tests/deploy
step 'python client' python_client
step 'third-party tools' third_party_tools
step 'model training' model_training

if [[ ${CI:-} == true ]]; then
  step 'address sanitizer' env TURNS=3 tests/sanitize.sh asan
  step 'thread sanitizer' env TURNS=3 tests/sanitize.sh tsan
  step 'short fuzzing' tests/fuzz/run.sh --seconds 10
  step 'planted bugs' build/venv/bin/python tests/sim/mutants.py --turns 4
  step 'CUDA sources' end_cuda_sources
  # Has what is left of 75 minutes, which a machine without a compiler's cache needs whole.
  left_s=$((4500 - (SECONDS - started)))
  step 'clang-tidy' env TIDY_SECONDS="$((left_s < 60 ? 60 : left_s > 900 ? 900 : left_s))" tests/tidy.sh
fi

say 'summary'
build/venv/bin/python tests/count_results.py "$reports"
exit $((failures > 0))
