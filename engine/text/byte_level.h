// The GPT-2 byte alphabet: vocabulary files write each byte as one printable character.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// The character that stands for `byte`: itself where printable in Latin-1, else U+0100 onward.
char32_t ByteLevelCharacter(uint8_t byte);

// The bytes that `token` writes; nothing if one of its characters stands for no byte.
std::optional<std::string> ByteLevelDecode(absl::string_view token);

}  // namespace longspan
