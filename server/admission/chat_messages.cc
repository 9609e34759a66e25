#include "server/admission/chat_messages.h"

#include <array>
#include <optional>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/base/json_fields.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr std::array<absl::string_view, 5> kRoles = {"system", "developer", "user", "assistant",
                                                     "tool"};
constexpr size_t kMaxNameBytes = 256;
constexpr size_t kMaxFunctionNameBytes = 128;

bool IsFunctionName(absl::string_view name) {
  return !name.empty() && name.size() <= kMaxFunctionNameBytes &&
         absl::c_all_of(name, [](unsigned char c) {
           return absl::ascii_isalnum(c) || c == '_' || c == '-' || c == '.';
         });
}

std::string At(absl::string_view list, size_t index) { return absl::StrCat(list, "[", index, "]"); }

// The text of a part of a message's content.
absl::StatusOr<std::string> ReadPart(const Json& part, const std::string& path) {
  if (!part.is_object()) {
    return InvalidField(path, absl::StrCat(path, " must be an object, found ", Describe(part)),
                        "invalid_type");
  }
  const Json* type = FindMember(part, "type");
  const std::string* name = type == nullptr ? nullptr : StringValue(*type);
  const bool is_refusal = name != nullptr && *name == "refusal";
  if (name == nullptr || (*name != "text" && !is_refusal)) {
    return InvalidField(
        absl::StrCat(path, ".type"),
        absl::StrCat(path, ".type is ", type == nullptr ? "absent" : Summarize(*type),
                     "; this model reads text alone: it must be \"text\""),
        "unsupported");
  }
  JsonFields fields(part, absl::StrCat(path, "."));
  fields.Value("type");
  std::optional<std::string> text = fields.String(is_refusal ? "refusal" : "text");
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  if (text) return *std::move(text);
  return InvalidField(path, absl::StrCat(path, " has no ", *name));
}

// A text, or a list of parts, which are lines of one.
absl::StatusOr<std::string> ReadContent(const Json& content, const std::string& path) {
  if (const std::string* text = StringValue(content)) return *text;
  if (!content.is_array()) {
    return InvalidField(
        path,
        absl::StrCat(path, " must be a string or an array of parts, found ", Describe(content)),
        "invalid_type");
  }
  std::vector<std::string> texts;
  for (const Json& part : content) {
    LONGSPAN_ASSIGN_OR_RETURN(texts.emplace_back(), ReadPart(part, At(path, texts.size())));
  }
  return absl::StrJoin(texts, "\n");
}

// Arguments come as the text of an object; where they are one, the template gets the object.
Json ArgumentsOf(std::string text) {
  if (absl::StripAsciiWhitespace(text).empty()) return Json::object();
  absl::StatusOr<Json> parsed = ParseJson(text);
  if (parsed.ok() && parsed->is_object()) return *std::move(parsed);
  return Json(std::move(text));
}

// One call of an assistant's message; its id goes to `call_ids`.
absl::StatusOr<Json> ReadCall(const Json& call, const std::string& path,
                              absl::flat_hash_set<std::string>* call_ids) {
  JsonFields fields(call, absl::StrCat(path, "."));
  const auto id = fields.String("id");
  const auto type = fields.String("type");
  const Json* function = fields.Object("function");
  fields.Integer("index");  // of streamed calls, which some clients send back
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  if (type.value_or("function") != "function") {
    return InvalidField(
        absl::StrCat(path, ".type"),
        absl::StrCat(path, ".type must be \"function\", found ", Summarize(Json(*type))),
        "unsupported");
  }
  if (function == nullptr) {
    return InvalidField(absl::StrCat(path, ".function"), absl::StrCat(path, " has no function"));
  }
  JsonFields inner(*function, absl::StrCat(path, ".function."));
  const auto name = inner.String("name");
  const Json* arguments = inner.Tree("arguments");
  if (arguments != nullptr && !arguments->is_string() && !arguments->is_object()) {
    inner.RefuseType("arguments", "a string that holds an object", *arguments);
  }
  inner.Value("parsed_arguments");  // what OpenAI's package made of them, sent back
  LONGSPAN_RETURN_IF_ERROR(inner.Finish());
  if (!name) {
    return InvalidField(absl::StrCat(path, ".function.name"),
                        absl::StrCat(path, ".function has no name"));
  }
  if (id) call_ids->insert(*id);
  Json read = Json::object();
  if (id) read["id"] = *id;
  read["type"] = "function";
  read["function"]["name"] = *name;
  const std::string* text = arguments == nullptr ? nullptr : StringValue(*arguments);
  read["function"]["arguments"] = arguments == nullptr ? Json::object()
                                  : text != nullptr    ? ArgumentsOf(*text)
                                                       : *arguments;
  return read;
}

