// Methods of strings.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/text_edit.h"
#include "engine/text/jinja/text_format.h"
#include "engine/text/jinja/text_scan.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

const MarkedText& Receiver(const BuiltinCall& call) {
  call.work.Spend(call.subject.string().size());
  return call.subject.string();
}

template <StripSide side>
Value Strip(BuiltinCall& call) {
  const absl::string_view characters = call.Text(0).bytes();
  return call.work.String(StripText(Receiver(call), side, call.Has(0) ? &characters : nullptr));
}

Value ListOfPieces(Workspace& work, const MarkedText& text, const std::vector<TextRange>& pieces,
                   ListKind kind = ListKind::kList) {
  std::vector<Value> items;
  items.reserve(pieces.size());
  for (const TextRange& piece : pieces) {
    if (!work.Reserve(sizeof(MarkedText))) break;
    items.push_back(work.String(text.Substring(piece.begin, piece.end)));
  }
  return work.List(std::move(items), kind);
}

template <bool from_right>
Value Split(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const int64_t count = call.Integer(1, -1);
  const int64_t cuts = count < 0 ? kAllOfThem : count;
  const std::string& separator = call.Text(0).bytes();
  if (!call.Has(0))
    return ListOfPieces(call.work, text, SplitAtSpace(text.bytes(), cuts, from_right));
  if (separator.empty()) return call.Fail("the separator is empty");
  return ListOfPieces(call.work, text, SplitAt(text.bytes(), separator, cuts, from_right));
}

template <bool from_right>
Value Partition(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const std::string& separator = call.Text(0).bytes();
  if (separator.empty()) return call.Fail("the separator is empty");
  const size_t found = from_right ? text.bytes().rfind(separator) : text.bytes().find(separator);
  std::vector<TextRange> pieces = {
      {0, found}, {found, found + separator.size()}, {found + separator.size(), text.size()}};
  if (found == std::string::npos && from_right) pieces = {{0, 0}, {0, 0}, {0, text.size()}};
  if (found == std::string::npos && !from_right)
    pieces = {{0, text.size()}, {text.size(), text.size()}, {text.size(), text.size()}};
  return ListOfPieces(call.work, text, pieces, ListKind::kTuple);
}

Value SplitToLines(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  std::vector<TextRange> lines = SplitLines(text.bytes());
  for (size_t i = 0; call.Flag(0) && i < lines.size(); ++i)  // with what ends them
    lines[i].end = i + 1 < lines.size() ? lines[i + 1].begin : text.size();
  return ListOfPieces(call.work, text, lines);
}

template <bool at_end>
bool IsAffix(const BuiltinCall& call, const Value& affix) {
  if (!affix.is_string()) {
    call.Fail("a string or a tuple of strings is needed");
    return false;
  }
  const std::string& text = call.subject.string().bytes();
  return at_end ? absl::EndsWith(text, affix.string().bytes())
                : absl::StartsWith(text, affix.string().bytes());
}

template <bool at_end>
Value HasAffix(BuiltinCall& call) {
  const Value affix = call.Get(0);
  if (!affix.is_list() || affix.list().kind != ListKind::kTuple)
    return Value::Bool(IsAffix<at_end>(call, affix));
  for (const Value& one : affix.list().items) {
    if (IsAffix<at_end>(call, one)) return Value::Bool(true);
  }
  return Value::Bool(false);
}

template <bool at_end>
Value RemoveAffix(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const size_t bytes = call.Text(0).size();
  if (!IsAffix<at_end>(call, call.Get(0))) return call.subject;
  return call.work.String(at_end ? text.Substring(0, text.size() - bytes)
                                 : text.Substring(bytes, text.size()));
}

Value Replace(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const MarkedText& with = call.Text(1);
  const std::string& old = call.Text(0).bytes();
  const int64_t given = call.Integer(2, -1), count = given < 0 ? kAllOfThem : given;
  if (!call.work.Reserve(ReplacedBytes(text, old, with, count))) return Value();
  return call.work.String(ReplaceText(text, old, with, count));
}

template <LetterCase to>
Value InCase(BuiltinCall& call) {
  return call.work.String(ChangeCase(Receiver(call), to));
}

Value Capitalize(BuiltinCall& call) { return call.work.String(CapitalizeText(Receiver(call))); }

Value Title(BuiltinCall& call) { return call.work.String(TitleByLetters(Receiver(call))); }

Value Join(BuiltinCall& call) {
  MarkedText joined;
  bool is_first = true;
  for (const Value& item : Elements(call.work, call.Get(0))) {
    if (!item.is_string()) return call.Fail("only strings can be joined");
    if (!std::exchange(is_first, false)) joined.Append(Receiver(call));
    AppendText(call.work, item, &joined);
    if (!call.work.Reserve(joined.size())) return Value();
  }
  return call.work.String(std::move(joined));
}

Value Format(BuiltinCall& call) {
  return FormatBraces(call.work, call.subject.string(), call.given);
}

// The character at which it is found, or -1.
template <bool from_right>
int64_t PlaceOfText(const BuiltinCall& call) {
  const std::string& text = Receiver(call).bytes();
  const size_t found =
      from_right ? text.rfind(call.Text(0).bytes()) : text.find(call.Text(0).bytes());
  return found == std::string::npos ? -1
                                    : CountCharacters(absl::string_view(text).substr(0, found));
}

