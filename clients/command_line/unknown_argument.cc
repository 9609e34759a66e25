#include "clients/command_line/unknown_argument.h"

#include <algorithm>

#include "clients/command_line/flag_facts.h"
#include "clients/command_line/nearest_word.h"

namespace longspan {
namespace {

bool Has(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string FullName(const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  return parent == nullptr ? app.get_name() : FullName(*parent) + " " + app.get_name();
}

// A flag that is in the wrong place.
std::string PlaceOf(const std::string& flag, const CLI::App& app) {
  const CLI::App* parent = app.get_parent();
  if (parent != nullptr && Has(FlagNamesOf(*parent), flag)) {
    return flag + " stands before the command: " + FullName(*parent) + " " + flag + " … " +
           app.get_name();
  }
  for (const CLI::App* command : CommandsOf(app)) {
    if (!Has(FlagNamesOf(*command), flag)) continue;
    std::string text = flag + " stands after its command: ";
    text.append(FullName(*command)).append(" ").append(flag);
    return text;
  }
  return "";
}

std::string UnknownFlag(const std::string& flag, const CLI::App& app) {
  const std::string place = PlaceOf(flag, app);
  if (!place.empty()) return place + ".";
  return FullName(app) + " has no flag " + flag + "." + DidYouMean(flag, FlagNamesOf(app));
}

std::string UnknownCommand(const std::string& word, const CLI::App& app) {
  std::vector<std::string> names;
  std::string list;
  for (const CLI::App* command : CommandsOf(app)) {
    list += (names.empty() ? "" : ", ") + command->get_name();
    names.push_back(command->get_name());
  }
  const std::string hint = DidYouMean(word, names);
  return FullName(app) + " has no command \"" + word + "\"." +
         (hint.empty() ? " Its commands: " + list + "." : hint);
}

std::string UnknownWord(const std::string& word, const CLI::App& app) {
  const bool takes_text = !ArgumentsOf(app).empty();
  return FullName(app) + (takes_text ? " takes one argument; \"" : " takes no arguments; \"") +
         word + "\" is one more." + (takes_text ? " What has spaces stands in quotes." : "");
}

std::string TextOf(const std::string& word, const CLI::App& app) {
  if (word.size() > 1 && word[0] == '-') return UnknownFlag(word.substr(0, word.find('=')), app);
  return CommandsOf(app).empty() ? UnknownWord(word, app) : UnknownCommand(word, app);
}

}  // namespace

std::string DidYouMean(const std::string& written, const std::vector<std::string>& words) {
  const std::string nearest = NearestWord(written.substr(0, written.find('=')), words);
  return nearest.empty() ? "" : " Did you mean " + nearest + "?";
}

std::string UnknownArgumentText(const CLI::App& app) {
  for (const std::string& word : app.remaining()) {
    if (word != "--") return TextOf(word, app);
  }
  for (const CLI::App* command : app.get_subcommands()) {
    std::string text = UnknownArgumentText(*command);
    if (!text.empty()) return text;
  }
  return "";
}

std::string HelpFor(const CLI::App& app, const std::string& message) {
  const std::vector<CLI::App*> given = app.get_subcommands();
  const bool is_of_app = Has(FlagNamesOf(app), message.substr(0, message.find_first_of(": ")));
  return FullName(given.empty() || is_of_app ? app : *given.front()) + " --help";
}

}  // namespace longspan
