#include "server/call/echo.h"

#include <utility>
#include <variant>

namespace longspan {

Echo EchoOf(const GenerateCall& call, absl::Span<const int32_t> token_ids,
            const Tokenizer& tokenizer) {
  Echo echo;
  if (!call.echo) return echo;
  const auto* written = std::get_if<std::string>(&call.prompt);
  if (written == nullptr || call.truncate_prompt_tokens.has_value()) {
    echo.skips_special_tokens = call.skip_special_tokens.value_or(true);
    echo.text = tokenizer.Decode(token_ids, echo.skips_special_tokens);
    return echo;
  }
  echo.text = *written;
  if (!call.logprobs.has_value()) return echo;
  size_t added_last = 0;
  if (call.add_special_tokens.value_or(true)) {
    echo.unwritten_tokens = tokenizer.first_token_ids().size();
    added_last = tokenizer.last_token_ids().size();
  }
  token_ids.remove_prefix(echo.unwritten_tokens);
  token_ids.remove_suffix(added_last);
  echo.text = tokenizer.Decode(token_ids, /*skip_special_tokens=*/false);
  return echo;
}

}  // namespace longspan
