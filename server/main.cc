// longspand: parse, run, exit code.
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "server/base/memory_reserve.h"
#include "server/options/options.h"
#include "server/plan/host_resources.h"
#include "server/server.h"
#include "server/signals.h"

namespace {

// Where want of memory is met that nothing catches, in a destructor or a thread of a library's.
// There is no memory to end in order with; clients see their connections close.
[[noreturn]] void EndByException() {
  try {
    if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    constexpr char kLine[] = "longspand: memory has run out, and its reserve too\n";
    (void)!write(STDERR_FILENO, kLine, sizeof(kLine) - 1);
    _exit(longspan::kExitInternal);
  } catch (...) {  // a mistake of ours
  }
  std::abort();
}

int Run(int argc, char** argv) {
  std::set_terminate(EndByException);
  longspan::MemoryReserve::ServeOpenSsl();
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
