// Follows one JSON object a byte at a time, as it streams: where its members begin and end, and at
// which byte it stops being JSON. It keeps no text. What only the whole text shows, ParseJson
// judges: how numbers are written, whether surrogates come in pairs and keys are distinct.
#pragma once

#include <cstdint>

#include "absl/strings/string_view.h"

namespace longspan {

// What a byte is. The begin of a string is its first quote, the end its last; a number's end has
// no event, since only what follows it shows it.
enum class JsonEvent { kNone, kKeyBegin, kKeyEnd, kValueBegin, kValueEnd, kBroken };

class JsonScanner {
 public:
  static constexpr int kMaxDepth = 64;

  // The next byte. Once broken, and after the object's end, there is nothing to read.
  JsonEvent Read(char c);
  // The objects and arrays that are open.
  int depth() const { return depth_; }

 private:
  enum class State {
    kObject,
    kValue,
    kValueOrEnd,
    kKey,
    kKeyOrEnd,
    kColon,
    kCommaOrEnd,
    kString,
    kEscape,
    kHex,
    kLiteral,
    kNumber,
  };

  JsonEvent ReadString(char c);
  JsonEvent ReadEscape(char c);
  JsonEvent ReadHex(char c);
  JsonEvent ReadLiteral(char c);
  JsonEvent ReadBetween(char c);
  JsonEvent BeginKey(char c);
  JsonEvent BeginValue(char c);
  JsonEvent BeginLiteral(absl::string_view rest);
  JsonEvent Open(bool is_object);
  JsonEvent Close();
  JsonEvent Become(State state, JsonEvent event = JsonEvent::kNone);
  bool in_object() const { return (objects_ & 1) != 0; }

  State state_ = State::kObject;
  uint64_t objects_ = 0;  // a bit for each open container, the innermost lowest: 1 is an object
  int depth_ = 0;
  bool is_key_ = false;        // in kString and its escapes
  int hex_digits_ = 0;         // in kHex: those still to come
  absl::string_view literal_;  // in kLiteral: what is still to come
};

static_assert(JsonScanner::kMaxDepth <= 64);

}  // namespace longspan
