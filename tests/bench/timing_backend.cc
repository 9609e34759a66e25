#include "tests/bench/timing_backend.h"

#include <chrono>

#include "kernels/status_macros.h"

namespace longspan {

template <typename Call>
auto TimingBackend::Timed(const char* name, Call call) {
  const auto start = std::chrono::steady_clock::now();
  auto result = call();
  seconds_[name] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

absl::Status TimingBackend::CheckSupport(const ModelGeometry& geometry) const {
  return inner_->CheckSupport(geometry);
}
absl::StatusOr<std::unique_ptr<Buffer>> TimingBackend::Allocate(absl::string_view pool,
                                                                size_t bytes) {
  return inner_->Allocate(pool, bytes);
}
absl::Status TimingBackend::CopyIn(void* destination, const void* source, size_t bytes) {
  return inner_->CopyIn(destination, source, bytes);
}
absl::Status TimingBackend::CopyOut(void* destination, const void* source, size_t bytes) {
  return inner_->CopyOut(destination, source, bytes);
}
absl::Status TimingBackend::CopyWithin(void* destination, const void* source, size_t bytes) {
  return inner_->CopyWithin(destination, source, bytes);
}
absl::StatusOr<WeightHandle> TimingBackend::PrepareLinear(absl::Span<const TensorView> parts,
                                                          absl::Span<const float> bias,
                                                          DType compute_dtype) {
  return inner_->PrepareLinear(parts, bias, compute_dtype);
}
absl::StatusOr<int64_t> TimingBackend::PreparedBytes(absl::Span<const TensorView> parts,
                                                     bool has_bias, DType compute_dtype) {
  return inner_->PreparedBytes(parts, has_bias, compute_dtype);
}
absl::Status TimingBackend::DoBeginStep(const RaggedBatch& batch) {
  return inner_->BeginStep(batch);
}
absl::Status TimingBackend::DoEndStep(const RaggedBatch& /*batch*/) {
  LONGSPAN_ASSIGN_OR_RETURN(ended_, inner_->EndStep());
  return absl::OkStatus();
}
absl::StatusOr<StepResult> TimingBackend::DoFinishStep() { return inner_->FinishStep(ended_); }
absl::Status TimingBackend::DoDraw(const TensorView& logits, const DrawBatch& draw) {
  return Timed("draw", [&] { return inner_->Draw(logits, draw); });
}
absl::Status TimingBackend::DoEmbed(const EmbedArgs& args) {
  return Timed("embed", [&] { return inner_->Embed(args); });
}
absl::Status TimingBackend::DoRmsNorm(const RmsNormArgs& args) {
  return Timed("rms_norm", [&] { return inner_->RmsNorm(args); });
}
absl::Status TimingBackend::DoLinear(const LinearArgs& args) {
  return Timed("linear", [&] { return inner_->Linear(args); });
}
absl::Status TimingBackend::DoSiluMul(const SiluMulArgs& args) {
  return Timed("silu_mul", [&] { return inner_->SiluMul(args); });
}
absl::Status TimingBackend::DoGatherRows(const GatherRowsArgs& args) {
  return Timed("gather_rows", [&] { return inner_->GatherRows(args); });
}
absl::Status TimingBackend::DoRopeAppend(const RopeAppendArgs& args) {
  return Timed("rope_append", [&] { return inner_->RopeAppend(args); });
}
absl::Status TimingBackend::DoUpdateSummaries(const UpdateSummariesArgs& args) {
  return Timed("update_summaries", [&] { return inner_->UpdateSummaries(args); });
}
absl::Status TimingBackend::DoNsaSelect(const NsaSelectArgs& args) {
  return Timed("nsa_select", [&] { return inner_->NsaSelect(args); });
}
absl::Status TimingBackend::DoNsaAttend(const NsaAttendArgs& args) {
  return Timed("nsa_attend", [&] { return inner_->NsaAttend(args); });
}
absl::Status TimingBackend::DoDenseAttend(const DenseAttendArgs& args) {
  return Timed("dense_attend", [&] { return inner_->DenseAttend(args); });
}

}  // namespace longspan
