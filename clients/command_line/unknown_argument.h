// What a command line has that the program does not know.
#pragma once

#include <string>
#include <vector>

#include "CLI/App.hpp"

namespace longspan {

// " Did you mean --server?", or nothing where none of `words` is near. A value that stands in the
// same word, as in "--flag=value", does not count.
std::string DidYouMean(const std::string& written, const std::vector<std::string>& words);

// Of the first one that `app`, whose parse has ended, or its command did not know: what it is,
// where it is known, or else what is near. Empty: there is none.
std::string UnknownArgumentText(const CLI::App& app);

// "longspan complete --help": of the command that was given, unless `message` begins with a flag
// that stands before it.
std::string HelpFor(const CLI::App& app, const std::string& message);

}  // namespace longspan
