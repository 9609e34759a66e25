// Makes a conversation the prompt of a model: the templates that its files hold, and which names
// and forms they expect. Constant after Create; any thread.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/civil_time.h"
#include "engine/json/json.h"
#include "engine/text/jinja/template.h"

namespace longspan {

// A conversation as templates read it.
struct Conversation {
  Json messages;   // an array of {"role", "content", …}; roles have been judged
  Json tools;      // an array; null: none
  Json documents;  // likewise
  Json arguments;  // further variables of the template, an object; null: none
  bool add_generation_prompt = true;
  // The last message is to be gone on with: nothing that ends it is in the prompt.
  bool continue_final_message = false;
};

// Where the templates of a model come from.
struct ChatTemplateSources {
  struct Named {
    std::string name;  // "default" where there is one alone
    std::string text;
  };
  std::vector<Named> templates;
  std::string file;  // for messages
  // bos_token and its kin, as templates see them.
  std::vector<std::pair<std::string, std::string>> special_tokens;
};

// Of tokenizer_config.json, which may be empty, and of a file with the template alone, which goes
// before it if it is not empty.
ChatTemplateSources ReadChatTemplates(absl::string_view tokenizer_config_json,
                                      absl::string_view template_file);

class ChatTemplate {
 public:
  // Parses the templates and tries them on a small conversation. INVALID_ARGUMENT or
  // RESOURCE_EXHAUSTED: what is wrong, with file, line and column.
  static absl::StatusOr<std::unique_ptr<ChatTemplate>> Create(ChatTemplateSources sources);

  // The prompt, and which of it the template wrote. `today` is the date that the
  // template may write: one for a day, so that prompts of a day begin alike. INVALID_ARGUMENT: the
  // template refuses the conversation, in words of its own, or cannot read it.
  absl::StatusOr<MarkedText> Render(const Conversation& conversation, absl::CivilDay today) const;

  // Whether any of the templates reads a variable of this name.
  bool Reads(absl::string_view variable) const;
  // Whether any of them holds this text.
  bool Mentions(absl::string_view text) const;
  // Content has to come as a list of parts, even where it is one text.
  bool content_is_parts() const { return content_is_parts_; }
  const std::string& source() const { return default_->source(); }

 private:
  ChatTemplate() = default;
  absl::Status Try();
  absl::StatusOr<MarkedText> Fill(const Conversation& conversation, absl::CivilDay today) const;

  std::unique_ptr<Template> default_;
  std::unique_ptr<Template> of_tools_;  // in its place where there are tools; may be null
  std::vector<std::pair<std::string, std::string>> special_tokens_;
  bool content_is_parts_ = false;
};

}  // namespace longspan
