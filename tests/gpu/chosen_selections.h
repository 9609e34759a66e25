// A backend whose sparse decode steps attend to blocks that a benchmark has chosen, in place of
// those of random weights: forced ones, and others of which each is kept from one step to the next
// with a probability.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tests/fixtures/forwarding_backend.h"

namespace longspan {

class ChosenSelections final : public ForwardingBackend {
 public:
  ChosenSelections(std::unique_ptr<Backend> inner_backend, int layers)
      : ForwardingBackend(std::move(inner_backend)),
        layers_(layers),
        own_run_(inner().NewRun()),
        chosen_run_(inner().NewRun()) {}

  // Of steps of `rows` rows, always as many, at `position` and behind, for as many steps; without:
  // as the model selects.
  void Choose(const KvLayout& layout, int rows, int64_t position, int steps, double kept_share);
  void LeaveToTheModel() { table_ = nullptr; }
  // Before each step that is submitted, counted from the first.
  void NextStep(int step);

 private:
  absl::Status DoCompute(const Operation& operation) override;
  absl::Status DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) override;

  const int layers_;
  int layer_ = 0;                    // of the step that is queued
  const RunId own_run_;              // the one run there is, as the model selects
  const RunId chosen_run_;           // and with what is chosen
  size_t layer_bytes_ = 0;           // of a step's selections
  std::unique_ptr<Buffer> table_;    // [steps, layers, rows, Hk, n] i32
  std::unique_ptr<Buffer> current_;  // [layers, rows, Hk, n]: where recorded graphs find them
};

}  // namespace longspan
