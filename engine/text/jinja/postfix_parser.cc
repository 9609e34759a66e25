#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/expression_parser.h"

namespace longspan {
namespace {

bool IsNumberOrName(TokenType type) {
  return type == TokenType::kName || type == TokenType::kString || type == TokenType::kInteger ||
         type == TokenType::kFloat;
}

}  // namespace

ExpressionPtr ExpressionParser::ParsePostfix(ExpressionPtr operand) {
  while (!tokens_.failed()) {
    const Token& token = tokens_.Peek();
    if (token.IsOperator(".")) {
      operand = ParseAttribute(std::move(operand));
    } else if (token.IsOperator("[")) {
      operand = ParseItem(std::move(operand));
    } else if (token.IsOperator("(")) {
      operand = ParseCall(std::move(operand));
    } else {
      break;
    }
    if (!CountLink()) break;
  }
  return operand;
}

ExpressionPtr ExpressionParser::ParseAttribute(ExpressionPtr object) {
  const SourcePosition at = tokens_.Next().at;
  if (tokens_.Peek().Is(TokenType::kInteger)) {
    return Make(at, ItemExpression{std::move(object), ParseNumber()});
  }
  return Make(at, AttributeExpression{std::move(object), Name(tokens_.ExpectAnyName())});
}

ExpressionPtr ExpressionParser::ParseItem(ExpressionPtr object) {
  const SourcePosition at = tokens_.Next().at;
  ExpressionPtr index = tokens_.Peek().IsOperator(":") ? nullptr : ParseTuple();
  if (tokens_.Peek().IsOperator(":")) return ParseSlice(at, std::move(object), std::move(index));
  tokens_.ExpectOperator("]");
  return Make(at, ItemExpression{std::move(object), std::move(index)});
}

ExpressionPtr ExpressionParser::ParseSliceBound() {
  const Token& token = tokens_.Peek();
  return token.IsOperator(":") || token.IsOperator("]") ? nullptr : Parse();
}

ExpressionPtr ExpressionParser::ParseSlice(SourcePosition at, ExpressionPtr object,
                                           ExpressionPtr begin) {
  tokens_.ExpectOperator(":");
  ExpressionPtr end = ParseSliceBound();
  ExpressionPtr step = tokens_.SkipOperator(":") ? ParseSliceBound() : nullptr;
  tokens_.ExpectOperator("]");
  return Make(
      at, SliceExpression{std::move(object), std::move(begin), std::move(end), std::move(step)});
}

ExpressionPtr ExpressionParser::ParseCall(ExpressionPtr callee) {
  const SourcePosition at = tokens_.at();
  return Make(at, CallExpression{std::move(callee), ParseArguments()});
}

CallArguments ExpressionParser::ParseArguments() {
  CallArguments arguments;
  tokens_.ExpectOperator("(");
  while (!tokens_.Peek().IsOperator(")") && !tokens_.at_end()) {
    ParseArgument(&arguments);
    if (!tokens_.SkipOperator(",")) break;
  }
  tokens_.ExpectOperator(")");
  return arguments;
}

void ExpressionParser::ParseArgument(CallArguments* arguments) {
  const bool is_keyword = tokens_.Peek().Is(TokenType::kName) && tokens_.Peek(1).IsOperator("=");
  if (tokens_.Peek().IsOperator("**") && arguments->more_keywords == nullptr) {
    tokens_.Next();
    arguments->more_keywords = Parse();
  } else if (arguments->more_keywords != nullptr) {
    tokens_.Fail("an argument after **");
  } else if (tokens_.Peek().IsOperator("*") && arguments->more_positional == nullptr) {
    tokens_.Next();
    arguments->more_positional = Parse();
  } else if (is_keyword) {
    const SyntaxName name = Name(tokens_.Next().text);
    tokens_.Next();
    arguments->keywords.emplace_back(name, Parse());
  } else if (!arguments->keywords.empty() || arguments->more_positional != nullptr) {
    tokens_.Fail("an argument without a name after one with a name");
  } else {
    arguments->positional.push_back(Parse());
  }
}

ExpressionPtr ExpressionParser::ParseFilters(ExpressionPtr operand) {
  while (!tokens_.failed()) {
    const Token& token = tokens_.Peek();
    if (token.IsOperator("|")) {
      tokens_.Next();
      operand = ParseFilter(std::move(operand));
    } else if (token.IsName("is")) {
      operand = ParseTest(std::move(operand));
    } else if (token.IsOperator("(")) {
      operand = ParseCall(std::move(operand));
    } else {
      break;
    }
    if (!CountLink()) break;
  }
  return operand;
}

std::string ExpressionParser::ParseDottedName() {
  std::string name = tokens_.ExpectAnyName();
  while (tokens_.SkipOperator(".")) absl::StrAppend(&name, ".", tokens_.ExpectAnyName());
  return name;
}

void ExpressionParser::CheckKnown(const void* row, absl::string_view kind, const std::string& name,
                                  SourcePosition at) {
  if (row != nullptr || defers_unknown || unknown_.has_value()) return;
  unknown_ =
      SourceError{absl::InvalidArgumentError(absl::StrCat("no ", kind, " named ", name)), at};
}

ExpressionPtr ExpressionParser::ParseFilter(ExpressionPtr operand) {
  const SourcePosition at = tokens_.at();
  const std::string name = ParseDottedName();
  const Builtin* filter = FindFilter(name);
  CheckKnown(filter, "filter", name, at);
  CallArguments arguments;
  if (tokens_.Peek().IsOperator("(")) arguments = ParseArguments();
  return Make(at, FilterExpression{std::move(operand), filter, Name(name), std::move(arguments)});
}

ExpressionPtr ExpressionParser::ParseBlockFilter(bool begins_without_bar) {
  ExpressionPtr filter;
  if (begins_without_bar) filter = ParseFilter(nullptr);
  while (tokens_.SkipOperator("|") && CountLink()) filter = ParseFilter(std::move(filter));
  return filter;
}

bool ExpressionParser::AtTestArgument() const {
  const Token& token = tokens_.Peek();
  if (token.IsName("else") || token.IsName("or") || token.IsName("and")) return false;
  return IsNumberOrName(token.type) || token.IsOperator("[") || token.IsOperator("{");
}

ExpressionPtr ExpressionParser::ParseTest(ExpressionPtr operand) {
  tokens_.Next();
  const bool is_negated = tokens_.SkipName("not");
  const SourcePosition at = tokens_.at();
  const std::string name = ParseDottedName();
  const Builtin* test = FindTest(name);
  CheckKnown(test, "test", name, at);
  CallArguments arguments;
  if (tokens_.Peek().IsOperator("(")) {
    arguments = ParseArguments();
  } else if (tokens_.Peek().IsName("is")) {
    tokens_.Fail("tests cannot follow one another");
  } else if (AtTestArgument()) {
    arguments.positional.push_back(ParsePostfix(ParsePrimary()));
  }
  ExpressionPtr result =
      Make(at, TestExpression{std::move(operand), test, Name(name), std::move(arguments)});
  if (!is_negated) return result;
  return Make(at, UnaryExpression{UnaryOperator::kNot, std::move(result)});
}

}  // namespace longspan
