// One layer's attention in one step, as the kernel families with tensor cores are given it.
#pragma once

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/kv_layout.h"

namespace longspan::cuda {

struct LayerStep {
  const StepRows& step;
  DeviceRows rows;  // with the page tables of the layer's group
  const KvLayout& layout;
  DevicePages pages;
  int query_heads = 0;
  const void* q = nullptr;       // [T, Hq, D] bf16, rotated
  const void* cache = nullptr;   // names the layer, wherever its pages are read
  int page_group = 0;            // whose page tables name its pages
  int64_t home_piece_pages = 0;  // KvRooms; 0: its pages are on the device

  int group() const { return query_heads / layout.kv_heads; }
  int64_t query_elements() const { return int64_t{rows.tokens} * query_heads * layout.head_dim; }
};

}  // namespace longspan::cuda
