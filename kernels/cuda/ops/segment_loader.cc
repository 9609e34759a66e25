#include "kernels/cuda/ops/segment_loader.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/ops/packed_forms.h"
#include "kernels/cuda/ops/packed_scales.h"

namespace longspan::cuda {
namespace {

int64_t RowBytes(const WeightPart& part) {
  return part.inputs() * static_cast<int64_t>(SizeBytes(part.values.dtype));
}

// Bytes that the scales of a row take in the room.
int64_t RowScaleBytes(const WeightPart& part) {
  constexpr auto kScaleBytes = static_cast<int64_t>(sizeof(float));
  if (part.format != WeightFormat::kGrouped) return kScaleBytes;
  return part.inputs() / part.grouped.group_inputs * static_cast<int64_t>(sizeof(GroupTerms));
}

// Rows of a piece; whole blocks of scales, or tiles, which divide a piece wherever rows are at most
// 64 KiB.
absl::StatusOr<int64_t> RowsOfPiece(const WeightPart& part) {
  const auto room = static_cast<int64_t>(WeightUpload::kPieceBytes);
  const int64_t multiple = part.format == WeightFormat::kGrouped ? kPackedTileOutputs
                           : HasBlockScales(part)                ? kFloat8Block
                                                                 : 1;
  const int64_t most = room / RowScaleBytes(part);
  const int64_t rows = std::min(room / RowBytes(part), most) / multiple * multiple;
  if (rows > 0) return rows;
  return absl::InvalidArgumentError(
      absl::StrCat("prepare_linear: ", multiple, " rows of ", RowBytes(part),
                   " bytes are converted at a time, accepted together: ", room, " bytes"));
}

int64_t BlocksUpTo(int64_t size) { return (size + kFloat8Block - 1) / kFloat8Block; }

// The terms of rows [begin, begin + count), group by group.
std::vector<GroupTerms> TermsOfRows(const WeightPart& part, int64_t begin, int64_t count) {
  const int64_t groups = part.inputs() / part.grouped.group_inputs;
  std::vector<GroupTerms> terms;
  terms.reserve(count * groups);
  for (int64_t output = begin; output < begin + count; ++output) {
    for (int64_t group = 0; group < groups; ++group) {
      terms.push_back(TermsOf(part, output, group));
    }
  }
  return terms;
}

}  // namespace

PackedView Segment::packed() const {
  return {plan.packed, static_cast<const uint32_t*>(values->data()),
          static_cast<const uint32_t*>(group_scales->data()),
          static_cast<const float*>(scales->data())};
}

absl::StatusOr<std::unique_ptr<SegmentLoader>> SegmentLoader::Create(std::shared_ptr<Arena> arena,
                                                                     cudaStream_t stream,
                                                                     void* room) {
  auto loader = absl::WrapUnique(new SegmentLoader(std::move(arena), stream, room));
  LONGSPAN_ASSIGN_OR_RETURN(loader->upload_, WeightUpload::Create(stream));
  return loader;
}

absl::StatusOr<Segment> SegmentLoader::Load(const SegmentPlan& plan,
                                            absl::Span<const WeightPart> parts,
                                            absl::Span<const float> bias, DType compute_dtype) {
  Segment segment;
  segment.plan = plan;
  LONGSPAN_ASSIGN_OR_RETURN(segment.values,
                            arena_->AllocateRaw("weights", plan.value_bytes(compute_dtype)));
  if (plan.scale_bytes() > 0) {
    LONGSPAN_ASSIGN_OR_RETURN(segment.scales, arena_->AllocateRaw("weights", plan.scale_bytes()));
  }
  if (plan.group_scale_bytes() > 0) {
    LONGSPAN_ASSIGN_OR_RETURN(segment.group_scales,
                              arena_->AllocateRaw("weights", plan.group_scale_bytes()));
  }
  int64_t first_output = 0;
  for (const WeightPart& part : parts) {
    LONGSPAN_RETURN_IF_ERROR(Place(part, segment, first_output, compute_dtype));
    first_output += part.outputs();
  }
  if (!bias.empty()) {
    const size_t bytes = bias.size() * sizeof(float);
    LONGSPAN_ASSIGN_OR_RETURN(segment.bias, arena_->AllocateRaw("weights", bytes));
    LONGSPAN_RETURN_IF_ERROR(upload_->Copy(segment.bias->data(), bias.data(), bytes));
  }
  return segment;
}

absl::Status SegmentLoader::Place(const WeightPart& part, const Segment& segment,
                                  int64_t first_output, DType compute_dtype) {
  auto* const values = static_cast<std::byte*>(segment.values->data());
  if (segment.plan.form == SegmentForm::kPlain) {
    std::byte* const to = values + first_output * part.inputs() * SizeBytes(compute_dtype);
    if (part.format == WeightFormat::kFloat8) return Widen(part, compute_dtype, to);
    if (part.format == WeightFormat::kGrouped) return WidenGrouped(part, compute_dtype, to);
    if (part.values.dtype != compute_dtype) return Convert(part, compute_dtype, to);
    return upload_->Copy(to, part.values.data, part.values.bytes());
  }
  if (segment.plan.form == SegmentForm::kPacked) return Pack(part, segment, first_output);
  std::byte* const to = values + first_output * part.inputs();
  if (part.format == WeightFormat::kPlain) {
    return Round(part, reinterpret_cast<uint8_t*>(to),
                 static_cast<float*>(segment.scales->data()) + first_output);
  }
  LONGSPAN_RETURN_IF_ERROR(upload_->Copy(to, part.values.data, part.values.bytes()));
  return PlaceScales(part, segment, first_output);
}

absl::Status SegmentLoader::UploadRows(const WeightPart& part, int64_t begin, int64_t count) {
  return upload_->Copy(room_, part.values.as<const std::byte>() + begin * RowBytes(part),
                       count * RowBytes(part));
}

absl::Status SegmentLoader::Convert(const WeightPart& part, DType to_dtype, std::byte* to) {
  const DType from_dtype = part.values.dtype;
  const auto piece = static_cast<int64_t>(WeightUpload::kPieceBytes / SizeBytes(from_dtype));
  const auto* from = part.values.as<const std::byte>();
  for (int64_t begin = 0; begin < part.values.elements(); begin += piece) {
    const int64_t count = std::min(piece, part.values.elements() - begin);
    LONGSPAN_RETURN_IF_ERROR(
        upload_->Copy(room_, from + begin * SizeBytes(from_dtype), count * SizeBytes(from_dtype)));
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchConvert(room_, from_dtype, count, to_dtype,
                                                to + begin * SizeBytes(to_dtype), stream_));
  }
  return absl::OkStatus();
}

