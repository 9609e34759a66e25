#include "engine/text/jinja/value_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/syntax.h"
#include "engine/text/unicode_class.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

std::string EscapedCharacter(char32_t c) {
  switch (c) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      break;
  }
  if (c < 0x100) return absl::StrFormat("\\x%02x", static_cast<uint32_t>(c));
  if (c < 0x10000) return absl::StrFormat("\\u%04x", static_cast<uint32_t>(c));
  return absl::StrFormat("\\U%08x", static_cast<uint32_t>(c));
}

// In single quotes, unless there are such in it and no double ones.
std::string QuotedString(absl::string_view text) {
  const char quote = absl::StrContains(text, '\'') && !absl::StrContains(text, '"') ? '"' : '\'';
  std::string quoted(1, quote);
  for (size_t at = 0; at < text.size();) {
    const Utf8Step step = NextUtf8(text, at);
    const absl::string_view bytes = text.substr(at, step.bytes);
    at += step.bytes;
    if (bytes[0] == quote || bytes[0] == '\\') {
      absl::StrAppend(&quoted, "\\", bytes);
    } else if (IsPrintable(step.value)) {
      absl::StrAppend(&quoted, bytes);
    } else {
      quoted += EscapedCharacter(step.value);
    }
  }
  quoted += quote;
  return quoted;
}

class ReprWriter {
 public:
  explicit ReprWriter(Workspace& work) : work_(work) {}

  void Write(const Value& value) {
    const DepthLevel level(work_);
    // What is written counts as made when all of it is; until then this does.
    if (!level.fits() || !work_.Spend() || !work_.Reserve(text_.size())) return;
    switch (value.type()) {
      case ValueType::kUndefined:
        text_ += "Undefined";
        break;
      case ValueType::kString:
        text_ += QuotedString(value.string().bytes());
        break;
      case ValueType::kList:
        WriteList(value.list());
        break;
      case ValueType::kDict:
        WriteDict(value.dict());
        break;
      case ValueType::kObject:
        WriteObject(value.object());
        break;
      default:
        text_ += TextOf(work_, value).bytes();
        break;
    }
  }

  std::string Take() { return std::move(text_); }

 private:
  void WriteList(const ListValue& list) {
    const bool is_tuple = list.kind == ListKind::kTuple;
    text_ += is_tuple ? "(" : "[";
    for (const Value& item : list.items) {
      if (&item != &list.items.front()) text_ += ", ";
      Write(item);
    }
    if (is_tuple && list.items.size() == 1) text_ += ",";
    text_ += is_tuple ? ")" : "]";
  }

  void WriteDict(const DictValue& dict) {
    text_ += "{";
    for (const auto& entry : dict.entries()) {
      if (&entry != &dict.entries().front()) text_ += ", ";
      Write(entry.first);
      text_ += ": ";
      Write(entry.second);
    }
    text_ += "}";
  }

  void WriteObject(const ObjectValue& object) {
    if (const auto* space = std::get_if<NamespaceObject>(&object.form)) {
      text_ += "<Namespace ";
      WriteDict(space->attributes);
      text_ += ">";
    } else if (const auto* function = std::get_if<FunctionObject>(&object.form)) {
      absl::StrAppend(&text_, "<function ", function->function->name, ">");
    } else if (const auto* macro = std::get_if<MacroObject>(&object.form)) {
      const SyntaxName name = macro->definition->name;
      absl::StrAppend(&text_, "<Macro ",
                      name == nullptr ? "anonymous" : QuotedString(name->bytes()), ">");
    } else if (const auto* loop = std::get_if<LoopObject>(&object.form)) {
      absl::StrAppend(&text_, "<LoopContext ", loop->index + 1, "/", loop->items.size(), ">");
    }
  }

  Workspace& work_;
  std::string text_;
};

}  // namespace

std::string FloatText(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  std::array<char, 64> buffer;
  const auto scientific = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                        std::chars_format::scientific);
  std::string text(buffer.data(), scientific.ptr);
  const int exponent = std::atoi(text.c_str() + text.find('e') + 1);
  if (exponent < -4 || exponent >= 16) return text;  // two digits of exponent at least, as there
  const auto plain =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
  const std::string digits(buffer.data(), plain.ptr);
  return absl::StrContains(digits, '.') ? digits : digits + ".0";
}

void AppendText(Workspace& work, const Value& value, MarkedText* text) {
  switch (value.type()) {
    case ValueType::kUndefined:
      return;
    case ValueType::kNone:
      return text->Append("None", false);
    case ValueType::kBool:
      return text->Append(value.boolean() ? "True" : "False", value.is_literal());
    case ValueType::kInteger:
      return text->Append(absl::StrCat(value.integer()), value.is_literal());
    case ValueType::kFloat:
      return text->Append(FloatText(value.real()), value.is_literal());
    case ValueType::kString:
      work.Spend(value.string().size());
      return text->Append(value.string());
    default:
      return text->Append(ReprOf(work, value), false);
  }
}

MarkedText TextOf(Workspace& work, const Value& value) {
  MarkedText text;
  AppendText(work, value, &text);
  return text;
}

std::string ReprOf(Workspace& work, const Value& value) {
  ReprWriter writer(work);
  writer.Write(value);
  return writer.Take();
}

}  // namespace longspan
