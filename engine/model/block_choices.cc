#include "engine/model/block_choices.h"

#include <cstddef>
#include <cstring>
#include <utility>

#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

int64_t BytesOfStep(const ModelConfig& config, int32_t rows) {
  if (!config.selects_blocks()) return 0;
  return int64_t{config.layers} * rows * config.kv_heads * config.nsa->selected_blocks *
         static_cast<int64_t>(sizeof(int32_t));
}

}  // namespace

int64_t BlockChoiceBytes(const ModelConfig& config, int32_t rows, const Backend& backend) {
  return BytesOfStep(config, rows) * backend.max_unfinished_steps();
}

absl::StatusOr<BlockChoiceBuffers> BlockChoiceBuffers::Create(const ModelConfig& config,
                                                              int32_t rows, Backend* backend) {
  BlockChoiceBuffers buffers;
  const int64_t bytes = BytesOfStep(config, rows);
  if (bytes == 0) return buffers;
  buffers.shape_ = {nullptr, rows, config.kv_heads, config.nsa->selected_blocks};
  for (int step = 0; step < backend->max_unfinished_steps(); ++step) {
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> buffer,
                              backend->AllocateHost("block_map", static_cast<size_t>(bytes)));
    // Layers that attend densely leave nothing there.
    std::memset(buffer->data(), 0xff, static_cast<size_t>(bytes));
    buffers.buffers_.push_back(std::move(buffer));
  }
  return buffers;
}

BlockChoices BlockChoiceBuffers::ForStep(int64_t step) const {
  BlockChoices choices = shape_;
  if (buffers_.empty()) return choices;
  const size_t turn = static_cast<size_t>(step) % buffers_.size();
  choices.blocks = static_cast<int32_t*>(buffers_[turn]->data());
  return choices;
}

// Rows of single tokens stand side by side in the activations as in the buffer: they are one piece,
// with those between them that report nothing.
BlockChoiceCopies::BlockChoiceCopies(const StepBatch& batch, const BlockChoices& choices)
    : choices_(choices) {
  const RaggedBatch ragged = batch.Ragged();
  for (int i = 0; i < ragged.rows(); ++i) {
    if (!batch.rows()[i].reports_choices) continue;
    const int32_t token = ragged.token_offsets[i + 1] - 1;
    const int32_t row = batch.row_numbers()[i];
    if (!pieces_.empty() && token - pieces_.back().token == row - pieces_.back().row) {
      pieces_.back().count = row - pieces_.back().row + 1;
    } else {
      pieces_.push_back({token, row, 1});
    }
  }
}

absl::Status BlockChoiceCopies::Copy(Backend& backend, int layer,
                                     const TensorView& selected) const {
  const size_t row_bytes = sizeof(int32_t) * choices_.kv_heads * choices_.selected_blocks;
  for (const Piece& piece : pieces_) {
    auto* const rows = reinterpret_cast<char*>(choices_.blocks) + layer * choices_.rows * row_bytes;
    const auto* const tokens = selected.as<const char>();
    LONGSPAN_RETURN_IF_ERROR(backend.CopyWithin(
        rows + piece.row * row_bytes, tokens + piece.token * row_bytes, piece.count * row_bytes));
  }
  return absl::OkStatus();
}

}  // namespace longspan
