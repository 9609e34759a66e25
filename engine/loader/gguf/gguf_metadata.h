// The keys and values of a GGUF file.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "engine/loader/gguf/gguf_cursor.h"

namespace longspan {

// `keys` of them from the cursor on, as an object.
absl::StatusOr<Json> ReadGgufMetadata(GgufCursor& cursor, uint64_t keys);

}  // namespace longspan
