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

  absl::Status DoCompute(const Operation& operation) override;
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override;
  absl::StatusOr<std::unique_ptr<EarlyDraws>> DoDrawEarly(const TensorView& logits,
                                                          const DrawBatch& draw) override;

  std::map<std::string, double> seconds_;
};

}  // namespace longspan
