// A template as a tree. Built by the parser, read by any number of renderings.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "engine/text/jinja/builtin.h"
#include "engine/text/jinja/marked_text.h"
#include "engine/text/jinja/position.h"
#include "engine/text/jinja/value.h"

namespace longspan {

// Names are kept once, so that equal names are equal pointers.
using SyntaxName = const MarkedText*;

struct Expression;
using ExpressionPtr = std::unique_ptr<Expression>;

struct CallArguments {
  std::vector<ExpressionPtr> positional;
  std::vector<std::pair<SyntaxName, ExpressionPtr>> keywords;
  ExpressionPtr more_positional, more_keywords;  // of *list and **dict; may be null
};

struct ConstantExpression {
  Value value;
};
struct NameExpression {
  SyntaxName name;
};
struct ListExpression {
  ListKind kind;
  std::vector<ExpressionPtr> items;
};
struct DictExpression {
  std::vector<std::pair<ExpressionPtr, ExpressionPtr>> entries;
};
enum class UnaryOperator { kNot, kMinus, kPlus };
struct UnaryExpression {
  UnaryOperator op;
  ExpressionPtr operand;
};
enum class BinaryOperator { kAdd, kSubtract, kMultiply, kDivide, kFloorDivide, kModulo, kPower };
struct BinaryExpression {
  BinaryOperator op;
  ExpressionPtr left, right;
};
struct LogicExpression {
  bool is_and;
  ExpressionPtr left, right;
};
enum class CompareOperator {
  kEqual,
  kNotEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kIn,
  kNotIn
};
struct CompareExpression {
  ExpressionPtr first;
  std::vector<std::pair<CompareOperator, ExpressionPtr>> rest;
};
struct ConcatExpression {
  std::vector<ExpressionPtr> parts;
};
struct ConditionalExpression {
  ExpressionPtr condition, value, otherwise;  // otherwise may be null
};
struct AttributeExpression {
  ExpressionPtr object;
  SyntaxName name;
};
struct ItemExpression {
  ExpressionPtr object, index;
};
struct SliceExpression {
  ExpressionPtr object, begin, end, step;  // all but object may be null
};
struct CallExpression {
  ExpressionPtr callee;
  CallArguments arguments;
};
// A filter or test that is unknown is null, where only its evaluation is an error.
struct FilterExpression {
  ExpressionPtr operand;  // null: the text of the block around it
  const Builtin* filter;
  SyntaxName name;
  CallArguments arguments;
};
struct TestExpression {
  ExpressionPtr operand;
  const Builtin* test;
  SyntaxName name;
  CallArguments arguments;
};

struct Expression {
  SourcePosition at;
  std::variant<ConstantExpression, NameExpression, ListExpression, DictExpression, UnaryExpression,
               BinaryExpression, LogicExpression, CompareExpression, ConcatExpression,
               ConditionalExpression, AttributeExpression, ItemExpression, SliceExpression,
               CallExpression, FilterExpression, TestExpression>
      form;
};

struct Statement;
using Block = std::vector<std::unique_ptr<Statement>>;

// What an assignment or a loop gives values to: a name, an attribute of a namespace, or several.
struct Target {
  SyntaxName name = nullptr;  // null: parts
  SyntaxName attribute = nullptr;
  std::vector<Target> parts;
};

struct TextStatement {
  MarkedText text;
};
struct PrintStatement {
  ExpressionPtr value;
};
struct IfStatement {
  std::vector<std::pair<ExpressionPtr, Block>> branches;
  Block otherwise;
};
struct ForStatement {
  Target target;
  ExpressionPtr items, condition;  // condition may be null
  Block body, otherwise;
};
struct SetStatement {
  Target target;
  ExpressionPtr value;
};
struct SetBlockStatement {
  Target target;
  ExpressionPtr filter;  // may be null
  Block body;
};
// A macro, and the body of a call block, which has no name.
struct MacroDefinition {
  SyntaxName name = nullptr;
  std::vector<SyntaxName> parameters;
  std::vector<ExpressionPtr> defaults;  // of the last parameters
  bool reads_caller = false, reads_more_positional = false, reads_more_keywords = false;
  Block body;
};
struct MacroStatement {
  MacroDefinition macro;
};
struct CallBlockStatement {
  MacroDefinition caller;
  ExpressionPtr call;  // a CallExpression
};
struct FilterBlockStatement {
  ExpressionPtr filter;
  Block body;
};
// with, and blocks whose assignments end with them.
struct ScopeStatement {
  std::vector<std::pair<Target, ExpressionPtr>> assignments;
  Block body;
};
struct BreakStatement {};
struct ContinueStatement {};

struct Statement {
  SourcePosition at;
  std::variant<TextStatement, PrintStatement, IfStatement, ForStatement, SetStatement,
               SetBlockStatement, MacroStatement, CallBlockStatement, FilterBlockStatement,
               ScopeStatement, BreakStatement, ContinueStatement>
      form;
};

struct Syntax {
  ValueStore constants;
  absl::flat_hash_map<std::string, SyntaxName> names;
  absl::flat_hash_map<std::string, SourcePosition> reads;  // variables, and where first
  SyntaxName loop, caller, varargs, kwargs;
  Block body;
};

}  // namespace longspan
