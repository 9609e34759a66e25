#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/lookup.h"
#include "engine/text/jinja/text_format.h"
#include "engine/text/jinja/value_text.h"

namespace longspan {
namespace {

class BraceFormatter {
 public:
  BraceFormatter(Workspace& work, const MarkedText& format, const GivenArguments& given)
      : work_(work), format_(format), given_(given) {}

  Value Run() {
    const std::string& text = format_.bytes();
    for (size_t at = 0; at < text.size() && !work_.failed();) {
      const size_t brace = std::min(text.find_first_of("{}", at), text.size());
      result_.Append(format_, at, brace);
      at = brace == text.size() ? brace : ReadBrace(brace);
    }
    return work_.String(std::move(result_));
  }

 private:
  size_t ReadBrace(size_t at) {
    const std::string& text = format_.bytes();
    if (at + 1 < text.size() && text[at + 1] == text[at]) {  // twice: itself
      result_.Append(format_, at, at + 1);
      return at + 2;
    }
    const size_t end = text[at] == '{' ? text.find('}', at) : std::string::npos;
    if (end == std::string::npos) {
      work_.Fail("a single brace in a format");
      return text.size();
    }
    AppendField(absl::string_view(text).substr(at + 1, end - at - 1));
    return end + 1;
  }

  void AppendField(absl::string_view field) {
    const size_t special = field.find_first_of("!:{");
    if (special != absl::string_view::npos && field.substr(special) != ":") {
      work_.Fail(absl::StrCat("{", field, "} in a format: what follows the name is not served"));
      return;
    }
    field = field.substr(0, special);
    const size_t name_end = std::min(field.find_first_of(".["), field.size());
    const Value value = Lookup(ValueOf(field.substr(0, name_end)), field.substr(name_end));
    AppendText(work_, value, &result_);
    work_.Reserve(result_.size());
  }

  Value ValueOf(absl::string_view name) {
    size_t place = 0;
    if (name.empty()) {
      place = next_++;
    } else if (!absl::SimpleAtoi(name, &place)) {
      for (const auto& [keyword, value] : given_.keywords) {
        if (keyword->bytes() == name) return value;
      }
      return work_.Fail(absl::StrCat("no value named ", name, " for the format"));
    }
    if (place < given_.positional.size()) return given_.positional[place];
    return work_.Fail("too few values for the format");
  }

  // `path`: .attribute and [key], any number of them.
  Value Lookup(Value value, absl::string_view path) {
    while (!path.empty() && work_.Spend()) {
      const bool is_item = path[0] == '[';
      const size_t end = std::min(path.find_first_of(is_item ? "]" : ".[", 1), path.size());
      const std::string name(path.substr(1, end - 1));
      const Value key = work_.String(MarkedText::Foreign(name));
      int64_t place = 0;
      if (!is_item) {
        value = GetAttribute(work_, value, &key.string());
      } else {
        value = GetItem(work_, value, absl::SimpleAtoi(name, &place) ? Value::Integer(place) : key);
      }
      path.remove_prefix(is_item && end < path.size() ? end + 1 : end);
    }
    return value;
  }

  Workspace& work_;
  const MarkedText& format_;
  const GivenArguments& given_;
  size_t next_ = 0;
  MarkedText result_;
};

}  // namespace

Value FormatBraces(Workspace& work, const MarkedText& format, const GivenArguments& given) {
  work.Spend(format.size());
  return BraceFormatter(work, format, given).Run();
}

}  // namespace longspan
