// Whether whole models are tested with keys and values at home in the host's memory, and with how
// many rooms (kernels/kv_rooms.h): LONGSPAN_TEST_ROOMS=few, none, all or tenth, for a whole
// program. Where a test needs what does not go with it, it has none.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#include "engine/model/kv_store.h"
#include "kernels/base/check.h"

namespace longspan {

inline std::optional<int64_t> TestRooms(const KvLayout& layout, int64_t pages, int64_t host_pages) {
  const char* name = std::getenv("LONGSPAN_TEST_ROOMS");
  if (name == nullptr || host_pages > 0 || !CheckTakesRooms(layout).ok()) return std::nullopt;
  const std::string rooms = name;
  if (rooms == "none") return 0;
  if (rooms == "few") return 5;
  if (rooms == "tenth") return pages / 10;
  LONGSPAN_CHECK(rooms == "all");
  return pages;
}

}  // namespace longspan
