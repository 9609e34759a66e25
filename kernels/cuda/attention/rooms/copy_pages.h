// Pages that chunks read, where keys and values are at home in the host's memory
// (kernels/kv_rooms.h): copied to the device as they are stored, out of the room where there is
// one. Bound by the link.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

struct CopyPagesArgs {
  DeviceRows rows;   // with the page tables that name the layer's pages
  DevicePages from;  // with rooms
  // [count] places in rows.page_ids; page i of the result is the one named there.
  const int32_t* places = nullptr;
  int count = 0;
  void* keys = nullptr;    // [count, Hk, 64 * D], as stored
  void* values = nullptr;  // likewise
  int element_bytes = 2;
  unsigned long long* home_blocks = nullptr;  // gets how many (page, KV head)s were at home
};

cudaError_t LaunchCopyPages(const CopyPagesArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
