#!/usr/bin/env bash
# Compiles the CUDA sources and links the daemon with them where nvcc is found, and says so where it
# is not. Of their tests only what needs no device is run.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! git ls-files --error-unmatch 'kernels/cuda/*.cu' >/dev/null 2>&1; then
  echo 'There are no CUDA sources yet.'
elif ! command -v nvcc >/dev/null; then
  echo 'nvcc is not here: CUDA sources are not compiled.'
else
  # The portable kernels for the oldest device, too.
  # With units of the size that run.sh takes, what is not CUDA is in the compiler's cache.
  cmake --preset cuda -DLONGSPAN_CUDA_ARCHITECTURES="80;90a" ${CI:+-DCMAKE_UNITY_BUILD_BATCH_SIZE=32} >/dev/null
  cmake --build --preset cuda -j "$(nproc)" --target cuda_libraries longspand \
    host_pages_test packed_layout_test -- --quiet
  build/cuda/tests/gpu/host_pages_test --gtest_brief=1
  build/cuda/tests/gpu/packed_layout_test --gtest_brief=1
fi
