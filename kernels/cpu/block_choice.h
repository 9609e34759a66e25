// From the importance of compressed entries to the blocks that a query reads (NSA, arXiv
// 2502.11089, equations 9 to 12), for one query and one KV head. Any thread.
#pragma once

#include <cstdint>

#include "kernels/nsa_params.h"

namespace longspan::cpu {

// Entries of which PoolBlocks reads the importance, for blocks 0 … last_block.
int64_t PooledEntries(const NsaParams& nsa, int64_t last_block);

// scores[j] for j = 0 … last_block, from importance[e], zero where entry e does not exist or is
// not visible. Block j shares tokens with entries e = a*j … a*j + a + b - 2, a = B/d, b = l/d.
void PoolBlocks(const NsaParams& nsa, const float* importance, int64_t last_block, float* scores);

// The blocks of a query in block `own_block`, ascending, filled up to nsa.selected_blocks with -1.
// All of them while they are no more than that; `scores` [own_block + 1] is not read then.
void ChooseBlocks(const NsaParams& nsa, const float* scores, int64_t own_block, int32_t* chosen);

}  // namespace longspan::cpu