class MessageReader {
 public:
  explicit MessageReader(const MessageForm& form) : form_(form) {}

  absl::StatusOr<Json> Read(const Json& message, const std::string& path) {
    if (!message.is_object()) {
      return InvalidField(path, absl::StrCat(path, " must be an object, found ", Describe(message)),
                          "invalid_type");
    }
    JsonFields fields(message, absl::StrCat(path, "."));
    LONGSPAN_ASSIGN_OR_RETURN(const std::string role, ReadRole(&fields, path));
    Json read = Json::object();
    read["role"] = role == "developer" && !form_.has_developers ? "system" : role;
    LONGSPAN_RETURN_IF_ERROR(AddContent(&fields, role, path, &read));
    if (role == "assistant") LONGSPAN_RETURN_IF_ERROR(AddAssistant(&fields, path, &read));
    if (role == "tool") LONGSPAN_RETURN_IF_ERROR(AddToolResult(&fields, path, &read));
    if (const auto name = fields.String("name")) {
      if (name->size() > kMaxNameBytes) {
        fields.Refuse("name", absl::StrCat(path, ".name has ", name->size(), " bytes; at most ",
                                           kMaxNameBytes, " are allowed"));
      }
      read["name"] = *name;
    }
    LONGSPAN_RETURN_IF_ERROR(fields.Finish());
    return read;
  }

 private:
  static absl::StatusOr<std::string> ReadRole(JsonFields* fields, const std::string& path) {
    const auto role = fields->String("role");
    if (role && absl::c_linear_search(kRoles, *role)) return *role;
    fields->Refuse("role", absl::StrCat(path, ".role is ",
                                        role ? Summarize(Json(*role)) : std::string("absent"),
                                        "; it must be one of ", absl::StrJoin(kRoles, ", ")));
    return fields->Finish();
  }

  absl::Status AddContent(JsonFields* fields, const std::string& role, const std::string& path,
                          Json* read) const {
    const Json* content = fields->Value("content");
    std::string text;
    if (content != nullptr) {
      LONGSPAN_ASSIGN_OR_RETURN(text, ReadContent(*content, absl::StrCat(path, ".content")));
    } else if (role != "assistant") {
      return InvalidField(
          absl::StrCat(path, ".content"),
          absl::StrCat(path, " has no content, which a message of role ", role, " must have"));
    }
    SetContent(std::move(text), read);
    return absl::OkStatus();
  }

  void SetContent(std::string text, Json* read) const {
    Json content(std::move(text));
    if (form_.content_is_parts) content = Json::array({{{"type", "text"}, {"text", content}}});
    (*read)["content"] = std::move(content);
  }

  absl::Status AddAssistant(JsonFields* fields, const std::string& path, Json* read) {
    fields->Value("annotations");
    fields->Value("parsed");  // what OpenAI's package made of the content, sent back
    const auto refusal = fields->String("refusal");
    auto reasoning = fields->String("reasoning_content");
    if (auto other = fields->String("reasoning"); !reasoning) reasoning = std::move(other);
    if (reasoning) (*read)["reasoning_content"] = *reasoning;
    for (const char* name : {"audio", "function_call"}) {
      if (fields->Value(name) == nullptr) continue;
      return InvalidField(absl::StrCat(path, ".", name),
                          absl::StrCat(path, ".", name, " is not supported"), "unsupported");
    }
    const bool has_content = fields->Value("content") != nullptr;
    if (refusal && !has_content) SetContent(*refusal, read);
    const Json* calls = fields->Value("tool_calls");
    if (calls == nullptr || calls->empty()) {
      if (has_content || refusal || reasoning) return absl::OkStatus();
      return InvalidField(path, absl::StrCat(path,
                                             " has neither content nor tool_calls, of which "
                                             "an assistant's message must have one"));
    }
    return AddCalls(*calls, absl::StrCat(path, ".tool_calls"), read);
  }

