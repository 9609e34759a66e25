#include "engine/loader/gguf/gguf_types.h"

#include "absl/strings/str_cat.h"
#include "engine/loader/gguf/dequantize.h"

namespace longspan {
namespace {

struct NumberedType {
  uint32_t number;
  StoredType type;
};

constexpr StoredType PlainGguf(absl::string_view name, int bytes,
                               std::optional<DType> loads_as = std::nullopt) {
  return {.name = name, .block_bits = 8 * bytes, .loads_as = loads_as};
}

// Parsed, and refused where it is asked for.
constexpr StoredType BlocksGguf(absl::string_view name, int elements, int bytes) {
  return {.name = name, .block_bits = 8 * bytes, .block_elements = elements};
}

constexpr StoredType LoadedBlocksGguf(absl::string_view name, int elements, int bytes,
                                      DequantizeBlock dequantize) {
  StoredType type = BlocksGguf(name, elements, bytes);
  type.loads_as = DType::kBf16;
  type.dequantize = dequantize;
  return type;
}

constexpr NumberedType kGgufTypes[] = {
    {0, PlainGguf("F32", 4, DType::kF32)},
    {1, PlainGguf("F16", 2, DType::kF16)},
    {2, LoadedBlocksGguf("Q4_0", 32, 18, DequantizeQ4_0)},
    {3, LoadedBlocksGguf("Q4_1", 32, 20, DequantizeQ4_1)},
    {6, LoadedBlocksGguf("Q5_0", 32, 22, DequantizeQ5_0)},
    {7, LoadedBlocksGguf("Q5_1", 32, 24, DequantizeQ5_1)},
    {8, LoadedBlocksGguf("Q8_0", 32, 34, DequantizeQ8_0)},
    {9, BlocksGguf("Q8_1", 32, 40)},
    {10, BlocksGguf("Q2_K", 256, 84)},
    {11, BlocksGguf("Q3_K", 256, 110)},
    {12, LoadedBlocksGguf("Q4_K", 256, 144, DequantizeQ4K)},
    {13, LoadedBlocksGguf("Q5_K", 256, 176, DequantizeQ5K)},
    {14, LoadedBlocksGguf("Q6_K", 256, 210, DequantizeQ6K)},
    {15, BlocksGguf("Q8_K", 256, 292)},
    {16, BlocksGguf("IQ2_XXS", 256, 66)},
    {17, BlocksGguf("IQ2_XS", 256, 74)},
    {18, BlocksGguf("IQ3_XXS", 256, 98)},
    {19, BlocksGguf("IQ1_S", 256, 50)},
    {20, BlocksGguf("IQ4_NL", 32, 18)},
    {21, BlocksGguf("IQ3_S", 256, 110)},
    {22, BlocksGguf("IQ2_S", 256, 82)},
    {23, BlocksGguf("IQ4_XS", 256, 136)},
    {24, PlainGguf("I8", 1)},
    {25, PlainGguf("I16", 2)},
    {26, PlainGguf("I32", 4)},
    {27, PlainGguf("I64", 8)},
    {28, PlainGguf("F64", 8)},
    {29, BlocksGguf("IQ1_M", 256, 56)},
    {30, PlainGguf("BF16", 2, DType::kBf16)},
    {34, BlocksGguf("TQ1_0", 256, 54)},
    {35, BlocksGguf("TQ2_0", 256, 66)},
    {39, BlocksGguf("MXFP4", 32, 17)},
    {40, BlocksGguf("NVFP4", 64, 36)},
};

}  // namespace

const StoredType* FindGgufType(uint32_t number) {
  for (const NumberedType& known : kGgufTypes) {
    if (known.number == number) return &known.type;
  }
  return nullptr;
}

std::string LoadableGgufTypes() {
  std::string names;
  for (const NumberedType& known : kGgufTypes) {
    if (!known.type.loads_as) continue;
    absl::StrAppend(&names, names.empty() ? "" : ", ", known.type.name);
  }
  return names;
}

}  // namespace longspan
