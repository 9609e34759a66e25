// A program's manual page, in the macros of man(7).
#pragma once

#include <string>

#include "CLI/App.hpp"

namespace longspan {

// `section`: 1 for commands, 8 for daemons.
std::string ManualPage(const CLI::App& app, int section);

}  // namespace longspan
