// Puts the parts of a segment on the device, each in the segment's form: copied as they are, or in
// pieces that are converted there, between products on the same stream.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/cuda/base/arena.h"
#include "kernels/cuda/ops/weight_forms.h"
#include "kernels/cuda/ops/weight_segments.h"
#include "kernels/cuda/ops/weight_upload.h"

namespace longspan::cuda {

struct Segment {
  SegmentPlan plan;
  std::unique_ptr<Buffer> values;        // [outputs, inputs], or codes (packed_layout.h)
  std::unique_ptr<Buffer> scales;        // unless plain, as weight_segments.h says
  std::unique_ptr<Buffer> group_scales;  // of packed ones (packed_layout.h)
  std::unique_ptr<Buffer> bias;          // [outputs] f32, or null

  // Of a packed one.
  PackedView packed() const;
};

class SegmentLoader {
 public:
  // `room` [room_bytes] of the device is the loader's between any two calls of others: for a piece
  // and its scales.
  static constexpr size_t kRoomBytes = 2 * WeightUpload::kPieceBytes;
  static absl::StatusOr<std::unique_ptr<SegmentLoader>> Create(std::shared_ptr<Arena> arena,
                                                               cudaStream_t stream, void* room);

  // `parts` are the plan's; `bias` [outputs] or empty. The host's arrays have been read when it
  // returns.
  absl::StatusOr<Segment> Load(const SegmentPlan& plan, absl::Span<const WeightPart> parts,
                               absl::Span<const float> bias, DType compute_dtype);

 private:
  SegmentLoader(std::shared_ptr<Arena> arena, cudaStream_t stream, void* room)
      : arena_(std::move(arena)), stream_(stream), room_(static_cast<std::byte*>(room)) {}

  absl::Status Place(const WeightPart& part, const Segment& segment, int64_t first_output,
                     DType compute_dtype);
  absl::Status Convert(const WeightPart& part, DType to_dtype, std::byte* to);
  absl::Status Widen(const WeightPart& part, DType to_dtype, std::byte* to);
  absl::Status Round(const WeightPart& part, uint8_t* values, float* scales);
  absl::Status PlaceScales(const WeightPart& part, const Segment& segment, int64_t first_output);
  absl::Status Pack(const WeightPart& part, const Segment& segment, int64_t first_output);
  absl::Status WidenGrouped(const WeightPart& part, DType to_dtype, std::byte* to);
  // Rows [begin, begin + count) of a part's values, in the room.
  absl::Status UploadRows(const WeightPart& part, int64_t begin, int64_t count);
  // The scales that those rows have, behind them in the room.
  absl::StatusOr<Float8ScaleGrid> UploadScales(const WeightPart& part, int64_t begin,
                                               int64_t count);

  const std::shared_ptr<Arena> arena_;
  const cudaStream_t stream_;
  std::byte* const room_;
  std::unique_ptr<WeightUpload> upload_;
};

}  // namespace longspan::cuda
