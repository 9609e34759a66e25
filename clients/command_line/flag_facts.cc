#include "clients/command_line/flag_facts.h"

#include <algorithm>
#include <sstream>

#include "CLI/Option.hpp"

namespace longspan {
namespace {

// "auto|cpu|cuda:N" has two: what stands for something else has capitals.
std::vector<std::string> ChoicesOf(const std::string& value) {
  std::vector<std::string> choices;
  if (value.find('|') == std::string::npos) return choices;
  std::istringstream parts(value);
  for (std::string part; std::getline(parts, part, '|');) {
    if (part.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos) {
      choices.push_back(part);
    }
  }
  return choices;
}

FlagFacts FactsOf(const CLI::Option& option) {
  FlagFacts facts;
  for (const std::string& name : option.get_snames()) facts.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) facts.names.push_back("--" + name);
  if (option.get_type_size() != 0) {
    facts.value = option.get_type_name();
    facts.choices = ChoicesOf(facts.value);
    facts.fallback = option.get_default_str();
    facts.may_repeat = option.get_expected_max() == CLI::detail::expected_max_vector_size;
  }
  facts.environment = option.get_envname();
  facts.meaning = option.get_description();
  facts.is_file = facts.value == "FILE" || facts.value == "PATH";
  return facts;
}

std::vector<FlagFacts> FactsWhere(const CLI::App& app, bool is_positional) {
  std::vector<FlagFacts> all;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty() || option->get_positional() != is_positional) continue;
    all.push_back(FactsOf(*option));
    if (is_positional) all.back().value = option->get_name(true);
    if (is_positional) all.back().choices = ChoicesOf(option->get_type_name());
  }
  return all;
}

}  // namespace

std::vector<FlagFacts> FlagsOf(const CLI::App& app) { return FactsWhere(app, false); }

std::vector<std::string> FlagNamesOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const FlagFacts& flag : FlagsOf(app)) {
    names.insert(names.end(), flag.names.begin(), flag.names.end());
  }
  return names;
}

std::vector<FlagFacts> ArgumentsOf(const CLI::App& app) { return FactsWhere(app, true); }

std::vector<const CLI::App*> CommandsOf(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

}  // namespace longspan
