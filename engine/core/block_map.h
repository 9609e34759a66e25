// Counts which pages of a prompt the selected branch read for the answer (BlockMap). Pure.
#pragma once

#include <cstdint>

#include "engine/model/forward_batch.h"
#include "engine/request/events.h"
#include "kernels/kv_layout.h"

namespace longspan {

// A map has its layers in at most so many groups, as equal as possible. That of a prompt of a
// million tokens then has 131,072 counts.
inline constexpr int kMostLayerGroups = 8;

int LayerGroups(int layers);
// Pages of the prompt, of all groups.
int64_t BlockMapCounts(int layers, int64_t prompt_tokens);

// Nothing is counted yet.
BlockMap EmptyBlockMap(int layers, int64_t prompt_tokens);
// One more token of the answer: what the query that it was drawn from selected, which is row `row`
// of `choices`. A page counts once a layer and KV head, however many of its blocks are selected; a
// block that is longer than a page counts for each page that it has tokens of.
void CountAnswerToken(const BlockChoices& choices, int row, int block_tokens, BlockMap& map);

}  // namespace longspan
