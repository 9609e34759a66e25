#include "clients/cpp/input_text.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

namespace longspan {
namespace {

std::string ReadAll(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

void InputText::AddTo(CLI::App* app, const std::string& name) {
  argument_option_ = app->add_option(name, argument_, "the text; absent or -: standard input");
  app->add_option("-f,--file", file_, "read the text from this file")->excludes(argument_option_);
}

std::optional<std::string> InputText::Read() const {
  if (!file_.empty()) {
    std::ifstream in(file_, std::ios::binary);
    std::string text = in ? ReadAll(in) : "";
    if (in) return text;
    std::cerr << "longspan: cannot read " << file_ << ": " << std::strerror(errno) << "\n";
    return std::nullopt;
  }
  if (argument_option_->count() > 0 && argument_ != "-") return argument_;
  if (argument_ != "-" && isatty(STDIN_FILENO) == 1) {
    std::cerr << "longspan: no text: give it as an argument, with --file, or on standard input\n";
    return std::nullopt;
  }
  return ReadAll(std::cin);
}

}  // namespace longspan
