// Values as text: what str() and repr() of Python say. Only strings keep their marks; of what
// belongs to a list or dict nothing is the template's own.
#pragma once

#include <string>

#include "engine/text/jinja/marked_text.h"
#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

// str(value), at the end of `text`.
void AppendText(Workspace& work, const Value& value, MarkedText* text);
MarkedText TextOf(Workspace& work, const Value& value);

std::string ReprOf(Workspace& work, const Value& value);

// The shortest digits that mean the same number, as Python writes them: 1.0, 1e-05, 1e+16, inf.
std::string FloatText(double value);

}  // namespace longspan
