#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/interpreter.h"
#include "engine/text/jinja/lookup.h"
#include "engine/text/jinja/operators.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/value_text.h"

namespace longspan {

Value Interpreter::Evaluate(const Expression& expression) {
  const DepthLevel level(work_);
  Value value;
  if (level.fits() && work_.Spend())
    value = std::visit([this](const auto& form) { return Of(form); }, expression.form);
  Locate(expression.at);
  return value;
}

Value Interpreter::EvaluateOr(const ExpressionPtr& expression, const Value& otherwise) {
  return expression == nullptr ? otherwise : Evaluate(*expression);
}

Value Interpreter::Of(const NameExpression& form) {
  if (const Value* value = scope_->Find(form.name)) return *value;
  const auto variable = variables_.find(form.name->bytes());
  if (variable != variables_.end()) return variable->second;
  if (const Builtin* function = FindFunction(form.name->bytes()))
    return work_.Object({FunctionObject{function, Value()}});
  return Value::Undefined(form.name);
}

Value Interpreter::Of(const ListExpression& form) {
  std::vector<Value> items;
  items.reserve(form.items.size());
  for (const ExpressionPtr& item : form.items) items.push_back(Evaluate(*item));
  return work_.List(std::move(items), form.kind);
}

Value Interpreter::Of(const DictExpression& form) {
  const Value dict = work_.Dict();
  for (const auto& [key_form, value_form] : form.entries) {
    const Value key = Evaluate(*key_form), value = Evaluate(*value_form);
    if (key.is_list() || key.is_dict())
      work_.Fail(absl::StrCat(PythonTypeName(key), " cannot be the key of a dict"));
    if (work_.failed() || !work_.Reserve(kDictEntryBytes)) return Value();
    work_.store().CountBytes(kDictEntryBytes);
    work_.Spend(key.is_string() ? 0 : dict.dict().size() * sizeof(Value));
    dict.dict().Set(key, value);
  }
  return dict;
}

Value Interpreter::Of(const UnaryExpression& form) {
  const Value operand = Evaluate(*form.operand);
  return work_.failed() ? Value() : ApplyUnary(work_, form.op, operand);
}

Value Interpreter::Of(const BinaryExpression& form) {
  const Value left = Evaluate(*form.left);
  const Value right = Evaluate(*form.right);
  return work_.failed() ? Value() : ApplyBinary(work_, form.op, left, right);
}

Value Interpreter::Of(const LogicExpression& form) {
  const Value left = Evaluate(*form.left);
  return IsTrue(left) == form.is_and ? Evaluate(*form.right) : left;
}

Value Interpreter::Of(const CompareExpression& form) {
  Value left = Evaluate(*form.first);
  for (const auto& [op, operand] : form.rest) {
    const Value right = Evaluate(*operand);
    if (work_.failed() || !ApplyComparison(work_, op, left, right)) return Value::Bool(false);
    left = right;
  }
  return Value::Bool(true);
}

Value Interpreter::Of(const ConcatExpression& form) {
  MarkedText text;
  for (const ExpressionPtr& part : form.parts) {
    const Value value = Evaluate(*part);
    if (work_.failed()) return Value();
    AppendText(work_, value, &text);
    if (!work_.Reserve(text.size())) return Value();
  }
  return work_.String(std::move(text));
}

Value Interpreter::Of(const ConditionalExpression& form) {
  if (IsTrue(Evaluate(*form.condition))) return Evaluate(*form.value);
  return EvaluateOr(form.otherwise, Value());
}

Value Interpreter::Of(const AttributeExpression& form) {
  const Value object = Evaluate(*form.object);
  return work_.failed() ? Value() : GetAttribute(work_, object, form.name);
}

Value Interpreter::Of(const ItemExpression& form) {
  const Value object = Evaluate(*form.object);
  const Value index = Evaluate(*form.index);
  return work_.failed() ? Value() : GetItem(work_, object, index);
}

std::optional<int64_t> Interpreter::SliceBound(const ExpressionPtr& bound) {
  const Value value = EvaluateOr(bound, Value::None());
  if (value.is_none() || work_.failed()) return std::nullopt;
  if (IsInteger(value)) return IntegerOf(value);
  if (CheckDefined(work_, value))
    work_.Fail(absl::StrCat("a slice needs integers, not ", PythonTypeName(value)));
  return std::nullopt;
}

Value Interpreter::Of(const SliceExpression& form) {
  const Value object = Evaluate(*form.object);
  const SliceBounds bounds = {SliceBound(form.begin), SliceBound(form.end), SliceBound(form.step)};
  return work_.failed() ? Value() : GetSlice(work_, object, bounds);
}

Value Interpreter::Of(const CallExpression& form) {
  const Value callee = Evaluate(*form.callee);
  GivenArguments given = Given(form.arguments);
  return work_.failed() ? Value() : Call(callee, std::move(given));
}

Value Interpreter::Of(const FilterExpression& form) {
  const Value subject = EvaluateOr(form.operand, block_text_);
  const GivenArguments given = Given(form.arguments);
  if (work_.failed()) return Value();
  if (form.filter == nullptr)
    return work_.Fail(absl::StrCat("no filter named ", form.name->bytes()));
  return CallBuiltin(work_, *form.filter, subject, given);
}

Value Interpreter::Of(const TestExpression& form) {
  const Value subject = Evaluate(*form.operand);
  const GivenArguments given = Given(form.arguments);
  if (work_.failed()) return Value();
  if (form.test == nullptr) return work_.Fail(absl::StrCat("no test named ", form.name->bytes()));
  return CallBuiltin(work_, *form.test, subject, given);
}

GivenArguments Interpreter::Given(const CallArguments& arguments) {
  GivenArguments given;
  for (const ExpressionPtr& value : arguments.positional)
    given.positional.push_back(Evaluate(*value));
  if (arguments.more_positional != nullptr) {
    const Value more = Evaluate(*arguments.more_positional);
    if (work_.failed()) return given;
    for (const Value& value : Elements(work_, more)) given.positional.push_back(value);
  }
  for (const auto& [name, value] : arguments.keywords)
    given.keywords.emplace_back(name, Evaluate(*value));
  if (arguments.more_keywords != nullptr && !work_.failed())
    AddMoreKeywords(Evaluate(*arguments.more_keywords), &given);
  return given;
}

void Interpreter::AddMoreKeywords(const Value& dict, GivenArguments* given) {
  if (!dict.is_dict()) {
    work_.Fail(absl::StrCat("** needs a dict, not ", PythonTypeName(dict)));
    return;
  }
  work_.Spend(dict.dict().size() * kDictEntryBytes);
  for (const auto& [key, value] : dict.dict().entries()) {
    if (!key.is_string()) {
      work_.Fail("** needs keys that are strings");
      return;
    }
    // Names that the template has are one pointer.
    const auto known = syntax_.names.find(key.string().bytes());
    given->keywords.emplace_back(known == syntax_.names.end() ? &key.string() : known->second,
                                 value);
  }
}

}  // namespace longspan
