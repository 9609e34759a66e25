#include "engine/text/reference_unicode.h"

#include <algorithm>
#include <iterator>

namespace longspan {
namespace {

struct ClassRange {
  char32_t first;
  char32_t last;
  CharacterClass kind;
};

// clang-format off
constexpr ClassRange kClassesAfterUnicode15[] = {
    {0x897, 0x897, CharacterClass::kOther},
    {0x1C89, 0x1C8A, CharacterClass::kLetter},
    {0xA7CB, 0xA7CD, CharacterClass::kLetter},
    {0xA7DA, 0xA7DC, CharacterClass::kLetter},
    {0x105C0, 0x105F3, CharacterClass::kLetter},
    {0x10D40, 0x10D49, CharacterClass::kNumber},
    {0x10D4A, 0x10D65, CharacterClass::kLetter},
    {0x10D69, 0x10D6D, CharacterClass::kOther},
    {0x10D6F, 0x10D85, CharacterClass::kLetter},
    {0x10EC2, 0x10EC4, CharacterClass::kLetter},
    {0x10EFC, 0x10EFC, CharacterClass::kOther},
    {0x11380, 0x11389, CharacterClass::kLetter},
    {0x1138B, 0x1138B, CharacterClass::kLetter},
    {0x1138E, 0x1138E, CharacterClass::kLetter},
    {0x11390, 0x113B5, CharacterClass::kLetter},
    {0x113B7, 0x113B7, CharacterClass::kLetter},
    {0x113B8, 0x113C0, CharacterClass::kOther},
    {0x113C2, 0x113C2, CharacterClass::kOther},
    {0x113C5, 0x113C5, CharacterClass::kOther},
    {0x113C7, 0x113CA, CharacterClass::kOther},
    {0x113CC, 0x113D0, CharacterClass::kOther},
    {0x113D1, 0x113D1, CharacterClass::kLetter},
    {0x113D2, 0x113D2, CharacterClass::kOther},
    {0x113D3, 0x113D3, CharacterClass::kLetter},
    {0x113E1, 0x113E2, CharacterClass::kOther},
    {0x116D0, 0x116E3, CharacterClass::kNumber},
    {0x11BC0, 0x11BE0, CharacterClass::kLetter},
    {0x11BF0, 0x11BF9, CharacterClass::kNumber},
    {0x11F5A, 0x11F5A, CharacterClass::kOther},
    {0x13460, 0x143FA, CharacterClass::kLetter},
    {0x16100, 0x1611D, CharacterClass::kLetter},
    {0x1611E, 0x1612F, CharacterClass::kOther},
    {0x16130, 0x16139, CharacterClass::kNumber},
    {0x16D40, 0x16D6C, CharacterClass::kLetter},
    {0x16D70, 0x16D79, CharacterClass::kNumber},
    {0x18CFF, 0x18CFF, CharacterClass::kLetter},
    {0x1CCF0, 0x1CCF9, CharacterClass::kNumber},
    {0x1E5D0, 0x1E5ED, CharacterClass::kLetter},
    {0x1E5EE, 0x1E5EF, CharacterClass::kOther},
    {0x1E5F0, 0x1E5F0, CharacterClass::kLetter},
    {0x1E5F1, 0x1E5FA, CharacterClass::kNumber},
    {0x2EBF0, 0x2EE5D, CharacterClass::kLetter},
};

struct CaseRange {
  char32_t first;
  char32_t last;
  char32_t lower;  // of the first
};

constexpr CaseRange kLowercaseAfterUnicode15[] = {
    {0x1C89, 0x1C89, 0x1C8A},
    {0xA7CB, 0xA7CB, 0x264},
    {0xA7CC, 0xA7CC, 0xA7CD},
    {0xA7CE, 0xA7CE, 0xA7CF},
    {0xA7D2, 0xA7D2, 0xA7D3},
    {0xA7D4, 0xA7D4, 0xA7D5},
    {0xA7DA, 0xA7DA, 0xA7DB},
    {0xA7DC, 0xA7DC, 0x19B},
    {0x10D50, 0x10D65, 0x10D70},
    {0x16EA0, 0x16EB8, 0x16EBB},
};

struct Range {
  char32_t first;
  char32_t last;
};

constexpr Range kNumbersOfUnicode17[] = {
    {0x11DE0, 0x11DE9},
    {0x16FF4, 0x16FF6},
};

constexpr Range kUnknownToNormalizer[] = {
    {0x7FD, 0x7FD},
    {0x897, 0x89F},
    {0x8CA, 0x8D3},
    {0x9FE, 0x9FE},
    {0xC3C, 0xC3C},
    {0xD3B, 0xD3C},
    {0xEBA, 0xEBA},
    {0x1715, 0x1715},
    {0x1ABF, 0x1ACE},
    {0x1DF6, 0x1DFA},
    {0x32FF, 0x32FF},
    {0xA7F2, 0xA7F4},
    {0xA82C, 0xA82C},
    {0xAB69, 0xAB69},
    {0x105C0, 0x105F3},
    {0x10781, 0x107BA},
    {0x10D24, 0x10D27},
    {0x10D69, 0x10D6D},
    {0x10EAB, 0x10EAC},
    {0x10EFC, 0x10EFF},
    {0x10F46, 0x10F50},
    {0x10F82, 0x10F85},
    {0x11070, 0x11070},
    {0x1133B, 0x1133B},
    {0x11380, 0x113E2},
    {0x1145E, 0x1145E},
    {0x11839, 0x1183A},
    {0x11930, 0x11943},
    {0x119E0, 0x119E0},
    {0x11A34, 0x11A47},
    {0x11A99, 0x11A99},
    {0x11D42, 0x11D45},
    {0x11D97, 0x11D97},
    {0x11F41, 0x11F42},
    {0x16100, 0x16139},
    {0x16D40, 0x16D79},
    {0x16FF0, 0x16FF1},
    {0x1E030, 0x1E08F},
    {0x1E130, 0x1E136},
    {0x1E2AE, 0x1E2AE},
    {0x1E2EC, 0x1E2EF},
    {0x1E4EC, 0x1E4EF},
    {0x1E5EE, 0x1E5EF},
    {0x1F16C, 0x1F16C},
    {0x1FBF0, 0x1FBF9},
};
// clang-format on

// The range of a sorted table that holds `character`; nullptr if none does.
template <typename T, size_t count>
const T* FindRange(const T (&ranges)[count], char32_t character) {
  const T* found =
      std::lower_bound(std::begin(ranges), std::end(ranges), character,
                       [](const T& range, char32_t wanted) { return range.last < wanted; });
  return found != std::end(ranges) && found->first <= character ? found : nullptr;
}

}  // namespace

std::optional<CharacterClass> ClassAfterUnicode15(char32_t character) {
  const ClassRange* range = FindRange(kClassesAfterUnicode15, character);
  return range == nullptr ? std::nullopt : std::optional<CharacterClass>(range->kind);
}

std::optional<char32_t> LowercaseAfterUnicode15(char32_t character) {
  const CaseRange* range = FindRange(kLowercaseAfterUnicode15, character);
  return range == nullptr ? std::nullopt
                          : std::optional<char32_t>(range->lower + (character - range->first));
}

bool IsNumberOfUnicode17(char32_t character) {
  return FindRange(kNumbersOfUnicode17, character) != nullptr;
}

bool IsUnknownToNormalizer(char32_t character) {
  return FindRange(kUnknownToNormalizer, character) != nullptr;
}

}  // namespace longspan
