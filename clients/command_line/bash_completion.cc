#include "clients/command_line/bash_completion.h"

#include <functional>
#include <vector>

#include "clients/command_line/flag_facts.h"

namespace longspan {
namespace {

std::string Joined(const std::vector<std::string>& words, const char* separator) {
  std::string joined;
  for (const std::string& word : words) joined += (joined.empty() ? "" : separator) + word;
  return joined;
}

std::vector<std::string> NamesWhere(const CLI::App& app,
                                    const std::function<bool(const FlagFacts&)>& is_wanted) {
  std::vector<std::string> names;
  for (const FlagFacts& flag : FlagsOf(app)) {
    if (is_wanted(flag)) names.insert(names.end(), flag.names.begin(), flag.names.end());
  }
  return names;
}

// One branch of the case that goes by the word before: what may follow one of `flags`.
std::string Branch(const std::vector<std::string>& flags, const std::string& reply) {
  return flags.empty() ? "" : "        " + Joined(flags, "|") + ") " + reply + " ;;\n";
}

// What may follow within `app` itself: the value of a flag, or else words of its own.
std::string BranchesOf(const CLI::App& app) {
  std::string text = "      case $flag in\n";
  for (const FlagFacts& flag : FlagsOf(app)) {
    if (!flag.choices.empty())
      text += Branch(flag.names, "words=\"" + Joined(flag.choices, " ") + "\"");
  }
  const auto is_text = [](const FlagFacts& flag) {
    return !flag.value.empty() && flag.choices.empty() && !flag.is_file;
  };
  text += Branch(NamesWhere(app, [](const FlagFacts& flag) { return flag.is_file; }), "files=-f");
  text += Branch(NamesWhere(app, is_text), "words=");

  std::vector<std::string> words;
  for (const CLI::App* command : CommandsOf(app)) words.push_back(command->get_name());
  for (const FlagFacts& argument : ArgumentsOf(app)) {
    words.insert(words.end(), argument.choices.begin(), argument.choices.end());
  }
  const std::vector<std::string> all = FlagNamesOf(app);
  // Flags are for those who begin one, where there is something else.
  if (!words.empty()) {
    text += "        *) words=\"" + Joined(words, " ") + "\"\n";
    text += "          [[ $current != -* ]] || words=\"" + Joined(all, " ") + "\" ;;\n";
  } else {
    text += Branch({"*"}, "words=\"" + Joined(all, " ") + "\"");
  }
  return text + "      esac ;;\n";
}

}  // namespace

std::string BashCompletion(const CLI::App& app, const std::string& written_by) {
  const std::string& name = app.get_name();
  std::vector<std::string> commands;
  std::string branches = "    \"\")\n" + BranchesOf(app);
  for (const CLI::App* command : CommandsOf(app)) {
    commands.push_back(command->get_name());
    branches += "    " + command->get_name() + ")\n" + BranchesOf(*command);
  }
  const auto with_value =
      NamesWhere(app, [](const FlagFacts& flag) { return !flag.value.empty(); });
  std::string find_command;
  if (!commands.empty()) {
    find_command =
        "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
        "    case ${COMP_WORDS[i]} in\n"
        "      " +
        Joined(with_value, "|") +
        ") i=$((i + 1)); [[ ${COMP_WORDS[i]} != = ]] || i=$((i + 1)) ;;\n"
        "      " +
        Joined(commands, "|") +
        ") command=${COMP_WORDS[i]}; break ;;\n"
        "    esac\n"
        "  done\n";
  }
  return "# Completes the command line of " + name + " in bash. Written by `" + written_by +
         "`.\n" + "_" + name +
         "() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD - 1]}\n"
         "  local command= words= files= i\n"
         "  # bash makes a word of its own of the sign in --flag=value.\n"
         "  [[ $flag != = ]] || flag=${COMP_WORDS[COMP_CWORD - 2]}\n"
         "  [[ $current != = ]] || current=\n" +
         find_command + "  case $command in\n" + branches +
         "  esac\n"
         "  COMPREPLY=()\n"
         "  if [[ -n $files ]]; then\n"
         "    compopt -o filenames 2>/dev/null\n"
         "    mapfile -t COMPREPLY < <(compgen $files -- \"$current\")\n"
         "  elif [[ -n $words ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
         "  fi\n"
         "}\n"
         "complete -F _" +
         name + " " + name + "\n";
}

}  // namespace longspan
