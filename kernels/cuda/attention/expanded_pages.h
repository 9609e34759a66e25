// Where keys and values are stored in e4m3, or are at home in the host's memory, chunks attend to a
// copy of their pages in bf16: before a layer's attention the pages that the step's chunks read are
// expanded (expand/expand_pages.h) or copied, and the kernels of chunks read the copy through page
// tables of its own. What is at home is brought by the copy engine (home_stream.h) while the layer
// before computes, where all chunks of the step attend at once; but for pages that the step itself
// writes (written_pages.h), and where pages lie in too many places: a kernel copies those
// (rooms/copy_pages.h).
//
// The copy has room for one sequence of the largest step, or CudaOptions::expanded_bytes where that
// is more. A step whose chunks read more pages than that attends in parts, a few rows at a time.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/home_stream.h"
#include "kernels/cuda/attention/layer_step.h"
#include "kernels/cuda/attention/room_fetch.h"
#include "kernels/cuda/attention/written_pages.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/cuda/base/workspace_need.h"
#include "kernels/ops.h"

namespace longspan::cuda {

class ExpandedPages {
 public:
  using Attend = absl::FunctionRef<absl::Status(const LayerStep&, const RowSplit&)>;

  ExpandedPages(const std::shared_ptr<Arena>& arena, StagingRing* staging, RoomFetch* rooms,
                WrittenPages* written, size_t least_bytes, cudaStream_t stream)
      : staging_(*staging),
        rooms_(*rooms),
        written_(*written),
        least_bytes_(static_cast<int64_t>(least_bytes)),
        stream_(stream),
        expanded_(arena, "attention"),
        homes_(arena, stream) {}

  // `batch` lives until the step's end.
  void BeginStep(const RaggedBatch& batch);

  // Calls attend for the chunks of `split`, once or for a part of them at a time, with pages in
  // bf16: the layer's own, or the copy. Of what a query sees within a window (0: all) the copy has
  // no more. `split` is the step's `sparse` one where attention is sparse.
  absl::Status ForChunks(const LayerStep& layer, const RowSplit& split, int64_t window_tokens,
                         Attend attend);

  // `pages` bounds the sequences of a step together.
  void AddNeeds(const ModelGeometry& geometry, const StepBounds& bounds, int64_t pages,
                std::vector<WorkspaceNeed>& needs);

 private:
  // Rows that attend at once, and their pages in the copy. Where a step has one part, `step` is
  // empty: it is the step's own.
  struct Part {
    std::unique_ptr<StepRows> step;
    const int32_t* page_ids = nullptr;  // as the step's, of the copy; -1: it has no such page
    const int32_t* places = nullptr;    // [pages] in the step's page ids
    int pages = 0;
    int unwritten = 0;          // the first ones, if they are at home
    std::vector<PageRun> runs;  // of these, if the copy engine brings them

    bool is_brought() const { return !runs.empty(); }
  };
  struct Parts {
    const RowSplit* split = nullptr;
    int64_t window_tokens = 0;
    std::vector<Part> parts;
  };

  absl::StatusOr<const Parts*> PartsOf(const LayerStep& layer, const RowSplit& split,
                                       int64_t window_tokens);
  absl::StatusOr<Part> StagePart(const LayerStep& layer, const RowSplit& split,
                                 int64_t window_tokens, absl::Span<const int> rows, bool is_whole);

  // The part's pages in bf16, once they are queued.
  absl::StatusOr<DevicePages> CopyOf(const LayerStep& layer, const Part& part);
  absl::Status CopyWritten(const LayerStep& layer, const Part& part, const DevicePages& to);
  // Queues the copies of pages [first, end) of a part, out of `from` whose ids are in `rows`.
  absl::Status Copy(const DeviceRows& rows, const DevicePages& from, const Part& part, int first,
                    int end, const DevicePages& to);
  HomeStream::Load LoadOf(const DevicePages& from, const Part& part) const;
  absl::StatusOr<DevicePages> MemoryFor(const LayerStep& layer, const Part& part);
  // Begins to bring what the next layer's chunks attend to, if it is known which is next.
  absl::Status BeginNext(const LayerStep& layer, const Parts& parts);
  // The step's layers in their order, as steps before had them.
  void NoteTurn(const DevicePages& pages);

  StagingRing& staging_;
  RoomFetch& rooms_;
  const WrittenPages& written_;
  const int64_t least_bytes_;  // of the copy, where a step reads as much
  const cudaStream_t stream_;
  Workspace expanded_;
  HomeStream homes_;
  std::map<const void*, DevicePages> behind_;  // the layer behind each, as steps had them so far

  // Of the step that has begun.
  const RaggedBatch* batch_ = nullptr;
  const void* first_layer_ = nullptr;
  const void* last_layer_ = nullptr;
  std::deque<Parts> parts_;
};

}  // namespace longspan::cuda
