// Blocks of GGUF's quantised types as parts of products: codes, one a byte, and the factors of
// their scales, as kernels/weight_parts.h has them. What dequantize.h computes of a block, the
// formula there gives bit for bit.
#pragma once

#include <cstdint>

#include "absl/strings/string_view.h"

namespace longspan {

// Where the numbers of one block go. Those that the type lacks are null.
struct BlockPlace {
  uint8_t* codes = nullptr;
  uint16_t* scale = nullptr;        // f16
  uint16_t* minimum = nullptr;      // f16
  int8_t* group_scales = nullptr;   // one a group
  uint8_t* group_minima = nullptr;  // likewise
};

// Of a type whose blocks are parts of products. A scale is for a whole block.
struct BlockCodes {
  absl::string_view type;
  int bits = 0;
  int group_inputs = 0;
  int zero = 0;
  bool has_minimum = false;
  bool has_group_scales = false;  // and, with a minimum, minima of groups
  void (*unpack)(const uint8_t* block, const BlockPlace& place) = nullptr;
};

// Null for a type without codes, and for those that are not served.
const BlockCodes* FindBlockCodes(absl::string_view type);

}  // namespace longspan
