// Expressions of templates. What is returned after an error is not null, and means nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/jinja/syntax.h"
#include "engine/text/jinja/token_cursor.h"

namespace longspan {

class ExpressionParser {
 public:
  ExpressionParser(TokenCursor& tokens, Syntax& syntax) : tokens_(tokens), syntax_(syntax) {}

  // One expression, or several with commas between them, which are a tuple. `end_name` ends it.
  ExpressionPtr ParseTuple(bool may_be_conditional = true, absl::string_view end_name = "");
  ExpressionPtr Parse(bool may_be_conditional = true);
  // "name(…)|other" of a filter block, or "|name(…)" after the target of a set block; null if there
  // is none.
  ExpressionPtr ParseBlockFilter(bool begins_without_bar);
  Target ParseTarget(bool may_be_attribute);  // one, or several with commas
  Target ParseOneTarget(bool may_be_attribute);
  SyntaxName Name(const std::string& name);
  // Operations are counted anew, and an unknown filter or test before is an error.
  void StartStatement();

  // Whether an unknown filter or test is an error only where it is evaluated, as within if.
  bool defers_unknown = false;
  // Names read since somebody last looked: those that make a macro take what it has no parameter
  // for.
  bool read_caller = false, read_varargs = false, read_kwargs = false;

 private:
  ExpressionPtr Make(SourcePosition at, decltype(Expression::form) form);
  bool CountLink();

  // Operators (expression_parser.cc), from those that bind least.
  ExpressionPtr ParseConditional();
  ExpressionPtr ParseOr();
  ExpressionPtr ParseAnd();
  ExpressionPtr ParseNot();
  ExpressionPtr ParseCompare();
  ExpressionPtr ParseArithmetic(size_t level);
  ExpressionPtr ParseConcat();
  ExpressionPtr ParseUnary(bool takes_filters = true);
  // What they stand between (primary_parser.cc).
  ExpressionPtr ParsePrimary();
  ExpressionPtr ParseNamed();
  ExpressionPtr ParseStrings();
  ExpressionPtr ParseNumber();
  ExpressionPtr ParseParentheses();
  ExpressionPtr ParseList();
  ExpressionPtr ParseDict();
  // What follows it: attributes, items, calls, filters, tests (postfix_parser.cc).
  ExpressionPtr ParsePostfix(ExpressionPtr operand);
  ExpressionPtr ParseFilters(ExpressionPtr operand);
  ExpressionPtr ParseFilter(ExpressionPtr operand);
  ExpressionPtr ParseTest(ExpressionPtr operand);
  ExpressionPtr ParseAttribute(ExpressionPtr object);
  ExpressionPtr ParseItem(ExpressionPtr object);
  ExpressionPtr ParseSlice(SourcePosition at, ExpressionPtr object, ExpressionPtr begin);
  ExpressionPtr ParseSliceBound();
  ExpressionPtr ParseCall(ExpressionPtr callee);
  CallArguments ParseArguments();
  void ParseArgument(CallArguments* arguments);
  std::string ParseDottedName();
  bool CompareOperatorNext(CompareOperator* op);
  bool AtTupleEnd(absl::string_view end_name) const;
  bool AtTestArgument() const;
  void CheckKnown(const void* row, absl::string_view kind, const std::string& name,
                  SourcePosition at);

  TokenCursor& tokens_;
  Syntax& syntax_;
  std::optional<SourceError> unknown_;  // filter or test, unless it proves to be within a condition
  int links_ = 0;  // operations of the statement that is being read, however they nest
};

}  // namespace longspan