template <bool from_right>
Value Find(BuiltinCall& call) {
  return Value::Integer(PlaceOfText<from_right>(call));
}

Value Index(BuiltinCall& call) {
  const int64_t place = PlaceOfText<false>(call);
  return place < 0 ? call.Fail("it is not there") : Value::Integer(place);
}

Value Count(BuiltinCall& call) {
  const std::vector<TextRange> pieces =
      call.Text(0).empty()
          ? std::vector<TextRange>(CountCharacters(Receiver(call).bytes()) + 2)
          : SplitAt(Receiver(call).bytes(), call.Text(0).bytes(), kAllOfThem, false);
  return Value::Integer(static_cast<int64_t>(pieces.size()) - 1);
}

// Whether there are characters, and each is of the kind.
template <bool (*is_kind)(char32_t)>
Value AllAre(BuiltinCall& call) {
  const std::string& text = Receiver(call).bytes();
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text, at);
    if (!step.valid || !is_kind(step.value)) return Value::Bool(false);
    at += step.bytes;
  }
  return Value::Bool(!text.empty());
}

bool IsLetter(char32_t c) { return ClassOf(c) == CharacterClass::kLetter; }
bool IsLetterOrNumber(char32_t c) { return IsLetter(c) || IsNumeric(c); }
bool IsAscii(char32_t c) { return c < 0x80; }

// Whether there are letters with cases, and none is of the other.
template <LetterCase wanted>
Value AllAreInCase(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const bool has_case =
      ChangeCase(text, LetterCase::kLower).bytes() != ChangeCase(text, LetterCase::kUpper).bytes();
  return Value::Bool(has_case && ChangeCase(text, wanted).bytes() == text.bytes());
}

enum class Side { kLeft, kRight, kCenter };

template <Side text_side>
Value Justify(BuiltinCall& call) {
  const MarkedText& text = Receiver(call);
  const int64_t width = call.Integer(0);
  const int64_t missing = width - CountCharacters(text.bytes());
  const MarkedText fill = call.Has(1) ? call.Text(1) : MarkedText::Literal(" ");
  if (CountCharacters(fill.bytes()) != 1) return call.Fail("one character is needed to fill with");
  if (missing <= 0) return call.subject;
  if (missing > static_cast<int64_t>(call.work.limits().value_bytes) ||
      !call.work.Reserve(static_cast<size_t>(missing) * fill.size()))
    return call.work.FailLimit("bytes of values", call.work.limits().value_bytes);
  // Python gives the odd one to the left where the width is odd.
  const int64_t left = text_side == Side::kLeft    ? 0
                       : text_side == Side::kRight ? missing
                                                   : missing / 2 + (missing & width & 1);
  MarkedText result;
  for (int64_t i = 0; i < left; ++i) result.Append(fill);
  result.Append(text);
  for (int64_t i = left; i < missing; ++i) result.Append(fill);
  return call.work.String(std::move(result));
}

constexpr Builtin kStringMethodRows[] = {
    {"strip", "chars", 0, Strip<StripSide::kBoth>},
    {"lstrip", "chars", 0, Strip<StripSide::kLeft>},
    {"rstrip", "chars", 0, Strip<StripSide::kRight>},
    {"split", "sep maxsplit", 0, Split<false>},
    {"rsplit", "sep maxsplit", 0, Split<true>},
    {"partition", "sep", 1, Partition<false>},
    {"rpartition", "sep", 1, Partition<true>},
    {"splitlines", "keepends", 0, SplitToLines},
    {"startswith", "prefix", 1, HasAffix<false>},
    {"endswith", "suffix", 1, HasAffix<true>},
    {"removeprefix", "prefix", 1, RemoveAffix<false>},
    {"removesuffix", "suffix", 1, RemoveAffix<true>},
    {"replace", "old new count", 2, Replace},
    {"lower", "", 0, InCase<LetterCase::kLower>},
    {"upper", "", 0, InCase<LetterCase::kUpper>},
    {"capitalize", "", 0, Capitalize},
    {"title", "", 0, Title},
    {"join", "iterable", 1, Join},
    {"format", "*", 0, Format},
    {"find", "sub", 1, Find<false>},
    {"rfind", "sub", 1, Find<true>},
    {"index", "sub", 1, Index},
    {"count", "sub", 1, Count},
    {"isalpha", "", 0, AllAre<IsLetter>},
    {"isdigit", "", 0, AllAre<IsDecimalDigit>},
    {"isnumeric", "", 0, AllAre<IsNumeric>},
    {"isalnum", "", 0, AllAre<IsLetterOrNumber>},
    {"isspace", "", 0, AllAre<IsPythonSpace>},
    {"isascii", "", 0, AllAre<IsAscii>},
    {"islower", "", 0, AllAreInCase<LetterCase::kLower>},
    {"isupper", "", 0, AllAreInCase<LetterCase::kUpper>},
    {"ljust", "width fillchar", 1, Justify<Side::kLeft>},
    {"rjust", "width fillchar", 1, Justify<Side::kRight>},
    {"center", "width fillchar", 1, Justify<Side::kCenter>},
};

}  // namespace

const BuiltinTable kStringMethods = kStringMethodRows;

}  // namespace longspan
