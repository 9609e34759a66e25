#include <algorithm>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "engine/text/jinja/interpreter.h"
#include "engine/text/jinja/scope_change.h"
#include "engine/text/jinja/semantics.h"

namespace longspan {
namespace {

std::string NameOfMacro(const MacroDefinition& macro) {
  return macro.name == nullptr ? "caller" : macro.name->bytes();
}

}  // namespace

Value Interpreter::Call(const Value& callee, GivenArguments given) {
  if (!CheckDefined(work_, callee)) return Value();
  if (callee.Is(ValueType::kObject)) {
    const auto& form = callee.object().form;
    if (const auto* function = std::get_if<FunctionObject>(&form))
      return CallBuiltin(work_, *function->function, function->receiver, given);
    if (const auto* macro = std::get_if<MacroObject>(&form))
      return CallMacro(*macro, std::move(given));
  }
  return work_.Fail(absl::StrCat(PythonTypeName(callee), " cannot be called"));
}

Value Interpreter::CallMacro(const MacroObject& macro, GivenArguments given) {
  MarkedText text;
  MarkedText* const outer = std::exchange(output_, &text);
  {
    const ScopeChange scope(&scope_, macro.scope);
    if (BindMacro(*macro.definition, std::move(given))) Execute(macro.definition->body);
  }
  output_ = outer;
  return work_.String(std::move(text));
}

// Gives the macro's parameters their values, in the scope that is its own.
bool Interpreter::BindMacro(const MacroDefinition& macro, GivenArguments given) {
  const size_t placed = std::min(given.positional.size(), macro.parameters.size());
  for (size_t i = 0; i < placed; ++i) scope_->Set(macro.parameters[i], given.positional[i]);
  std::vector<size_t> missing;
  for (size_t i = placed; i < macro.parameters.size(); ++i) {
    bool found = false;
    const Value value = TakeKeyword(macro.parameters[i], &given, &found);
    scope_->Set(macro.parameters[i], value);
    if (!found) missing.push_back(i);
  }
  if (macro.reads_caller) {
    bool found = false;
    const Value caller = TakeKeyword(syntax_.caller, &given, &found);
    scope_->Set(syntax_.caller, found ? caller : Value::Undefined(syntax_.caller));
  }
  // Defaults see the parameters before them.
  for (const size_t i : missing) scope_->Set(macro.parameters[i], MacroDefault(macro, i));
  return !work_.failed() && BindMorePositional(macro, given) && BindMoreKeywords(macro, given);
}

Value Interpreter::TakeKeyword(SyntaxName name, GivenArguments* given, bool* found) {
  for (auto keyword = given->keywords.begin(); keyword != given->keywords.end(); ++keyword) {
    if (keyword->first != name) continue;
    const Value value = keyword->second;
    given->keywords.erase(keyword);
    *found = true;
    return value;
  }
  return Value::Undefined(name);
}

Value Interpreter::MacroDefault(const MacroDefinition& macro, size_t parameter) {
  const size_t first = macro.parameters.size() - macro.defaults.size();
  if (parameter < first) return Value::Undefined(macro.parameters[parameter]);
  return Evaluate(*macro.defaults[parameter - first]);
}

bool Interpreter::BindMorePositional(const MacroDefinition& macro, const GivenArguments& given) {
  const size_t taken = std::min(given.positional.size(), macro.parameters.size());
  const std::vector<Value> more(given.positional.begin() + taken, given.positional.end());
  if (macro.reads_more_positional) {
    scope_->Set(syntax_.varargs, work_.List(more, ListKind::kTuple));
  } else if (!more.empty()) {
    work_.Fail(absl::StrCat("macro ", NameOfMacro(macro), " takes ", macro.parameters.size(),
                            " arguments, not ", given.positional.size()));
  }
  return !work_.failed();
}

bool Interpreter::BindMoreKeywords(const MacroDefinition& macro, const GivenArguments& given) {
  if (!macro.reads_more_keywords) {
    if (!given.keywords.empty())
      work_.Fail(absl::StrCat("macro ", NameOfMacro(macro), " has no parameter ",
                              given.keywords[0].first->bytes()));
    return !work_.failed();
  }
  const Value more = work_.Dict();
  for (const auto& [name, value] : given.keywords) more.dict().Set(work_.String(*name), value);
  work_.store().CountBytes(given.keywords.size() * kDictEntryBytes);
  scope_->Set(syntax_.kwargs, more);
  return !work_.failed();
}

}  // namespace longspan
