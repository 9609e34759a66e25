#include "engine/text/jinja/statement_parser.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/jinja/expression_parser.h"
#include "engine/text/jinja/token_cursor.h"

namespace longspan {
namespace {

using Ends = std::vector<absl::string_view>;  // names of the tags that end a block

class StatementParser {
 public:
  StatementParser(TokenCursor& tokens, Syntax& syntax)
      : tokens_(tokens), expressions_(tokens, syntax), syntax_(syntax) {}

  void Run() {
    syntax_.loop = expressions_.Name("loop");
    syntax_.caller = expressions_.Name("caller");
    syntax_.varargs = expressions_.Name("varargs");
    syntax_.kwargs = expressions_.Name("kwargs");
    syntax_.body = ParseBlock({}, "");
    expressions_.StartStatement();
  }

 private:
  // Statements up to the tag that ends them, whose name is next.
  Block ParseBlock(const Ends& ends, absl::string_view opening) {
    Block block;
    const NestingLevel level(tokens_);
    const SourcePosition opened = tokens_.at();
    while (level.fits() && !tokens_.at_end()) {
      if (tokens_.SkipType(TokenType::kBlockBegin)) {
        if (AtEnd(ends)) return block;
        ParseTag(&block);
      } else {
        ParseTextOrPrint(&block);
      }
    }
    if (!ends.empty()) {
      tokens_.FailAt(opened, absl::InvalidArgumentError(absl::StrCat("this ", opening, " has no ",
                                                                     absl::StrJoin(ends, " or "))));
    }
    return block;
  }

  // The rest of a tag, and statements up to the one that ends them; its name is next.
  Block ParseBody(const Ends& ends, absl::string_view opening) {
    tokens_.SkipOperator(":");
    EndTag();
    return ParseBlock(ends, opening);
  }

  // The same, and the end tag's name is read.
  Block ParseWholeBody(absl::string_view end, absl::string_view opening) {
    Block body = ParseBody({end}, opening);
    tokens_.SkipName(end);
    return body;
  }

  bool AtEnd(const Ends& ends) const {
    for (const absl::string_view end : ends) {
      if (tokens_.Peek().IsName(end)) return true;
    }
    return false;
  }

  void EndTag() {
    if (!tokens_.SkipType(TokenType::kBlockEnd)) tokens_.FailExpected("%}");
  }

  template <typename Form>
  void Add(SourcePosition at, Form form, Block* block) {
    block->push_back(std::make_unique<Statement>(Statement{at, std::move(form)}));
  }

  void ParseTextOrPrint(Block* block) {
    const SourcePosition at = tokens_.at();
    expressions_.StartStatement();
    if (tokens_.Peek().Is(TokenType::kText)) {
      Add(at, TextStatement{MarkedText::Literal(tokens_.Next().text)}, block);
      return;
    }
    tokens_.Next();
    Add(at, PrintStatement{expressions_.ParseTuple()}, block);
    if (!tokens_.SkipType(TokenType::kPrintEnd)) tokens_.FailExpected("}}");
  }

  void ParseTag(Block* block);

  void FailTag(SourcePosition at, const std::string& name) {
    for (const absl::string_view unserved :
         {"include", "import", "from", "extends", "autoescape"}) {
      if (name != unserved) continue;
      tokens_.FailAt(at, absl::InvalidArgumentError(
                             absl::StrCat(name, " is not served: a chat template stands alone")));
    }
    tokens_.FailAt(at, absl::InvalidArgumentError(absl::StrCat("unexpected tag ", name)));
  }

  void ParseIf(SourcePosition at, Block* block) {
    IfStatement statement;
    expressions_.defers_unknown = true;
    const Ends ends = {"elif", "else", "endif"};
    do {
      ExpressionPtr condition = expressions_.ParseTuple(/*may_be_conditional=*/false);
      statement.branches.emplace_back(std::move(condition), ParseBody(ends, "if"));
    } while (tokens_.SkipName("elif"));
    if (tokens_.SkipName("else")) statement.otherwise = ParseBody({"endif"}, "else");
    tokens_.SkipName("endif");
    Add(at, std::move(statement), block);
  }

