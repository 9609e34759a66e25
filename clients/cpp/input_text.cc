#include "clients/cpp/input_text.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <iterator>
#include <memory>
#include <utility>

namespace longspan {
namespace {

std::string ReadAll(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

std::optional<std::string> ReadFile(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  if (file == nullptr) return std::nullopt;
  std::string text;
  std::array<char, 65536> part;
  while (const size_t bytes = std::fread(part.data(), 1, part.size(), file.get())) {
    text.append(part.data(), bytes);
  }
  return std::ferror(file.get()) != 0 ? std::nullopt : std::optional(std::move(text));
}

void InputText::AddTo(CLI::App* app, const std::string& name) {
  argument_option_ = app->add_option(name, argument_, "the text; absent or -: standard input");
  app->add_option("-f,--file", file_, "read the text from this file; -: standard input")
      ->type_name("FILE")
      ->excludes(argument_option_);
}

std::optional<std::string> InputText::Read() const {
  if (file_ == "-") return ReadAll(std::cin);
  if (!file_.empty()) {
    std::optional<std::string> text = ReadFile(file_);
    if (text.has_value()) return text;
    std::cerr << "longspan: cannot read " << file_ << " (--file): " << std::strerror(errno) << "\n";
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
