// A text that a command takes as an argument, from a file, or from standard input.
#pragma once

#include <optional>
#include <string>

#include "CLI/CLI.hpp"

namespace longspan {

// Empty with errno set where it cannot be read to its end, as a directory cannot.
std::optional<std::string> ReadFile(const std::string& path);

class InputText {
 public:
  // Adds the positional argument `name` and --file to `app`.
  void AddTo(CLI::App* app, const std::string& name);
  // Empty if there is none; standard error says why.
  std::optional<std::string> Read() const;

 private:
  std::string argument_;
  std::string file_;
  CLI::Option* argument_option_ = nullptr;
};

}  // namespace longspan
