// longspand: parse, run, exit code.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "server/options.h"
#include "server/server.h"
#include "server/signals.h"

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const longspan::CommandLine line = longspan::ParseCommandLine(
      arguments, [](const std::string& name) -> const char* { return std::getenv(name.c_str()); });
  if (line.exit_code.has_value()) {
    (*line.exit_code == longspan::kExitOk ? std::cout : std::cerr) << line.text << std::flush;
    return *line.exit_code;
  }
  longspan::BlockSignals();
  return longspan::RunServer(line.options);
}
