#include "clients/command_line/zsh_completion.h"

#include "clients/command_line/flag_facts.h"

namespace longspan {
namespace {

// Within a specification of _arguments, within single quotes.
std::string Escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\'') {
      escaped += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// ":value:what completes it".
std::string ValueSpec(const FlagFacts& facts) {
  if (facts.value.empty()) return "";
  std::string action;
  for (const std::string& choice : facts.choices) action += (action.empty() ? "(" : " ") + choice;
  if (!action.empty()) action += ")";
  if (facts.is_file) action = "_files";
  return ":" + Escaped(facts.value) + ":" + action;
}

// The specifications of `app` itself, a line each.
std::string SpecsOf(const CLI::App& app, const std::string& indent) {
  std::string specs;
  for (const FlagFacts& flag : FlagsOf(app)) {
    for (const std::string& name : flag.names) {
      // "=": the value may stand in the same word.
      const bool is_long = name.compare(0, 2, "--") == 0;
      specs.append(" \\\n").append(indent).append(flag.may_repeat ? "'*" : "'").append(name);
      specs.append(flag.value.empty() || !is_long ? "[" : "=[").append(Escaped(flag.meaning));
      specs.append("]").append(ValueSpec(flag)).append("'");
    }
  }
  for (const FlagFacts& argument : ArgumentsOf(app)) {
    specs += " \\\n" + indent + "'" + ValueSpec(argument) + "'";
  }
  return specs;
}

}  // namespace

std::string ZshCompletion(const CLI::App& app, const std::string& written_by) {
  const std::string& name = app.get_name();
  std::string text = "#compdef " + name + "\n# Written by `" + written_by + "`.\n_" + name +
                     "() {\n  local curcontext=$curcontext state line\n  typeset -A opt_args\n";
  const auto commands = CommandsOf(app);
  if (commands.empty()) {
    text += "  _arguments" + SpecsOf(app, "    ") + "\n";
  } else {
    text += "  _arguments -C" + SpecsOf(app, "    ") +
            " \\\n    '1:command:->command' \\\n    '*::argument:->argument'\n"
            "  local -a commands=(\n";
    for (const CLI::App* command : commands) {
      text += "    '" + command->get_name() + ":" + Escaped(command->get_description()) + "'\n";
    }
    text +=
        "  )\n  case $state in\n    command) _describe command commands ;;\n"
        "    argument)\n      case $line[1] in\n";
    for (const CLI::App* command : commands) {
      text += "        " + command->get_name() + ")\n          _arguments" +
              SpecsOf(*command, "            ") + " ;;\n";
    }
    text += "      esac ;;\n  esac\n";
  }
  return text +
         "}\n# As a file of $fpath it is called, sourced it says what it is for.\n"
         "if [[ $funcstack[1] == _" +
         name + " ]]; then _" + name + " \"$@\"; else compdef _" + name + " " + name + "; fi\n";
}

}  // namespace longspan
