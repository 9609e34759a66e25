// The keys of a GGUF file's tokenizer, read one by one. What is missing or mistyped becomes a
// problem that names file and key.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/findings.h"

namespace longspan {

class GgufFields {
 public:
  // All outlive this.
  GgufFields(const Json& metadata, const std::string& file_name, Findings* findings)
      : metadata_(metadata), file_name_(file_name), findings_(*findings) {}

  const Json* Value(absl::string_view key) const;
  // What the file says under the key, for messages: "is 5".
  std::string Found(absl::string_view key) const;
  void Problem(absl::string_view key, absl::string_view what);

  // Empty where there is none, or no text.
  std::optional<std::string> Text(absl::string_view key) const;
  bool Flag(absl::string_view key, bool absent);
  // An array of UTF-8 texts; null, and a problem, where it is anything else.
  const Json* Texts(absl::string_view key);
  // An array of numbers, `count` of them; null, and a problem, where it is anything else.
  const Json* Numbers(absl::string_view key, size_t count);

 private:
  const Json& metadata_;
  const std::string& file_name_;
  Findings& findings_;
};

}  // namespace longspan
