// What the decoder of tokenizer.json makes of single tokens. Immutable after Create; any thread.
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "engine/text/decoder_json.h"
#include "engine/text/normalizer.h"

namespace longspan {

struct DecodedToken {
  std::string bytes;
  bool is_byte = false;            // one of <0x00> to <0xFF>, which several make a character of
  bool has_literal_space = false;  // one that no mark wrote
};

class TokenDecoder {
 public:
  // InvalidArgument for a pattern that is not served.
  static absl::StatusOr<TokenDecoder> Create(const DecoderSpec& spec);

  // Of a token of the vocabulary, at byte level written in the byte alphabet.
  DecodedToken Decode(const std::string& token) const;
  // Of an added token, which is written as it stands.
  DecodedToken DecodeAdded(const std::string& token) const;

 private:
  DecoderSpec spec_;
  Normalizer replacements_;
};

}  // namespace longspan
