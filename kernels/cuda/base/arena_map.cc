#include "kernels/cuda/base/arena_map.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "kernels/base/check.h"

namespace longspan::cuda {

ArenaMap::ArenaMap(size_t bytes) : free_bytes_(bytes / kAlignmentBytes * kAlignmentBytes) {
  if (free_bytes_ > 0) free_[0] = free_bytes_;
}

std::optional<size_t> ArenaMap::Take(size_t bytes) {
  if (bytes > SIZE_MAX - kAlignmentBytes) return std::nullopt;
  const size_t units = std::max<size_t>(1, (bytes + kAlignmentBytes - 1) / kAlignmentBytes);
  const size_t wanted = units * kAlignmentBytes;
  for (auto part = free_.begin(); part != free_.end(); ++part) {
    const auto [offset, available] = *part;
    if (available < wanted) continue;
    free_.erase(part);
    if (available > wanted) free_[offset + wanted] = available - wanted;
    taken_[offset] = wanted;
    free_bytes_ -= wanted;
    return offset;
  }
  return std::nullopt;
}

void ArenaMap::GiveBack(size_t offset) {
  const auto part = taken_.find(offset);
  LONGSPAN_CHECK(part != taken_.end());
  size_t begin = offset;
  size_t bytes = part->second;
  free_bytes_ += bytes;
  taken_.erase(part);
  auto next = free_.lower_bound(begin);
  if (next != free_.end() && next->first == begin + bytes) {
    bytes += next->second;
    next = free_.erase(next);
  }
  if (next != free_.begin()) {
    const auto before = std::prev(next);
    if (before->first + before->second == begin) {
      begin = before->first;
      bytes += before->second;
      free_.erase(before);
    }
  }
  free_[begin] = bytes;
}

size_t ArenaMap::largest_free_bytes() const {
  size_t largest = 0;
  for (const auto& [offset, bytes] : free_) largest = std::max(largest, bytes);
  return largest;
}

}  // namespace longspan::cuda
