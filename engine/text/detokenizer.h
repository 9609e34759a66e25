// Streaming detokeniser: tokens in, whole UTF-8 characters out.
#pragma once

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/text/tokenizer.h"

namespace longspan {

class StreamingDetokenizer {
 public:
  // `tokenizer` outlives this. `begins_text`: no token that is shown stands before the first, so
  // that a space which the tokenizer puts before every text is left out.
  // `shown_token_ids`, which outlive this too: special tokens that are never skipped.
  StreamingDetokenizer(const Tokenizer* tokenizer, bool skip_special_tokens,
                       bool begins_text = true, absl::Span<const int32_t> shown_token_ids = {});

  // The token stands nowhere in the text.
  bool Skips(int32_t token_id) const;

  // The text that `token_id` completes; up to 3 bytes of a begun character are held back.
  std::string Push(int32_t token_id);
  // What was held back, as U+FFFD. All deltas of a text from its beginning together equal
  // Tokenizer::Decode of all the ids.
  std::string Flush();

 private:
  std::string WholeCharacters();
  std::string Replaced(absl::string_view bytes) const;
  std::string Stripped(std::string text);

  const Tokenizer* tokenizer_;
  bool skip_special_tokens_;
  absl::Span<const int32_t> shown_token_ids_;
  bool is_first_token_;
  int may_strip_;  // so many characters at the beginning of the text to come
  std::string pending_bytes_;
};

}  // namespace longspan
