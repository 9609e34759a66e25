// What completions and the manual page say of a program's flags. They are made from the same
// declarations as --help.
#pragma once

#include <string>
#include <vector>

#include "CLI/App.hpp"

namespace longspan {

struct FlagFacts {
  std::vector<std::string> names;    // "-f", "--file"; empty: an argument by its place
  std::string value;                 // "FILE", "INT"; empty: a switch
  std::vector<std::string> choices;  // of the value, where it is one of these: "a|b"
  std::string fallback;              // what it is if it is not given; empty: not stated
  std::string environment;           // the variable that stands for it; empty: none
  std::string meaning;
  bool may_repeat = false;
  bool is_file = false;  // or, of a "PATH", a directory
};

// Of `app` itself, in the order of --help; what is hidden there is hidden here.
std::vector<FlagFacts> FlagsOf(const CLI::App& app);
// All names of all of them.
std::vector<std::string> FlagNamesOf(const CLI::App& app);
std::vector<FlagFacts> ArgumentsOf(const CLI::App& app);
std::vector<const CLI::App*> CommandsOf(const CLI::App& app);

}  // namespace longspan
