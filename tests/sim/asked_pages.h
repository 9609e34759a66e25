// The pages that a step asks rooms for, in the order of its rows. The model of the simulation reads
// all pages of a row, asked for or not; a real one selects, so that some rows ask for a few alone.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/forward_batch.h"

namespace longspan {

struct AskedPages {
  // Of rows that attend sparsely so many; 0: all.
  explicit AskedPages(int32_t selected_pages) : selected_pages_(selected_pages) {}
  // A row of one token; `table` ends with the token's page.
  void Add(const ForwardRow& row, absl::Span<const int32_t> table);

  std::vector<int32_t> by_backend;  // as kernels/rooms/pages_read.h lists them
  std::vector<int32_t> by_definition;

 private:
  const int32_t selected_pages_;
};

}  // namespace longspan
