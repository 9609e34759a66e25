// How the host learns which blocks rows select. After the choice of each layer, the choices of the
// rows that report them are copied from the activations to memory of the host. The copy is queued
// behind all else, and can be read once the step is finished.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/model/forward_batch.h"
#include "engine/model/model_config.h"
#include "engine/model/step_batch.h"
#include "kernels/backend.h"
#include "kernels/tensor.h"

namespace longspan {

// Room for what all rows of a step select, for each step that may be unfinished.
class BlockChoiceBuffers {
 public:
  // Steps of at most `rows` rows. A model that selects no blocks needs no room.
  static absl::StatusOr<BlockChoiceBuffers> Create(const ModelConfig& config, int32_t rows,
                                                   Backend* backend);

  // Where the choices of a step go. Steps are numbered in the order of submission; the room is
  // another's when as many more have come as may be unfinished.
  BlockChoices ForStep(int64_t step) const;

 private:
  BlockChoices shape_;
  std::vector<std::unique_ptr<Buffer>> buffers_;  // [max_unfinished_steps], or none
};

// What the buffers take of the host's memory.
int64_t BlockChoiceBytes(const ModelConfig& config, int32_t rows, const Backend& backend);

// The copies of one step of the backend.
class BlockChoiceCopies {
 public:
  // Of the rows of `batch` that report. A row's place in `choices` is its number as submitted.
  BlockChoiceCopies(const StepBatch& batch, const BlockChoices& choices);

  bool empty() const { return pieces_.empty(); }
  // selected [T, Hk, n] i32, as NsaSelect has left it for the layer.
  absl::Status Copy(Backend& backend, int layer, const TensorView& selected) const;

 private:
  // Tokens [token, token + count) go to rows [row, row + count).
  struct Piece {
    int32_t token = 0;
    int32_t row = 0;
    int32_t count = 0;
  };

  const BlockChoices choices_;
  std::vector<Piece> pieces_;
};

}  // namespace longspan
