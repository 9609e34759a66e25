// How a weight of integers lies in memory for products on the CPU: panels of 16 outputs. A panel
// has the codes of all inputs, then the scales as they were stored. All threads; a value.
//
// Codes come in blocks of 32 inputs, 64 bytes for each bit. With 8 bits that is eight chunks of 64
// bytes: for each of the 16 outputs four neighbouring inputs. With fewer, the lower four bits of
// chunks i and i + 4 share the bytes of chunk i, i < 4. Behind them are planes of 64 bytes with the
// bits above: of 5 bits, bit c of a byte is chunk c's; of 6, two bits for each chunk, four chunks a
// plane. Inputs beyond the last are zeros.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "kernels/weight_parts.h"

namespace longspan::cpu {

inline constexpr int kPanelOutputs = 16;
inline constexpr int kBlockInputs = 32;
// Four inputs of each output of a panel.
inline constexpr int kChunkBytes = 4 * kPanelOutputs;
inline constexpr int kUnpackedBlockBytes = kBlockInputs * kPanelOutputs;

struct PackedLayout {
  int64_t inputs = 0;
  int64_t outputs = 0;
  int bits = 8;         // of a code as it is kept: 4, 5, 6 or 8
  int run_inputs = 32;  // inputs of one sum of integers, which lie in one group: 16 or 32
  int64_t runs_per_group = 0;
  int64_t groups_per_scale = 0;
  int64_t scales = 0;  // of an output
  int zero = 0;
  DType scale_dtype = DType::kF16;
  DType minimum_dtype = DType::kF16;
  // Bytes of a panel before each; 0: absent. Each is [scales or groups, 16].
  int64_t scales_offset = 0;
  int64_t minima_offset = 0;
  int64_t group_scales_offset = 0;
  int64_t group_minima_offset = 0;
  int64_t zeros_offset = 0;
  int64_t panel_bytes = 0;

  int64_t blocks() const { return (inputs + kBlockInputs - 1) / kBlockInputs; }
  int64_t groups() const { return scales * groups_per_scale; }
  int64_t runs() const { return blocks() * (kBlockInputs / run_inputs); }
  int64_t block_bytes() const { return int64_t{kChunkBytes} * bits; }
  int64_t panels() const { return (outputs + kPanelOutputs - 1) / kPanelOutputs; }
  int64_t bytes() const { return panels() * panel_bytes; }
};

// What a part of `precision` is packed as. None: it is kept as numbers. Shapes and types alone are
// read; they have been checked.
std::optional<PackedLayout> LayoutOf(const WeightPart& part);

}  // namespace longspan::cpu
