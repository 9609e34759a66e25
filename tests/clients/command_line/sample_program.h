// A program with flags of every kind and two commands, for tests.
#pragma once

#include <string>
#include <vector>

#include "CLI/CLI.hpp"

namespace longspan {

class SampleProgram {
 public:
  SampleProgram();
  // False: the command line is wrong.
  bool Parse(std::vector<std::string> arguments);

  CLI::App app{"Does things to files.", "sample"};

 private:
  std::string server_ = "here:1";
  std::string file_;
  std::string mode_;
  std::string directory_;
  std::string text_;
  bool loud_ = false;
};

}  // namespace longspan
