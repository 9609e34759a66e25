#include <cmath>
#include <cstdio>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/jinja/operators.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/text_format.h"
#include "engine/text/jinja/text_scan.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

constexpr int64_t kMaxPrecision = 1000;

struct Conversion {
  bool left = false, zero = false, plus = false, space = false, alternate = false;
  int64_t width = 0;
  int64_t precision = -1;  // none
  char type = 's';
};

class PercentFormatter {
 public:
  PercentFormatter(Workspace& work, const MarkedText& format, const Value& values)
      : work_(work), format_(format), values_(values) {
    if (values.is_list() && values.list().kind == ListKind::kTuple) {
      places_ = values.list().items;
    } else {
      places_ = {values};
    }
  }

  Value Run() {
    const std::string& text = format_.bytes();
    for (size_t at = 0; at < text.size() && !work_.failed();) {
      const size_t sign = std::min(text.find('%', at), text.size());
      result_.Append(format_, at, sign);
      at = sign == text.size() ? sign : Convert(sign + 1);
    }
    const bool may_leave =
        values_.is_dict() || (values_.is_list() && values_.list().kind != ListKind::kTuple);
    if (next_ < places_.size() && !may_leave)
      return work_.Fail("not all values have a place in the format");
    return work_.String(std::move(result_));
  }

 private:
  char At(size_t at) const { return at < format_.size() ? format_.bytes()[at] : '\0'; }

  // From behind the percent sign; returns where the conversion ends.
  size_t Convert(size_t at) {
    Value named;
    const bool has_name = At(at) == '(';
    if (has_name) at = ReadName(at + 1, &named);
    Conversion conversion;
    at = ReadFlags(at, &conversion);
    at = ReadNumber(at, &conversion.width);
    if (conversion.width < 0) {
      conversion.left = true;
      conversion.width = -conversion.width;
    }
    if (At(at) == '.') {
      conversion.precision = 0;
      at = ReadNumber(at + 1, &conversion.precision);
    }
    while (At(at) == 'h' || At(at) == 'l' || At(at) == 'L') ++at;
    conversion.type = At(at);
    if (conversion.type == '%') {
      result_.Append(format_, at, at + 1);
    } else {
      Append(conversion, has_name ? named : TakeNext(), at);
    }
    return at + 1;
  }

  Value TakeNext() {
    if (next_ >= places_.size()) return work_.Fail("too few values for the format");
    return places_[next_++];
  }

  size_t ReadName(size_t begin, Value* value) {
    const size_t end = format_.bytes().find(')', begin);
    if (end == std::string::npos || !values_.is_dict()) {
      work_.Fail("a format with names needs a dict");
      return format_.size();
    }
    const std::string name = format_.bytes().substr(begin, end - begin);
    const Value* found = values_.dict().Find(name);
    if (found == nullptr) {
      work_.Fail(absl::StrCat("no value named ", name, " for the format"));
    } else {
      *value = *found;
    }
    return end + 1;
  }

  size_t ReadFlags(size_t at, Conversion* conversion) {
    for (;; ++at) {
      switch (At(at)) {
        case '-':
          conversion->left = true;
          break;
        case '0':
          conversion->zero = true;
          break;
        case '+':
          conversion->plus = true;
          break;
        case ' ':
          conversion->space = true;
          break;
        case '#':
          conversion->alternate = true;
          break;
        default:
          return at;
      }
    }
  }

  size_t ReadNumber(size_t at, int64_t* number) {
    if (At(at) == '*') {
      const Value value = TakeNext();
      if (!IsInteger(value)) work_.Fail("* in a format needs an integer");
      if (!work_.failed()) *number = IntegerOf(value);
      return at + 1;
    }
    constexpr int64_t kMaxWidth = int64_t{1} << 40;
    for (; absl::ascii_isdigit(At(at)); ++at)
      *number = std::min(kMaxWidth, *number * 10 + (At(at) - '0'));
    return at;
  }

  void Append(const Conversion& conversion, const Value& value, size_t at) {
    if (work_.failed()) return;
    switch (conversion.type) {
      case 's':
        return Pad(conversion, Shortened(conversion, TextOf(work_, value)));
      case 'r':
      case 'a':
        return Pad(conversion, Shortened(conversion, MarkedText::Foreign(ReprOf(work_, value))));
      case 'c':
        return Pad(conversion, CharacterOf(value));
      case 'd':
      case 'i':
      case 'u':
      case 'x':
      case 'X':
      case 'o':
        return AppendInteger(conversion, value);
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
        return AppendFloat(conversion, value);
      default:
        break;
    }
    work_.Fail(absl::StrCat("no conversion %",
                            at < format_.size() ? format_.bytes().substr(at, 1) : "",
                            " in a format"));
  }

