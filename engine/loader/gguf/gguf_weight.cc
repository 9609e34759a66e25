#include "engine/loader/gguf/gguf_weight.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/gguf/unpack_blocks.h"
#include "engine/model/host_floats.h"
#include "kernels/base/in_parts.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

bool IsFiniteHalf(uint16_t bits) { return (bits & 0x7C00) != 0x7C00; }

TensorView Matrix(DType dtype, int64_t rows, int64_t columns) {
  TensorView tensor;
  tensor.dtype = dtype;
  tensor.rank = 2;
  tensor.shape = {rows, columns};
  return tensor;
}

class GgufWeight final : public PackedWeight {
 public:
  GgufWeight(const StoredTensor& tensor, const BlockCodes& codes)
      : entry_(tensor.entry), file_name_(tensor.file_name), codes_(codes) {
    blocks_ = reinterpret_cast<const uint8_t*>(tensor.data);
  }

  WeightPart Describe() const override {
    const int64_t outputs = entry_.shape[0];
    const int64_t inputs = entry_.shape[1];
    const int64_t blocks = inputs / block_elements();
    const int64_t groups = inputs / codes_.group_inputs;
    WeightPart part;
    part.format = WeightFormat::kGrouped;
    part.values = Matrix(DType::kU8, outputs, inputs);
    GroupedScales& grouped = part.grouped;
    grouped.bits = codes_.bits;
    grouped.group_inputs = codes_.group_inputs;
    grouped.scale_inputs = block_elements();
    grouped.zero = codes_.zero;
    grouped.scales = Matrix(DType::kF16, outputs, blocks);
    if (codes_.has_minimum) grouped.minima = grouped.scales;
    if (!codes_.has_group_scales) return part;
    grouped.group_scales = Matrix(DType::kI8, outputs, groups);
    if (codes_.has_minimum) grouped.group_minima = Matrix(DType::kU8, outputs, groups);
    return part;
  }

  absl::Status Unpack(const WeightPart& part) const override {
    InParts(part.outputs(), kUnpackedRows,
            [&](int64_t begin, int64_t end) { UnpackRows(part, begin, end); });
    const GroupedScales& grouped = part.grouped;
    LONGSPAN_RETURN_IF_ERROR(CheckFinite("scale", grouped.scales));
    return CheckFinite("minimum", grouped.minima);
  }

  std::string Label() const override { return std::string(codes_.type); }
  int64_t StoredBytes() const override { return static_cast<int64_t>(entry_.bytes); }

 private:
  int block_elements() const { return entry_.type->block_elements; }

  void UnpackRows(const WeightPart& part, int64_t begin, int64_t end) const {
    const GroupedScales& grouped = part.grouped;
    const int64_t row_blocks = grouped.scales.shape[1];
    const int block_groups = block_elements() / codes_.group_inputs;
    const int64_t block_bytes = entry_.type->block_bits / 8;
    for (int64_t block = begin * row_blocks; block < end * row_blocks; ++block) {
      BlockPlace place = {part.values.as<uint8_t>() + block * block_elements(),
                          grouped.scales.as<uint16_t>() + block};
      if (codes_.has_minimum) place.minimum = grouped.minima.as<uint16_t>() + block;
      if (codes_.has_group_scales) {
        place.group_scales = grouped.group_scales.as<int8_t>() + block * block_groups;
        if (codes_.has_minimum) {
          place.group_minima = grouped.group_minima.as<uint8_t>() + block * block_groups;
        }
      }
      codes_.unpack(blocks_ + block * block_bytes, place);
    }
  }

  absl::Status CheckFinite(const char* what, const TensorView& halves) const {
    if (halves.rank == 0) return absl::OkStatus();
    const auto* bits = halves.as<const uint16_t>();
    for (int64_t at = 0; at < halves.elements(); ++at) {
      if (IsFiniteHalf(bits[at])) continue;
      return absl::InvalidArgumentError(absl::StrCat(
          file_name_, ": tensor ", Summarize(Json(entry_.name)), " ", longspan::Describe(entry_),
          ": the ", what, " of block ", at % halves.shape[1], " of row ", at / halves.shape[1],
          " is ", FromF16(bits[at]), ", expected a finite number"));
    }
    return absl::OkStatus();
  }

  const TensorEntry entry_;
  const std::string file_name_;
  const BlockCodes& codes_;
  const uint8_t* blocks_ = nullptr;  // in a mapping, aligned or not
};

}  // namespace

std::shared_ptr<const PackedWeight> PackedGgufWeight(const StoredTensor& tensor) {
  const BlockCodes* codes = FindBlockCodes(tensor.entry.type->name);
  if (codes == nullptr || tensor.entry.shape.size() != 2) return nullptr;
  return std::make_shared<GgufWeight>(tensor, *codes);
}

}  // namespace longspan
