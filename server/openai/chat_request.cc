#include "server/openai/chat_request.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/base/status_map.h"
#include "server/openai/constraint.h"

namespace longspan {
namespace {

constexpr int64_t kMaxTopLogprobs = 20;  // OpenAI's, of this endpoint

// Of OpenAI's and vLLM's fields those that would change the answer, and why they cannot.
struct RefusedField {
  const char* name;
  const char* reason;
};
constexpr std::array<RefusedField, 9> kRefusedFields = {{
    {"audio", "answers are text"},
    {"functions", "it is deprecated; use tools"},
    {"function_call", "it is deprecated; use tool_choice"},
    {"prediction", "nothing is predicted from a text"},
    {"web_search_options", "nothing is searched"},
    {"chat_template", "the template is the server's (--chat-template sets it)"},
    {"mm_processor_kwargs", "this model reads text alone"},
    {"media_io_kwargs", "this model reads text alone"},
    {"echo", "a chat has no text that could stand before the answer"},
}};

// "auto", "none", "required", or {"type": "function", "function": {"name": …}}.
std::optional<ToolChoice> ReadToolChoice(JsonFields* fields) {
  const Json* value = fields->Value("tool_choice");
  if (value == nullptr) return std::nullopt;
  if (const std::string* word = StringValue(*value)) {
    if (*word == "auto") return ToolChoice{ToolChoice::Kind::kAuto, ""};
    if (*word == "none") return ToolChoice{ToolChoice::Kind::kNone, ""};
    if (*word == "required") return ToolChoice{ToolChoice::Kind::kRequired, ""};
  }
  const Json* function = value->is_object() ? FindMember(*value, "function") : nullptr;
  const Json* name =
      function == nullptr || !function->is_object() ? nullptr : FindMember(*function, "name");
  if (name != nullptr && name->is_string()) {
    return ToolChoice{ToolChoice::Kind::kNamed, *StringValue(*name)};
  }
  fields->Refuse("tool_choice",
                 absl::StrCat("tool_choice is ", Summarize(*value),
                              "; it must be \"auto\", \"none\", \"required\" or {\"type\": "
                              "\"function\", \"function\": {\"name\": …}}"));
  return std::nullopt;
}

Json OptionalArray(JsonFields* fields, const char* name) {
  const Json* value = fields->Tree(name);
  if (value == nullptr) return nullptr;
  if (!value->is_array()) fields->RefuseType(name, "an array", *value);
  return *value;
}

// logprobs says whether, top_logprobs how many.
void ReadLogprobs(JsonFields* fields, GenerateCall* call, AnswerOptions* options) {
  const bool wanted = fields->Bool("logprobs").value_or(false);
  const auto top = fields->Integer("top_logprobs");
  if (top && !wanted) fields->Refuse("top_logprobs", "top_logprobs needs logprobs: true");
  if (!wanted) return;
  options->logprobs = top.value_or(0);
  call->logprobs = options->logprobs;
  call->logprobs_name = "top_logprobs";
  call->max_logprobs = kMaxTopLogprobs;
}

// A field that may have one value, which is what happens anyway.
void ReadOnly(JsonFields* fields, const char* name, std::initializer_list<const char*> neutral) {
  const auto value = fields->String(name);
  if (!value) return;
  for (const char* allowed : neutral) {
    if (*value == allowed) return;
  }
  fields->Refuse(name,
                 absl::StrCat(name, " is ", Summarize(Json(*value)), "; it must be \"",
                              *neutral.begin(), "\""),
                 "unsupported");
}

void ReadChatNeutral(JsonFields* fields) {
  ReadNeutral(fields);
  ReadOnly(fields, "service_tier", {"auto", "default"});
  ReadOnly(fields, "verbosity", {"medium"});
  for (const std::string& modality : fields->Strings("modalities")) {
    if (modality == "text") continue;
    fields->Refuse("modalities", "modalities must be [\"text\"]: answers are text", "unsupported");
  }
  for (const auto& [name, reason] : kRefusedFields) {
    const Json* value = fields->Value(name);
    const bool is_off = value == nullptr || *value == Json(false);
    if (!is_off) {
      fields->Refuse(name, absl::StrCat(name, " is not supported: ", reason), "unsupported");
    }
  }
}

}  // namespace

std::shared_ptr<const ChatCall> ReadConversation(JsonFields* fields) {
  auto chat = std::make_shared<ChatCall>();
  if (const Json* messages = fields->Value("messages")) {
    chat->messages = *messages;
  } else {
    fields->Refuse("messages", "messages is required");
  }
  chat->tools = OptionalArray(fields, "tools");
  chat->documents = OptionalArray(fields, "documents");
  const Json* arguments = fields->Object("chat_template_kwargs");
  if (arguments != nullptr && fields->Tree("chat_template_kwargs") != nullptr) {
    chat->template_arguments = *arguments;
  }
  chat->reasoning_effort = fields->String("reasoning_effort");
  chat->max_reasoning_tokens = fields->Integer("max_reasoning_tokens");
  chat->continue_final_message = fields->Bool("continue_final_message").value_or(false);
  chat->add_generation_prompt =
      fields->Bool("add_generation_prompt").value_or(!chat->continue_final_message);
  chat->parse_special_in_content = fields->Bool("parse_special_in_content").value_or(false);
  chat->separate_reasoning = fields->Bool("separate_reasoning").value_or(true);
  chat->tool_choice = ReadToolChoice(fields);
  chat->parallel_tool_calls = fields->Bool("parallel_tool_calls");
  return chat;
}

absl::StatusOr<OpenAiRequest> ReadChatRequest(const Json& body) {
  OpenAiRequest request;
  AnswerOptions& options = request.options;
  options.endpoint = Endpoint::kChat;
  GenerateCall call;
  JsonFields fields(body, "");
  ReadPlacement(&fields, &call, &options);
  ReadSampling(&fields, &call);
  ReadStopping(&fields, std::nullopt, &call);
  const absl::Status response = ReadResponse(&fields, &call, &options);
  ReadLogprobs(&fields, &call, &options);
  options.include_reasoning = fields.Bool("include_reasoning").value_or(true);
  const absl::Status constraint = ReadConstraint(&fields, &call);
  ReadChatNeutral(&fields);
  call.prompt = ReadConversation(&fields);
  LONGSPAN_RETURN_IF_ERROR(fields.Finish());
  LONGSPAN_RETURN_IF_ERROR(response);
  LONGSPAN_RETURN_IF_ERROR(constraint);
  request.calls.push_back(std::move(call));
  return request;
}

}  // namespace longspan
