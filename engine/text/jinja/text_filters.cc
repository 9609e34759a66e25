// Filters of strings. They take any value as its text.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/lookup.h"
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

Value StringFilter(BuiltinCall& call) {
  return call.subject.is_string() ? call.subject : call.work.String(call.SubjectText());
}

// Nothing is escaped, so that nothing need be said safe.
Value SafeFilter(BuiltinCall& call) { return StringFilter(call); }

Value TrimFilter(BuiltinCall& call) {
  const absl::string_view characters = call.Text(0).bytes();
  return call.work.String(
      StripText(call.SubjectText(), StripSide::kBoth, call.Has(0) ? &characters : nullptr));
}

template <LetterCase to>
Value CaseFilter(BuiltinCall& call) {
  return call.work.String(ChangeCase(call.SubjectText(), to));
}

Value CapitalizeFilter(BuiltinCall& call) {
  return call.work.String(CapitalizeText(call.SubjectText()));
}

Value TitleFilter(BuiltinCall& call) { return call.work.String(TitleByWords(call.SubjectText())); }

Value ReplaceFilter(BuiltinCall& call) {
  const MarkedText text = call.SubjectText();
  const MarkedText old = TextOf(call.work, call.Get(0)), with = TextOf(call.work, call.Get(1));
  const int64_t given = call.Integer(2, -1), count = given < 0 ? kAllOfThem : given;
  if (!call.work.Reserve(ReplacedBytes(text, old.bytes(), with, count))) return Value();
  return call.work.String(ReplaceText(text, old.bytes(), with, count));
}

Value FormatFilter(BuiltinCall& call) {
  const GivenArguments& given = call.given;
  if (!given.positional.empty() && !given.keywords.empty())
    return call.Fail("values with and without names");
  Value values = call.work.List(given.positional, ListKind::kTuple);
  if (!given.keywords.empty()) values = call.work.Dict();
  for (const auto& [name, value] : given.keywords)
    values.dict().Set(call.work.String(*name), value);
  return FormatPercent(call.work, call.SubjectText(), values);
}

Value JoinFilter(BuiltinCall& call) {
  const MarkedText separator = TextOf(call.work, call.Find(0) == nullptr ? Value() : call.Get(0));
  MarkedText joined;
  bool is_first = true;
  for (const Value& item : Elements(call.work, call.subject)) {
    if (!std::exchange(is_first, false)) joined.Append(separator);
    AppendText(call.work, call.Has(1) ? GetPath(call.work, item, call.Get(1)) : item, &joined);
    if (!call.work.Reserve(joined.size())) return Value();
  }
  return call.work.String(std::move(joined));
}

// What stands before lines: blanks, which are the template's, or a string.
MarkedText IndentionOf(const BuiltinCall& call) {
  if (call.Find(0) != nullptr && call.Get(0).is_string()) return call.Text(0);
  const int64_t width = std::max<int64_t>(call.Integer(0, 4), 0);
  if (static_cast<uint64_t>(width) > call.work.limits().value_bytes || !call.work.Reserve(width)) {
    call.work.FailLimit("bytes of values", call.work.limits().value_bytes);
    return MarkedText();
  }
  return MarkedText::Literal(std::string(width, ' '));
}

Value IndentFilter(BuiltinCall& call) {
  if (!CheckDefined(call.work, call.subject)) return Value();
  if (!call.subject.is_string()) return call.Fail("a string is needed");
  MarkedText text = call.subject.string();
  text.Append("\n", false);  // so that an empty last line counts
  const MarkedText indention = IndentionOf(call);
  MarkedText result;
  MarkCursor marks(text);
  bool is_first = true;
  for (const TextRange& line : SplitLines(text.bytes())) {
    if (!is_first) result.Append("\n", marks.IsLiteral(line.begin - 1));
    const bool is_blank = line.begin == line.end;
    const bool indents = is_first ? call.Flag(1) : call.Flag(2) || !is_blank;
    if (indents) result.Append(indention);
    result.Append(text, line.begin, line.end);
    is_first = false;
    if (!call.work.Reserve(result.size())) return Value();
  }
  return call.work.String(std::move(result));
}

Value CenterFilter(BuiltinCall& call) {
  const Value text = StringFilter(call);
  const GivenArguments width{{Value::Integer(call.Integer(0, 80))}, {}};
  if (call.work.failed()) return Value();
  return CallBuiltin(call.work, *FindMethod(text, "center"), text, width);
}

Value WordCountFilter(BuiltinCall& call) {
  const MarkedText text = call.SubjectText();
  int64_t words = 0;
  bool in_word = false;
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text.bytes(), at);
    const bool is_part = step.valid && IsWordCharacter(step.value);
    words += is_part && !in_word ? 1 : 0;
    in_word = is_part;
    at += step.bytes;
  }
  return Value::Integer(words);
}

Value TruncateFilter(BuiltinCall& call) {
  const MarkedText text = call.SubjectText();
  const MarkedText end = call.Has(2) ? call.Text(2) : MarkedText::Literal("...");
  const int64_t length = call.Integer(0, 255), leeway = call.Integer(3, 5);
  const int64_t kept = length - CountCharacters(end.bytes());
  if (kept < 0 || leeway < 0) return call.Fail("the length is less than that of the end");
  if (CountCharacters(text.bytes()) - leeway <= length) return call.work.String(text);
  MarkedText result = text.Substring(0, CharacterOffset(text.bytes(), kept));
  if (!call.Flag(1)) {
    const size_t blank = result.bytes().rfind(' ');
    if (blank != std::string::npos) result = result.Substring(0, blank);
  }
  result.Append(end);
  return call.work.String(std::move(result));
}

// Each byte that HTML would misread becomes its entity.
Value EscapeFilter(BuiltinCall& call) {
  const MarkedText text = call.SubjectText();
  constexpr std::pair<char, absl::string_view> kEntities[] = {
      {'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'\'', "&#39;"}, {'"', "&#34;"}};
  MarkedText result;
  MarkCursor marks(text);
  for (size_t at = 0; at < text.size(); ++at) {
    absl::string_view bytes = absl::string_view(text.bytes()).substr(at, 1);
    for (const auto& [character, entity] : kEntities) {
      if (bytes[0] == character) bytes = entity;
    }
    result.Append(bytes, marks.IsLiteral(at));
  }
  return call.work.String(std::move(result));
}

constexpr Builtin kTextFilterRows[] = {
    {"string", "", 0, StringFilter},
    {"safe", "", 0, SafeFilter},
    {"trim", "chars", 0, TrimFilter},
    {"lower", "", 0, CaseFilter<LetterCase::kLower>},
    {"upper", "", 0, CaseFilter<LetterCase::kUpper>},
    {"capitalize", "", 0, CapitalizeFilter},
    {"title", "", 0, TitleFilter},
    {"replace", "old new count", 2, ReplaceFilter},
    {"format", "*", 0, FormatFilter},
    {"join", "d attribute", 0, JoinFilter},
    {"indent", "width first blank", 0, IndentFilter},
    {"center", "width", 0, CenterFilter},
    {"wordcount", "", 0, WordCountFilter},
    {"truncate", "length killwords end leeway", 0, TruncateFilter},
    {"escape", "", 0, EscapeFilter},
    {"e", "", 0, EscapeFilter},
};

}  // namespace

const BuiltinTable kTextFilters = kTextFilterRows;

}  // namespace longspan
