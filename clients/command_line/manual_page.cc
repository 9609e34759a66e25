#include "clients/command_line/manual_page.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "clients/command_line/flag_facts.h"
#include "clients/command_line/version.h"

namespace longspan {
namespace {

// Text that roff takes as it is: "-" is the sign that one types, "…" and others have names.
std::string RoffOf(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '\\':
        escaped += "\\e";
        break;
      case '-':
        escaped += "\\-";
        break;
      case '\'':
        escaped += "\\(aq";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

// A line of running text: one that begins with a dot would be a request.
std::string Line(const std::string& text) {
  const std::string escaped = RoffOf(text);
  return (escaped.compare(0, 1, ".") == 0 ? "\\&" : "") + escaped + "\n";
}

// Sentences of --help have no full stop at their end.
std::string Sentence(std::string text) {
  if (text.empty()) return "";
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return Line(text.back() == '.' ? text : text + ".");
}

std::string EntryOf(const FlagFacts& facts) {
  std::string names;
  for (const std::string& name : facts.names) {
    names += (names.empty() ? "\\fB" : ", \\fB") + RoffOf(name) + "\\fR";
  }
  if (!facts.value.empty()) {
    names += (names.empty() ? "\\fI" : " \\fI") + RoffOf(facts.value) + "\\fR";
  }
  std::string text = ".TP\n" + names + "\n" + Sentence(facts.meaning);
  if (!facts.fallback.empty()) text += Line("Default: " + facts.fallback + ".");
  if (!facts.environment.empty()) text += Line("Environment: " + facts.environment + ".");
  return text;
}

std::string EntriesOf(const CLI::App& app) {
  std::string text;
  for (const FlagFacts& argument : ArgumentsOf(app)) text += EntryOf(argument);
  for (const FlagFacts& flag : FlagsOf(app)) text += EntryOf(flag);
  return text;
}

// A paragraph a line.
std::string FooterOf(const CLI::App& app) {
  std::string text;
  std::istringstream lines(app.get_footer());
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty()) text += (text.empty() ? "" : ".PP\n") + Line(line);
  }
  return text;
}

std::string Arguments(const CLI::App& app) {
  std::string text;
  for (const FlagFacts& argument : ArgumentsOf(app)) {
    text += " [\\fI" + RoffOf(argument.value) + "\\fR]";
  }
  return text;
}

}  // namespace

std::string ManualPage(const CLI::App& app, int section) {
  const std::string& name = app.get_name();
  std::string title = name;
  std::transform(title.begin(), title.end(), title.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  const auto commands = CommandsOf(app);
  std::string description = app.get_description();
  if (!description.empty() && description.back() == '.') description.pop_back();

  std::string text = ".TH " + title + " " + std::to_string(section) + " \"\" \"" + name + " " +
                     Version() + "\"\n.SH NAME\n" + name + " \\- " + RoffOf(description) +
                     "\n.SH SYNOPSIS\n\\fB" + name + "\\fR [\\fIflags\\fR]" +
                     (commands.empty() ? "" : " \\fIcommand\\fR [\\fIflags\\fR]") + Arguments(app) +
                     "\n.SH OPTIONS\n" + EntriesOf(app);
  if (!commands.empty()) text += ".SH COMMANDS\n";
  for (const CLI::App* command : commands) {
    text += ".SS \"" + name + " " + command->get_name() + "\"\n" +
            Sentence(command->get_description()) + EntriesOf(*command);
    const std::string footer = FooterOf(*command);
    if (!footer.empty()) text += ".PP\n" + footer;
  }
  const std::string footer = FooterOf(app);
  return footer.empty() ? text : text + ".SH NOTES\n" + footer;
}

}  // namespace longspan
