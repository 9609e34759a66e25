#include "engine/text/jinja/operators.h"

#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/text_format.h"

namespace longspan {
namespace {

constexpr absl::string_view kOperatorTexts[] = {"+", "-", "*", "/", "//", "%", "**"};

Value FailOperands(Workspace& work, BinaryOperator op, const Value& left, const Value& right) {
  if (!CheckDefined(work, left) || !CheckDefined(work, right)) return Value();
  return work.Fail(absl::StrCat("unsupported operands for ", kOperatorTexts[static_cast<int>(op)],
                                ": ", PythonTypeName(left), " and ", PythonTypeName(right)));
}

Value FailRange(Workspace& work) {
  return work.Fail("an integer beyond 64 bits, which are all that are served");
}

Value FailDivision(Workspace& work) { return work.Fail("division by zero"); }

int64_t FloorQuotient(int64_t a, int64_t b) {
  const int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

double FloorRemainder(double a, double b) {
  const double remainder = std::fmod(a, b);
  return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
}

bool MultiplyInto(int64_t a, int64_t* product) {
  return !__builtin_mul_overflow(*product, a, product);
}

Value IntegerPower(Workspace& work, int64_t base, int64_t exponent, bool is_literal) {
  if (exponent < 0) {
    if (base == 0) return FailDivision(work);
    return Value::Float(std::pow(static_cast<double>(base), static_cast<double>(exponent)),
                        is_literal);
  }
  int64_t result = 1;
  for (; exponent > 0; exponent >>= 1) {
    if ((exponent & 1) != 0 && !MultiplyInto(base, &result)) return FailRange(work);
    if (exponent > 1 && !MultiplyInto(base, &base)) return FailRange(work);
  }
  return Value::Integer(result, is_literal);
}

Value OfIntegers(Workspace& work, BinaryOperator op, int64_t a, int64_t b, bool is_literal) {
  int64_t result = 0;
  bool overflows = false;
  const bool divides = op == BinaryOperator::kFloorDivide || op == BinaryOperator::kModulo ||
                       op == BinaryOperator::kDivide;
  if (divides && b == 0) return FailDivision(work);
  switch (op) {
    case BinaryOperator::kAdd:
      overflows = __builtin_add_overflow(a, b, &result);
      break;
    case BinaryOperator::kSubtract:
      overflows = __builtin_sub_overflow(a, b, &result);
      break;
    case BinaryOperator::kMultiply:
      overflows = __builtin_mul_overflow(a, b, &result);
      break;
    case BinaryOperator::kDivide:
      return Value::Float(static_cast<double>(a) / static_cast<double>(b), is_literal);
    case BinaryOperator::kFloorDivide:
      overflows = b == -1 && a == INT64_MIN;
      if (!overflows) result = FloorQuotient(a, b);
      break;
    case BinaryOperator::kModulo:
      if (b != -1) result = a - b * FloorQuotient(a, b);
      break;
    case BinaryOperator::kPower:
      return IntegerPower(work, a, b, is_literal);
  }
  return overflows ? FailRange(work) : Value::Integer(result, is_literal);
}

Value OfFloats(Workspace& work, BinaryOperator op, double a, double b, bool is_literal) {
  const bool divides = op == BinaryOperator::kFloorDivide || op == BinaryOperator::kModulo ||
                       op == BinaryOperator::kDivide;
  if (divides && b == 0) return FailDivision(work);
  double result = 0;
  switch (op) {
    case BinaryOperator::kAdd:
      result = a + b;
      break;
    case BinaryOperator::kSubtract:
      result = a - b;
      break;
    case BinaryOperator::kMultiply:
      result = a * b;
      break;
    case BinaryOperator::kDivide:
      result = a / b;
      break;
    case BinaryOperator::kFloorDivide:
      result = (a - FloorRemainder(a, b)) / b;
      break;
    case BinaryOperator::kModulo:
      result = FloorRemainder(a, b);
      break;
    case BinaryOperator::kPower:
      result = std::pow(a, b);
      break;
  }
  return Value::Float(result, is_literal);
}

// How much of it there is, times how often; 0 if that is too much.
bool ReserveRepeated(Workspace& work, size_t bytes, int64_t times) {
  if (bytes == 0 || times <= 0) return !work.failed();
  const size_t limit = work.limits().value_bytes;
  const bool fits = static_cast<size_t>(times) <= limit / bytes;
  return work.Reserve(fits ? bytes * static_cast<size_t>(times) : limit + 1);
}

Value RepeatText(Workspace& work, const MarkedText& text, int64_t times) {
  const size_t bytes = text.size() + text.literal().size() * sizeof(TextRange);
  if (!ReserveRepeated(work, bytes, times)) return Value();
  MarkedText repeated;
  for (int64_t i = 0; i < times && !text.empty(); ++i) repeated.Append(text);
  return work.String(std::move(repeated));
}

Value RepeatList(Workspace& work, const ListValue& list, int64_t times) {
  if (!ReserveRepeated(work, list.items.size() * sizeof(Value), times)) return Value();
  std::vector<Value> items;
  for (int64_t i = 0; i < times && !list.items.empty(); ++i)
    items.insert(items.end(), list.items.begin(), list.items.end());
  return work.List(std::move(items), list.kind);
}

bool IsPlainList(const Value& value) {
  return value.is_list() &&
         (value.list().kind == ListKind::kList || value.list().kind == ListKind::kTuple);
}

Value Repeat(Workspace& work, const Value& value, int64_t times) {
  return value.is_string() ? RepeatText(work, value.string(), times)
                           : RepeatList(work, value.list(), times);
}

Value JoinTexts(Workspace& work, const MarkedText& left, const MarkedText& right) {
  work.Spend(left.size() + right.size());
  if (!work.Reserve(left.size() + right.size())) return Value();
  MarkedText text = left;
  text.Append(right);
  return work.String(std::move(text));
}

Value JoinLists(Workspace& work, const ListValue& left, const ListValue& right) {
  work.Spend((left.items.size() + right.items.size()) * sizeof(Value));
  std::vector<Value> items = left.items;
  items.insert(items.end(), right.items.begin(), right.items.end());
  return work.List(std::move(items), left.kind);
}

}  // namespace

Value ApplyBinary(Workspace& work, BinaryOperator op, const Value& left, const Value& right) {
  if (op == BinaryOperator::kModulo && left.is_string())
    return FormatPercent(work, left.string(), right);
  const bool is_literal = left.is_literal() && right.is_literal();
  if (IsInteger(left) && IsInteger(right))
    return OfIntegers(work, op, IntegerOf(left), IntegerOf(right), is_literal);
  if (IsNumber(left) && IsNumber(right))
    return OfFloats(work, op, NumberOf(left), NumberOf(right), is_literal);
  if (op == BinaryOperator::kAdd && left.is_string() && right.is_string())
    return JoinTexts(work, left.string(), right.string());
  if (op == BinaryOperator::kAdd && IsPlainList(left) && IsPlainList(right) &&
      left.list().kind == right.list().kind)
    return JoinLists(work, left.list(), right.list());
  if (op == BinaryOperator::kMultiply) {
    if ((left.is_string() || IsPlainList(left)) && IsInteger(right))
      return Repeat(work, left, IntegerOf(right));
    if ((right.is_string() || IsPlainList(right)) && IsInteger(left))
      return Repeat(work, right, IntegerOf(left));
  }
  return FailOperands(work, op, left, right);
}

Value ApplyUnary(Workspace& work, UnaryOperator op, const Value& operand) {
  if (op == UnaryOperator::kNot) return Value::Bool(!IsTrue(operand), operand.is_literal());
  if (!CheckDefined(work, operand)) return Value();
  if (!IsNumber(operand)) {
    return work.Fail(absl::StrCat("a sign before ", PythonTypeName(operand)));
  }
  const bool negates = op == UnaryOperator::kMinus;
  if (IsInteger(operand)) {
    return OfIntegers(work, negates ? BinaryOperator::kSubtract : BinaryOperator::kAdd, 0,
                      IntegerOf(operand), operand.is_literal());
  }
  return Value::Float(negates ? -operand.real() : operand.real(), operand.is_literal());
}

bool ApplyComparison(Workspace& work, CompareOperator op, const Value& left, const Value& right) {
  switch (op) {
    case CompareOperator::kEqual:
      return Equals(work, left, right);
    case CompareOperator::kNotEqual:
      return !Equals(work, left, right);
    case CompareOperator::kLess:
      return Compare(work, left, right) < 0;
    case CompareOperator::kLessEqual:
      return Compare(work, left, right) <= 0;
    case CompareOperator::kGreater:
      return Compare(work, left, right) > 0;
    case CompareOperator::kGreaterEqual:
      return Compare(work, left, right) >= 0;
    case CompareOperator::kIn:
      return Contains(work, right, left);
    case CompareOperator::kNotIn:
      return !Contains(work, right, left);
  }
  return false;
}

Value IntegerOfFloat(Workspace& work, double value) {
  constexpr double kEnd = 9223372036854775808.0;  // 2^63
  if (!(value > -kEnd - 1 && value < kEnd)) return FailRange(work);
  return Value::Integer(static_cast<int64_t>(value));
}

}  // namespace longspan
