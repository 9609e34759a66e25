// The orders in which selected attention can make the same sums; README.md says what each one
// moves.
#pragma once

#include <cstdint>

namespace longspan::cuda {

enum class SelectedPath : uint8_t {
  kAuto,
  kFsaOrder,   // blocks outermost, gathered queries, partial outputs, a reduction
  kUnionTile,  // query tiles outermost, each walking the union of its queries' blocks
  kNsaOrder,   // one query token at a time
};

}  // namespace longspan::cuda
