// Characters of UTF-8 text, and what Python takes for white space and lines.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/jinja/marked_text.h"

namespace longspan {

bool IsPythonSpace(char32_t character);
bool EndsPythonLine(char32_t character);  // for splitlines

size_t LeadingSpaceBytes(absl::string_view text);
size_t TrailingSpaceBytes(absl::string_view text);

// The offset of the character that ends at `end`, which is not 0.
size_t PreviousCharacter(absl::string_view text, size_t end);

int64_t CountCharacters(absl::string_view text);
// The byte at which a character begins; text.size() behind the last.
size_t CharacterOffset(absl::string_view text, int64_t character);

// The bytes of each line, without what ends it.
std::vector<TextRange> SplitLines(absl::string_view text);

}  // namespace longspan