absl::Status SegmentLoader::Round(const WeightPart& part, uint8_t* values, float* scales) {
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t piece, RowsOfPiece(part));
  for (int64_t begin = 0; begin < part.outputs(); begin += piece) {
    const int64_t count = std::min(piece, part.outputs() - begin);
    LONGSPAN_RETURN_IF_ERROR(UploadRows(part, begin, count));
    const TensorView rows = {room_, part.values.dtype, 2, {count, part.inputs()}};
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        LaunchRoundToFloat8(rows, values + begin * part.inputs(), scales + begin, stream_));
  }
  return absl::OkStatus();
}

absl::Status SegmentLoader::Widen(const WeightPart& part, DType to_dtype, std::byte* to) {
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t piece, RowsOfPiece(part));
  for (int64_t begin = 0; begin < part.outputs(); begin += piece) {
    const int64_t count = std::min(piece, part.outputs() - begin);
    LONGSPAN_RETURN_IF_ERROR(UploadRows(part, begin, count));
    LONGSPAN_ASSIGN_OR_RETURN(const Float8ScaleGrid grid, UploadScales(part, begin, count));
    LONGSPAN_CUDA_RETURN_IF_ERROR(
        LaunchWidenFloat8(reinterpret_cast<const uint8_t*>(room_), count, part.inputs(), grid,
                          to_dtype, to + begin * part.inputs() * SizeBytes(to_dtype), stream_));
  }
  return absl::OkStatus();
}

absl::StatusOr<Float8ScaleGrid> SegmentLoader::UploadScales(const WeightPart& part, int64_t begin,
                                                            int64_t count) {
  const auto* scales = part.float8_scales.as<const std::byte>();
  Float8ScaleGrid grid;
  grid.inputs = HasBlockScales(part) ? kFloat8Block : part.inputs();
  int64_t first = 0;
  int64_t scale_count = 1;
  if (HasBlockScales(part)) {
    grid.outputs = kFloat8Block;
    grid.stride = part.float8_scales.shape[1];
    first = begin / kFloat8Block * grid.stride;
    scale_count = BlocksUpTo(count) * grid.stride;
  } else if (part.float8_scales.shape[0] == 1) {
    grid.outputs = count;
  } else {
    first = begin;
    scale_count = count;
  }
  std::byte* const room = room_ + WeightUpload::kPieceBytes;
  LONGSPAN_RETURN_IF_ERROR(
      upload_->Copy(room, scales + first * sizeof(float), scale_count * sizeof(float)));
  grid.scales = reinterpret_cast<const float*>(room);
  return grid;
}

