// A script for zsh that completes a program's command line, with the meaning of each word beside
// it.
#pragma once

#include <string>

#include "CLI/App.hpp"

namespace longspan {

// `written_by`: the command that printed it.
std::string ZshCompletion(const CLI::App& app, const std::string& written_by);

}  // namespace longspan
