// Command lines and files of configuration, as the daemon reads them.
#pragma once

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "server/options/options.h"

namespace longspan {

using Environment = std::map<std::string, std::string>;

// In an environment that holds `environment` alone.
inline CommandLine Parse(const std::vector<std::string>& arguments,
                         const Environment& environment = {}) {
  return ParseCommandLine(arguments, [&environment](const std::string& name) -> const char* {
    const auto found = environment.find(name);
    return found == environment.end() ? nullptr : found->second.c_str();
  });
}

// A file with that text; the next one takes its place.
inline std::string WriteFile(const std::string& text) {
  const std::string path = testing::TempDir() + "/longspand.toml";
  std::ofstream(path) << text;
  return path;
}

}  // namespace longspan
