// What stands behind "is".
#include <cmath>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/operators.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/tables.h"
#include "engine/text/jinja/value_text.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {
namespace {

template <CompareOperator op>
Value ComparesTest(BuiltinCall& call) {
  return Value::Bool(ApplyComparison(call.work, op, call.subject, call.Get(0)));
}

Value InTest(BuiltinCall& call) {
  return Value::Bool(Contains(call.work, call.Get(0), call.subject));
}

// Whether subject modulo divisor is `rest`.
Value HasRemainder(BuiltinCall& call, const Value& divisor, int64_t rest) {
  if (call.subject.is_string()) return call.Fail("a number is needed, not str");
  const Value remainder = ApplyBinary(call.work, BinaryOperator::kModulo, call.subject, divisor);
  return Value::Bool(!call.work.failed() && NumberOf(remainder) == static_cast<double>(rest));
}

Value OddTest(BuiltinCall& call) { return HasRemainder(call, Value::Integer(2), 1); }
Value EvenTest(BuiltinCall& call) { return HasRemainder(call, Value::Integer(2), 0); }
Value DivisibleByTest(BuiltinCall& call) { return HasRemainder(call, call.Get(0), 0); }

Value DefinedTest(BuiltinCall& call) { return Value::Bool(!call.subject.is_undefined()); }
Value UndefinedTest(BuiltinCall& call) { return Value::Bool(call.subject.is_undefined()); }
template <ValueType type>
Value TypeTest(BuiltinCall& call) {
  return Value::Bool(call.subject.Is(type));
}
template <bool wanted>
Value BooleanTest(BuiltinCall& call) {
  return Value::Bool(call.subject.Is(ValueType::kBool) && call.subject.boolean() == wanted);
}
Value NumberTest(BuiltinCall& call) { return Value::Bool(IsNumber(call.subject)); }

Value MappingTest(BuiltinCall& call) { return Value::Bool(call.subject.is_dict()); }

// Has a length and places.
Value SequenceTest(BuiltinCall& call) {
  const Value& value = call.subject;
  if (!value.is_list())
    return Value::Bool(value.is_string() || value.is_dict() || value.is_undefined());
  return Value::Bool(value.list().kind == ListKind::kList || value.list().kind == ListKind::kTuple);
}

Value IterableTest(BuiltinCall& call) {
  const Value& value = call.subject;
  return Value::Bool(value.is_string() || value.is_dict() || value.is_undefined() ||
                     value.is_list());
}

Value CallableTest(BuiltinCall& call) {
  if (call.subject.is_undefined()) return Value::Bool(true);  // it has the method, which fails
  if (!call.subject.Is(ValueType::kObject)) return Value::Bool(false);
  const auto& form = call.subject.object().form;
  return Value::Bool(std::holds_alternative<FunctionObject>(form) ||
                     std::holds_alternative<MacroObject>(form));
}

Value SameAsTest(BuiltinCall& call) {
  const Value other = call.Get(0);
  if (call.subject.type() != other.type()) return Value::Bool(false);
  if (call.subject.is_list()) return Value::Bool(&call.subject.list() == &other.list());
  if (call.subject.is_dict()) return Value::Bool(&call.subject.dict() == &other.dict());
  return Value::Bool(Equals(call.work, call.subject, other));
}

template <bool wants_upper>
Value CaseTest(BuiltinCall& call) {
  const Value text = call.work.String(call.SubjectText());
  if (call.work.failed()) return Value();
  return CallBuiltin(call.work, *FindMethod(text, wants_upper ? "isupper" : "islower"), text, {});
}

template <const Builtin* (*find)(absl::string_view)>
Value KnownTest(BuiltinCall& call) {
  return Value::Bool(call.subject.is_string() && find(call.subject.string().bytes()) != nullptr);
}

Value EscapedTest(BuiltinCall&) { return Value::Bool(false); }

constexpr Builtin kTestRows[] = {
    {"defined", "", 0, DefinedTest},
    {"undefined", "", 0, UndefinedTest},
    {"none", "", 0, TypeTest<ValueType::kNone>},
    {"boolean", "", 0, TypeTest<ValueType::kBool>},
    {"true", "", 0, BooleanTest<true>},
    {"false", "", 0, BooleanTest<false>},
    {"integer", "", 0, TypeTest<ValueType::kInteger>},
    {"float", "", 0, TypeTest<ValueType::kFloat>},
    {"number", "", 0, NumberTest},
    {"string", "", 0, TypeTest<ValueType::kString>},
    {"mapping", "", 0, MappingTest},
    {"sequence", "", 0, SequenceTest},
    {"iterable", "", 0, IterableTest},
    {"callable", "", 0, CallableTest},
    {"sameas", "other", 1, SameAsTest},
    {"escaped", "", 0, EscapedTest},
    {"odd", "", 0, OddTest},
    {"even", "", 0, EvenTest},
    {"divisibleby", "num", 1, DivisibleByTest},
    {"lower", "", 0, CaseTest<false>},
    {"upper", "", 0, CaseTest<true>},
    {"filter", "", 0, KnownTest<FindFilter>},
    {"test", "", 0, KnownTest<FindTest>},
    {"in", "seq", 1, InTest},
    {"eq", "other", 1, ComparesTest<CompareOperator::kEqual>},
    {"equalto", "other", 1, ComparesTest<CompareOperator::kEqual>},
    {"==", "other", 1, ComparesTest<CompareOperator::kEqual>},
    {"ne", "other", 1, ComparesTest<CompareOperator::kNotEqual>},
    {"!=", "other", 1, ComparesTest<CompareOperator::kNotEqual>},
    {"lt", "other", 1, ComparesTest<CompareOperator::kLess>},
    {"lessthan", "other", 1, ComparesTest<CompareOperator::kLess>},
    {"<", "other", 1, ComparesTest<CompareOperator::kLess>},
    {"le", "other", 1, ComparesTest<CompareOperator::kLessEqual>},
    {"<=", "other", 1, ComparesTest<CompareOperator::kLessEqual>},
    {"gt", "other", 1, ComparesTest<CompareOperator::kGreater>},
    {"greaterthan", "other", 1, ComparesTest<CompareOperator::kGreater>},
    {">", "other", 1, ComparesTest<CompareOperator::kGreater>},
    {"ge", "other", 1, ComparesTest<CompareOperator::kGreaterEqual>},
    {">=", "other", 1, ComparesTest<CompareOperator::kGreaterEqual>},
};

}  // namespace

const BuiltinTable kTests = kTestRows;

}  // namespace longspan
