#include "clients/cpp/load/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace longspan {
namespace {

constexpr char kHideCursor[] = "\x1b[?25l";
constexpr char kShowCursor[] = "\x1b[?25h";
constexpr char kClearToLineEnd[] = "\x1b[K";
constexpr char kClearToScreenEnd[] = "\x1b[J";
constexpr char kClearScreen[] = "\x1b[H\x1b[2J";

std::string Up(size_t lines) { return lines == 0 ? "" : "\x1b[" + std::to_string(lines) + "A"; }

}  // namespace

TerminalSize SizeOfTerminal() {
  winsize reported{};
  TerminalSize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &reported) != 0) return size;
  if (reported.ws_col > 0) size.columns = reported.ws_col;
  if (reported.ws_row > 0) size.rows = reported.ws_row;
  return size;
}

Terminal::Terminal() {
  has_keys_ = tcgetattr(STDIN_FILENO, &before_) == 0;
  if (has_keys_) {
    // Signals of keys, and what becomes of a newline, stay as they are.
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  }
  std::cout << kHideCursor << std::flush;
}

Terminal::~Terminal() {
  std::cout << kShowCursor << std::flush;
  // What was typed and not read is nobody's.
  if (has_keys_) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
}

void Terminal::Show(const std::vector<std::string>& lines) {
  // The last row stays free for the cursor, so that nothing scrolls.
  const auto rows = static_cast<size_t>(std::max(1, SizeOfTerminal().rows - 1));
  const size_t count = std::min(lines.size(), rows);
  std::string text = "\r" + Up(std::min(shown_lines_, rows));
  for (size_t i = 0; i < count; ++i) text += lines[i] + kClearToLineEnd + "\n";
  std::cout << text << kClearToScreenEnd << std::flush;
  shown_lines_ = count;
}

void Terminal::Clear() {
  std::cout << kClearScreen;
  shown_lines_ = 0;
}

}  // namespace longspan
