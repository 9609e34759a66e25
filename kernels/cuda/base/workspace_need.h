// Workspaces that a step can need, listed once: the list is summed for the memory plan and taken
// before the first step.
#pragma once

#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/arena.h"

namespace longspan::cuda {

struct WorkspaceNeed {
  Workspace* workspace = nullptr;
  size_t bytes = 0;
};

inline size_t TotalBytes(const std::vector<WorkspaceNeed>& needs) {
  size_t bytes = 0;
  for (const WorkspaceNeed& need : needs) bytes += ArenaMap::Rounded(need.bytes);
  return bytes;
}

inline absl::Status Take(const std::vector<WorkspaceNeed>& needs) {
  for (const WorkspaceNeed& need : needs) {
    if (need.bytes == 0) continue;
    LONGSPAN_RETURN_IF_ERROR(need.workspace->AtLeast(need.bytes).status());
  }
  return absl::OkStatus();
}

}  // namespace longspan::cuda
