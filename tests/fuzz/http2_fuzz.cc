// Any bytes as what a client and a server say over HTTP/2, in any pieces. A piece is a byte that
// says whose it is and how long (0 to 127), and its bytes; between pieces a millisecond passes.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "server/http2/frame_guard.h"

namespace longspan::http2 {
namespace {

constexpr uint8_t kOfServer = 0x80;
constexpr int64_t kPieceUs = 1000;

// What the client says next, byte by byte, and at once: it must be judged alike.
std::optional<Cut> SayBothWays(FrameGuard* whole, FrameGuard* bytes, absl::string_view said,
                               int64_t now_us) {
  const std::optional<Cut> cut = whole->FromClient(said, now_us);
  std::optional<Cut> same;
  for (size_t i = 0; i < said.size() && !same; ++i) {
    same = bytes->FromClient(said.substr(i, 1), now_us);
  }
  if (cut.has_value() != same.has_value()) std::abort();
  if (cut && (cut->reason != same->reason || cut->code != same->code)) std::abort();
  return cut;
}

// As the guard does that is to say farewell: frame by frame.
void AnswerBothWays(FrameGuard* whole, FrameGuard* frames, absl::string_view said, int64_t now_us) {
  if (whole->FromServer(said, /*to_frame_end=*/false, now_us) != said.size()) std::abort();
  while (!said.empty()) {
    const bool stands = frames->server_between_frames();
    const size_t taken = frames->FromServer(said, /*to_frame_end=*/!stands, now_us);
    if (taken == 0 || taken > said.size()) std::abort();
    said.remove_prefix(taken);
  }
  if (whole->server_between_frames() != frames->server_between_frames()) std::abort();
}

void FuzzConnection(absl::string_view script) {
  const FrameLimits limits;
  FrameGuard one(limits);
  FrameGuard other(limits);
  for (int64_t now_us = 0; !script.empty(); now_us += kPieceUs) {
    const auto head = static_cast<uint8_t>(script.front());
    script.remove_prefix(1);
    const absl::string_view said = script.substr(0, head & ~kOfServer);
    script.remove_prefix(said.size());
    if ((head & kOfServer) != 0) {
      AnswerBothWays(&one, &other, said, now_us);
    } else if (SayBothWays(&one, &other, said, now_us)) {
      return;
    }
    if (one.open_streams() > limits.max_open_streams ||
        one.unfinished_streams() > one.open_streams()) {
      std::abort();
    }
  }
}

}  // namespace
}  // namespace longspan::http2

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  longspan::http2::FuzzConnection({reinterpret_cast<const char*>(data), size});
  return 0;
}
