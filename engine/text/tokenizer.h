// tokenizer.json, BPE by bytes or by characters with byte fallback (SentencePiece): text to token
// ids and back, as the reference library does.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/text/text_range.h"

namespace longspan {

struct EncodeOptions {
  bool add_special_tokens = true;  // what the post-processor adds (a BOS, say)
  // Where control tokens may be written, ascending and disjoint; null: everywhere. An added token
  // is found within one of these; elsewhere only what is text (IsTextToken); merges make none.
  const std::vector<TextRange>* control_ranges = nullptr;
  const std::atomic<bool>* cancelled = nullptr;  // looked at now and then
  // OutOfRange for a text of more, before it costs what all of it would.
  int64_t max_tokens = std::numeric_limits<int64_t>::max();
};

// How the bytes of tokens become text; StreamingDetokenizer does it.
struct DecodingRules {
  bool all_tokens_are_bytes = true;      // a character may span any tokens, else byte tokens alone
  bool first_token_drops_marks = false;  // the first token of a text has no spaces from marks
  std::string stripped_at_start;         // one character
  int most_stripped_at_start = 0;        // how many of it a text loses at its beginning
};

// What the texts of a tokenizer come from, as problems name it.
struct TokenizerNames {
  std::string tokenizer = "tokenizer.json";
  std::string config = "tokenizer_config.json";
};

// Immutable after Load; every const function may be called from any thread.
class Tokenizer {
 public:
  // The contents of the two files; `tokenizer_config_json` may be empty. Null with a line in
  // `problems` for everything that is wrong or not served.
  static std::unique_ptr<Tokenizer> Read(absl::string_view tokenizer_json,
                                         absl::string_view tokenizer_config_json,
                                         const TokenizerNames& names,
                                         std::vector<std::string>* problems);
  // The same of files with these names, as InvalidArgument with all of them.
  static absl::StatusOr<std::unique_ptr<Tokenizer>> Load(absl::string_view tokenizer_json,
                                                         absl::string_view tokenizer_config_json);
  ~Tokenizer();

  // InvalidArgument if `text` is not UTF-8; OutOfRange; CANCELLED.
  absl::StatusOr<std::vector<int32_t>> Encode(absl::string_view text,
                                              const EncodeOptions& options) const;
  // A text from its beginning on. Invalid UTF-8 in the result becomes U+FFFD (of byte tokens <0x00>
  // to <0xFF>, each that no whole character takes). Ids that no token has decode to nothing.
  std::string Decode(absl::Span<const int32_t> token_ids, bool skip_special_tokens) const;
  // The bytes one token stands for, which need not be UTF-8.
  absl::string_view TokenBytes(int32_t token_id) const;
  bool IsSpecial(int32_t token_id) const;
  bool IsByte(int32_t token_id) const;           // one of <0x00> to <0xFF> where these are bytes
  bool HasLiteralSpace(int32_t token_id) const;  // one that no mark wrote
  const DecodingRules& decoding_rules() const;

  int32_t vocabulary_tokens() const;                // highest id + 1
  bool adds_first_token() const;                    // an empty prompt is then not empty
  absl::Span<const int32_t> end_token_ids() const;  // eos of tokenizer_config.json, if any
  // What stands before and after a text that special tokens are added to.
  absl::Span<const int32_t> first_token_ids() const;
  absl::Span<const int32_t> last_token_ids() const;

 private:
  struct Impl;
  explicit Tokenizer(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace longspan
