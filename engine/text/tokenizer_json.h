// What tokenizer.json and tokenizer_config.json say, as plain values.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/decoder_json.h"
#include "engine/text/normalizer_json.h"
#include "engine/text/pre_tokenizer_json.h"

namespace longspan {

// A token that is found in the text as it stands, before any merging.
struct AddedToken {
  int32_t id = 0;
  std::string content;
  bool special = false;      // left out of decoded text on request
  bool normalized = true;    // looked for after normalization, not before
  bool lstrip = false;       // takes the white space before it along
  bool rstrip = false;       // takes the white space after it along
  bool single_word = false;  // only where no word character stands beside it
};

struct BpeSpec {
  std::vector<std::pair<std::string, int32_t>> vocabulary;  // at byte level in the byte alphabet
  std::vector<std::pair<std::string, std::string>> merges;  // best first
  // Instead of merges, as SentencePiece has it: any two tokens merge whose union is a token, the
  // union with the highest score (by id) first, of equals the leftmost. kNotMerged: into this token
  // nothing merges.
  std::vector<float> scores;
  std::string unknown_token;   // empty: what has no token vanishes
  bool is_byte_level = true;   // pieces are merged byte by byte, else character by character
  bool byte_fallback = false;  // what has no token becomes the tokens of its bytes, as <0x0A>
  bool fuse_unknown = false;   // unknown characters that touch are one unknown token
  bool ignore_merges = false;  // a whole piece in the vocabulary is its token
};

inline constexpr float kNotMerged = -std::numeric_limits<float>::infinity();

struct TokenizerSpec {
  std::vector<AddedToken> added_tokens;
  std::vector<NormalizerStep> normalizer;
  PreTokenizerSpec pre_tokenizer;
  DecoderSpec decoder;
  BpeSpec bpe;
  std::vector<int32_t> first_token_ids;  // what the post-processor puts before the text
  std::vector<int32_t> last_token_ids;   // and after it
  bool are_tokens_read = false;          // all of bpe and added_tokens, without a problem
};

// What could be read. A line for every feature that is not served and every malformed field is
// added to `problems`.
TokenizerSpec ReadTokenizerSpec(absl::string_view tokenizer_json,
                                std::vector<std::string>* problems);

// eos_token of a text that may be empty. Empty: none stated.
std::string ReadEndToken(absl::string_view tokenizer_config_json,
                         std::vector<std::string>* problems);

// Ids are table indices here, so that a hostile file must not choose them freely.
inline constexpr int32_t kMaxTokenId = (1 << 21) - 1;

}  // namespace longspan
