#include <algorithm>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/expression_parser.h"
#include "engine/text/jinja/string_literal.h"

namespace longspan {

SyntaxName ExpressionParser::Name(const std::string& name) {
  SyntaxName& known = syntax_.names[name];
  if (known == nullptr) known = &syntax_.constants.TrustedString(name).string();
  return known;
}

ExpressionPtr ExpressionParser::ParsePrimary() {
  const Token& token = tokens_.Peek();
  if (token.Is(TokenType::kName)) return ParseNamed();
  if (token.Is(TokenType::kString)) return ParseStrings();
  if (token.Is(TokenType::kInteger) || token.Is(TokenType::kFloat)) return ParseNumber();
  if (token.IsOperator("(")) return ParseParentheses();
  if (token.IsOperator("[")) return ParseList();
  if (token.IsOperator("{")) return ParseDict();
  tokens_.FailExpected("an expression");
  return Make(token.at, ConstantExpression{});
}

ExpressionPtr ExpressionParser::ParseNamed() {
  const Token token = tokens_.Next();
  if (token.text == "true" || token.text == "True")
    return Make(token.at, ConstantExpression{Value::Bool(true, true)});
  if (token.text == "false" || token.text == "False")
    return Make(token.at, ConstantExpression{Value::Bool(false, true)});
  if (token.text == "none" || token.text == "None")
    return Make(token.at, ConstantExpression{Value::None()});
  syntax_.reads.emplace(token.text, token.at);
  read_caller |= token.text == "caller";
  read_varargs |= token.text == "varargs";
  read_kwargs |= token.text == "kwargs";
  return Make(token.at, NameExpression{Name(token.text)});
}

ExpressionPtr ExpressionParser::ParseStrings() {
  const SourcePosition at = tokens_.at();
  std::string text;
  while (tokens_.Peek().Is(TokenType::kString)) text += tokens_.Next().text;
  return Make(at, ConstantExpression{syntax_.constants.TrustedString(std::move(text))});
}

ExpressionPtr ExpressionParser::ParseNumber() {
  const Token token = tokens_.Next();
  if (token.Is(TokenType::kFloat)) {
    return Make(token.at,
                ConstantExpression{Value::Float(std::strtod(token.text.c_str(), nullptr), true)});
  }
  const std::optional<int64_t> value = ParseIntegerLiteral(token.text);
  if (!value.has_value()) {
    tokens_.FailAt(token.at, absl::InvalidArgumentError(absl::StrCat(
                                 "integer ", token.text, " is larger than ", INT64_MAX)));
  }
  return Make(token.at, ConstantExpression{Value::Integer(value.value_or(0), true)});
}

ExpressionPtr ExpressionParser::ParseParentheses() {
  const SourcePosition at = tokens_.Next().at;
  ExpressionPtr inner = tokens_.Peek().IsOperator(")")
                            ? Make(at, ListExpression{ListKind::kTuple, {}})
                            : ParseTuple();
  tokens_.ExpectOperator(")");
  return inner;
}

ExpressionPtr ExpressionParser::ParseList() {
  const SourcePosition at = tokens_.Next().at;
  std::vector<ExpressionPtr> items;
  while (!tokens_.Peek().IsOperator("]") && !tokens_.at_end()) {
    if (!items.empty()) tokens_.ExpectOperator(",");
    if (!tokens_.Peek().IsOperator("]")) items.push_back(Parse());
  }
  tokens_.ExpectOperator("]");
  return Make(at, ListExpression{ListKind::kList, std::move(items)});
}

ExpressionPtr ExpressionParser::ParseDict() {
  const SourcePosition at = tokens_.Next().at;
  DictExpression dict;
  while (!tokens_.Peek().IsOperator("}") && !tokens_.at_end()) {
    if (!dict.entries.empty()) tokens_.ExpectOperator(",");
    if (tokens_.Peek().IsOperator("}")) break;
    ExpressionPtr key = Parse();
    tokens_.ExpectOperator(":");
    dict.entries.emplace_back(std::move(key), Parse());
  }
  tokens_.ExpectOperator("}");
  return Make(at, std::move(dict));
}

Target ExpressionParser::ParseTarget(bool may_be_attribute) {
  Target target;
  const NestingLevel level(tokens_);
  if (!level.fits()) return target;
  std::vector<Target> parts;
  bool is_list = false;
  do {
    if (is_list && (AtTupleEnd("in") || tokens_.Peek().IsOperator("="))) break;
    parts.push_back(ParseOneTarget(may_be_attribute));
    is_list |= tokens_.Peek().IsOperator(",");
  } while (tokens_.SkipOperator(","));
  if (!is_list) return std::move(parts[0]);
  target.parts = std::move(parts);
  return target;
}

Target ExpressionParser::ParseOneTarget(bool may_be_attribute) {
  if (tokens_.SkipOperator("(")) {
    Target inner = ParseTarget(may_be_attribute);
    tokens_.ExpectOperator(")");
    return inner;
  }
  Target target;
  const SourcePosition at = tokens_.at();
  const std::string name = tokens_.ExpectAnyName();
  static const absl::string_view kConstants[] = {"true", "True", "false", "False", "none", "None"};
  const bool is_constant =
      std::find(std::begin(kConstants), std::end(kConstants), name) != std::end(kConstants);
  if (is_constant || name == "loop") {
    tokens_.FailAt(at, absl::InvalidArgumentError(absl::StrCat("cannot assign to ", name)));
  }
  target.name = Name(name);
  if (may_be_attribute && tokens_.SkipOperator(".")) {
    syntax_.reads.emplace(name, at);
    target.attribute = Name(tokens_.ExpectAnyName());
  }
  return target;
}

}  // namespace longspan
