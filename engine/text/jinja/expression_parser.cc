#include "engine/text/jinja/expression_parser.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/string_literal.h"

namespace longspan {
namespace {

// Operators that follow one another make the tree as deep as there are of them.
constexpr int kMaxLinks = 1000;

struct ArithmeticOperator {
  absl::string_view text;
  BinaryOperator op;
};
// From those that bind least. Concatenation stands between the first two.
const std::vector<ArithmeticOperator> kArithmetic[] = {
    {{"+", BinaryOperator::kAdd}, {"-", BinaryOperator::kSubtract}},
    {{"*", BinaryOperator::kMultiply},
     {"/", BinaryOperator::kDivide},
     {"//", BinaryOperator::kFloorDivide},
     {"%", BinaryOperator::kModulo}},
    {{"**", BinaryOperator::kPower}},
};
constexpr size_t kSums = 0, kProducts = 1, kPowers = 2;

constexpr std::pair<absl::string_view, CompareOperator> kComparisons[] = {
    {"==", CompareOperator::kEqual},  {"!=", CompareOperator::kNotEqual},
    {"<", CompareOperator::kLess},    {"<=", CompareOperator::kLessEqual},
    {">", CompareOperator::kGreater}, {">=", CompareOperator::kGreaterEqual},
};

const ArithmeticOperator* FindArithmetic(size_t level, const Token& token) {
  for (const ArithmeticOperator& op : kArithmetic[level]) {
    if (token.IsOperator(op.text)) return &op;
  }
  return nullptr;
}

bool IsNumberOrName(TokenType type) {
  return type == TokenType::kName || type == TokenType::kString || type == TokenType::kInteger ||
         type == TokenType::kFloat;
}

}  // namespace

SyntaxName ExpressionParser::Name(const std::string& name) {
  SyntaxName& known = syntax_.names[name];
  if (known == nullptr) known = &syntax_.constants.TrustedString(name).string();
  return known;
}

ExpressionPtr ExpressionParser::Make(SourcePosition at, decltype(Expression::form) form) {
  return std::make_unique<Expression>(Expression{at, std::move(form)});
}

bool ExpressionParser::CountLink() {
  if (++links_ > kMaxLinks) {
    tokens_.FailAt(tokens_.at(), absl::ResourceExhaustedError(absl::StrCat(
                                     "an expression of more than ", kMaxLinks, " operations")));
  }
  return !tokens_.failed();
}

bool ExpressionParser::AtTupleEnd(absl::string_view end_name) const {
  const Token& token = tokens_.Peek();
  return token.Is(TokenType::kPrintEnd) || token.Is(TokenType::kBlockEnd) ||
         token.IsOperator(")") || token.Is(TokenType::kEnd) ||
         (!end_name.empty() && token.IsName(end_name));
}

ExpressionPtr ExpressionParser::ParseTuple(bool may_be_conditional, absl::string_view end_name) {
  const SourcePosition at = tokens_.at();
  ExpressionPtr first = Parse(may_be_conditional);
  if (!tokens_.Peek().IsOperator(",")) return first;
  std::vector<ExpressionPtr> items;
  items.push_back(std::move(first));
  while (tokens_.SkipOperator(",") && !AtTupleEnd(end_name)) {
    items.push_back(Parse(may_be_conditional));
  }
  return Make(at, ListExpression{ListKind::kTuple, std::move(items)});
}

ExpressionPtr ExpressionParser::Parse(bool may_be_conditional) {
  const NestingLevel level(tokens_);
  if (!level.fits()) return Make(tokens_.at(), ConstantExpression{});
  return may_be_conditional ? ParseConditional() : ParseOr();
}

ExpressionPtr ExpressionParser::ParseConditional() {
  const SourcePosition at = tokens_.at();
  ExpressionPtr value = ParseOr();
  while (tokens_.SkipName("if") && CountLink()) {
    ExpressionPtr condition = ParseOr();
    ExpressionPtr otherwise = tokens_.SkipName("else") ? Parse() : nullptr;
    value = Make(
        at, ConditionalExpression{std::move(condition), std::move(value), std::move(otherwise)});
  }
  return value;
}

ExpressionPtr ExpressionParser::ParseOr() {
  ExpressionPtr left = ParseAnd();
  while (tokens_.Peek().IsName("or") && CountLink()) {
    const SourcePosition at = tokens_.Next().at;
    left = Make(at, LogicExpression{false, std::move(left), ParseAnd()});
  }
  return left;
}

ExpressionPtr ExpressionParser::ParseAnd() {
  ExpressionPtr left = ParseNot();
  while (tokens_.Peek().IsName("and") && CountLink()) {
    const SourcePosition at = tokens_.Next().at;
    left = Make(at, LogicExpression{true, std::move(left), ParseNot()});
  }
  return left;
}

ExpressionPtr ExpressionParser::ParseNot() {
  const SourcePosition at = tokens_.at();
  if (!tokens_.SkipName("not")) return ParseCompare();
  const NestingLevel level(tokens_);
  if (!level.fits()) return Make(at, ConstantExpression{});
  return Make(at, UnaryExpression{UnaryOperator::kNot, ParseNot()});
}

bool ExpressionParser::CompareOperatorNext(CompareOperator* op) {
  for (const auto& [text, known] : kComparisons) {
    *op = known;
    if (tokens_.SkipOperator(text)) return true;
  }
  *op = CompareOperator::kIn;
  if (tokens_.SkipName("in")) return true;
  *op = CompareOperator::kNotIn;
  if (!tokens_.Peek().IsName("not") || !tokens_.Peek(1).IsName("in")) return false;
  tokens_.Next();
  tokens_.Next();
  return true;
}

ExpressionPtr ExpressionParser::ParseCompare() {
  const SourcePosition at = tokens_.at();
  ExpressionPtr first = ParseArithmetic(kSums);
  std::vector<std::pair<CompareOperator, ExpressionPtr>> rest;
  CompareOperator op;
  while (CompareOperatorNext(&op)) rest.emplace_back(op, ParseArithmetic(kSums));
  if (rest.empty()) return first;
  return Make(at, CompareExpression{std::move(first), std::move(rest)});
}

ExpressionPtr ExpressionParser::ParseArithmetic(size_t level) {
  const auto operand = [&] {
    if (level == kSums) return ParseConcat();
    return level == kProducts ? ParseArithmetic(kPowers) : ParseUnary();
  };
  ExpressionPtr left = operand();
  while (const ArithmeticOperator* op = FindArithmetic(level, tokens_.Peek())) {
    if (!CountLink()) break;
    const SourcePosition at = tokens_.Next().at;
    ExpressionPtr right = operand();
    left = Make(at, BinaryExpression{op->op, std::move(left), std::move(right)});
  }
  return left;
}

ExpressionPtr ExpressionParser::ParseConcat() {
  const SourcePosition at = tokens_.at();
  ExpressionPtr first = ParseArithmetic(kProducts);
  if (!tokens_.Peek().IsOperator("~")) return first;
  std::vector<ExpressionPtr> parts;
  parts.push_back(std::move(first));
  while (tokens_.SkipOperator("~")) parts.push_back(ParseArithmetic(kProducts));
  return Make(at, ConcatExpression{std::move(parts)});
}

ExpressionPtr ExpressionParser::ParseUnary(bool takes_filters) {
  const NestingLevel level(tokens_);
  const SourcePosition at = tokens_.at();
  if (!level.fits()) return Make(at, ConstantExpression{});
  ExpressionPtr operand;
  if (tokens_.SkipOperator("-")) {
    operand = Make(at, UnaryExpression{UnaryOperator::kMinus, ParseUnary(false)});
  } else if (tokens_.SkipOperator("+")) {
    operand = Make(at, UnaryExpression{UnaryOperator::kPlus, ParseUnary(false)});
  } else {
    operand = ParsePostfix(ParsePrimary());
  }
  return takes_filters ? ParseFilters(std::move(operand)) : std::move(operand);
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
  if (row != nullptr || defers_unknown) return;
  tokens_.FailAt(at, absl::InvalidArgumentError(absl::StrCat("no ", kind, " named ", name)));
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
