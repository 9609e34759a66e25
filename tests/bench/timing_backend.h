// A backend that passes every operation on and adds up how long each kind took.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/fixtures/forwarding_backend.h"

namespace longspan {

class TimingBackend : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;

  // Seconds by operation since the last call.
  std::map<std::string, double> TakeSeconds() { return std::exchange(seconds_, {}); }

 private:
  template <typename Call>
  auto Timed(const char* name, Call call);

  absl::Status DoEmbed(const EmbedArgs& args) override;
  absl::Status DoRmsNorm(const RmsNormArgs& args) override;
  absl::Status DoLinear(const LinearArgs& args) override;
  absl::Status DoGlu(const GluArgs& args) override;
  absl::Status DoGatherRows(const GatherRowsArgs& args) override;
  absl::Status DoRopeAppend(const RopeAppendArgs& args) override;
  absl::Status DoUpdateSummaries(const UpdateSummariesArgs& args) override;
  absl::Status DoNsaSelect(const NsaSelectArgs& args) override;
  absl::Status DoNsaAttend(const NsaAttendArgs& args) override;
  absl::Status DoDenseAttend(const DenseAttendArgs& args) override;
  absl::Status DoGateHeads(const GateHeadsArgs& args) override;
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override;
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                          const DrawBatch& draw) override;

  std::map<std::string, double> seconds_;
};

}  // namespace longspan
