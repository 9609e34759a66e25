#include "engine/text/byte_level.h"

#include <array>

#include "engine/text/utf8.h"

namespace longspan {
namespace {

struct Alphabet {
  std::array<char32_t, 256> character_of_byte;
  std::array<int, 512> byte_of_character;  // -1: stands for no byte

  Alphabet() {
    byte_of_character.fill(-1);
    char32_t next_substitute = 0x100;
    for (int byte = 0; byte < 256; ++byte) {
      const bool printable = (byte > 0x20 && byte < 0x7F) || (byte > 0xA0 && byte != 0xAD);
      const char32_t character = printable ? static_cast<char32_t>(byte) : next_substitute++;
      character_of_byte[byte] = character;
      byte_of_character[character] = byte;
    }
  }
};

const Alphabet& TheAlphabet() {
  static const Alphabet alphabet;
  return alphabet;
}

}  // namespace

char32_t ByteLevelCharacter(uint8_t byte) { return TheAlphabet().character_of_byte[byte]; }

std::optional<std::string> ByteLevelDecode(absl::string_view token) {
  const Alphabet& alphabet = TheAlphabet();
  std::string bytes;
  for (size_t offset = 0; offset < token.size();) {
    const Utf8Step step = NextUtf8(token, offset);
    if (!step.valid || step.value >= alphabet.byte_of_character.size()) return std::nullopt;
    const int byte = alphabet.byte_of_character[step.value];
    if (byte < 0) return std::nullopt;
    bytes.push_back(static_cast<char>(byte));
    offset += step.bytes;
  }
  return bytes;
}

}  // namespace longspan
