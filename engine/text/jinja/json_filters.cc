// Filters to JSON and from it. What is JSON is never the template's own: its structure follows from
// what a request brought, and so may its quotes.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/value_json.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

constexpr int64_t kMaxIndentBlanks = 100;

// Empty: all on one line.
std::optional<std::string> IndentOf(const BuiltinCall& call) {
  if (!call.Has(1)) return std::nullopt;
  if (call.Get(1).is_string()) return call.Text(1).bytes();
  const int64_t blanks = call.Integer(1);
  if (blanks > kMaxIndentBlanks) call.work.FailLimit("blanks of indent", kMaxIndentBlanks);
  return std::string(std::clamp<int64_t>(blanks, 0, kMaxIndentBlanks), ' ');
}

void ReadSeparators(const BuiltinCall& call, JsonStyle* style) {
  const std::vector<Value> separators = Elements(call.work, call.Get(2));
  const bool are_two =
      separators.size() == 2 && separators[0].is_string() && separators[1].is_string();
  if (!are_two) {
    call.Fail("separators are two strings");
    return;
  }
  style->item_separator = separators[0].string().bytes();
  style->key_separator = separators[1].string().bytes();
}

Value ToJsonFilter(BuiltinCall& call) {
  JsonStyle style;
  style.ensure_ascii = call.Flag(0);
  style.indent = IndentOf(call);
  style.sort_keys = call.Flag(3);
  if (style.indent.has_value()) style.item_separator.resize(1);  // no blank before a new line
  if (call.Has(2)) ReadSeparators(call, &style);
  return call.work.String(MarkedText::Foreign(JsonOf(call.work, call.subject, style)));
}

Value FromJsonFilter(BuiltinCall& call) {
  if (!call.subject.is_string()) {
    if (!CheckDefined(call.work, call.subject)) return Value();
    return call.Fail(absl::StrCat("a string is needed, not ", PythonTypeName(call.subject)));
  }
  const std::string& text = call.subject.string().bytes();
  // A value takes more than the two bytes of text that it may have.
  constexpr size_t kMostBytesOfTextByte = 64;
  call.work.Spend(text.size());
  if (!call.work.Reserve(text.size() * kMostBytesOfTextByte)) return Value();
  absl::StatusOr<Value> value = call.work.store().ParseJson(text);
  if (!value.ok()) return call.Fail(value.status().message());
  return call.work.Checked(*value);
}

constexpr Builtin kJsonFilterRows[] = {
    {"tojson", "ensure_ascii indent separators sort_keys", 0, ToJsonFilter},
    {"from_json", "", 0, FromJsonFilter},
    {"fromjson", "", 0, FromJsonFilter},
};

}  // namespace

const BuiltinTable kJsonFilters = kJsonFilterRows;

}  // namespace longspan
