#include "tests/sim/asked_pages.h"

#include <set>

#include "kernels/rooms/pages_read.h"
#include "tests/sim/fake_model.h"

namespace longspan {
namespace {

constexpr int64_t kAlikeTokens = 4;  // so many in a row select alike

// The last of so many pages and some others, at most `most` in all; ascending.
std::vector<int32_t> Selected(const ForwardRow& row, size_t pages, int32_t most) {
  std::set<int32_t> chosen = {static_cast<int32_t>(pages) - 1};
  uint64_t hash = Mix(static_cast<uint64_t>(row.sequence),
                      static_cast<uint64_t>(row.first_position / kAlikeTokens));
  for (int32_t i = 1; i < most; ++i) {
    hash = Mix(hash, kEmptyHash);
    chosen.insert(static_cast<int32_t>((hash >> 16) % pages));
  }
  return {chosen.begin(), chosen.end()};
}

}  // namespace

void AskedPages::Add(const ForwardRow& row, absl::Span<const int32_t> table) {
  std::vector<int32_t> numbers;  // in the sequence
  if (row.attends_densely || selected_pages_ == 0) {
    by_definition.insert(by_definition.end(), table.begin(), table.end());
    AddPagesRead(row.first_position, numbers);
  } else {
    std::vector<int32_t> blocks = Selected(row, table.size(), selected_pages_);
    for (const int32_t page : blocks) by_definition.push_back(table[page]);
    NsaParams nsa;
    nsa.block_tokens = kPageTokens;
    nsa.selected_blocks = selected_pages_;
    nsa.window_branch = false;
    blocks.resize(selected_pages_, -1);
    AddPagesRead(nsa, row.first_position, blocks, numbers);
  }
  for (const int32_t number : numbers) by_backend.push_back(table[number]);
}

}  // namespace longspan
