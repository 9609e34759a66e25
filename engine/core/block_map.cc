#include "engine/core/block_map.h"

#include <algorithm>
#include <vector>

#include "absl/types/span.h"

namespace longspan {
namespace {

// blocks: ascending, filled up with -1.
void CountPages(absl::Span<const int32_t> blocks, int block_tokens, int64_t prompt_tokens,
                std::vector<uint32_t>& pages) {
  int64_t next_page = 0;  // those before have been counted, if they are selected
  for (const int32_t block : blocks) {
    const int64_t begin = int64_t{block} * block_tokens;
    if (block < 0 || begin >= prompt_tokens) return;
    const int64_t end = std::min(begin + block_tokens, prompt_tokens);
    next_page = std::max(next_page, PageOfToken(begin));
    for (; next_page < PagesForTokens(end); ++next_page) ++pages[next_page];
  }
}

}  // namespace

int LayerGroups(int layers) { return std::min(layers, kMostLayerGroups); }

int64_t BlockMapCounts(int layers, int64_t prompt_tokens) {
  return LayerGroups(layers) * PagesForTokens(prompt_tokens);
}

BlockMap EmptyBlockMap(int layers, int64_t prompt_tokens) {
  BlockMap map;
  map.prompt_tokens = prompt_tokens;
  const int groups = LayerGroups(layers);
  for (int group = 0; group < groups; ++group) {
    BlockMap::LayerGroup& added = map.layer_groups.emplace_back();
    added.first_layer = group * layers / groups;
    added.last_layer = (group + 1) * layers / groups - 1;
    added.selected_pages.resize(PagesForTokens(prompt_tokens));
  }
  return map;
}

void CountAnswerToken(const BlockChoices& choices, int row, int block_tokens, BlockMap& map) {
  ++map.answer_tokens;
  for (BlockMap::LayerGroup& group : map.layer_groups) {
    for (int layer = group.first_layer; layer <= group.last_layer; ++layer) {
      for (int head = 0; head < choices.kv_heads; ++head) {
        CountPages(choices.Of(layer, row, head), block_tokens, map.prompt_tokens,
                   group.selected_pages);
      }
    }
  }
}

}  // namespace longspan
