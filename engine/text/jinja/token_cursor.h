// Reads tokens one after the other. After an error all that is left is the end, so that whoever
// reads on comes to one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/text/jinja/lexer.h"

namespace longspan {

class TokenCursor {
 public:
  // Templates from the wild nest some ten levels deep.
  static constexpr int kMaxNesting = 100;

  // `tokens` ends with a kEnd token; `error` is where errors go.
  TokenCursor(std::vector<Token> tokens, SourceError* error)
      : tokens_(std::move(tokens)), error_(error) {
    if (failed()) place_ = tokens_.size() - 1;
  }

  bool failed() const { return !error_->status.ok(); }
  bool at_end() const { return Peek().Is(TokenType::kEnd); }
  SourcePosition at() const { return Peek().at; }

  const Token& Peek(size_t ahead = 0) const {
    return tokens_[std::min(place_ + ahead, tokens_.size() - 1)];
  }
  const Token& Next() {
    const Token& token = Peek();
    if (!at_end()) ++place_;
    return token;
  }

  bool SkipOperator(absl::string_view op) { return SkipIf(Peek().IsOperator(op)); }
  bool SkipName(absl::string_view name) { return SkipIf(Peek().IsName(name)); }
  bool SkipType(TokenType type) { return SkipIf(Peek().Is(type)); }

  void ExpectOperator(absl::string_view op) {
    if (!SkipOperator(op)) FailExpected(op);
  }
  void ExpectName(absl::string_view name) {
    if (!SkipName(name)) FailExpected(name);
  }
  std::string ExpectAnyName() {
    if (Peek().Is(TokenType::kName)) return Next().text;
    FailExpected("a name");
    return "";
  }
  void FailExpected(absl::string_view wanted) {
    Fail(absl::StrCat("expected ", wanted, ", found ", Found()));
  }
  void Fail(absl::string_view message) { FailAt(at(), absl::InvalidArgumentError(message)); }
  void FailAt(SourcePosition where, absl::Status status) {
    if (!failed()) *error_ = {std::move(status), where};
    place_ = tokens_.size() - 1;
  }

  // One level deeper. False: an error; each Enter has its Leave even so.
  bool Enter() {
    if (++nesting_ > kMaxNesting) {
      FailAt(at(), absl::ResourceExhaustedError(absl::StrCat("nested deeper than the ", kMaxNesting,
                                                             " levels that are served")));
    }
    return !failed();
  }
  void Leave() { --nesting_; }

 private:
  bool SkipIf(bool is_wanted) {
    if (is_wanted) Next();
    return is_wanted;
  }
  std::string Found() const {
    const Token& token = Peek();
    if (token.Is(TokenType::kEnd)) return "the end of the template";
    if (token.Is(TokenType::kText)) return "text";
    if (token.Is(TokenType::kString)) return "a string";
    return token.text;
  }

  std::vector<Token> tokens_;
  SourceError* error_;
  size_t place_ = 0;
  int nesting_ = 0;
};

// A level of nesting, as long as it lives.
class NestingLevel {
 public:
  explicit NestingLevel(TokenCursor& tokens) : tokens_(tokens), fits_(tokens.Enter()) {}
  ~NestingLevel() { tokens_.Leave(); }
  NestingLevel(const NestingLevel&) = delete;
  NestingLevel& operator=(const NestingLevel&) = delete;
  bool fits() const { return fits_; }

 private:
  TokenCursor& tokens_;
  const bool fits_;
};

}  // namespace longspan
