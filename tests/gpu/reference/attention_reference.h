// Attention by its definition, in double precision, one thread block a (query, head). Shares no
// code with the kernels it judges: each query brings its own range of keys, keys are not paged.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace longspan::reference {

struct AttentionQuery {
  int64_t token;      // of q and of the outputs
  int64_t first_key;  // the keys it sees: rows of keys and values
  int64_t keys;       // 0: output zero, log-sum -infinity
};

struct AttentionArgs {
  const AttentionQuery* queries = nullptr;  // [query_count], device
  int query_count = 0;
  const uint16_t* q = nullptr;     // [T, Hq, D] bf16
  const uint16_t* keys = nullptr;  // [keys, Hk, D] bf16
  const uint16_t* values = nullptr;
  int query_heads = 0;
  int kv_heads = 0;
  int head_dim = 0;            // at most 256
  double* out = nullptr;       // [T, Hq, D]
  double* log_sums = nullptr;  // [T, Hq], base 2
  // [T, Hq, D] with weights and outputs rounded to bf16, nothing else: what may be asked of a
  // kernel.
  double* rounded_out = nullptr;
};

cudaError_t LaunchAttentionReference(const AttentionArgs& args, cudaStream_t stream);

}  // namespace longspan::reference
