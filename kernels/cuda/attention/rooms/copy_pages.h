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
  DevicePages from;  // of rows.page_ids, whatever these name
  // [count] places in rows.page_ids; page i of the result is the one named there.
  const int32_t* places = nullptr;
  int count = 0;
  void* keys = nullptr;    // [count, Hk, 64 * D], as stored
  void* values = nullptr;  // likewise
  int element_bytes = 2;
  // Gets how many (page, KV head)s were at home; null: nobody asks.
  unsigned long long* home_blocks = nullptr;
  void* key_scales = nullptr;  // [count, Hk, 64] of e4m3, where they are asked for
  void* value_scales = nullptr;
};

cudaError_t LaunchCopyPages(const CopyPagesArgs& args, cudaStream_t stream);

// The other way: what was appended on the device.
struct PagesGoHomeArgs {
  DeviceRows rows;
  DevicePages to;
  const int32_t* places = nullptr;  // [count] in rows.page_ids, of the written pages in turn
  int count = 0;
  DeviceWrittenPages from;
  int element_bytes = 2;
};

cudaError_t LaunchPagesGoHome(const PagesGoHomeArgs& args, cudaStream_t stream);

}  // namespace longspan::cuda
