// The rows of heads whose rotated dimensions stand side by side in a file.
#pragma once

#include <cstddef>
#include <cstdint>

namespace longspan {

// Of `rows` rows of `heads` heads of D each, in place: row 2 j + h of a head goes where row
// h D / 2 + j belongs.
void OrderHeadRows(int heads, int64_t rows, size_t row_bytes, void* data);

}  // namespace longspan
