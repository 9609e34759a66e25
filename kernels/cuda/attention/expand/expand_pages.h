// Pages of e4m3 (kernels/e4m3.h) as pages of bf16 in the tensor cores' order (page_order.h), for
// the kernels that read chunks. What comes out is exactly what the pages hold. Bound by memory: a
// byte is read, and two are written, of each number.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct ExpandPagesArgs {
  DeviceRows rows;   // with the page tables that name the layer's pages
  DevicePages from;  // e4m3
  // [count] places in rows.page_ids; page i of the result is the one named there. Where there is no
  // page (behind a window), nothing is written.
  const int32_t* places = nullptr;
  int count = 0;
  void* keys = nullptr;    // [count, Hk, 64 * D] bf16
  void* values = nullptr;  // likewise
  // Where there are rooms: gets how many (page, KV head)s were read at home.
  unsigned long long* home_blocks = nullptr;
};

// cudaErrorInvalidValue for head dimensions but 64, 128 and 256.
cudaError_t LaunchExpandPages(const ExpandPagesArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
