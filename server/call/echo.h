// The prompt as it stands before each completion, and how its tokens spell it: what text offsets
// are counted by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/types/span.h"
#include "engine/text/tokenizer.h"
#include "server/call/generate_call.h"

namespace longspan {

struct Echo {
  std::string text;                   // empty without echo
  size_t unwritten_tokens = 0;        // leading ones that are not in the text,
  bool skips_special_tokens = false;  // as are none of these, wherever they stand
};

// `token_ids` are what the model reads. The echo is what the client wrote, or, of ids and of what
// was truncated, what the model reads, special tokens as the client wants them. Where offsets go
// into a text that the tokenizer reads as another (normalised, say), it is that other one.
Echo EchoOf(const GenerateCall& call, absl::Span<const int32_t> token_ids,
            const Tokenizer& tokenizer);

}  // namespace longspan
