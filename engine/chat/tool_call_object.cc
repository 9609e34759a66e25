#include "engine/chat/tool_call_object.h"

#include <algorithm>
#include <utility>

#include "engine/json/json_values.h"

namespace longspan {
namespace {

constexpr char kNameKey[] = "name";
constexpr char kArgumentsKey[] = "arguments";

}  // namespace

ToolCallObject::ToolCallObject(std::optional<std::string> name)
    : member_depth_(name.has_value() ? 0 : 1), key_(kArgumentsKey), name_(std::move(name)) {}

std::string ToolCallObject::TakeArguments() { return std::exchange(arguments_, ""); }

ToolCallObject::State ToolCallObject::Read(char c) {
  const bool was_named = name_.has_value();
  const int depth_before = scanner_.depth();
  const JsonEvent event = scanner_.Read(c);
  if (event == JsonEvent::kBroken) return State::kBroken;
  const int depth = std::min(depth_before, scanner_.depth());
  const bool is_of_member = depth == member_depth_ && event != JsonEvent::kNone;
  const bool is_end = event == JsonEvent::kKeyEnd || event == JsonEvent::kValueEnd;
  if (is_of_member && !is_end && !Begin(event, c)) return State::kBroken;
  if (part_ != Part::kNone) (part_ == Part::kArguments ? arguments_ : text_) += c;
  if (is_of_member && is_end && !End()) return State::kBroken;
  if (is_end && scanner_.depth() == 0) return EndObject();
  return name_.has_value() == was_named ? State::kOpen : State::kNamed;
}

bool ToolCallObject::Begin(JsonEvent event, char c) {
  text_.clear();
  if (event == JsonEvent::kValueBegin) return BeginValue(c);
  part_ = Part::kKey;
  return true;
}

bool ToolCallObject::BeginValue(char c) {
  part_ = Part::kNone;
  if (IsOfArguments()) return BeginArguments(c);
  if (key_ != kNameKey) return true;
  part_ = Part::kName;
  return c == '"' && !name_.has_value();
}

bool ToolCallObject::BeginArguments(char c) {
  if (c == 'n') return true;  // null
  part_ = c == '{' ? Part::kArguments : Part::kArgumentsString;
  return (c == '{' || c == '"') && !std::exchange(has_arguments_, true);
}

bool ToolCallObject::IsOfArguments() const { return key_ == kArgumentsKey || key_ == "parameters"; }

bool ToolCallObject::End() {
  switch (std::exchange(part_, Part::kNone)) {
    case Part::kKey:
      return EndKey();
    case Part::kName:
      name_ = Unquoted();
      return name_.has_value();
    case Part::kArgumentsString:
      return EndArgumentsString();
    default:
      return true;
  }
}

// Before the name is known, a member that calls do not have shows that this is none.
bool ToolCallObject::EndKey() {
  const std::optional<std::string> key = Unquoted();
  if (!key.has_value()) return false;
  key_ = *key;
  return name_.has_value() || IsOfArguments() || key_ == kNameKey || key_ == "id" || key_ == "type";
}

bool ToolCallObject::EndArgumentsString() {
  const std::optional<std::string> written = Unquoted();
  if (!written.has_value()) return false;
  const absl::StatusOr<Json> value = Parse(*written);
  if (!value.ok() || !value->is_object()) return false;
  arguments_ = *written;
  return true;
}

std::optional<std::string> ToolCallObject::Unquoted() {
  const absl::StatusOr<Json> value = Parse(text_);
  if (!value.ok()) return std::nullopt;
  return *StringValue(*value);
}

absl::StatusOr<Json> ToolCallObject::Parse(const std::string& text) {
  parsed_bytes_ += static_cast<int64_t>(text.size());
  return ParseJson(text);
}

ToolCallObject::State ToolCallObject::EndObject() {
  if (!has_arguments_) arguments_ = "{}";
  return name_.has_value() ? State::kWhole : State::kBroken;
}

}  // namespace longspan
