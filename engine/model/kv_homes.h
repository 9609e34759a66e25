// Memory of the host for keys and values that are at home there (kernels/kv_rooms.h). It has
// addresses for all pages from the beginning, and is taken piece by piece, so that a daemon serves
// with the first pieces while the others are taken: the system clears and pins all of it, which can
// take as long as loading a model. Whoever computes uses pages below there() alone.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"

namespace longspan {

class KvHomes {
 public:
  // None of them is there yet. The system's answer if it has no addresses for so many.
  static absl::StatusOr<std::unique_ptr<KvHomes>> Reserve(const KvLayout& layout, int64_t pages,
                                                          Backend* backend);

  int64_t pages() const { return pages_; }
  // The first ones; grows. Any thread.
  int64_t there() const { return there_.load(std::memory_order_acquire); }
  // Whether there are more to take: not all are there, and none was refused. Any thread.
  bool more_come() const { return more_come_.load(std::memory_order_acquire); }
  // Pages of one layer may travel together within multiples of so many.
  int64_t piece_pages() const { return piece_pages_; }
  // Takes the next pages, on up to `most_threads`. If the system refuses them no others will come;
  // what was taken of the piece stays. ResourceExhausted where there is no memory. Any thread, one
  // at a time.
  absl::Status TakePiece(int most_threads);

  // Keys, values and the scales of each, [layers of a page, pages(), elements of one page]; null
  // where a page has none.
  HostArray* array(size_t index) const { return arrays_[index].array.get(); }

 private:
  struct Array {
    size_t page_bytes = 0;
    std::unique_ptr<HostArray> array;
  };
  KvHomes(const KvLayout& layout, int64_t pages);
  absl::Status AddToArrays(int64_t begin, int64_t end, int most_threads);
  // Of pages [begin, end) in each layer.
  std::vector<HostArray::Range> RangesOf(const Array& array, int64_t begin, int64_t end) const;

  const int64_t layers_;
  const int64_t pages_;
  const int64_t piece_pages_;
  std::array<Array, 4> arrays_;
  std::atomic<int64_t> there_ = 0;
  std::atomic<bool> more_come_ = true;
};

// Takes pieces until `pages` are there, or the system refuses: on many threads, since someone
// waits.
absl::Status TakeHomes(int64_t pages, KvHomes* homes);

}  // namespace longspan
