#include "server/grpc/chat.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"
#include "server/base/json_fields.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

int64_t CountValues(const Json& json) {
  int64_t values = 1;
  if (json.is_structured()) {
    for (const Json& element : json) values += CountValues(element);
  }
  return values;
}

// Reads the JSON texts of a message, which may hold as many values together as one body.
class JsonTexts {
 public:
  explicit JsonTexts(const Limits& limits) : values_left_(MaxJsonValues(limits)) {}

  absl::StatusOr<Json> Read(const std::string& text, const std::string& path) {
    JsonLimits limits;
    limits.max_values = values_left_;
    limits.keeps_large_numbers = true;
    absl::StatusOr<Json> json = ParseJson(text, limits);
    if (!json.ok()) {
      return InvalidField(path,
                          absl::StrCat(path, " must be a JSON text: ", json.status().message()),
                          "invalid_json");
    }
    LONGSPAN_RETURN_IF_ERROR(CheckNumbers(*json, path));
    values_left_ -= CountValues(*json);
    return json;
  }

 private:
  int64_t values_left_;
};

// Moves a text that is there.
template <typename Message>
void Set(const char* name, Message& from, bool (Message::*has)() const,
         std::string* (Message::*text)(), Json* to) {
  if ((from.*has)()) (*to)[name] = std::move(*(from.*text)());
}

Json ToJson(v1::ToolCall call) {
  Json json = Json::object();
  Set("id", call, &v1::ToolCall::has_id, &v1::ToolCall::mutable_id, &json);
  json["type"] = "function";
  json["function"]["name"] = std::move(*call.mutable_name());
  json["function"]["arguments"] = std::move(*call.mutable_arguments());
  return json;
}

Json ToJson(v1::ChatMessage message) {
  using Message = v1::ChatMessage;
  Json json = Json::object();
  json["role"] = std::move(*message.mutable_role());
  Set("content", message, &Message::has_content, &Message::mutable_content, &json);
  Set("name", message, &Message::has_name, &Message::mutable_name, &json);
  Set("tool_call_id", message, &Message::has_tool_call_id, &Message::mutable_tool_call_id, &json);
  Set("reasoning_content", message, &Message::has_reasoning, &Message::mutable_reasoning, &json);
  for (v1::ToolCall& call : *message.mutable_tool_calls()) {
    json["tool_calls"].push_back(ToJson(std::move(call)));
  }
  return json;
}

absl::StatusOr<Json> ToJson(v1::ChatTool tool, const std::string& path, JsonTexts* texts) {
  Json json = {{"type", "function"}, {"function", Json::object()}};
  Json& function = json["function"];
  function["name"] = std::move(*tool.mutable_name());
  Set("description", tool, &v1::ChatTool::has_description, &v1::ChatTool::mutable_description,
      &function);
  if (tool.has_parameters()) {
    LONGSPAN_ASSIGN_OR_RETURN(
        function["parameters"],
        texts->Read(tool.parameters(), absl::StrCat(path, ".function.parameters")));
  }
  if (tool.has_strict()) function["strict"] = tool.strict();
  return json;
}

absl::StatusOr<Json> ToolsOf(v1::ChatMessages* chat, JsonTexts* texts) {
  Json tools;
  for (v1::ChatTool& tool : *chat->mutable_tools()) {
    const std::string path = absl::StrCat("tools[", tools.size(), "]");
    LONGSPAN_ASSIGN_OR_RETURN(Json json, ToJson(std::move(tool), path, texts));
    tools.push_back(std::move(json));
  }
  return tools;
}

absl::StatusOr<Json> DocumentsOf(const v1::ChatMessages& chat, JsonTexts* texts) {
  Json documents;
  for (const std::string& text : chat.documents()) {
    const std::string path = absl::StrCat("documents[", documents.size(), "]");
    LONGSPAN_ASSIGN_OR_RETURN(Json json, texts->Read(text, path));
    documents.push_back(std::move(json));
  }
  return documents;
}

absl::StatusOr<Json> ArgumentsOf(const v1::ChatMessages& chat, JsonTexts* texts) {
  constexpr char kName[] = "template_arguments";
  if (!chat.has_template_arguments()) return nullptr;
  LONGSPAN_ASSIGN_OR_RETURN(Json json, texts->Read(chat.template_arguments(), kName));
  if (json.is_object()) return json;
  return InvalidField(kName,
                      absl::StrCat(kName, " must be the text of an object, found ", Describe(json)),
                      "invalid_type");
}

absl::StatusOr<ToolChoice> ToToolChoice(const v1::ToolChoice& choice) {
  if (choice.has_name()) return ToolChoice{ToolChoice::Kind::kNamed, choice.name()};
  switch (choice.mode()) {
    case v1::TOOL_CHOICE_MODE_AUTO:
      return ToolChoice{ToolChoice::Kind::kAuto, ""};
    case v1::TOOL_CHOICE_MODE_NONE:
      return ToolChoice{ToolChoice::Kind::kNone, ""};
    case v1::TOOL_CHOICE_MODE_REQUIRED:
      return ToolChoice{ToolChoice::Kind::kRequired, ""};
    default:
      return InvalidField("tool_choice", absl::StrCat("tool_choice has the mode ", choice.mode(),
                                                      "; it must be TOOL_CHOICE_MODE_AUTO, NONE or "
                                                      "REQUIRED, or have a name"));
  }
}

}  // namespace

absl::StatusOr<std::shared_ptr<const ChatCall>> ToChatCall(v1::ChatMessages chat,
                                                           const Limits& limits) {
  auto call = std::make_shared<ChatCall>();
  JsonTexts texts(limits);
  call->messages = Json::array();
  for (v1::ChatMessage& message : *chat.mutable_messages()) {
    call->messages.push_back(ToJson(std::move(message)));
  }
  LONGSPAN_ASSIGN_OR_RETURN(call->tools, ToolsOf(&chat, &texts));
  LONGSPAN_ASSIGN_OR_RETURN(call->documents, DocumentsOf(chat, &texts));
  LONGSPAN_ASSIGN_OR_RETURN(call->template_arguments, ArgumentsOf(chat, &texts));
  if (chat.has_tool_choice()) {
    LONGSPAN_ASSIGN_OR_RETURN(call->tool_choice, ToToolChoice(chat.tool_choice()));
  }
  if (chat.has_parallel_tool_calls()) call->parallel_tool_calls = chat.parallel_tool_calls();
  if (chat.has_reasoning_effort()) call->reasoning_effort = chat.reasoning_effort();
  if (chat.has_max_reasoning_tokens()) call->max_reasoning_tokens = chat.max_reasoning_tokens();
  call->continue_final_message = chat.continue_final_message();
  call->add_generation_prompt = chat.has_add_generation_prompt() ? chat.add_generation_prompt()
                                                                 : !chat.continue_final_message();
  if (chat.has_separate_reasoning()) call->separate_reasoning = chat.separate_reasoning();
  call->parse_special_in_content = chat.parse_special_in_content();
  return std::shared_ptr<const ChatCall>(std::move(call));
}

}  // namespace longspan
