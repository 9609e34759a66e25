// Runs a template once. Statements write, expressions give values; both are bounded by the
// workspace, which keeps the first failure and where it was.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/text/jinja/object.h"
#include "engine/text/jinja/syntax.h"
#include "engine/text/jinja/template.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

class Interpreter {
 public:
  Interpreter(const Syntax& syntax, const std::string& template_name, const Variables& variables,
              Workspace& work)
      : syntax_(syntax), template_name_(template_name), variables_(variables), work_(work) {}

  // What it has written; of no meaning where the workspace has failed.
  MarkedText Run();

 private:
  enum class Flow { kNext, kBreak, kContinue };

  // Statements (statement_interpreter.cc).
  Flow Execute(const Block& block);
  Flow Execute(const Statement& statement);
  Flow Do(const TextStatement& statement);
  Flow Do(const PrintStatement& statement);
  Flow Do(const IfStatement& statement);
  Flow Do(const ForStatement& statement);
  Flow Do(const SetStatement& statement);
  Flow Do(const SetBlockStatement& statement);
  Flow Do(const MacroStatement& statement);
  Flow Do(const CallBlockStatement& statement);
  Flow Do(const FilterBlockStatement& statement);
  Flow Do(const ScopeStatement& statement);
  Flow Do(const BreakStatement&) { return Flow::kBreak; }
  Flow Do(const ContinueStatement&) { return Flow::kContinue; }
  std::vector<Value> LoopItems(const ForStatement& statement);
  bool RunLoop(const ForStatement& statement, std::vector<Value> items);
  void Assign(const Target& target, const Value& value);
  void AssignParts(const std::vector<Target>& parts, const Value& value);
  void AssignAttribute(const Target& target, const Value& value);
  Value MakeMacro(const MacroDefinition& macro);
  void CheckOutput();
  // What a block writes, in a scope of its own.
  Value Capture(const Block& block);

  // Expressions (expression_interpreter.cc).
  Value Evaluate(const Expression& expression);
  Value EvaluateOr(const ExpressionPtr& expression, const Value& otherwise);
  Value Of(const ConstantExpression& form) { return form.value; }
  Value Of(const NameExpression& form);
  Value Of(const ListExpression& form);
  Value Of(const DictExpression& form);
  Value Of(const UnaryExpression& form);
  Value Of(const BinaryExpression& form);
  Value Of(const LogicExpression& form);
  Value Of(const CompareExpression& form);
  Value Of(const ConcatExpression& form);
  Value Of(const ConditionalExpression& form);
  Value Of(const AttributeExpression& form);
  Value Of(const ItemExpression& form);
  Value Of(const SliceExpression& form);
  Value Of(const CallExpression& form);
  Value Of(const FilterExpression& form);
  Value Of(const TestExpression& form);
  std::optional<int64_t> SliceBound(const ExpressionPtr& bound);
  GivenArguments Given(const CallArguments& arguments);
  void AddMoreKeywords(const Value& dict, GivenArguments* given);

  // Calls (macro_interpreter.cc).
  Value Call(const Value& callee, GivenArguments given);
  Value CallMacro(const MacroObject& macro, GivenArguments given);
  bool BindMacro(const MacroDefinition& macro, GivenArguments given);
  Value TakeKeyword(SyntaxName name, GivenArguments* given, bool* found);
  Value MacroDefault(const MacroDefinition& macro, size_t parameter);
  bool BindMorePositional(const MacroDefinition& macro, const GivenArguments& given);
  bool BindMoreKeywords(const MacroDefinition& macro, const GivenArguments& given);

  void Locate(SourcePosition at) { work_.Locate(template_name_, at); }

  const Syntax& syntax_;
  const std::string& template_name_;
  const Variables& variables_;
  Workspace& work_;
  std::shared_ptr<Scope> scope_ = std::make_shared<Scope>();
  MarkedText* output_ = nullptr;
  Value block_text_;  // what the filter of a block is applied to
};

}  // namespace longspan
