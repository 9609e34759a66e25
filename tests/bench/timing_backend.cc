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
absl::Status TimingBackend::DoEmbed(const EmbedArgs& args) {
  return Timed("embed", [&] { return ForwardingBackend::DoEmbed(args); });
}
absl::Status TimingBackend::DoRmsNorm(const RmsNormArgs& args) {
  return Timed("rms_norm", [&] { return ForwardingBackend::DoRmsNorm(args); });
}
absl::Status TimingBackend::DoLinear(const LinearArgs& args) {
  return Timed("linear", [&] { return ForwardingBackend::DoLinear(args); });
}
absl::Status TimingBackend::DoGlu(const GluArgs& args) {
  return Timed("glu", [&] { return ForwardingBackend::DoGlu(args); });
}
absl::Status TimingBackend::DoGatherRows(const GatherRowsArgs& args) {
  return Timed("gather_rows", [&] { return ForwardingBackend::DoGatherRows(args); });
}
absl::Status TimingBackend::DoRopeAppend(const RopeAppendArgs& args) {
  return Timed("rope_append", [&] { return ForwardingBackend::DoRopeAppend(args); });
}
absl::Status TimingBackend::DoUpdateSummaries(const UpdateSummariesArgs& args) {
  return Timed("update_summaries", [&] { return ForwardingBackend::DoUpdateSummaries(args); });
}
absl::Status TimingBackend::DoNsaSelect(const NsaSelectArgs& args) {
  return Timed("nsa_select", [&] { return ForwardingBackend::DoNsaSelect(args); });
}
absl::Status TimingBackend::DoNsaAttend(const NsaAttendArgs& args) {
  return Timed("nsa_attend", [&] { return ForwardingBackend::DoNsaAttend(args); });
}
absl::Status TimingBackend::DoDenseAttend(const DenseAttendArgs& args) {
  return Timed("dense_attend", [&] { return ForwardingBackend::DoDenseAttend(args); });
}
absl::Status TimingBackend::DoGateHeads(const GateHeadsArgs& args) {
  return Timed("gate_heads", [&] { return ForwardingBackend::DoGateHeads(args); });
}

}  // namespace longspan
