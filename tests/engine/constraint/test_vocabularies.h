// Vocabularies to constrain: one token a byte, and the demo model's.
#pragma once

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "engine/constraint/constraint_compiler.h"
#include "engine/text/tokenizer.h"
#include "kernels/base/check.h"

namespace longspan {

constexpr int32_t kByteEnd = 256;      // of ByteVocabulary: ends an answer
constexpr int32_t kByteSpecial = 257;  // has no text

inline ConstraintVocabulary ByteVocabulary() {
  ConstraintVocabulary vocabulary;
  for (int byte = 0; byte < 256; ++byte) {
    vocabulary.token_bytes.emplace_back(1, static_cast<char>(byte));
  }
  vocabulary.token_bytes.resize(258);
  vocabulary.end_token_ids = {kByteEnd};
  return vocabulary;
}

inline std::string FileText(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The logits are wider than the vocabulary, as those of many models are.
inline ConstraintVocabulary DemoVocabulary() {
  const auto tokenizer = Tokenizer::Load(FileText("deploy/models/demo/tokenizer.json"),
                                         FileText("deploy/models/demo/tokenizer_config.json"));
  LONGSPAN_CHECK(tokenizer.ok());
  return VocabularyOf(**tokenizer, (*tokenizer)->vocabulary_tokens() + 37,
                      (*tokenizer)->end_token_ids());
}

}  // namespace longspan
