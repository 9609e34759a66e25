#include "engine/text/jinja/value_json.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

void AppendUnicodeEscape(char32_t c, std::string* text) {
  if (c < 0x10000) {
    absl::StrAppendFormat(text, "\\u%04x", static_cast<uint32_t>(c));
    return;
  }
  const uint32_t above = static_cast<uint32_t>(c) - 0x10000;
  absl::StrAppendFormat(text, "\\u%04x\\u%04x", 0xD800 + (above >> 10), 0xDC00 + (above & 0x3FF));
}

void AppendJsonCharacter(char32_t c, absl::string_view bytes, bool ensure_ascii,
                         std::string* text) {
  switch (c) {
    case '"':
      *text += "\\\"";
      return;
    case '\\':
      *text += "\\\\";
      return;
    case '\n':
      *text += "\\n";
      return;
    case '\r':
      *text += "\\r";
      return;
    case '\t':
      *text += "\\t";
      return;
    case '\f':
      *text += "\\f";
      return;
    case '\b':
      *text += "\\b";
      return;
    default:
      break;
  }
  if (c < 0x20 || (ensure_ascii && c > 0x7E)) {
    AppendUnicodeEscape(c, text);
  } else {
    absl::StrAppend(text, bytes);
  }
}

class JsonWriter {
 public:
  JsonWriter(Workspace& work, const JsonStyle& style) : work_(work), style_(style) {}

  void Write(const Value& value) {
    const DepthLevel level(work_);
    if (!level.fits() || !work_.Spend() || !work_.Reserve(text_.size())) return;
    switch (value.type()) {
      case ValueType::kNone:
        text_ += "null";
        break;
      case ValueType::kBool:
        text_ += value.boolean() ? "true" : "false";
        break;
      case ValueType::kInteger:
        absl::StrAppend(&text_, value.integer());
        break;
      case ValueType::kFloat:
        text_ += NumberText(value.real());
        break;
      case ValueType::kString:
        WriteString(value.string().bytes());
        break;
      case ValueType::kList:
        WriteList(value);
        break;
      case ValueType::kDict:
        WriteDict(value.dict());
        break;
      default:
        FailUnwritable(value);
        break;
    }
  }

  std::string Take() { return std::move(text_); }

 private:
  static std::string NumberText(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
    return FloatText(value);
  }

  void FailUnwritable(const Value& value) {
    if (CheckDefined(work_, value))
      work_.Fail(absl::StrCat(PythonTypeName(value), " cannot be written as JSON"));
  }

  void WriteString(absl::string_view text) {
    work_.Spend(text.size());
    text_ += '"';
    for (size_t at = 0; at < text.size();) {
      const Utf8Step step = NextUtf8(text, at);
      AppendJsonCharacter(step.value, text.substr(at, step.bytes), style_.ensure_ascii, &text_);
      at += step.bytes;
    }
    text_ += '"';
  }

  void NewLine() {
    if (!style_.indent.has_value()) return;
    if (!work_.Reserve(text_.size() + levels_ * style_.indent->size())) return;
    text_ += '\n';
    for (size_t i = 0; i < levels_; ++i) text_ += *style_.indent;
  }

  template <typename Items, typename WriteItem>
  void WriteAll(const char* brackets, const Items& items, WriteItem write) {
    text_ += brackets[0];
    ++levels_;
    for (const auto& item : items) {
      if (&item != &*items.begin()) text_ += style_.item_separator;
      NewLine();
      write(item);
      if (work_.failed()) break;
    }
    --levels_;
    if (items.begin() != items.end()) NewLine();
    text_ += brackets[1];
  }

  void WriteList(const Value& value) {
    const ListKind kind = value.list().kind;
    if (kind == ListKind::kView || kind == ListKind::kIterator) return FailUnwritable(value);
    WriteAll("[]", value.list().items, [this](const Value& item) { Write(item); });
  }

  void WriteDict(const DictValue& dict) {
    std::vector<DictValue::Entry> entries = dict.entries();
    if (style_.sort_keys) {
      std::stable_sort(entries.begin(), entries.end(), [this](const auto& a, const auto& b) {
        return Compare(work_, a.first, b.first) < 0;
      });
    }
    WriteAll("{}", entries, [this](const DictValue::Entry& entry) {
      WriteKey(entry.first);
      text_ += style_.key_separator;
      Write(entry.second);
    });
  }

  // Keys that are no strings are written as one.
  void WriteKey(const Value& key) {
    if (key.is_string()) return WriteString(key.string().bytes());
    text_ += '"';
    Write(key);
    text_ += '"';
  }

  Workspace& work_;
  const JsonStyle& style_;
  size_t levels_ = 0;
  std::string text_;
};

}  // namespace

std::string JsonOf(Workspace& work, const Value& value, const JsonStyle& style) {
  JsonWriter writer(work, style);
  writer.Write(value);
  return writer.Take();
}

}  // namespace longspan
