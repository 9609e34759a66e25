// How the workspace of a step is cut up: one layout, used both to size it and to point into it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/cuda/attention/selected/config.h"

namespace longspan::cuda::selected {

struct Workspace {
  GatherIndex index{};
  Partials partials{};
  TileLists lists{};
  size_t bytes = 0;
};

// What the kernels read of the arguments.
Problem MakeProblem(const SelectedAttentionArgs& args);

// Blocks of a query that are gathered, at most: it holds all forced ones where it holds any other.
int GatheredSlots(const SelectedAttentionArgs& args);

// With `base` null only the sizes are meant. kv_heads_per_pass is FSA order's.
Workspace LayOut(const SelectedAttentionArgs& args, SelectedPath path, int kv_heads_per_pass,
                 void* base);

}  // namespace longspan::cuda::selected
