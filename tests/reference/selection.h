// From the importance of compressed entries to the blocks that a query reads (NSA, arXiv
// 2502.11089, equations 9 to 12), for one query and one KV head.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/nsa_params.h"

namespace longspan::reference {

// Scores of the causal blocks 0 … J, J = position / B, from importance [visible entries].
std::vector<double> BlockScores(const NsaParams& nsa, const std::vector<double>& importance,
                                int64_t position);

// Chosen whatever the scores: the initial blocks, and the local ones up to the query's own.
bool IsForced(const NsaParams& nsa, int64_t block, int64_t own_block);

// The chosen blocks, ascending, from scores [J + 1]; of equal scores the lower block wins.
std::vector<int> SelectBlocks(const NsaParams& nsa, const std::vector<double>& scores);

// Whether `chosen`, in any order, is the reference's choice up to blocks whose scores are within
// `relative_margin` of the cut between chosen and left out, or where both sides of it are so small
// that fp32 may or may not underflow. Forced blocks are never excused.
bool SelectionAgrees(const NsaParams& nsa, const std::vector<double>& scores,
                     const std::vector<int>& chosen, double relative_margin = 1e-3);

}  // namespace longspan::reference
