// Streaming detokeniser: bytes in token by token, whole UTF-8 characters out.
#pragma once

#include <cstdint>
#include <string>

#include "engine/text/tokenizer.h"

namespace longspan {

class StreamingDetokenizer {
 public:
  // `tokenizer` outlives this.
  StreamingDetokenizer(const Tokenizer* tokenizer, bool skip_special_tokens)
      : tokenizer_(tokenizer), skip_special_tokens_(skip_special_tokens) {}

  // The text that `token_id` completes; up to 3 bytes of a begun character are held back.
  std::string Push(int32_t token_id);
  // What was held back, as U+FFFD. All deltas together equal Tokenizer::Decode of all the ids.
  std::string Flush();

 private:
  const Tokenizer* tokenizer_;
  bool skip_special_tokens_;
  std::string pending_bytes_;
};

}  // namespace longspan
