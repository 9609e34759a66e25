// A template's tokens as a tree of statements.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/text/jinja/lexer.h"
#include "engine/text/jinja/syntax.h"

namespace longspan {

// `error` says what is wrong, and the tree means nothing then.
std::unique_ptr<Syntax> ParseSyntax(std::vector<Token> tokens, SourceError* error);

}  // namespace longspan
