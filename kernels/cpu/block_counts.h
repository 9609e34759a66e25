// Counts the blocks that one query and KV head selected. Any thread.
#pragma once

#include <cstdint>

#include "kernels/nsa_params.h"
#include "kernels/ops.h"

namespace longspan::cpu {

// `chosen`, as in block_choice.h, of a query in block `own_block`: by why each was selected. One
// that is forced twice, in a short sequence, counts as a sink.
void CountSelected(const NsaParams& nsa, int64_t own_block, const int32_t* chosen,
                   SelectedBlocks& blocks);

// Those of `chosen` that are in `chosen_before` too, the choice of the query before.
void CountReused(const NsaParams& nsa, const int32_t* chosen, const int32_t* chosen_before,
                 SelectedBlocks& blocks);

}  // namespace longspan::cpu
