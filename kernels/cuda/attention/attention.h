// Attention as the backend calls it: chooses a kernel family for each kind of row and owns its
// workspace. Arguments are checked, results are queued on the stream.
//
//                     chunks                             single tokens
//   sparse            compressed_attention, block_choice,  sparse_decode, rooms between its two
//                     selected_attention, window_attention    launches
//   dense             dense_prefill                      sparse_decode (its dense kernel)
//
// Shapes and types that a family refuses, and other devices than sm_90, have the plain kernels
// (served_shapes says which, and why).
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "kernels/backend.h"
#include "kernels/cuda/attention/decode_attention.h"
#include "kernels/cuda/attention/expanded_pages.h"
#include "kernels/cuda/attention/prefill_attention.h"
#include "kernels/cuda/attention/room_fetch.h"
#include "kernels/cuda/attention/step_reads.h"
#include "kernels/cuda/attention/step_rows.h"
#include "kernels/cuda/attention/tile_attention.h"
#include "kernels/cuda/attention/written_pages.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/base/cuda_options.h"
#include "kernels/cuda/base/device.h"
#include "kernels/cuda/base/staging.h"
#include "kernels/ops.h"

namespace longspan::cuda {

class Attention {
 public:
  Attention(const std::shared_ptr<Arena>& arena, StagingRing* staging, const Device& device,
            const CudaOptions& options, cudaStream_t stream);

  // Both live until the step's end.
  void BeginStep(const RaggedBatch& batch, const StepRows& step);

  // Around the append of a layer: where pages of chunks are written to.
  absl::StatusOr<DeviceWrittenPages> BeginAppend(const KvLayerView& kv) {
    return written_.Begin(kv);
  }
  absl::Status EndAppend(const KvLayerView& kv) { return written_.GoHome(kv); }
  // What BeginAppend gave, until the next layer's.
  DeviceWrittenPages Written(const KvLayerView& kv) const { return written_.Of(kv.keys.data); }

  // q_bf16 [T, Hq, D]: the queries rounded; null with an fp32 cache.
  absl::Status Select(const NsaSelectArgs& args, const void* q_bf16);
  absl::Status Fetch(const FetchRoomsArgs& args);
  absl::Status Attend(const NsaAttendArgs& args, const void* q_bf16);
  absl::Status Dense(const DenseAttendArgs& args, const void* q_bf16);
  absl::Status Tiles(const TileAttendArgs& args, const void* q_bf16);
  // Queries have been rounded since Select.
  void InputsChanged() { decode_.InputsChanged(); }

  // How the rows that Attend or Dense was called for last were walked.
  const WalkedRows& walked() const { return walked_; }
  // What the step measured, on its way to the host; learnt once the step is finished.
  absl::StatusOr<MeasuredStep> EndStep();
  absl::Status Learn(const MeasuredStep& measured) { return prefill_.Learn(measured); }
  // What the device counted of rooms. Once for each step, in their order, `layout` as its layers'.
  void CountRooms(const MeasuredStep& measured, const KvLayout& layout, StepReads& reads) {
    rooms_.AddTo(measured.rooms, layout, reads);
  }

  // Unimplemented, with the reason, if the geometry asks for sparse decode or sparse prefill of a
  // dense model and there is no kernel for it: the plain ones have none.
  absl::Status CheckApproximations(const ModelGeometry& geometry) const;
  // Likewise of attention in e4m3, which is refused where no layer would have it.
  absl::Status CheckFloat8(const ModelGeometry& geometry) const;
  // `pages` bounds the sequences of a step together.
  void AddNeeds(const ModelGeometry& geometry, const StepBounds& bounds, int64_t pages,
                std::vector<WorkspaceNeed>& needs);

 private:
  // Which rows of a split have a family; the plain kernels have the others.
  struct Served {
    bool chunks = false;
    bool singles = false;
  };
  Served ServedSparse(const KvLayout& layout, int query_heads, DType out_dtype) const;
  Served ServedDense(const KvLayout& layout, int query_heads, DType out_dtype) const;
  bool TakesTensorCores(const KvLayout& layout) const;
  // The rows left to the plain kernels, or null if there are none.
  static const uint8_t* Rest(const RowSplit& split, const Served& served);
  int PlainSelectBlocks(int64_t tokens, int kv_heads) const;
  absl::Status PlainSelect(const NsaSelectArgs& args, const uint8_t* takes_part,
                           const void* q_bf16);
  // Rows that attend densely choose nothing.
  absl::Status ClearDenseRows(const NsaSelectArgs& args);

  const Device device_;
  const bool plain_only_;
  const bool float8_;
  const cudaStream_t stream_;
  RoomFetch rooms_;
  WrittenPages written_;
  ExpandedPages expanded_;
  PrefillAttention prefill_;
  TileAttention tiles_;
  DecodeAttention decode_;
  Workspace plain_select_;
  const StepRows* step_ = nullptr;
  WalkedRows walked_;
};

}  // namespace longspan::cuda
