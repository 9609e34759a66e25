// Packs a weight of integers into panels, and reads its rows out of them. Any thread.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/cpu/packed/layout.h"

namespace longspan::cpu {

// `part` is kGrouped, with data, and has this layout. `packed` are the zeroed bytes of the panel.
void PackPanel(const WeightPart& part, const PackedLayout& layout, int64_t panel,
               std::byte* packed);

// Row `output` [inputs], by the formula of GroupedScales, out of all panels.
void ReadPackedRow(const PackedLayout& layout, const std::byte* packed, int64_t output, float* row);

}  // namespace longspan::cpu
