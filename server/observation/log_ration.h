// How many lines of the log somebody outside can cause: of one kind and one peer so many a second.
// What is more is counted, and the count is logged when the second is over. Not thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "kernels/base/clock.h"

namespace longspan {

class LogRation {
 public:
  // At most so many pairs of kind and peer are counted separately in a second. Further peers share
  // one count.
  static constexpr size_t kMaxPairs = 256;
  static constexpr char kOtherPeers[] = "others";

  struct LeftOut {
    std::string kind;
    std::string peer;
    int64_t lines = 0;
  };

  // 0 lines a second: all are written.
  LogRation(int64_t lines_per_second, const Clock& clock)
      : lines_per_second_(lines_per_second), clock_(clock) {}

  // Whether a line is to be written. Kinds are few; `peer` is one as PeerGroup names it, or empty.
  bool Take(absl::string_view kind, absl::string_view peer);
  // What was left out in the second that is over: each pair once.
  std::vector<LeftOut> TakeLeftOut();
  // Likewise, of the second that is not over.
  std::vector<LeftOut> TakeAll();

 private:
  using Pair = std::pair<std::string, std::string>;
  void EndSecond();

  const int64_t lines_per_second_;
  const Clock& clock_;
  int64_t second_ends_us_ = 0;
  absl::flat_hash_map<Pair, int64_t> lines_;  // asked for in this second
  std::vector<LeftOut> left_out_;
};

// Who is one peer: an address without its port, of IPv6 its first 64 bits, which is what one
// customer of a network has at least. `peer` as sockets or gRPC name it; what is neither stands for
// itself.
std::string PeerGroup(absl::string_view peer);

}  // namespace longspan
