#include "tests/bench/timing_backend.h"

#include <chrono>

#include "kernels/base/status_macros.h"

namespace longspan {

template <typename Call>
auto TimingBackend::Timed(const char* name, Call call) {
  const auto start = std::chrono::steady_clock::now();
  auto result = call();
  seconds_[name] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

absl::Status TimingBackend::DoDraw(const TensorView& logits, const DrawBatch& draw) {
  return Timed("draw", [&] { return ForwardingBackend::DoDraw(logits, draw); });
}
absl::StatusOr<std::unique_ptr<EarlyDraws>> TimingBackend::DoDrawEarly(const TensorView& logits,
                                                                       const DrawBatch& draw) {
  return Timed("draw", [&] { return ForwardingBackend::DoDrawEarly(logits, draw); });
}
absl::Status TimingBackend::DoCompute(const Operation& operation) {
  return Timed(NameOf(operation), [&] { return ForwardingBackend::DoCompute(operation); });
}

}  // namespace longspan
