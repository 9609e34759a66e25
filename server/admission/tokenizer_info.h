// The tokenizer as tools that do not have it ask for it (GET /tokenizer_info).
#pragma once

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/text/tokenizer.h"

namespace longspan {

// JSON: what tokenizer_config.json says, each token as its text alone, and in any case eos_token,
// bos_token, pad_token and chat_template, null where there is none. Where the file names no end
// token, it is the first of `end_token_ids`, the model's. The file has been read already, or is
// absent: empty.
std::string TokenizerInfo(absl::string_view tokenizer_config_json, const Tokenizer& tokenizer,
                          absl::Span<const int32_t> end_token_ids);

}  // namespace longspan
