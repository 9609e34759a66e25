// The order of a decoder-only transformer: embedding, layers, and logits of the rows that want
// them. Nothing here computes: operations are the backend's.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/model/activations.h"
#include "engine/model/block_choices.h"
#include "engine/model/kv_store.h"
#include "engine/model/model.h"
#include "engine/model/step_batch.h"
#include "kernels/backend.h"
#include "kernels/ops.h"

namespace longspan {

// What the operations of one step work on. Everything outlives the step.
struct StepContext {
  const Model& model;
  Backend& backend;
  const KvStore& kv;
  const RaggedBatch& batch;
  const Activations& activations;  // cut to the tokens of the step
  const BlockChoiceCopies& choices;
};

// token_ids [tokens], as EmbedArgs takes them. Leaves embeddings as activations.residual.
absl::Status EmbedTokens(const StepContext& step, absl::Span<const int32_t> token_ids);

// One layer after another. Leaves its output as activations.residual + branch_scale *
// activations.delta.
absl::Status DecodeLayer(const StepContext& step, int layer);
// All of them. Follows from the step's batch alone, so it can be a run of the backend, unless rows
// report their choices of blocks: these go to the host.
absl::Status DecodeLayers(const StepContext& step);

// Moves what one layer hands to the next.
absl::Status MoveTokens(Backend& backend, const Activations& activations, const TokenMove& move);

// Logits of the step's tokens `token_rows`, at most max_logits_rows of them, after the layers; of
// each token once, since the last norm updates the residual.
// The result [rows, vocabulary] f32 stands in the activations until the next call.
absl::StatusOr<TensorView> Logits(const StepContext& step, absl::Span<const int32_t> token_rows);

}  // namespace longspan
