#include <algorithm>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/interpreter.h"
#include "engine/text/jinja/scope_change.h"
#include "engine/text/jinja/semantics.h"
#include "engine/text/jinja/value_text.h"

namespace longspan {

MarkedText Interpreter::Run() {
  MarkedText output;
  output_ = &output;
  Execute(syntax_.body);
  return output;
}

Interpreter::Flow Interpreter::Execute(const Block& block) {
  for (const auto& statement : block) {
    const Flow flow = Execute(*statement);
    if (flow != Flow::kNext || work_.failed()) return flow;
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Execute(const Statement& statement) {
  const DepthLevel level(work_);
  Flow flow = Flow::kNext;
  if (level.fits() && work_.Spend())
    flow = std::visit([this](const auto& form) { return Do(form); }, statement.form);
  Locate(statement.at);
  return flow;
}

void Interpreter::CheckOutput() {
  const size_t mark_bytes = output_->literal().size() * sizeof(TextRange);
  if (std::max(output_->size(), mark_bytes) > work_.limits().output_bytes)
    work_.FailLimit("bytes of output", static_cast<int64_t>(work_.limits().output_bytes));
}

Interpreter::Flow Interpreter::Do(const TextStatement& statement) {
  work_.Spend(statement.text.size());
  output_->Append(statement.text);
  CheckOutput();
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Do(const PrintStatement& statement) {
  const Value value = Evaluate(*statement.value);
  if (work_.failed()) return Flow::kNext;
  AppendText(work_, value, output_);
  CheckOutput();
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Do(const IfStatement& statement) {
  for (const auto& [condition, block] : statement.branches) {
    const bool is_taken = IsTrue(Evaluate(*condition));
    if (work_.failed()) return Flow::kNext;
    if (is_taken) return Execute(block);
  }
  return Execute(statement.otherwise);
}

// All items, or those for which the condition holds.
std::vector<Value> Interpreter::LoopItems(const ForStatement& statement) {
  const Value iterable = Evaluate(*statement.items);
  if (work_.failed()) return {};
  std::vector<Value> items = Elements(work_, iterable);
  if (statement.condition == nullptr) return items;
  std::vector<Value> kept;
  for (const Value& item : items) {
    const ScopeChange scope(&scope_, scope_);
    Assign(statement.target, item);
    if (IsTrue(Evaluate(*statement.condition))) kept.push_back(item);
    if (work_.failed()) break;
  }
  return kept;
}

Interpreter::Flow Interpreter::Do(const ForStatement& statement) {
  std::vector<Value> items = LoopItems(statement);
  if (work_.failed()) return Flow::kNext;
  const bool was_run = RunLoop(statement, std::move(items));
  if (was_run || work_.failed()) return Flow::kNext;
  const ScopeChange scope(&scope_, scope_);
  return Execute(statement.otherwise);
}

// Whether a body came to its end: "else" looks at that, as in jinja2.
bool Interpreter::RunLoop(const ForStatement& statement, std::vector<Value> items) {
  bool was_run = false;
  const size_t bytes = items.size() * sizeof(Value);
  if (items.empty() || !work_.Reserve(bytes)) return false;
  const Value loop_value = work_.Object({LoopObject{std::move(items), 0, std::nullopt}});
  if (work_.failed()) return false;
  work_.store().CountBytes(bytes);
  LoopObject& loop = std::get<LoopObject>(loop_value.object().form);
  for (; loop.index < loop.items.size() && !work_.failed(); ++loop.index) {
    const ScopeChange scope(&scope_, scope_);
    scope_->Set(syntax_.loop, loop_value);
    Assign(statement.target, loop.items[loop.index]);
    if (work_.failed()) break;
    const Flow flow = Execute(statement.body);
    if (flow == Flow::kBreak) break;
    was_run |= flow == Flow::kNext;
  }
  // The loop's value stays with the workspace; its items need not.
  loop.items = std::vector<Value>();
  work_.store().UncountBytes(bytes);
  return was_run;
}

void Interpreter::Assign(const Target& target, const Value& value) {
  if (target.name == nullptr) return AssignParts(target.parts, value);
  if (target.attribute != nullptr) return AssignAttribute(target, value);
  scope_->Set(target.name, value);
}

void Interpreter::AssignParts(const std::vector<Target>& parts, const Value& value) {
  const std::vector<Value> values = Elements(work_, value);
  if (work_.failed()) return;
  if (values.size() != parts.size()) {
    work_.Fail(absl::StrCat(parts.size(), " names for ", values.size(), " values"));
    return;
  }
  for (size_t i = 0; i < parts.size(); ++i) Assign(parts[i], values[i]);
}

void Interpreter::AssignAttribute(const Target& target, const Value& value) {
  const Value object = Of(NameExpression{target.name});
  auto* space =
      object.Is(ValueType::kObject) ? std::get_if<NamespaceObject>(&object.object().form) : nullptr;
  if (space == nullptr) {
    work_.Fail(
        absl::StrCat(target.name->bytes(), " is no namespace, whose attributes alone can be set"));
    return;
  }
  if (!work_.Reserve(kDictEntryBytes)) return;
  if (space->attributes.Find(target.attribute->bytes()) == nullptr)
    work_.store().CountBytes(kDictEntryBytes);
  space->attributes.Set(work_.String(*target.attribute), value);
}

Interpreter::Flow Interpreter::Do(const SetStatement& statement) {
  const Value value = Evaluate(*statement.value);
  if (!work_.failed()) Assign(statement.target, value);
  return Flow::kNext;
}

Value Interpreter::Capture(const Block& block) {
  MarkedText text;
  MarkedText* const outer = std::exchange(output_, &text);
  {
    const ScopeChange scope(&scope_, scope_);
    Execute(block);
  }
  output_ = outer;
  return work_.String(std::move(text));
}

Interpreter::Flow Interpreter::Do(const SetBlockStatement& statement) {
  Value value = Capture(statement.body);
  if (statement.filter != nullptr) {
    const Value outer = std::exchange(block_text_, value);
    value = Evaluate(*statement.filter);
    block_text_ = outer;
  }
  if (!work_.failed()) Assign(statement.target, value);
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Do(const FilterBlockStatement& statement) {
  const Value text = Capture(statement.body);
  const Value outer = std::exchange(block_text_, text);
  const Value value = Evaluate(*statement.filter);
  block_text_ = outer;
  if (work_.failed()) return Flow::kNext;
  AppendText(work_, value, output_);
  CheckOutput();
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Do(const ScopeStatement& statement) {
  std::vector<Value> values;  // seen from outside
  for (const auto& [target, value] : statement.assignments) values.push_back(Evaluate(*value));
  if (work_.failed()) return Flow::kNext;
  const ScopeChange scope(&scope_, scope_);
  for (size_t i = 0; i < values.size(); ++i) Assign(statement.assignments[i].first, values[i]);
  return Execute(statement.body);
}

// A macro keeps the scope that it was defined in.
Value Interpreter::MakeMacro(const MacroDefinition& macro) {
  constexpr size_t kScopeBytes = 256;  // about
  work_.store().CountBytes(kScopeBytes);
  return work_.Object({MacroObject{&macro, scope_}});
}

Interpreter::Flow Interpreter::Do(const MacroStatement& statement) {
  const Value macro = MakeMacro(statement.macro);
  scope_->Set(statement.macro.name, macro);
  return Flow::kNext;
}

Interpreter::Flow Interpreter::Do(const CallBlockStatement& statement) {
  const CallExpression& call = std::get<CallExpression>(statement.call->form);
  const Value callee = Evaluate(*call.callee);
  GivenArguments given = Given(call.arguments);
  given.keywords.emplace_back(syntax_.caller, MakeMacro(statement.caller));
  if (work_.failed()) return Flow::kNext;
  const Value value = Call(callee, std::move(given));
  if (work_.failed()) return Flow::kNext;
  AppendText(work_, value, output_);
  CheckOutput();
  return Flow::kNext;
}

}  // namespace longspan
