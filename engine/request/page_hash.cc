#include "engine/request/page_hash.h"

#include "engine/request/sha256.h"
#include "kernels/base/check.h"

namespace longspan {
PageHash HashOf(const PrefixDomain& domain) {
  Sha256 hash;
  hash.AddString("longspan prefix");  // a page's input begins with a hash: never with this
  hash.AddString(domain.tenant);
  hash.AddString(domain.cache_salt);
  hash.AddString(domain.model);
  const uint8_t kind = (domain.attends_densely ? 1 : 0) + (domain.rotates_long ? 2 : 0);
  hash.AddBytes(&kind, 1);
  return {hash.Finish()};
}

PageHash HashOf(const PageHash& previous, absl::Span<const int32_t> tokens) {
  LONGSPAN_CHECK(!tokens.empty() && tokens.size() % kPageTokens == 0);
  Sha256 hash;
  hash.AddBytes(previous.bytes.data(), previous.bytes.size());
  hash.AddBytes(tokens.data(), tokens.size() * sizeof(int32_t));
  return {hash.Finish()};
}

// Two names are as unlikely to be alike as two hashes.
PageHash InGroup(PageHash name, int group) {
  name.bytes.back() ^= static_cast<uint8_t>(group);
  return name;
}

std::vector<PageHash> HashPages(const PageHash& domain, absl::Span<const int32_t> tokens,
                                int64_t tile_tokens) {
  const auto length = static_cast<int64_t>(tokens.size());
  std::vector<PageHash> hashes(length / tile_tokens * (tile_tokens / kPageTokens));
  PageHash previous = domain;
  for (int64_t page = 0; page < static_cast<int64_t>(hashes.size()); ++page) {
    // To the end of the tile.
    const int64_t begin = page * kPageTokens;
    hashes[page] = HashOf(previous, tokens.subspan(begin, tile_tokens - begin % tile_tokens));
    previous = hashes[page];
  }
  return hashes;
}

}  // namespace longspan
