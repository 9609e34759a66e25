#include "engine/loader/base/packed_weight.h"

#include <utility>

#include "engine/loader/base/head_rows.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr size_t kPartAlignmentBytes = 64;

size_t AlignedBytes(const TensorView& tensor) {
  return (tensor.bytes() + kPartAlignmentBytes - 1) / kPartAlignmentBytes * kPartAlignmentBytes;
}

void PlaceTensors(const PackedWeight& weight, UnpackedPart& unpacked) {
  WeightPart& part = unpacked.part;
  part.values.data = const_cast<void*>(weight.ValuesInPlace());
  size_t bytes = kPartAlignmentBytes;
  ForEachTensorOf(part, [&](const TensorView& tensor) {
    if (tensor.data == nullptr) bytes += AlignedBytes(tensor);
  });
  unpacked.memory = AllocateUnset(bytes);
  const auto address = reinterpret_cast<uintptr_t>(unpacked.memory.get());
  auto* free = reinterpret_cast<char*>(unpacked.memory.get()) +
               (kPartAlignmentBytes - address % kPartAlignmentBytes) % kPartAlignmentBytes;
  ForEachTensorOf(part, [&](TensorView& tensor) {
    if (tensor.data != nullptr) return;
    tensor.data = free;
    free += AlignedBytes(tensor);
  });
}

}  // namespace

int BitsOf(const WeightPart& part) {
  return part.format == WeightFormat::kGrouped ? part.grouped.bits
                                               : 8 * static_cast<int>(SizeBytes(part.values.dtype));
}

UnsetMemory AllocateUnset(size_t bytes) {
  return std::make_unique_for_overwrite<uint64_t[]>((bytes + 7) / 8);
}

void ForEachTensorOf(WeightPart& part, absl::FunctionRef<void(TensorView&)> visit) {
  GroupedScales& grouped = part.grouped;
  for (TensorView* tensor :
       {&part.values, &part.float8_scales, &grouped.scales, &grouped.group_scales, &grouped.minima,
        &grouped.group_minima, &grouped.zeros}) {
    if (tensor->rank > 0) visit(*tensor);
  }
}

absl::StatusOr<UnpackedPart> UnpackPart(const PackedWeight& weight, int interleaved_heads) {
  UnpackedPart unpacked = {weight.Describe(), nullptr};
  PlaceTensors(weight, unpacked);
  LONGSPAN_RETURN_IF_ERROR(weight.Unpack(unpacked.part));
  if (interleaved_heads == 0) return unpacked;
  ForEachTensorOf(unpacked.part, [&](const TensorView& tensor) {
    const int64_t rows = tensor.shape[0];
    OrderHeadRows(interleaved_heads, rows, tensor.bytes() / static_cast<size_t>(rows), tensor.data);
  });
  return unpacked;
}

}  // namespace longspan
