#include "engine/text/added_tokens.h"

#include <algorithm>
#include <array>

#include "absl/algorithm/container.h"
#include "absl/strings/strip.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

bool StartsWithWord(absl::string_view text) {
  return !text.empty() && IsWordCharacter(NextUtf8(text, 0).value);
}

size_t LastCharacterBegin(absl::string_view text, size_t end) {
  size_t begin = end - 1;
  while (begin > 0 && (static_cast<uint8_t>(text[begin]) & 0xC0) == 0x80) --begin;
  return begin;
}

bool EndsWithWord(absl::string_view text) {
  return !text.empty() &&
         IsWordCharacter(NextUtf8(text, LastCharacterBegin(text, text.size())).value);
}

// Where the white space that ends at `end` begins, but not before `floor`.
size_t SpacesBegin(absl::string_view text, size_t end, size_t floor) {
  while (end > floor) {
    const size_t begin = LastCharacterBegin(text, end);
    if (!IsSpace(NextUtf8(text, begin).value)) break;
    end = begin;
  }
  return std::max(end, floor);
}

size_t SpacesEnd(absl::string_view text, size_t begin) {
  while (begin < text.size()) {
    const Utf8Step step = NextUtf8(text, begin);
    if (!IsSpace(step.value)) break;
    begin += step.bytes;
  }
  return begin;
}

// Those of which vocabularies have tokens.
constexpr std::array<absl::string_view, 44> kHtmlElements = {
    "a",     "b",      "bbox",   "blockquote", "body",  "br",    "caption", "code",  "div",
    "em",    "footer", "h1",     "h2",         "h3",    "h4",    "h5",      "h6",    "hr",
    "html",  "i",      "iframe", "img",        "li",    "ol",    "p",       "pre",   "s",
    "span",  "strong", "sub",    "sup",        "table", "tbody", "td",      "tfoot", "th",
    "thead", "tr",     "u",      "ul",         "dl",    "dt",    "dd",      "del"};

bool IsHtmlTag(absl::string_view text) {
  if (!absl::ConsumePrefix(&text, "<") || !absl::ConsumeSuffix(&text, ">")) return false;
  absl::ConsumePrefix(&text, "/");
  return absl::c_linear_search(kHtmlElements, text);
}

// Spaces may be written as SentencePiece marks them.
bool IsWhiteSpace(absl::string_view text) {
  constexpr char32_t kSpaceMark = 0x2581;
  for (size_t i = 0; i < text.size();) {
    const Utf8Step step = NextUtf8(text, i);
    if (!IsSpace(step.value) && step.value != kSpaceMark) return false;
    i += step.bytes;
  }
  return true;
}

}  // namespace

bool IsTextToken(const AddedToken& token) {
  return !token.special && (IsWhiteSpace(token.content) || IsHtmlTag(token.content));
}

void AddedTokenFinder::Add(const AddedToken& token, absl::string_view pattern) {
  if (pattern.empty()) return;
  begins_token_[static_cast<uint8_t>(pattern[0])] = true;
  uint32_t node = 0;
  for (const char byte : pattern) {
    const auto [edge, added] =
        nodes_[node].next.emplace(byte, static_cast<uint32_t>(nodes_.size()));
    node = edge->second;
    if (added) nodes_.emplace_back();
  }
  if (nodes_[node].token_index >= 0) return;  // of two that read alike, the first
  nodes_[node].token_index = static_cast<int>(tokens_.size());
  tokens_.push_back(token);
}

AddedTokenFinder::Match AddedTokenFinder::LongestAt(absl::string_view text, size_t begin,
                                                    Accept accept) const {
  Match longest;
  uint32_t node = 0;
  for (size_t i = begin; i < text.size(); ++i) {
    const auto edge = nodes_[node].next.find(text[i]);
    if (edge == nodes_[node].next.end()) break;
    node = edge->second;
    const int token_index = nodes_[node].token_index;
    if (token_index >= 0 && accept(tokens_[token_index], begin, i + 1)) {
      longest = {token_index, i + 1};
    }
  }
  return longest;
}

absl::Status AddedTokenFinder::Split(
    absl::string_view text, Accept accept,
    absl::FunctionRef<absl::Status(int32_t, absl::string_view)> take) const {
  size_t taken = 0;       // all before it has been handed over
  size_t spaces_end = 0;  // of the white space last scanned, so that no run is scanned twice
  for (size_t i = 0; i < text.size();) {
    if (!begins_token_[static_cast<uint8_t>(text[i])]) {
      ++i;
      continue;
    }
    const Match match = LongestAt(text, i, accept);
    if (match.token_index < 0) {
      ++i;
      continue;
    }
    const AddedToken& token = tokens_[match.token_index];
    size_t begin = i;
    size_t end = match.end;
    i = match.end;  // a match that is refused still hides what begins inside it
    if (token.single_word &&
        (EndsWithWord(text.substr(0, begin)) || StartsWithWord(text.substr(end)))) {
      continue;
    }
    if (token.lstrip) begin = SpacesBegin(text, begin, std::min(begin, taken));
    if (token.rstrip) {
      if (end >= spaces_end) spaces_end = SpacesEnd(text, end);
      end = spaces_end;
    }
    if (taken < begin) {
      absl::Status status = take(kPlainText, text.substr(taken, begin - taken));
      if (!status.ok()) return status;
    }
    absl::Status status = take(token.id, text.substr(begin, end - begin));
    if (!status.ok()) return status;
    taken = end;
  }
  return taken < text.size() ? take(kPlainText, text.substr(taken)) : absl::OkStatus();
}

}  // namespace longspan
