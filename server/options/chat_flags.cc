#include "server/options/chat_flags.h"

#include <string>

#include "kernels/base/status_macros.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

Flag ReasoningParserFlag() {
  return {"reasoning-parser", "NAME",
          "how answers mark reasoning: think, mistral, seed, granite, none, or auto: as the chat "
          "template does",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ReadReasoningFormat(text, "").status());
            options->chat.reasoning_parser = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.chat.reasoning_parser; }};
}

Flag ToolCallParserFlag() {
  return {"tool-call-parser", "NAME",
          "how answers write calls of tools: hermes, llama3_json, mistral, json, none, or auto: as "
          "the chat template does",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ReadToolCallFormat(text, "").status());
            options->chat.tool_call_parser = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.chat.tool_call_parser; }};
}

}  // namespace

std::vector<Flag> ChatFlags() {
  return {
      TextFlag("chat-template", "FILE",
               "Jinja that makes prompts of conversations [the checkpoint's]",
               LONGSPAN_FIELD(chat.template_file)),
      ReasoningParserFlag(),
      ToolCallParserFlag(),
      OnOffFlag(
          "constrain-tool-calls",
          "whether calls of tools are held to their schemas from where they begin; those that "
          "tool_choice asks for always are, and those of strict tools",
          LONGSPAN_FIELD(chat.constrain_tool_calls)),
  };
}

}  // namespace longspan
