// The tokens that a GGUF file lists, and of what kind each is.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/gguf/gguf_fields.h"

namespace longspan {

// tokenizer.ggml.token_type
enum class GgufTokenType : int64_t {
  kNormal = 1,
  kUnknown,
  kControl,
  kUserDefined,
  kUnused,
  kByte,
};

struct GgufVocabulary {
  const Json* tokens = nullptr;      // UTF-8 texts by id, in the file's metadata
  std::vector<GgufTokenType> types;  // as many

  const std::string& Text(size_t id) const;
};

// Empty, and a problem, where the lists are wrong; without one of types all are normal.
// `last_type`: the highest of the types that the tokenizer's model knows.
std::optional<GgufVocabulary> ReadGgufVocabulary(GgufFields& fields, GgufTokenType last_type);

// An object of ids by text. A problem for a text that is there twice.
class GgufTokenIds {
 public:
  explicit GgufTokenIds(GgufFields* fields) : fields_(*fields) {}
  // `text` outlives this.
  void Add(const std::string& text, size_t id);
  Json Take() { return std::move(ids_); }

 private:
  GgufFields& fields_;
  absl::flat_hash_map<absl::string_view, size_t> known_;
  Json ids_ = Json::object();
};

// As tokenizer.json lists a token that is found in the text as it stands.
Json GgufAddedToken(size_t id, const std::string& text, GgufTokenType type);

}  // namespace longspan
