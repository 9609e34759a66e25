// A part of a text, by its bytes.
#pragma once

#include <cstddef>

namespace longspan {

struct TextRange {
  size_t begin = 0, end = 0;  // never empty where it marks something
  friend bool operator==(const TextRange& a, const TextRange& b) {
    return a.begin == b.begin && a.end == b.end;
  }
};

}  // namespace longspan
