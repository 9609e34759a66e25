// Rules for JSON of any shape, made as they are asked for.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "absl/types/span.h"
#include "engine/constraint/grammar_text.h"

namespace longspan {

class JsonGrammar {
 public:
  explicit JsonGrammar(GrammarText* text) : text_(*text) {}

  // White space between tokens: none, a space, or a line break and up to 32 spaces or tabs.
  const std::string& Space();
  const std::string& String();
  // Of so many characters, most -1 for any number. Those that are counted have no escapes.
  std::string BoundedString(int64_t least, int64_t most);
  const std::string& Integer();
  const std::string& Number();
  const std::string& Value();
  const std::string& Object();
  const std::string& Array();

  // The key of a member that is none of `names`, without escapes.
  std::string OtherKey(absl::Span<const std::string> names);
  // key : value, where `key` is a body with its quotes.
  std::string Member(const std::string& key, const std::string& value);
  // The comma between elements.
  std::string Comma();

 private:
  const std::string& StringRest();  // without the first quote
  const std::string& Escape();      // without the backslash
  std::string Counted(int64_t least, int64_t most);

  GrammarText& text_;
  std::map<std::pair<int64_t, int64_t>, std::string> bounded_;
  int64_t written_out_ = 0;  // characters of bounded strings
  std::string block_, part_of_block_;
  std::string space_, string_, string_rest_, escape_, integer_, number_, value_, object_, array_;
};

}  // namespace longspan
