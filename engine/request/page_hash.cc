#include "engine/request/page_hash.h"

#include "engine/request/sha256.h"
#include "kernels/base/check.h"
#include "kernels/kv_layout.h"

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

PageHash HashOf(const PageHash& previous, absl::Span<const int32_t> page_tokens) {
  LONGSPAN_CHECK(page_tokens.size() == kPageTokens);
  Sha256 hash;
  hash.AddBytes(previous.bytes.data(), previous.bytes.size());
  hash.AddBytes(page_tokens.data(), page_tokens.size() * sizeof(int32_t));
  return {hash.Finish()};
}

// Two names are as unlikely to be alike as two hashes.
PageHash InGroup(PageHash name, int group) {
  name.bytes.back() ^= static_cast<uint8_t>(group);
  return name;
}

std::vector<PageHash> HashPages(const PageHash& domain, absl::Span<const int32_t> tokens) {
  std::vector<PageHash> hashes(tokens.size() / kPageTokens);
  PageHash previous = domain;
  for (size_t page = 0; page < hashes.size(); ++page) {
    hashes[page] = HashOf(previous, tokens.subspan(page * kPageTokens, kPageTokens));
    previous = hashes[page];
  }
  return hashes;
}

}  // namespace longspan
