// The tensors of a step, sized once for the largest step. One list of shapes serves both the memory
// budget and the allocation, so that they cannot disagree.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "engine/model/model_config.h"
#include "kernels/backend.h"
#include "kernels/tensor.h"

namespace longspan {

// What bounds the activations of a step.
struct StepLimits {
  int32_t max_step_tokens = 512;
  // Rows of logits that exist at a time; a step that wants more computes them in slices.
  int32_t max_logits_rows = 64;
};

// T tokens of the step, R rows of one slice of logits; `activation` is the compute type,
// `intermediate` what the backend says for it.
struct Activations {
  TensorView residual;       // [T, hidden] f32
  TensorView delta;          // [T, hidden] intermediate: what the next norm adds to the residual
  TensorView normed;         // [T, hidden] activation
  TensorView projections;    // [T, q | k | v | gate logits] f32
  TensorView queries;        // [T, Hq, D] intermediate
  TensorView compressed;     // [T, Hq, D] f32; empty without the branch
  TensorView selected;       // [T, Hk, n] i32; empty for dense models
  TensorView attended;       // [T, Hq * D] activation
  TensorView gate_up;        // [T, 2 * mlp] intermediate
  TensorView mlp;            // [T, mlp] activation
  TensorView branch;         // [T, hidden] f32: before its output norm; empty if no layer has one
  TensorView head_residual;  // [R, hidden] f32: rows of residual that want logits
  TensorView head_delta;     // [R, hidden] intermediate
  TensorView head_normed;    // [R, hidden] activation
  TensorView logits;         // [R, vocabulary] f32

  static constexpr int kTokenTensors = 11;  // the first ones, with T rows
  std::array<TensorView*, 15> All();
};

class ActivationPool {
 public:
  static absl::StatusOr<std::unique_ptr<ActivationPool>> Create(const ModelConfig& config,
                                                                const StepLimits& limits,
                                                                DType compute_dtype,
                                                                Backend* backend);
  // The tensors cut to this many tokens; those of logits keep all their rows.
  Activations ForTokens(int32_t tokens) const;

 private:
  ActivationPool() = default;
  std::unique_ptr<Buffer> buffer_;
  Activations full_;
};

// What ActivationPool takes of the backend's memory.
int64_t ActivationBytes(const ModelConfig& config, const StepLimits& limits, DType compute_dtype,
                        const Backend& backend);

// The first `rows` rows of a tensor.
TensorView FirstRows(TensorView tensor, int64_t rows);

}  // namespace longspan