  absl::Status AddCalls(const Json& calls, const std::string& path, Json* read) {
    if (!calls.is_array()) {
      return InvalidField(path, absl::StrCat(path, " must be an array, found ", Describe(calls)),
                          "invalid_type");
    }
    Json list = Json::array();
    for (const Json& call : calls) {
      if (!call.is_object()) {
        return InvalidField(
            At(path, list.size()),
            absl::StrCat(At(path, list.size()), " must be an object, found ", Describe(call)),
            "invalid_type");
      }
      LONGSPAN_ASSIGN_OR_RETURN(Json one, ReadCall(call, At(path, list.size()), &call_ids_));
      list.push_back(std::move(one));
    }
    (*read)["tool_calls"] = std::move(list);
    has_calls_ = true;
    return absl::OkStatus();
  }

  absl::Status AddToolResult(JsonFields* fields, const std::string& path, Json* read) const {
    const auto id = fields->String("tool_call_id");
    if (!has_calls_) {
      return InvalidField(path, absl::StrCat(path,
                                             " has the role tool, and no message before it "
                                             "has tool_calls that it could be the result of"));
    }
    if (!id) return absl::OkStatus();
    if (!call_ids_.contains(*id)) {
      return InvalidField(absl::StrCat(path, ".tool_call_id"),
                          absl::StrCat(path, ".tool_call_id is ", Summarize(Json(*id)),
                                       ", which no tool call before it has"));
    }
    (*read)["tool_call_id"] = *id;
    return absl::OkStatus();
  }

  const MessageForm form_;
  bool has_calls_ = false;
  absl::flat_hash_set<std::string> call_ids_;
};

absl::StatusOr<std::string> ReadToolName(const Json& tool, const std::string& path) {
  if (!tool.is_object()) {
    return InvalidField(path, absl::StrCat(path, " must be an object, found ", Describe(tool)),
                        "invalid_type");
  }
  JsonFields fields(tool, absl::StrCat(path, "."));
  const auto type = fields.String("type");
  const Json* function = fields.Object("function");
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  if (type != "function" || function == nullptr) {
    return InvalidField(
        absl::StrCat(path, ".type"),
        absl::StrCat(path, " must have the type \"function\" and a function, found ",
                     type ? Summarize(Json(*type)) : std::string("no type")),
        "unsupported");
  }
  JsonFields inner(*function, absl::StrCat(path, ".function."));
  auto name = inner.String("name");
  inner.String("description");
  inner.Object("parameters");
  inner.Bool("strict");
  if (!name || !IsFunctionName(*name)) {
    inner.Refuse("name", absl::StrCat(path, ".function.name is ",
                                      name ? Summarize(Json(*name)) : std::string("absent"),
                                      "; it must be 1 to ", kMaxFunctionNameBytes,
                                      " characters of A-Z, a-z, 0-9, '.', '_', '-'"));
  }
  LONGSPAN_RETURN_IF_ERROR(inner.Finish());
  return *std::move(name);
}

}  // namespace

absl::StatusOr<Json> ReadMessages(const Json& messages, const MessageForm& form) {
  if (!messages.is_array()) {
    return InvalidField("messages",
                        absl::StrCat("messages must be an array, found ", Describe(messages)),
                        "invalid_type");
  }
  if (messages.empty()) return InvalidField("messages", "messages is empty; it must hold one");
  MessageReader reader(form);
  Json read = Json::array();
  for (const Json& message : messages) {
    LONGSPAN_ASSIGN_OR_RETURN(Json one, reader.Read(message, At("messages", read.size())));
    read.push_back(std::move(one));
  }
  return read;
}

absl::StatusOr<std::vector<std::string>> ReadToolNames(const Json& tools, const Limits& limits) {
  std::vector<std::string> names;
  if (tools.is_null()) return names;
  if (!tools.is_array()) {
    return InvalidField("tools", absl::StrCat("tools must be an array, found ", Describe(tools)),
                        "invalid_type");
  }
  if (tools.size() > static_cast<size_t>(limits.max_tools)) {
    return InvalidField(
        "tools", absl::StrCat("tools has ", tools.size(), " entries; at most ", limits.max_tools,
                              " are allowed (--max-tools sets the limit)."));
  }
  absl::flat_hash_set<std::string> known;
  for (const Json& tool : tools) {
    const std::string path = At("tools", names.size());
    LONGSPAN_ASSIGN_OR_RETURN(names.emplace_back(), ReadToolName(tool, path));
    if (known.insert(names.back()).second) continue;
    return InvalidField(absl::StrCat(path, ".function.name"),
                        absl::StrCat("tools names the function ", names.back(), " twice"));
  }
  return names;
}

}  // namespace longspan
