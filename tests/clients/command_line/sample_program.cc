#include "tests/clients/command_line/sample_program.h"

#include <algorithm>

namespace longspan {

SampleProgram::SampleProgram() {
  app.add_option("--server", server_, "who's asked [none], or: nobody")
      ->type_name("HOST:PORT")
      ->envname("SAMPLE_SERVER")
      ->capture_default_str();
  CLI::App* copy = app.add_subcommand("copy", "Copy a file");
  copy->add_option("TEXT", text_, "what is copied");
  copy->add_option("-f,--file", file_, "from where")->type_name("FILE");
  copy->add_option("--mode", mode_, ".fast is not safe")->type_name("fast|safe|N");
  copy->add_option("--to", directory_, "where to")->type_name("PATH");
  copy->add_flag("--loud", loud_, "tell");
  copy->add_flag("--secret", loud_, "unknown to all")->group("");
  copy->footer("A last word.");
  app.add_subcommand("list", "List all");
}

bool SampleProgram::Parse(std::vector<std::string> arguments) {
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError&) {
    return false;
  }
  return true;
}

}  // namespace longspan
