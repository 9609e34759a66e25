// Which parts of an arena are taken: arithmetic on offsets alone, no memory is touched. First fit,
// neighbours that are free are one.
#pragma once

#include <cstddef>
#include <map>
#include <optional>

namespace longspan::cuda {

class ArenaMap {
 public:
  // Every part begins at a multiple of this: any vector load, any cache line.
  static constexpr size_t kAlignmentBytes = 256;

  // What a part of so many bytes takes.
  static constexpr size_t Rounded(size_t bytes) {
    return (bytes + kAlignmentBytes - 1) / kAlignmentBytes * kAlignmentBytes;
  }

  explicit ArenaMap(size_t bytes);

  // Where the part begins; nothing if no free part is long enough.
  std::optional<size_t> Take(size_t bytes);
  void GiveBack(size_t offset);

  size_t free_bytes() const { return free_bytes_; }
  size_t largest_free_bytes() const;

 private:
  std::map<size_t, size_t> free_;   // offset → bytes
  std::map<size_t, size_t> taken_;  // likewise
  size_t free_bytes_ = 0;
};

}  // namespace longspan::cuda
