#include "kernels/cpu/packed/pack.h"

#include <algorithm>
#include <cstring>

#include "kernels/cpu/packed/half.h"

namespace longspan::cpu {
namespace {

constexpr int kBlockChunks = kUnpackedBlockBytes / kChunkBytes;
constexpr int kNibbleBytes = kUnpackedBlockBytes / 2;

// Codes of 16 outputs and 32 inputs, a byte each, in chunks.
using UnpackedBlock = uint8_t[kBlockChunks][kChunkBytes];

// How many bits a byte of a plane has for each chunk, and of which plane's byte.
struct PlanePlace {
  int byte;
  int shift;
};

PlanePlace PlaneOf(int bits, int chunk) {
  const int high_bits = bits - 4;
  const int chunks_per_plane = 8 / high_bits >= kBlockChunks ? kBlockChunks : 8 / high_bits;
  return {kNibbleBytes + chunk / chunks_per_plane * kChunkBytes,
          chunk % chunks_per_plane * high_bits};
}

// What the panel's outputs have of one block, zeros elsewhere.
void GatherCodes(const WeightPart& part, const PackedLayout& layout, int64_t first_output,
                 int64_t block, UnpackedBlock& codes) {
  std::memset(codes, 0, sizeof(codes));
  const int64_t first = block * kBlockInputs;
  const int64_t outputs = std::min<int64_t>(kPanelOutputs, layout.outputs - first_output);
  const int64_t inputs = std::min<int64_t>(kBlockInputs, layout.inputs - first);
  const uint8_t mask = static_cast<uint8_t>((1 << part.grouped.bits) - 1);
  for (int64_t output = 0; output < outputs; ++output) {
    const uint8_t* row =
        part.values.as<const uint8_t>() + (first_output + output) * layout.inputs + first;
    for (int64_t input = 0; input < inputs; ++input) {
      codes[input / 4][output * 4 + input % 4] = row[input] & mask;
    }
  }
}

void PackBlock(const UnpackedBlock& codes, int bits, uint8_t* block) {
  if (bits == 8) {
    std::memcpy(block, codes, sizeof(codes));
    return;
  }
  for (int chunk = 0; chunk < kBlockChunks / 2; ++chunk) {
    for (int i = 0; i < kChunkBytes; ++i) {
      const int low = codes[chunk][i] & 15;
      const int high = codes[chunk + kBlockChunks / 2][i] & 15;
      block[chunk * kChunkBytes + i] = static_cast<uint8_t>(low | high << 4);
    }
  }
  if (bits == 4) return;
  for (int chunk = 0; chunk < kBlockChunks; ++chunk) {
    const PlanePlace place = PlaneOf(bits, chunk);
    for (int i = 0; i < kChunkBytes; ++i) {
      const int above = codes[chunk][i] >> 4;
      block[place.byte + i] = static_cast<uint8_t>(block[place.byte + i] | above << place.shift);
    }
  }
}

// An array [outputs, columns] becomes [columns, 16] of the panel.
void PackColumns(const TensorView& array, int64_t offset, int64_t first_output, int64_t outputs,
                 std::byte* panel) {
  if (offset == 0) return;
  const auto bytes = static_cast<int64_t>(SizeBytes(array.dtype));
  const int64_t columns = array.shape[1];
  for (int64_t output = 0; output < outputs; ++output) {
    const std::byte* row = array.as<const std::byte>() + (first_output + output) * columns * bytes;
    for (int64_t column = 0; column < columns; ++column) {
      std::memcpy(panel + offset + (column * kPanelOutputs + output) * bytes, row + column * bytes,
                  bytes);
    }
  }
}

int CodeAt(const std::byte* packed_block, int bits, int64_t output, int64_t input) {
  const auto* block = reinterpret_cast<const uint8_t*>(packed_block);
  const int chunk = static_cast<int>(input / 4);
  const int64_t byte = output * 4 + input % 4;
  if (bits == 8) return block[chunk * kChunkBytes + byte];
  const int half = kBlockChunks / 2;
  const int low = block[chunk % half * kChunkBytes + byte] >> (chunk < half ? 0 : 4) & 15;
  if (bits == 4) return low;
  const PlanePlace place = PlaneOf(bits, chunk);
  const int above = block[place.byte + byte] >> place.shift & ((1 << (bits - 4)) - 1);
  return low | above << 4;
}

template <typename Number>
Number NumberAt(const std::byte* panel, int64_t offset, int64_t column, int64_t output) {
  Number number;
  std::memcpy(
      &number,
      panel + offset + (column * kPanelOutputs + output) * static_cast<int64_t>(sizeof(number)),
      sizeof(number));
  return number;
}

float FactorAt(const std::byte* panel, int64_t offset, DType dtype, int64_t column,
               int64_t output) {
  if (dtype == DType::kF32) return NumberAt<float>(panel, offset, column, output);
  return WidenHalf(NumberAt<uint16_t>(panel, offset, column, output));
}

// Scale, zero and minimum of one group of one output.
struct GroupTerms {
  float scale = 1.0F;
  int zero = 0;
  float minimum = 0.0F;
};

GroupTerms TermsOf(const PackedLayout& layout, const std::byte* panel, int64_t group,
                   int64_t output) {
  const int64_t column = group / layout.groups_per_scale;
  GroupTerms terms;
  terms.scale = FactorAt(panel, layout.scales_offset, layout.scale_dtype, column, output);
  if (layout.group_scales_offset > 0) {
    terms.scale *= NumberAt<int8_t>(panel, layout.group_scales_offset, group, output);
  }
  terms.zero = layout.zero;
  if (layout.zeros_offset > 0) {
    terms.zero = NumberAt<uint8_t>(panel, layout.zeros_offset, group, output);
  }
  if (layout.minima_offset > 0) {
    terms.minimum = FactorAt(panel, layout.minima_offset, layout.minimum_dtype, column, output);
  }
  if (layout.group_minima_offset > 0) {
    terms.minimum *= NumberAt<uint8_t>(panel, layout.group_minima_offset, group, output);
  }
  return terms;
}

}  // namespace

void PackPanel(const WeightPart& part, const PackedLayout& layout, int64_t panel,
               std::byte* packed) {
  const int64_t first_output = panel * kPanelOutputs;
  const int64_t outputs = std::min<int64_t>(kPanelOutputs, layout.outputs - first_output);
  for (int64_t block = 0; block < layout.blocks(); ++block) {
    UnpackedBlock codes;
    GatherCodes(part, layout, first_output, block, codes);
    PackBlock(codes, layout.bits,
              reinterpret_cast<uint8_t*>(packed + block * layout.block_bytes()));
  }
  const GroupedScales& grouped = part.grouped;
  PackColumns(grouped.scales, layout.scales_offset, first_output, outputs, packed);
  PackColumns(grouped.minima, layout.minima_offset, first_output, outputs, packed);
  PackColumns(grouped.group_scales, layout.group_scales_offset, first_output, outputs, packed);
  PackColumns(grouped.group_minima, layout.group_minima_offset, first_output, outputs, packed);
  PackColumns(grouped.zeros, layout.zeros_offset, first_output, outputs, packed);
}

void ReadPackedRow(const PackedLayout& layout, const std::byte* packed, int64_t output,
                   float* row) {
  const std::byte* panel = packed + output / kPanelOutputs * layout.panel_bytes;
  const int64_t column = output % kPanelOutputs;
  const int64_t group_inputs = layout.inputs / layout.groups();
  for (int64_t group = 0; group < layout.groups(); ++group) {
    const GroupTerms terms = TermsOf(layout, panel, group, column);
    const int64_t first = group * group_inputs;
    for (int64_t input = first; input < first + group_inputs; ++input) {
      const std::byte* block = panel + input / kBlockInputs * layout.block_bytes();
      const int code = CodeAt(block, layout.bits, column, input % kBlockInputs);
      row[input] = terms.scale * static_cast<float>(code - terms.zero) - terms.minimum;
    }
  }
}

}  // namespace longspan::cpu