  void ParseFor(SourcePosition at, Block* block) {
    ForStatement statement;
    statement.target = expressions_.ParseTarget(/*may_be_attribute=*/false);
    tokens_.ExpectName("in");
    statement.items = expressions_.ParseTuple(/*may_be_conditional=*/false, "recursive");
    if (tokens_.SkipName("if")) statement.condition = expressions_.Parse();
    if (tokens_.Peek().IsName("recursive")) tokens_.Fail("recursive loops are not served");
    ++loops_;
    statement.body = ParseBody({"endfor", "else"}, "for");
    --loops_;
    if (tokens_.SkipName("else")) statement.otherwise = ParseBody({"endfor"}, "else");
    tokens_.SkipName("endfor");
    Add(at, std::move(statement), block);
  }

  void ParseSet(SourcePosition at, Block* block) {
    Target target = expressions_.ParseTarget(/*may_be_attribute=*/true);
    if (tokens_.SkipOperator("=")) {
      return Add(at, SetStatement{std::move(target), expressions_.ParseTuple()}, block);
    }
    ExpressionPtr filter = expressions_.ParseBlockFilter(/*begins_without_bar=*/false);
    Block body = ParseWholeBody("endset", "set");
    Add(at, SetBlockStatement{std::move(target), std::move(filter), std::move(body)}, block);
  }

  void ParseParameters(MacroDefinition* macro) {
    tokens_.ExpectOperator("(");
    while (!tokens_.Peek().IsOperator(")") && !tokens_.at_end()) {
      if (!macro->parameters.empty()) tokens_.ExpectOperator(",");
      macro->parameters.push_back(expressions_.Name(tokens_.ExpectAnyName()));
      if (tokens_.SkipOperator("=")) {
        macro->defaults.push_back(expressions_.Parse());
      } else if (!macro->defaults.empty()) {
        tokens_.Fail("a parameter without a default after one with a default");
      }
    }
    tokens_.ExpectOperator(")");
  }

  // What the body reads beside its parameters decides what the macro takes.
  void ParseMacroBody(absl::string_view end, absl::string_view opening, MacroDefinition* macro) {
    const int loops = std::exchange(loops_, 0);
    const bool caller = std::exchange(expressions_.read_caller, false);
    const bool varargs = std::exchange(expressions_.read_varargs, false);
    const bool kwargs = std::exchange(expressions_.read_kwargs, false);
    macro->body = ParseWholeBody(end, opening);
    macro->reads_caller = std::exchange(expressions_.read_caller, caller);
    macro->reads_more_positional = std::exchange(expressions_.read_varargs, varargs);
    macro->reads_more_keywords = std::exchange(expressions_.read_kwargs, kwargs);
    loops_ = loops;
  }

  void ParseMacro(SourcePosition at, Block* block) {
    MacroStatement statement;
    statement.macro.name = expressions_.Name(tokens_.ExpectAnyName());
    ParseParameters(&statement.macro);
    ParseMacroBody("endmacro", "macro", &statement.macro);
    Add(at, std::move(statement), block);
  }

  void ParseCallBlock(SourcePosition at, Block* block) {
    CallBlockStatement statement;
    if (tokens_.Peek().IsOperator("(")) ParseParameters(&statement.caller);
    statement.call = expressions_.Parse();
    if (!std::holds_alternative<CallExpression>(statement.call->form)) {
      tokens_.FailAt(at, absl::InvalidArgumentError("a call block needs a call"));
    }
    ParseMacroBody("endcall", "call", &statement.caller);
    Add(at, std::move(statement), block);
  }

  void ParseFilterBlock(SourcePosition at, Block* block) {
    ExpressionPtr filter = expressions_.ParseBlockFilter(/*begins_without_bar=*/true);
    Block body = ParseWholeBody("endfilter", "filter");
    Add(at, FilterBlockStatement{std::move(filter), std::move(body)}, block);
  }

