#include "server/admission/chat_prompt.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"
#include "server/admission/chat_messages.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

// The variables that the server itself gives to templates.
constexpr std::array<absl::string_view, 4> kOwnVariables = {"messages", "tools", "documents",
                                                            "add_generation_prompt"};
// How much of a prompt's end shows whether it leaves reasoning open.
constexpr size_t kTailBytes = 256;

absl::Status Unsupported(absl::string_view param, absl::string_view message) {
  return WithParam(WithCode(absl::UnimplementedError(message), "unsupported"), param);
}

MessageForm FormOf(const ChatTemplate& chat_template) {
  return {chat_template.Mentions("developer"), chat_template.content_is_parts()};
}

absl::Status CheckArguments(const Json& arguments, const ChatTemplate& chat_template) {
  for (const auto& argument : arguments.items()) {
    const std::string& name = argument.key();
    const std::string param = absl::StrCat("chat_template_kwargs.", Summarize(Json(name)));
    if (absl::c_linear_search(kOwnVariables, name)) {
      return InvalidField(param, absl::StrCat(name,
                                              " is a field of the request; it may not stand in "
                                              "chat_template_kwargs"));
    }
    if (!chat_template.Reads(name)) {
      return InvalidField(
          param, absl::StrCat("the model's chat template does not read ", Summarize(Json(name)),
                              ", which chat_template_kwargs holds"));
    }
  }
  return absl::OkStatus();
}

// Templates that read an effort get it. Others leave reasoning out, if they can and none is asked
// for.
absl::Status AddEffort(const std::string& effort, const ChatTemplate& chat_template,
                       Json* arguments) {
  if (chat_template.Reads("reasoning_effort")) {
    arguments->emplace("reasoning_effort", effort);
  } else if (effort == "none" && chat_template.Reads("enable_thinking")) {
    arguments->emplace("enable_thinking", false);
  } else if (effort != "medium") {
    return InvalidField("reasoning_effort",
                        absl::StrCat("the model's chat template knows no reasoning_effort; it must "
                                     "be \"medium\", found ",
                                     Summarize(Json(effort))),
                        "unsupported");
  }
  return absl::OkStatus();
}

absl::StatusOr<Json> ReadArguments(const ChatCall& call, const ChatTemplate& chat_template) {
  Json arguments = call.template_arguments.is_null() ? Json::object() : call.template_arguments;
  LONGSPAN_RETURN_IF_ERROR(CheckArguments(arguments, chat_template));
  if (call.reasoning_effort) {
    LONGSPAN_RETURN_IF_ERROR(AddEffort(*call.reasoning_effort, chat_template, &arguments));
  }
  return arguments;
}

absl::Status CheckToolChoice(const ChatCall& call, const std::vector<std::string>& names,
                             const ChatTemplate& chat_template) {
  const ToolChoice choice = call.tool_choice.value_or(ToolChoice{});
  const bool wants_call =
      choice.kind == ToolChoice::Kind::kRequired || choice.kind == ToolChoice::Kind::kNamed;
  if (names.empty()) {
    if (!wants_call) return absl::OkStatus();
    return InvalidField("tool_choice", "tool_choice asks for a call, and there are no tools");
  }
  if (choice.kind == ToolChoice::Kind::kNamed && !absl::c_linear_search(names, choice.name)) {
    return InvalidField("tool_choice",
                        absl::StrCat("tool_choice names ", Summarize(Json(choice.name)),
                                     ", which is none of the tools: ", absl::StrJoin(names, ", ")));
  }
  if (!chat_template.Reads("tools")) {
    return Unsupported("tools", "the model's chat template has no place for tools");
  }
  return absl::OkStatus();
}

// What a template says of the conversation, in the words of the field that it is about.
absl::Status OfTemplate(const absl::Status& status) {
  if (const auto raised = RaisedMessage(status)) {
    return InvalidField("messages",
                        absl::StrCat("the model's chat template refuses the messages: ", *raised),
                        "template_error");
  }
  return InvalidField(
      "messages",
      absl::StrCat("the model's chat template cannot be filled with these messages: ",
                   status.message()),
      "template_error");
}

