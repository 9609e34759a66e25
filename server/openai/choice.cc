#include "server/openai/choice.h"

#include "server/openai/chat_choice.h"
#include "server/openai/text_choice.h"

namespace longspan {

std::unique_ptr<OpenAiChoice> MakeChoice(const AnswerOptions& options,
                                         const ChoiceContext& context) {
  if (options.endpoint == Endpoint::kChat) return std::make_unique<ChatChoice>(&options, context);
  return std::make_unique<TextChoice>(&options, context);
}

}  // namespace longspan