  void ParseWith(SourcePosition at, Block* block) {
    ScopeStatement statement;
    while (!tokens_.Peek().Is(TokenType::kBlockEnd) && !tokens_.at_end()) {
      if (!statement.assignments.empty()) tokens_.ExpectOperator(",");
      Target target = expressions_.ParseOneTarget(/*may_be_attribute=*/false);
      tokens_.ExpectOperator("=");
      statement.assignments.emplace_back(std::move(target), expressions_.Parse());
    }
    statement.body = ParseWholeBody("endwith", "with");
    Add(at, std::move(statement), block);
  }

  // Of interest to who trains on what a template writes; here it is its content.
  void ParseGeneration(SourcePosition at, Block* block) {
    const int loops = std::exchange(loops_, 0);
    Block body = ParseWholeBody("endgeneration", "generation");
    loops_ = loops;
    Add(at, ScopeStatement{{}, std::move(body)}, block);
  }

  void ParseNamedBlock(SourcePosition at, Block* block) {
    const std::string name = tokens_.ExpectAnyName();
    tokens_.SkipName("scoped");
    const int loops = std::exchange(loops_, 0);
    Block body = ParseWholeBody("endblock", "block");
    loops_ = loops;
    tokens_.SkipName(name);
    Add(at, ScopeStatement{{}, std::move(body)}, block);
  }

  void ParsePrint(SourcePosition at, Block* block) {
    do {
      Add(at, PrintStatement{expressions_.Parse()}, block);
    } while (tokens_.SkipOperator(","));
  }

  void ParseBreak(SourcePosition at, Block* block) {
    if (loops_ == 0) tokens_.FailAt(at, absl::InvalidArgumentError("break outside of a loop"));
    Add(at, BreakStatement{}, block);
  }

  void ParseContinue(SourcePosition at, Block* block) {
    if (loops_ == 0) tokens_.FailAt(at, absl::InvalidArgumentError("continue outside of a loop"));
    Add(at, ContinueStatement{}, block);
  }

  struct Tag {
    absl::string_view name;
    void (StatementParser::*parse)(SourcePosition at, Block* block);
  };
  static const Tag kTags[];

  TokenCursor& tokens_;
  ExpressionParser expressions_;
  Syntax& syntax_;
  int loops_ = 0;  // around this place, within its macro
};

const StatementParser::Tag StatementParser::kTags[] = {
    {"if", &StatementParser::ParseIf},
    {"for", &StatementParser::ParseFor},
    {"set", &StatementParser::ParseSet},
    {"macro", &StatementParser::ParseMacro},
    {"call", &StatementParser::ParseCallBlock},
    {"filter", &StatementParser::ParseFilterBlock},
    {"with", &StatementParser::ParseWith},
    {"generation", &StatementParser::ParseGeneration},
    {"block", &StatementParser::ParseNamedBlock},
    {"print", &StatementParser::ParsePrint},
    {"break", &StatementParser::ParseBreak},
    {"continue", &StatementParser::ParseContinue},
};

void StatementParser::ParseTag(Block* block) {
  const SourcePosition at = tokens_.at();
  expressions_.StartStatement();
  const std::string name = tokens_.ExpectAnyName();
  for (const Tag& tag : kTags) {
    if (tag.name != name) continue;
    const bool deferred = expressions_.defers_unknown;
    (this->*tag.parse)(at, block);
    expressions_.defers_unknown = deferred;
    return EndTag();
  }
  FailTag(at, name);
}

}  // namespace

std::unique_ptr<Syntax> ParseSyntax(std::vector<Token> tokens, SourceError* error) {
  auto syntax = std::make_unique<Syntax>();
  TokenCursor cursor(std::move(tokens), error);
  StatementParser(cursor, *syntax).Run();
  return syntax;
}

}  // namespace longspan
