// A template's source as tokens: text between tags, tags, and what stands in them. White space
// around tags is gone as their signs, trim_blocks and lstrip_blocks have it, and so are comments.
#pragma once

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/text/jinja/position.h"

namespace longspan {

enum class TokenType : uint8_t {
  kText,
  kPrintBegin,
  kPrintEnd,
  kBlockBegin,
  kBlockEnd,
  kName,
  kString,
  kInteger,
  kFloat,
  kOperator,
  kEnd,
};

struct Token {
  TokenType type = TokenType::kEnd;
  std::string text;  // of strings what they mean, of numbers without underscores
  SourcePosition at;

  bool Is(TokenType wanted) const { return type == wanted; }
  bool IsOperator(absl::string_view op) const { return type == TokenType::kOperator && text == op; }
  bool IsName(absl::string_view name) const { return type == TokenType::kName && text == name; }
};

// What is wrong with a source, and where.
struct SourceError {
  absl::Status status;
  SourcePosition at;
};

// Ends with a kEnd token. `source` is UTF-8. Where `error` is not OK afterwards, tokens are
// those before it.
std::vector<Token> Tokenize(absl::string_view source, SourceError* error);

}  // namespace longspan
