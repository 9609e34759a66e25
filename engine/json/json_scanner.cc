#include "engine/json/json_scanner.h"

#include "absl/strings/ascii.h"

namespace longspan {
namespace {

bool IsJsonSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

bool IsOfNumber(char c) {
  return absl::ascii_isdigit(c) || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

bool IsControl(char c) { return static_cast<unsigned char>(c) < 0x20; }

}  // namespace

JsonEvent JsonScanner::Read(char c) {
  switch (state_) {
    case State::kString:
      return ReadString(c);
    case State::kEscape:
      return ReadEscape(c);
    case State::kHex:
      return ReadHex(c);
    case State::kLiteral:
      return ReadLiteral(c);
    case State::kNumber:
      if (IsOfNumber(c)) return JsonEvent::kNone;
      state_ = State::kCommaOrEnd;
      return ReadBetween(c);
    default:
      return ReadBetween(c);
  }
}

JsonEvent JsonScanner::Become(State state, JsonEvent event) {
  state_ = state;
  return event;
}

JsonEvent JsonScanner::ReadString(char c) {
  if (c == '\\') return Become(State::kEscape);
  if (IsControl(c)) return JsonEvent::kBroken;
  if (c != '"') return JsonEvent::kNone;
  return is_key_ ? Become(State::kColon, JsonEvent::kKeyEnd)
                 : Become(State::kCommaOrEnd, JsonEvent::kValueEnd);
}

JsonEvent JsonScanner::ReadEscape(char c) {
  constexpr absl::string_view kEscapes = "\"\\/bfnrt";
  hex_digits_ = 4;
  if (c == 'u') return Become(State::kHex);
  if (kEscapes.find(c) == absl::string_view::npos) return JsonEvent::kBroken;
  return Become(State::kString);
}

JsonEvent JsonScanner::ReadHex(char c) {
  if (!absl::ascii_isxdigit(c)) return JsonEvent::kBroken;
  return Become(--hex_digits_ > 0 ? State::kHex : State::kString);
}

JsonEvent JsonScanner::ReadLiteral(char c) {
  if (c != literal_.front()) return JsonEvent::kBroken;
  literal_.remove_prefix(1);
  return literal_.empty() ? Become(State::kCommaOrEnd, JsonEvent::kValueEnd) : JsonEvent::kNone;
}

JsonEvent JsonScanner::ReadBetween(char c) {
  if (IsJsonSpace(c)) return JsonEvent::kNone;
  switch (state_) {
    case State::kObject:
      return c == '{' ? Open(true) : JsonEvent::kBroken;
    case State::kValue:
      return BeginValue(c);
    case State::kValueOrEnd:
      return c == ']' ? Close() : BeginValue(c);
    case State::kKey:
      return BeginKey(c);
    case State::kKeyOrEnd:
      return c == '}' ? Close() : BeginKey(c);
    case State::kColon:
      return c == ':' ? Become(State::kValue) : JsonEvent::kBroken;
    default:
      if (c == ',') return Become(in_object() ? State::kKey : State::kValue);
      return c == (in_object() ? '}' : ']') ? Close() : JsonEvent::kBroken;
  }
}

JsonEvent JsonScanner::BeginKey(char c) {
  is_key_ = true;
  return c == '"' ? Become(State::kString, JsonEvent::kKeyBegin) : JsonEvent::kBroken;
}

JsonEvent JsonScanner::BeginValue(char c) {
  is_key_ = false;
  if (c == '"') return Become(State::kString, JsonEvent::kValueBegin);
  if (c == '{' || c == '[') return Open(c == '{');
  if (c == 't') return BeginLiteral("rue");
  if (c == 'f') return BeginLiteral("alse");
  if (c == 'n') return BeginLiteral("ull");
  const bool is_number = absl::ascii_isdigit(c) || c == '-';
  return is_number ? Become(State::kNumber, JsonEvent::kValueBegin) : JsonEvent::kBroken;
}

JsonEvent JsonScanner::BeginLiteral(absl::string_view rest) {
  literal_ = rest;
  return Become(State::kLiteral, JsonEvent::kValueBegin);
}

JsonEvent JsonScanner::Open(bool is_object) {
  if (depth_ == kMaxDepth) return JsonEvent::kBroken;
  ++depth_;
  objects_ = objects_ << 1 | static_cast<uint64_t>(is_object);
  return Become(is_object ? State::kKeyOrEnd : State::kValueOrEnd, JsonEvent::kValueBegin);
}

JsonEvent JsonScanner::Close() {
  --depth_;
  objects_ >>= 1;
  return Become(State::kCommaOrEnd, JsonEvent::kValueEnd);
}

}  // namespace longspan
