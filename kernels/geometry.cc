#include "kernels/geometry.h"

#include "absl/strings/str_cat.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

void CheckType(const char* name, DType found, ShapeCheck& check) {
  check.Require(found == DType::kBf16 || found == DType::kF32,
                absl::StrCat(name, " is ", Name(found)), "bf16 or f32");
}

}  // namespace

absl::Status CheckGeometry(const char* backend, const ModelGeometry& geometry) {
  const KvLayout& layout = geometry.layout;
  ShapeCheck check(backend);
  check.AtLeast("layers", layout.layers, 1);
  check.AtLeast("kv_heads", layout.kv_heads, 1);
  if (layout.kv_heads > 0) {
    check.Require(geometry.query_heads > 0 && geometry.query_heads % layout.kv_heads == 0,
                  absl::StrCat("query_heads is ", geometry.query_heads),
                  absl::StrCat("positive multiples of kv_heads ", layout.kv_heads));
  }
  check.Require(layout.head_dim >= 2 && layout.head_dim <= kMostHeadDim && layout.head_dim % 2 == 0,
                absl::StrCat("head_dim is ", layout.head_dim),
                absl::StrCat("even, 2 to ", kMostHeadDim));
  CheckType("compute type", geometry.compute_dtype, check);
  if (!layout.has_scales()) CheckType("type of keys and values", layout.kv_dtype, check);
  if (layout.has_summaries) {
    CheckType("type of summaries", layout.summary_dtype, check);
    check.Require(layout.carry_dtype == DType::kF32,
                  absl::StrCat("type of the carry is ", Name(layout.carry_dtype)), "f32");
    const absl::Status nsa = layout.prefill ? Validate(*layout.prefill) : Validate(layout.nsa);
    check.Require(nsa.ok(), nsa.message(), "the values named");
    if (nsa.ok()) {
      check.Between("kernel_size / kernel_stride", layout.nsa.sub_blocks_per_entry(), 1,
                    kMostSubBlocksPerEntry);
    }
  }
  return check.status();
}

}  // namespace longspan
