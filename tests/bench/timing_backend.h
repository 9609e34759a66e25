// A backend that passes every operation on and adds up how long each kind took.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "kernels/backend.h"

namespace longspan {

class TimingBackend : public Backend {
 public:
  explicit TimingBackend(std::unique_ptr<Backend> inner) : inner_(std::move(inner)) {}

  // Seconds by operation since the last call.
  std::map<std::string, double> TakeSeconds() { return std::exchange(seconds_, {}); }

  std::string Describe() const override { return inner_->Describe(); }
  absl::Status CheckSupport(const ModelGeometry& geometry) const override;
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override;
  absl::Status CopyIn(void* destination, const void* source, size_t bytes) override;
  absl::Status CopyOut(void* destination, const void* source, size_t bytes) override;
  absl::Status CopyWithin(void* destination, const void* source, size_t bytes) override;
  absl::StatusOr<WeightHandle> PrepareLinear(absl::Span<const TensorView> parts,
                                             absl::Span<const float> bias,
                                             DType compute_dtype) override;
  absl::StatusOr<int64_t> PreparedBytes(absl::Span<const TensorView> parts, bool has_bias,
                                        DType compute_dtype) override;

 private:
  template <typename Call>
  auto Timed(const char* name, Call call);

  absl::Status DoBeginStep(const RaggedBatch& batch) override;
  absl::Status DoEndStep(const RaggedBatch& batch) override;
  absl::StatusOr<StepResult> DoFinishStep() override;
  absl::Status DoEmbed(const EmbedArgs& args) override;
  absl::Status DoRmsNorm(const RmsNormArgs& args) override;
  absl::Status DoLinear(const LinearArgs& args) override;
  absl::Status DoSiluMul(const SiluMulArgs& args) override;
  absl::Status DoGatherRows(const GatherRowsArgs& args) override;
  absl::Status DoRopeAppend(const RopeAppendArgs& args) override;
  absl::Status DoUpdateSummaries(const UpdateSummariesArgs& args) override;
  absl::Status DoNsaSelect(const NsaSelectArgs& args) override;
  absl::Status DoNsaAttend(const NsaAttendArgs& args) override;
  absl::Status DoDenseAttend(const DenseAttendArgs& args) override;
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override;

  std::unique_ptr<Backend> inner_;
  StepTicket ended_ = 0;  // of the inner one
  std::map<std::string, double> seconds_;
};

}  // namespace longspan