  MarkedText Shortened(const Conversion& conversion, const MarkedText& text) const {
    if (conversion.precision < 0) return text;
    return text.Substring(0, CharacterOffset(text.bytes(), conversion.precision));
  }

  MarkedText CharacterOf(const Value& value) {
    if (value.is_string() && CountCharacters(value.string().bytes()) == 1) return value.string();
    std::string text;
    const int64_t code = IsInteger(value) ? IntegerOf(value) : -1;
    if (code < 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) {
      work_.Fail("%c needs a character");
    } else {
      AppendUtf8(static_cast<char32_t>(code), &text);
    }
    return MarkedText::Foreign(std::move(text));
  }

  void AppendInteger(const Conversion& conversion, const Value& value) {
    const Value whole = value.Is(ValueType::kFloat) && absl::StrContains("diu", conversion.type)
                            ? IntegerOfFloat(work_, value.real())
                            : value;
    if (!IsInteger(whole)) {
      CheckDefined(work_, whole);
      work_.Fail(absl::StrCat("%", std::string(1, conversion.type), " needs an integer, not ",
                              PythonTypeName(whole)));
      return;
    }
    const int64_t number = IntegerOf(whole);
    const uint64_t size =
        number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
    std::string digits, prefix;
    switch (conversion.type) {
      case 'x':
        digits = absl::StrFormat("%x", size), prefix = "0x";
        break;
      case 'X':
        digits = absl::StrFormat("%X", size), prefix = "0X";
        break;
      case 'o':
        digits = absl::StrFormat("%o", size), prefix = "0o";
        break;
      default:
        digits = absl::StrCat(size);
    }
    if (conversion.precision > static_cast<int64_t>(digits.size())) {
      if (!CheckPrecision(conversion)) return;
      digits.insert(0, conversion.precision - digits.size(), '0');
    }
    PadNumber(conversion, number < 0, conversion.alternate ? prefix : "", digits,
              value.is_literal());
  }

  bool CheckPrecision(const Conversion& conversion) {
    if (conversion.precision > kMaxPrecision) work_.FailLimit("digits of precision", kMaxPrecision);
    return !work_.failed();
  }

  void AppendFloat(const Conversion& conversion, const Value& value) {
    if (!IsNumber(value)) {
      CheckDefined(work_, value);
      work_.Fail(absl::StrCat("%", std::string(1, conversion.type), " needs a number, not ",
                              PythonTypeName(value)));
      return;
    }
    if (!CheckPrecision(conversion)) return;
    const double number = std::fabs(NumberOf(value));
    const int precision = conversion.precision < 0 ? 6 : static_cast<int>(conversion.precision);
    const std::string format =
        absl::StrCat("%", conversion.alternate ? "#" : "", ".*", std::string(1, conversion.type));
    std::string digits(kMaxPrecision + 400, '\0');
    digits.resize(std::snprintf(digits.data(), digits.size(), format.c_str(), precision, number));
    Conversion padding = conversion;
    padding.zero &= std::isfinite(number);
    PadNumber(padding, std::signbit(NumberOf(value)), "", digits, value.is_literal());
  }

  void PadNumber(const Conversion& conversion, bool is_negative, absl::string_view prefix,
                 const std::string& digits, bool is_literal) {
    const std::string sign = is_negative        ? "-"
                             : conversion.plus  ? "+"
                             : conversion.space ? " "
                                                : "";
    std::string text = absl::StrCat(sign, prefix);
    const int64_t missing = conversion.width - static_cast<int64_t>(text.size() + digits.size());
    if (conversion.zero && !conversion.left && missing > 0) {
      if (!work_.Reserve(missing)) return;
      text.append(missing, '0');
    }
    text += digits;
    MarkedText marked;
    marked.Append(text, is_literal);
    Pad(conversion, marked);
  }

  // Blanks that fill a width are the format's.
  void Pad(const Conversion& conversion, const MarkedText& text) {
    const int64_t missing =
        conversion.width == 0 ? 0 : conversion.width - CountCharacters(text.bytes());
    if (missing > 0 && !work_.Reserve(missing)) return;
    const std::string blanks(std::max<int64_t>(missing, 0), ' ');
    if (!conversion.left) result_.Append(blanks, format_.is_literal());
    result_.Append(text);
    if (conversion.left) result_.Append(blanks, format_.is_literal());
    work_.Reserve(result_.size());
  }

  Workspace& work_;
  const MarkedText& format_;
  const Value& values_;
  std::vector<Value> places_;
  size_t next_ = 0;
  MarkedText result_;
};

}  // namespace

Value FormatPercent(Workspace& work, const MarkedText& format, const Value& values) {
  work.Spend(format.size());
  return PercentFormatter(work, format, values).Run();
}

}  // namespace longspan
