// A terminal on standard output, as long as this lives: a view of it that is redrawn in place, and
// keys that come one by one where standard input is a terminal too. The end leaves it as it was.
#pragma once

#include <termios.h>

#include <string>
#include <vector>

namespace longspan {

struct TerminalSize {
  int columns = 80;  // where the terminal does not say
  int rows = 24;
};

TerminalSize SizeOfTerminal();

class Terminal {
 public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // Whether keys can be read.
  bool has_keys() const { return has_keys_; }
  // In place of what was shown before. No line is longer than the terminal is wide; what is more
  // than it is high is left out.
  void Show(const std::vector<std::string>& lines);
  // After a change of size, when nobody knows where the view is.
  void Clear();

 private:
  bool has_keys_ = false;
  termios before_{};
  size_t shown_lines_ = 0;
};

}  // namespace longspan
