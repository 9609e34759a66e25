// Names of pages for tests that have no tokens: the bytes of a path, unlike for unlike paths.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "engine/request/page_hash.h"
#include "kernels/base/check.h"

namespace longspan {

// One letter a page, after those of the domain; at most 23 of them.
inline PageHash NameOf(const std::string& path) {
  PageHash name;
  LONGSPAN_CHECK(path.size() < 24);
  const uint64_t head = std::hash<std::string>()(path);
  std::memcpy(name.bytes.data(), &head, sizeof(head));
  name.bytes[8] = static_cast<uint8_t>(path.size());
  std::memcpy(name.bytes.data() + 9, path.data(), path.size());
  return name;
}

// Of every page of a path whose first `domain_letters` stand for no page.
inline std::vector<PageHash> NamesOf(const std::string& path, size_t domain_letters = 0) {
  std::vector<PageHash> names;
  for (size_t end = domain_letters + 1; end <= path.size(); ++end) {
    names.push_back(NameOf(path.substr(0, end)));
  }
  return names;
}

}  // namespace longspan
