#include "engine/text/piece_patterns.h"

#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {

const absl::string_view kGpt2Pattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

namespace {

constexpr absl::string_view kQwen2Pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr absl::string_view kLlama3Pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*)"
    R"(|\s*[\r\n]+|\s+(?!\S)|\s+)";

struct Character {
  char32_t value;
  CharacterClass kind;
  size_t end;
};

// Past the end stands a character that belongs to no run.
Character CharacterAt(absl::string_view text, size_t offset) {
  if (offset == text.size()) return {0, CharacterClass::kOther, offset};
  const Utf8Step step = NextUtf8(text, offset);
  return {step.value, ClassOf(step.value), offset + step.bytes};
}

// Past up to `limit` characters of one class.
size_t RunEnd(absl::string_view text, size_t offset, CharacterClass kind,
              size_t limit = absl::string_view::npos) {
  for (; limit > 0 && offset < text.size(); --limit) {
    const Character character = CharacterAt(text, offset);
    if (character.kind != kind) break;
    offset = character.end;
  }
  return offset;
}

size_t NewlinesEnd(absl::string_view text, size_t offset) {
  while (offset < text.size() && IsNewline(text[offset])) ++offset;
  return offset;
}

// The letter's lower-case form where `fold_case`; long s folds to s.
char32_t ContractionLetter(absl::string_view text, size_t* offset, bool fold_case) {
  const Character character = CharacterAt(text, *offset);
  *offset = character.end;
  if (!fold_case) return character.value;
  if (character.value == 0x17F) return 's';
  return character.value >= 'A' && character.value <= 'Z' ? character.value + 32 : character.value;
}

// 's 't 're 've 'm 'll 'd; `begin` itself if none stands there.
size_t ContractionEnd(absl::string_view text, size_t begin, bool fold_case) {
  if (text[begin] != '\'') return begin;
  size_t end = begin + 1;
  const char32_t first = ContractionLetter(text, &end, fold_case);
  if (first == 's' || first == 't' || first == 'm' || first == 'd') return end;
  const char32_t second = ContractionLetter(text, &end, fold_case);
  const bool two_letters = (first == 'r' && second == 'e') || (first == 'v' && second == 'e') ||
                           (first == 'l' && second == 'l');
  return two_letters ? end : begin;
}

struct SpaceRun {
  size_t last_begin;    // of its last character
  size_t newlines_end;  // past its last newline; the run's own begin if it has none
  size_t end;
};

SpaceRun ScanSpaces(absl::string_view text, size_t begin) {
  SpaceRun run = {begin, begin, begin};
  while (run.end < text.size()) {
    const Character character = CharacterAt(text, run.end);
    if (character.kind != CharacterClass::kSpace) break;
    run.last_begin = run.end;
    run.end = character.end;
    if (IsNewline(character.value)) run.newlines_end = run.end;
  }
  return run;
}

// `\s+(?!\S)|\s+`: the last space before a word is left to it, unless it is the only one. A run is
// scanned at most three times (to its last newline, to its last space, that space).
size_t SpacesEnd(absl::string_view text, size_t begin, const SpaceRun& run) {
  return run.end == text.size() || run.last_begin == begin ? run.end : run.last_begin;
}

size_t Gpt2PieceEnd(absl::string_view text, size_t begin) {
  if (const size_t end = ContractionEnd(text, begin, false); end != begin) return end;
  const size_t word = text[begin] == ' ' ? begin + 1 : begin;
  const Character first = CharacterAt(text, word);
  if (word < text.size() && first.kind != CharacterClass::kSpace) {
    return RunEnd(text, word, first.kind);
  }
  return SpacesEnd(text, begin, ScanSpaces(text, begin));
}

// What came with cl100k: Qwen2 takes digits one by one, Llama-3 up to three.
size_t ModernPieceEnd(absl::string_view text, size_t begin, size_t max_digits) {
  if (const size_t end = ContractionEnd(text, begin, true); end != begin) return end;
  const Character first = CharacterAt(text, begin);
  if (first.kind == CharacterClass::kLetter) return RunEnd(text, begin, first.kind);
  if (first.kind == CharacterClass::kNumber) return RunEnd(text, begin, first.kind, max_digits);
  if (!IsNewline(first.value)) {
    const size_t letters_end = RunEnd(text, first.end, CharacterClass::kLetter);
    if (letters_end != first.end) return letters_end;
  }
  const size_t symbols = first.value == ' ' ? first.end : begin;
  const size_t symbols_end = RunEnd(text, symbols, CharacterClass::kOther);
  if (symbols_end != symbols) return NewlinesEnd(text, symbols_end);
  const SpaceRun run = ScanSpaces(text, begin);
  return run.newlines_end != begin ? run.newlines_end : SpacesEnd(text, begin, run);
}

size_t Qwen2PieceEnd(absl::string_view text, size_t begin) {
  return ModernPieceEnd(text, begin, 1);
}

size_t Llama3PieceEnd(absl::string_view text, size_t begin) {
  return ModernPieceEnd(text, begin, 3);
}

}  // namespace

PieceEnd FindPieceEnd(absl::string_view pattern) {
  if (pattern == kGpt2Pattern) return Gpt2PieceEnd;
  if (pattern == kQwen2Pattern) return Qwen2PieceEnd;
  if (pattern == kLlama3Pattern) return Llama3PieceEnd;
  return nullptr;
}

}  // namespace longspan
