#include "server/call/served_chat.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/loader/base/mapped_file.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr size_t kMaxTemplateBytes = size_t{4} << 20;

// Whoever names a template wants that one: what is wrong with it is a problem. A checkpoint's own
// is a warning, since completions need none.
absl::StatusOr<std::unique_ptr<ChatTemplate>> OpenTemplate(const ChatOptions& options,
                                                           const TokenizerTexts& texts) {
  std::string named;
  if (!options.template_file.empty()) {
    LONGSPAN_ASSIGN_OR_RETURN(named, ReadTextFile(options.template_file, kMaxTemplateBytes));
  }
  ChatTemplateSources sources = ReadChatTemplates(
      texts.tokenizer_config_json, options.template_file.empty() ? texts.chat_template : named);
  if (!options.template_file.empty()) sources.file = options.template_file;
  if (sources.templates.empty()) {
    return absl::NotFoundError("its files hold no chat template");
  }
  return ChatTemplate::Create(std::move(sources));
}

// As answers hold it.
std::vector<int32_t> EndMarker(const ReasoningFormat& reasoning, const Tokenizer& tokenizer) {
  EncodeOptions options;
  options.add_special_tokens = false;
  auto token_ids = tokenizer.Encode(reasoning.end, options);
  return token_ids.ok() ? *std::move(token_ids) : std::vector<int32_t>{};
}

}  // namespace

std::shared_ptr<const ServedChat> OpenChat(const ChatOptions& options, const TokenizerTexts& texts,
                                           const Tokenizer& tokenizer, Findings* findings) {
  auto chat = std::make_shared<ServedChat>();
  auto chat_template = OpenTemplate(options, texts);
  if (!chat_template.ok()) {
    chat->problem = std::string(chat_template.status().message());
    if (!options.template_file.empty()) {
      findings->Problem(absl::StrCat("--chat-template: ", chat->problem));
    } else if (!absl::IsNotFound(chat_template.status())) {
      findings->Warning(absl::StrCat("chats are refused: ", chat->problem));
    }
  } else {
    chat->chat_template = *std::move(chat_template);
  }
  const std::string source = chat->chat_template == nullptr ? "" : chat->chat_template->source();
  // Their flags take known names alone.
  chat->reasoning = ReadReasoningFormat(options.reasoning_parser, source).value();
  chat->reasoning_end_token_ids = EndMarker(chat->reasoning, tokenizer);
  chat->tool_calls = ReadToolCallFormat(options.tool_call_parser, source).value();
  chat->constrain_tool_calls = options.constrain_tool_calls;
  chat->marker_tokens = FindMarkerTokens(chat->reasoning, chat->tool_calls, tokenizer);
  return chat;
}

}  // namespace longspan
