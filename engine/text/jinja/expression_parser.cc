#include "engine/text/jinja/expression_parser.h"

#include <utility>

#include "absl/strings/str_cat.h"

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

}  // namespace

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

void ExpressionParser::StartStatement() {
  links_ = 0;
  if (unknown_.has_value()) tokens_.FailAt(unknown_->at, unknown_->status);
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
  const std::optional<SourceError> unknown = unknown_;
  ExpressionPtr value = ParseOr();
  while (tokens_.SkipName("if") && CountLink()) {
    ExpressionPtr condition = ParseOr();
    ExpressionPtr otherwise = tokens_.SkipName("else") ? Parse() : nullptr;
    unknown_ = unknown;  // what is not evaluated is no error
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

}  // namespace longspan
