// longspan completion, longspan man: what shells and man(1) want to know of this program, made of
// what
// --help is made of.
#include <iostream>

#include "clients/command_line/bash_completion.h"
#include "clients/command_line/manual_page.h"
#include "clients/command_line/zsh_completion.h"
#include "clients/cpp/base/command.h"

namespace longspan {

Command CompletionCommand(CLI::App* parent) {
  CLI::App* app = parent->add_subcommand(
      "completion",
      "Print what completes command lines in a shell: source <(longspan completion bash)");
  auto shell = std::make_shared<std::string>();
  app->add_option("SHELL", *shell, "which")
      ->type_name("bash|zsh")
      ->check(CLI::IsMember({"bash", "zsh"}).description(""))
      ->required();
  return {app, [shell, parent] {
            const std::string written_by = "longspan completion " + *shell;
            std::cout << (*shell == "zsh" ? ZshCompletion(*parent, written_by)
                                          : BashCompletion(*parent, written_by))
                      << std::flush;
            return kExitOk;
          }};
}

Command ManualCommand(CLI::App* parent) {
  CLI::App* app = parent->add_subcommand("man", "Print the manual page: longspan man | man -l -");
  return {app, [parent] {
            std::cout << ManualPage(*parent, 1) << std::flush;
            return kExitOk;
          }};
}

}  // namespace longspan
