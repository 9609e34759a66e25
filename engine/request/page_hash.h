// What names the contents of a page of the KV cache: a chained SHA-256 over the tokens up to its
// end and over all else that decides what keys and values are. Equal names, equal bits. Any thread.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct PageHash {
  std::array<uint8_t, 32> bytes{};

  friend bool operator==(const PageHash& a, const PageHash& b) { return a.bytes == b.bytes; }
  template <typename H>
  friend H AbslHashValue(H state, const PageHash& hash) {
    uint64_t word = 0;  // any part of a SHA-256 is as good as another
    std::memcpy(&word, hash.bytes.data(), sizeof(word));
    return H::combine(std::move(state), word);
  }
};

// Who may share pages with whom, and everything but tokens that changes keys and values.
struct PrefixDomain {
  std::string tenant;
  std::string cache_salt;
  std::string model;             // what names weights, configuration and types of the cache
  bool attends_densely = false;  // as resolved for the request: deeper keys depend on it
  bool rotates_long = false;     // likewise (Request::rotates_long): all keys do
};

PageHash HashOf(const PrefixDomain& domain);
// Of the page that follows the one `previous` names (the first: the domain's hash), by all tokens
// behind that which decide what it holds: whole pages of them.
PageHash HashOf(const PageHash& previous, absl::Span<const int32_t> tokens);
// Of the page for the layers of another group (kernels/page_groups.h) than group 0, whose name is
// given.
PageHash InGroup(PageHash name, int group);
// Of every page of `tokens` in a full tile of `tile_tokens`, whole pages: what a page holds depends
// on all tokens of its tile (KvLayout::query_tile_tokens).
std::vector<PageHash> HashPages(const PageHash& domain, absl::Span<const int32_t> tokens,
                                int64_t tile_tokens = kPageTokens);

}  // namespace longspan
