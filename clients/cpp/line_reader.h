// Reads standard input line by line, whoever writes it. After BlockInterrupts: interrupts are heard
// here while a line is waited for, and nowhere else.
#pragma once

#include <string>

namespace longspan {

class LineReader {
 public:
  enum class Result { kLine, kEnd, kInterrupted };

  LineReader();
  // Without its newline.
  Result Next(std::string* line);

 private:
  std::string buffer_;  // read and not given out
};

}  // namespace longspan
