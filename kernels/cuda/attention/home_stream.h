// Pages of a layer on their way from their homes in the host's memory to chunks that attend to
// them: the copy engine brings them, on a stream of its own, so that the next layer's travel while
// this one computes. There are two places for a layer's pages, used in turns.
//
//   main stream    Wait(L) ── attention of L, …, products of L + 1 ── Wait(L + 1)
//   copies              └─ Begin(L + 1), into the place that L - 1 has left ─┘
//
// Homes that the step itself writes are not brought: the main stream reads those.
#pragma once

#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/cuda/attention/copy_plan/copy_plan.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/cuda/base/stream.h"
#include "kernels/cuda/base/workspace_need.h"

namespace longspan::cuda {

class HomeStream {
 public:
  // What is brought of one layer. `runs` live until the step's end: their address names them.
  struct Load {
    DevicePages from;  // the layer's; its keys' address names it
    absl::Span<const PageRun> runs;
    int64_t copies = 0;     // pages that there is memory for, runs or not
    int element_bytes = 2;  // of keys and values as stored
  };

  HomeStream(const std::shared_ptr<Arena>& arena, cudaStream_t main_stream)
      : main_(main_stream),
        slots_{Slot{Workspace(arena, "attention")}, Slot{Workspace(arena, "attention")}} {}
  ~HomeStream();

  // What was begun for a step before is nobody's any more.
  void BeginStep();
  // Queues the copies, behind what is queued on the main stream so far.
  absl::Status Begin(const Load& load);
  // The pages as stored, on the device, once the main stream comes there; begun now unless they
  // were. What reads them is queued before the second Begin, or Wait, that follows.
  absl::StatusOr<DevicePages> Wait(const Load& load);
  // The next slot's memory alone, of any contents.
  absl::StatusOr<DevicePages> Take(const Load& load);

  // For so many bytes of a layer.
  void AddNeeds(size_t bytes, std::vector<WorkspaceNeed>& needs);

 private:
  struct Slot {
    Workspace memory;
    std::optional<Event> left;      // on the main stream: nobody reads what was there before
    std::optional<Event> copied;    // on the stream of copies
    const void* layer = nullptr;    // whose pages have been asked for, until Wait,
    const PageRun* runs = nullptr;  // and which
  };

  absl::Status Open();
  absl::StatusOr<DevicePages> PagesIn(Slot& slot, const Load& load);
  absl::Status Copy(const Load& load, const DevicePages& to) const;

  const cudaStream_t main_;
  std::unique_ptr<Stream> copies_;
  std::array<Slot, 2> slots_;
  size_t next_ = 0;  // the slot that is filled next
};

}  // namespace longspan::cuda