absl::Status CheckReasoningTokens(const ChatCall& call, const ServedChat& chat,
                                  const Limits& limits) {
  constexpr char kName[] = "max_reasoning_tokens";
  if (!call.max_reasoning_tokens) return absl::OkStatus();
  const int64_t asked = *call.max_reasoning_tokens;
  if (asked < 0 || asked > limits.max_context_tokens) {
    return InvalidField(
        kName, absl::StrCat(kName, " is ", asked, "; it must be from 0 to ",
                            limits.max_context_tokens, " (--max-context-tokens sets the limit)"));
  }
  if (!chat.reasoning_end_token_ids.empty()) return absl::OkStatus();
  return Unsupported(kName,
                     "this model is not known to mark reasoning (--reasoning-parser names how)");
}

ReasoningParams ReasoningOf(const ChatCall& call, const ServedChat& chat,
                            absl::string_view prompt) {
  const absl::string_view tail = prompt.substr(prompt.size() - std::min(prompt.size(), kTailBytes));
  ReasoningParams reasoning;
  reasoning.format = chat.reasoning;
  reasoning.begins_in_reasoning = LeavesReasoningOpen(chat.reasoning, tail);
  if (call.max_reasoning_tokens) {
    reasoning.max_tokens = *call.max_reasoning_tokens;
    reasoning.end_token_ids = chat.reasoning_end_token_ids;
  }
  return reasoning;
}

std::shared_ptr<const AnswerFormat> FormatOf(const ChatCall& call, const ServedChat& chat,
                                             const std::vector<std::string>& tool_names,
                                             const ReasoningParams& reasoning) {
  auto format = std::make_shared<AnswerFormat>();
  if (call.separate_reasoning) {
    format->reasoning = reasoning.format;
    format->begins_in_reasoning = reasoning.begins_in_reasoning;
  }
  const bool may_call = !call.tool_choice || call.tool_choice->kind != ToolChoice::Kind::kNone;
  if (may_call && !tool_names.empty()) {
    format->tool_calls = chat.tool_calls;
    format->tool_names = ToolNames(tool_names.begin(), tool_names.end());
    format->names_call = call.tool_choice && call.tool_choice->kind == ToolChoice::Kind::kNamed;
    if (format->names_call || !call.parallel_tool_calls.value_or(true)) format->max_calls = 1;
  }
  return format;
}

}  // namespace

absl::StatusOr<ChatPrompt> MakeChatPrompt(const ChatCall& call, const ServedChat& chat,
                                          const Limits& limits, absl::CivilDay today) {
  if (chat.chat_template == nullptr) {
    return Unsupported("messages", absl::StrCat("this model does not chat: ", chat.problem,
                                                "; use /v1/completions or --chat-template"));
  }
  const ChatTemplate& chat_template = *chat.chat_template;
  Conversation conversation;
  LONGSPAN_ASSIGN_OR_RETURN(conversation.messages,
                            ReadMessages(call.messages, FormOf(chat_template)));
  LONGSPAN_ASSIGN_OR_RETURN(const std::vector<std::string> tool_names,
                            ReadToolNames(call.tools, limits));
  LONGSPAN_RETURN_IF_ERROR(CheckToolChoice(call, tool_names, chat_template));
  LONGSPAN_RETURN_IF_ERROR(CheckReasoningTokens(call, chat, limits));
  LONGSPAN_ASSIGN_OR_RETURN(conversation.arguments, ReadArguments(call, chat_template));
  if (call.continue_final_message && call.add_generation_prompt) {
    return InvalidField("continue_final_message",
                        "continue_final_message and add_generation_prompt exclude each other");
  }
  if (!tool_names.empty()) conversation.tools = call.tools;
  conversation.documents = call.documents;
  conversation.add_generation_prompt = call.add_generation_prompt;
  conversation.continue_final_message = call.continue_final_message;
  absl::StatusOr<MarkedText> text = chat_template.Render(conversation, today);
  if (!text.ok()) return OfTemplate(text.status());
  ChatPrompt prompt;
  prompt.reasoning = ReasoningOf(call, chat, text->bytes());
  prompt.format = FormatOf(call, chat, tool_names, prompt.reasoning);
  prompt.text = *std::move(text);
  return prompt;
}

}  // namespace longspan
