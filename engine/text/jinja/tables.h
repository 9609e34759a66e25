// The tables of functions, one a file that has their code.
#pragma once

#include "engine/text/jinja/builtin.h"

namespace longspan {

extern const BuiltinTable kTextFilters;
extern const BuiltinTable kNumberFilters;
extern const BuiltinTable kListFilters;
extern const BuiltinTable kSelectFilters;
extern const BuiltinTable kJsonFilters;
extern const BuiltinTable kTests;
extern const BuiltinTable kFunctions;
extern const BuiltinTable kStringMethods;
extern const BuiltinTable kDictMethods;
extern const BuiltinTable kListMethods;
extern const BuiltinTable kLoopMethods;

}  // namespace longspan
