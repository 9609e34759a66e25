// The operators of expressions, on Python's terms. Integers that leave 64 bits are an error.
#pragma once

#include "engine/text/jinja/syntax.h"
#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

Value ApplyBinary(Workspace& work, BinaryOperator op, const Value& left, const Value& right);
Value ApplyUnary(Workspace& work, UnaryOperator op, const Value& operand);
bool ApplyComparison(Workspace& work, CompareOperator op, const Value& left, const Value& right);

// A float as an integer, its fraction cut off; fails where it does not fit.
Value IntegerOfFloat(Workspace& work, double value);

}  // namespace longspan
