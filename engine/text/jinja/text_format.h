// Formatting as Python's "…" % values and "…".format(…) do it.
#pragma once

#include "engine/text/jinja/builtin.h"
#include "engine/text/jinja/marked_text.h"
#include "engine/text/jinja/value.h"
#include "engine/text/jinja/workspace.h"

namespace longspan {

// `values`: a tuple with a value for each conversion, a dict for those with names, or one value.
Value FormatPercent(Workspace& work, const MarkedText& format, const Value& values);

// {}, {0}, {name}, {name.attribute}, {name[key]}, {{ and }}. What follows a colon is refused, but
// for nothing.
Value FormatBraces(Workspace& work, const MarkedText& format, const GivenArguments& given);

}  // namespace longspan
