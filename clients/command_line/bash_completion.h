// A script for bash that completes a program's command line; it needs nothing but bash.
#pragma once

#include <string>

#include "CLI/App.hpp"

namespace longspan {

// `written_by`: the command that printed it.
std::string BashCompletion(const CLI::App& app, const std::string& written_by);

}  // namespace longspan
