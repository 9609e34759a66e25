// The table of the daemon's flags: how each is written, read and explained.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "server/options/options.h"

namespace longspan {

struct Flag {
  std::string name;  // without dashes
  std::string value_name;
  std::string help;
  // The message of an error goes on from "--name is …; it must be ".
  std::function<absl::Status(const std::string& text, Options* options)> set;
  // As `set` reads it; empty where the option is unset.
  std::function<std::string(const Options& options)> get;
};

const std::vector<Flag>& Flags();

}  // namespace longspan
