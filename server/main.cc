// longspand: parse, run, exit code.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "server/options/options.h"
#include "server/plan/host_resources.h"
#include "server/server.h"
#include "server/signals.h"

namespace {

int Run(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const longspan::CommandLine line = longspan::ParseCommandLine(
      arguments, [](const std::string& name) -> const char* { return std::getenv(name.c_str()); });
  if (line.exit_code.has_value()) {
    (*line.exit_code == longspan::kExitOk ? std::cout : std::cerr) << line.text << std::flush;
    return *line.exit_code;
  }
  longspan::BlockSignals();
  longspan::RaiseFileLimit();
  return longspan::RunServer(line.options);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return Run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "longspand: ended by an exception: " << error.what() << std::endl;
    return longspan::kExitInternal;
  }
}
