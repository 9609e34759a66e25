// Rotary positions and the append to the cache, in one kernel: projections are read once.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

// RoPE with frequencies on the device. Angles are exact: position * frequency in double, reduced to
// one turn before cosine and sine are taken.
struct DeviceRope {
  int rotary_dims = 0;                         // r, even
  const float* inverse_frequencies = nullptr;  // [r / 2]
  float scale = 1.0F;
  const float* long_inverse_frequencies = nullptr;  // [r / 2], of rows that rotate long, or null
};

// RMSNorm of each head of q and k before its rotation; null where that side has none.
struct DeviceHeadNorms {
  const float* query_weight = nullptr;  // [D]
  const float* key_weight = nullptr;    // [D]
  float epsilon = 0.0F;
};

struct KvAppendLaunch {
  DeviceRows rows;
  DeviceRope rope;
  const float* projections = nullptr;  // [T, stride]
  int64_t stride = 0;
  int query_heads = 0;
  float* q = nullptr;      // [T, Hq, D]
  void* q_bf16 = nullptr;  // [T, Hq, D] bf16, or null
  DevicePages pages;
  DeviceWrittenPages written;  // to which tokens of these pages are appended, in place of `pages`
  DType kv_dtype = DType::kBf16;
  DeviceHeadNorms norms;
};
cudaError_t LaunchKvAppend(const KvAppendLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda
