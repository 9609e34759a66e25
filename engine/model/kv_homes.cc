#include "engine/model/kv_homes.h"

#include <algorithm>
#include <utility>

#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// A piece is soon taken, whoever waits for it, and pinned without a long stop.
constexpr int64_t kLeastPieces = 32;
constexpr int64_t kMostPieceBytes = int64_t{2} << 30;
// Scales of so many pages are whole pages of the system's, which no two pieces may share.
constexpr int64_t kPieceStepPages = 64;

int64_t PiecePages(const KvLayout& layout, int64_t pages) {
  const int64_t most = kMostPieceBytes / layout.kv_bytes_per_page();
  const int64_t wanted = std::min((pages + kLeastPieces - 1) / kLeastPieces, most);
  return std::max<int64_t>(1, (wanted + kPieceStepPages - 1) / kPieceStepPages) * kPieceStepPages;
}

}  // namespace

KvHomes::KvHomes(const KvLayout& layout, int64_t pages)
    : layers_(layout.layers_per_page()), pages_(pages), piece_pages_(PiecePages(layout, pages)) {}

absl::StatusOr<std::unique_ptr<KvHomes>> KvHomes::Reserve(const KvLayout& layout, int64_t pages,
                                                          Backend* backend) {
  std::unique_ptr<KvHomes> homes(new KvHomes(layout, pages));
  const auto keys =
      static_cast<size_t>(layout.key_elements_per_page()) * SizeBytes(layout.kv_dtype);
  const auto scales = static_cast<size_t>(layout.scale_elements_per_page());
  const std::array<size_t, 4> bytes_of_page = {keys, keys, scales, scales};
  for (size_t i = 0; i < bytes_of_page.size(); ++i) {
    Array& array = homes->arrays_[i];
    array.page_bytes = bytes_of_page[i];
    if (array.page_bytes == 0) continue;
    const auto items = static_cast<size_t>(layout.layers_per_page() * pages);
    LONGSPAN_ASSIGN_OR_RETURN(array.array,
                              backend->ReserveHost("kv_home", items * array.page_bytes));
  }
  return homes;
}

// Where layers or pieces would share a page of the system's, the array comes whole: scales, mostly,
// which are small.
std::vector<HostArray::Range> KvHomes::RangesOf(const Array& array, int64_t begin,
                                                int64_t end) const {
  const auto bytes_of = [&](int64_t pages) {
    return static_cast<size_t>(pages) * array.page_bytes;
  };
  const bool shares = bytes_of(pages_) % HostArray::kRangeBytes != 0 ||
                      bytes_of(piece_pages_) % HostArray::kRangeBytes != 0;
  std::vector<HostArray::Range> ranges;
  if (shares) {
    if (begin == 0) ranges.push_back({0, bytes_of(layers_ * pages_)});
    return ranges;
  }
  for (int64_t layer = 0; layer < layers_; ++layer) {
    ranges.push_back({bytes_of(layer * pages_ + begin), bytes_of(layer * pages_ + end)});
  }
  return ranges;
}

absl::Status KvHomes::AddToArrays(int64_t begin, int64_t end, int most_threads) {
  for (const Array& array : arrays_) {
    if (array.array == nullptr) continue;
    LONGSPAN_RETURN_IF_ERROR(array.array->Add(RangesOf(array, begin, end), most_threads));
  }
  return absl::OkStatus();
}

absl::Status KvHomes::TakePiece(int most_threads) {
  const int64_t begin = there();
  const int64_t end = std::min(pages_, begin + piece_pages_);
  absl::Status status = AddToArrays(begin, end, most_threads);
  if (status.ok()) there_.store(end, std::memory_order_release);
  more_come_.store(status.ok() && end < pages_, std::memory_order_release);
  return status;
}

absl::Status TakeHomes(int64_t pages, KvHomes* homes) {
  while (homes->there() < std::min(pages, homes->pages())) {
    LONGSPAN_RETURN_IF_ERROR(homes->TakePiece(HostArray::kMostThreads));
  }
  return absl::OkStatus();
}

}  // namespace longspan