// A part's one scale is repeated for each output.
absl::Status SegmentLoader::PlaceScales(const WeightPart& part, const Segment& segment,
                                        int64_t first_output) {
  const SegmentPlan& plan = segment.plan;
  const auto* from = part.float8_scales.as<const std::byte>();  // need not be aligned
  const bool blocks = plan.form == SegmentForm::kFloat8Blocks;
  const int64_t rows = blocks ? part.float8_scales.shape[0] : part.outputs();
  const int64_t first_row = blocks ? first_output / kFloat8Block : first_output;
  const int64_t columns = part.float8_scales.shape[1];
  std::vector<float> scales(rows * plan.scale_columns(), 0.0F);
  for (int64_t row = 0; row < rows; ++row) {
    const int64_t own_row = part.float8_scales.shape[0] == 1 ? 0 : row;
    std::memcpy(&scales[row * plan.scale_columns()], from + own_row * columns * sizeof(float),
                columns * sizeof(float));
  }
  return upload_->Copy(
      static_cast<float*>(segment.scales->data()) + first_row * plan.scale_columns(), scales.data(),
      scales.size() * sizeof(float));
}

// `first_output` is that of a tile.
absl::Status SegmentLoader::Pack(const WeightPart& part, const Segment& segment,
                                 int64_t first_output) {
  std::string why_not;
  const PackedShape shape = PackedShapeOf(part, why_not);
  const int64_t first_tile = first_output / kPackedTileOutputs;
  const PackedScales scales = PackScales(part, shape);
  LONGSPAN_RETURN_IF_ERROR(upload_->Copy(
      static_cast<std::byte*>(segment.group_scales->data()) + first_tile * shape.tile_scale_bytes(),
      scales.pairs.data(), shape.scale_bytes()));
  LONGSPAN_RETURN_IF_ERROR(upload_->Copy(static_cast<float*>(segment.scales->data()) + first_output,
                                         scales.factors.data(),
                                         scales.factors.size() * sizeof(float)));
  auto* const codes = static_cast<std::byte*>(segment.values->data());
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t piece, RowsOfPiece(part));
  for (int64_t begin = 0; begin < part.outputs(); begin += piece) {
    const CodeRows rows = {reinterpret_cast<const uint8_t*>(room_),
                           std::min(piece, part.outputs() - begin), part.inputs(),
                           part.grouped.bits};
    LONGSPAN_RETURN_IF_ERROR(UploadRows(part, begin, rows.outputs));
    std::byte* const to =
        codes + (first_tile + begin / kPackedTileOutputs) * shape.tile_code_bytes();
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchPackCodes(rows, shape, CodeShift(part, shape),
                                                  reinterpret_cast<uint32_t*>(to), stream_));
  }
  return absl::OkStatus();
}

absl::Status SegmentLoader::WidenGrouped(const WeightPart& part, DType to_dtype, std::byte* to) {
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t piece, RowsOfPiece(part));
  std::byte* const room_of_terms = room_ + WeightUpload::kPieceBytes;
  for (int64_t begin = 0; begin < part.outputs(); begin += piece) {
    const CodeRows rows = {reinterpret_cast<const uint8_t*>(room_),
                           std::min(piece, part.outputs() - begin), part.inputs(),
                           part.grouped.bits};
    LONGSPAN_RETURN_IF_ERROR(UploadRows(part, begin, rows.outputs));
    const std::vector<GroupTerms> terms = TermsOfRows(part, begin, rows.outputs);
    LONGSPAN_RETURN_IF_ERROR(
        upload_->Copy(room_of_terms, terms.data(), terms.size() * sizeof(GroupTerms)));
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchWidenGrouped(
        rows, reinterpret_cast<const float*>(room_of_terms), part.grouped.group_inputs, to_dtype,
        to + begin * part.inputs() * SizeBytes(to_dtype), stream_));
  }
  return absl::OkStatus();
}

}  // namespace longspan::cuda
