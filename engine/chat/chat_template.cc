#include "engine/chat/chat_template.h"

#include <array>
#include <optional>

#include "absl/algorithm/container.h"
#include "absl/memory/memory.h"
#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr char kDefaultName[] = "default";
constexpr char kToolsName[] = "tool_use";
// Stands where the last message ends while a template is filled. Private characters, which no
// template has.
constexpr char kEndMark[] = "\uE000\uE0D1\uE001";
// Of the conversation that is tried: a word that no template has either.
constexpr char kProbe[] = "c7f1probe";

constexpr std::array<const char*, 7> kSpecialTokenNames = {
    "bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"};

// A token is written as its text, or as an object with its text as "content".
std::optional<std::string> TokenText(const Json* token) {
  if (token != nullptr && token->is_object()) token = FindMember(*token, "content");
  const std::string* text = token == nullptr ? nullptr : StringValue(*token);
  return text == nullptr ? std::nullopt : std::optional(*text);
}

void ReadNamed(const Json& list, ChatTemplateSources* sources) {
  for (const Json& entry : list) {
    const auto name = TokenText(FindMember(entry, "name"));
    const auto text = TokenText(FindMember(entry, "template"));
    if (name && text) sources->templates.push_back({*name, *text});
  }
}

void AppendToContent(Json* content, absl::string_view text) {
  if (content->is_array() && !content->empty()) content = &content->back()["text"];
  if (content->is_string()) absl::StrAppend(&content->get_ref<std::string&>(), text);
}

// Roles are words of the server's, so that templates may make control tokens of them.
void TrustRoles(const Value& messages, ValueStore* store) {
  for (const Value& message : messages.list().items) {
    if (!message.is_dict()) continue;
    const Value* role = message.dict().Find("role");
    if (role == nullptr || !role->is_string()) continue;
    const std::string word = role->string().bytes();
    message.dict().Set(store->TrustedString("role"), store->TrustedString(word));
  }
}

Conversation ProbeConversation(bool content_is_parts) {
  Json content = kProbe;
  if (content_is_parts) content = Json::array({{{"type", "text"}, {"text", content}}});
  Conversation conversation;
  conversation.messages = Json::array({{{"role", "user"}, {"content", content}}});
  return conversation;
}

}  // namespace

ChatTemplateSources ReadChatTemplates(absl::string_view tokenizer_config_json,
                                      absl::string_view template_file) {
  ChatTemplateSources sources;
  const absl::StatusOr<Json> config =
      tokenizer_config_json.empty() ? Json::object() : ParseJson(tokenizer_config_json);
  if (!config.ok() || !config->is_object()) return sources;
  for (const char* name : kSpecialTokenNames) {
    if (auto text = TokenText(FindMember(*config, name))) {
      sources.special_tokens.emplace_back(name, *std::move(text));
    }
  }
  if (!template_file.empty()) {
    sources.file = "chat_template.jinja";
    sources.templates.push_back({kDefaultName, std::string(template_file)});
    return sources;
  }
  sources.file = "chat_template";
  const Json* own = FindMember(*config, "chat_template");
  if (own == nullptr) return sources;
  if (own->is_array()) {
    ReadNamed(*own, &sources);
  } else if (const std::string* text = StringValue(*own)) {
    sources.templates.push_back({kDefaultName, *text});
  }
  return sources;
}

absl::StatusOr<std::unique_ptr<ChatTemplate>> ChatTemplate::Create(ChatTemplateSources sources) {
  std::unique_ptr<ChatTemplate> chat = absl::WrapUnique(new ChatTemplate);
  chat->special_tokens_ = std::move(sources.special_tokens);
  for (ChatTemplateSources::Named& named : sources.templates) {
    const bool is_of_tools = named.name == kToolsName;
    if (!is_of_tools && named.name != kDefaultName) continue;
    std::string name = sources.templates.size() == 1
                           ? sources.file
                           : absl::StrCat(sources.file, " \"", named.name, "\"");
    auto parsed = Template::Parse(std::move(named.text), std::move(name));
    if (!parsed.ok()) return std::move(parsed).status();
    (is_of_tools ? chat->of_tools_ : chat->default_) = *std::move(parsed);
  }
  if (chat->default_ == nullptr) {
    return absl::InvalidArgumentError(absl::StrCat(sources.file, ": holds ",
                                                   sources.templates.size(),
                                                   " templates, none of them \"default\""));
  }
  LONGSPAN_RETURN_IF_ERROR(chat->Try());
  return chat;
}

// A template that cannot show one text says so now, and not to a client.
absl::Status ChatTemplate::Try() {
  absl::Status problem;
  for (const bool parts : {false, true}) {
    const auto prompt = Render(ProbeConversation(parts), absl::CivilDay(2026, 1, 1));
    content_is_parts_ = parts;
    const bool shows_text = prompt.ok() && absl::StrContains(prompt->bytes(), kProbe) &&
                            !absl::StrContains(prompt->bytes(), "'text'");
    if (shows_text) return absl::OkStatus();
    if (problem.ok()) problem = prompt.status();
  }
  content_is_parts_ = false;
  // It may ask for more than one message of a user, and be right.
  if (RaisedMessage(problem)) return absl::OkStatus();
  if (!problem.ok()) return problem;
  return absl::InvalidArgumentError("the chat template does not show what a user writes");
}

absl::StatusOr<MarkedText> ChatTemplate::Fill(const Conversation& conversation,
                                              absl::CivilDay today) const {
  ValueStore store;
  Variables variables;
  for (const auto& [name, text] : special_tokens_) variables[name] = store.TrustedString(text);
  if (conversation.arguments.is_object()) {
    for (const auto& argument : conversation.arguments.items()) {
      variables[argument.key()] = store.FromJson(argument.value());
    }
  }
  variables["messages"] = store.FromJson(conversation.messages);
  TrustRoles(variables["messages"], &store);
  variables["tools"] = store.FromJson(conversation.tools);
  variables["documents"] = store.FromJson(conversation.documents);
  variables["add_generation_prompt"] = Value::Bool(conversation.add_generation_prompt);
  const bool has_tools = conversation.tools.is_array() && !conversation.tools.empty();
  const Template& used = has_tools && of_tools_ != nullptr ? *of_tools_ : *default_;
  return used.Render(variables, absl::CivilSecond(today));
}

absl::StatusOr<MarkedText> ChatTemplate::Render(const Conversation& conversation,
                                                absl::CivilDay today) const {
  if (!conversation.continue_final_message) return Fill(conversation, today);
  Conversation marked = conversation;
  marked.add_generation_prompt = false;
  AppendToContent(&marked.messages.back()["content"], kEndMark);
  LONGSPAN_ASSIGN_OR_RETURN(const MarkedText prompt, Fill(marked, today));
  const size_t end = prompt.bytes().rfind(kEndMark);
  if (end == std::string::npos) {
    return absl::InvalidArgumentError(
        "continue_final_message is true, and the chat template does not show the last message");
  }
  return prompt.Substring(0, end);
}

bool ChatTemplate::Reads(absl::string_view variable) const {
  return default_->Reads(variable) || (of_tools_ != nullptr && of_tools_->Reads(variable));
}

bool ChatTemplate::Mentions(absl::string_view text) const {
  return absl::StrContains(default_->source(), text) ||
         (of_tools_ != nullptr && absl::StrContains(of_tools_->source(), text));
}

}  // namespace longspan
