#include "engine/loader/base/head_rows.h"

#include <cstring>
#include <vector>

#include "kernels/base/check.h"

namespace longspan {

void OrderHeadRows(int heads, int64_t rows, size_t row_bytes, void* data) {
  const int64_t head_rows = rows / heads;
  LONGSPAN_CHECK(head_rows % 2 == 0 && head_rows * heads == rows);
  const size_t head_bytes = static_cast<size_t>(head_rows) * row_bytes;
  std::vector<char> ordered(head_bytes);
  char* head = static_cast<char*>(data);
  for (int index = 0; index < heads; ++index, head += head_bytes) {
    for (int64_t row = 0; row < head_rows; ++row) {
      const int64_t place = row % 2 * (head_rows / 2) + row / 2;
      std::memcpy(ordered.data() + place * row_bytes, head + row * row_bytes, row_bytes);
    }
    std::memcpy(head, ordered.data(), head_bytes);
  }
}

}  // namespace longspan
