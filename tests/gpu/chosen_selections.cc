#include "tests/gpu/chosen_selections.h"

#include <algorithm>
#include <random>
#include <variant>

#include "kernels/base/check.h"

namespace longspan {
namespace {

// One (row, KV head) of a layer.
class Selection {
 public:
  Selection(const NsaParams& nsa, std::mt19937& random) : nsa_(nsa), random_(random) {}

  std::vector<int32_t> Next(int64_t own_block, double kept_share) {
    const auto forced = static_cast<size_t>(nsa_.initial_blocks + nsa_.local_blocks);
    const size_t scored = nsa_.selected_blocks - forced;
    std::vector<int32_t> kept;
    for (const int32_t block : scored_) {
      if (std::uniform_real_distribution<double>()(random_) < kept_share) kept.push_back(block);
    }
    std::uniform_int_distribution<int32_t> any(nsa_.initial_blocks,
                                               static_cast<int32_t>(own_block) - nsa_.local_blocks);
    while (kept.size() < scored) {
      const int32_t block = any(random_);
      if (std::find(kept.begin(), kept.end(), block) == kept.end()) kept.push_back(block);
    }
    scored_ = kept;
    for (int32_t i = 0; i < nsa_.initial_blocks; ++i) kept.push_back(i);
    for (int32_t i = 0; i < nsa_.local_blocks; ++i) {
      kept.push_back(static_cast<int32_t>(own_block) - i);
    }
    std::sort(kept.begin(), kept.end());
    return kept;
  }

 private:
  const NsaParams& nsa_;
  std::mt19937& random_;
  std::vector<int32_t> scored_;
};

}  // namespace

void ChosenSelections::Choose(const KvLayout& layout, int rows, int64_t position, int steps,
                              double kept_share) {
  const NsaParams& nsa = layout.nsa;
  std::mt19937 random(7);
  std::vector<Selection> heads(size_t(layers_) * rows * layout.kv_heads, {nsa, random});
  std::vector<int32_t> table;
  for (int step = 0; step < steps; ++step) {
    for (Selection& head : heads) {
      const std::vector<int32_t> next = head.Next((position + step) / nsa.block_tokens, kept_share);
      table.insert(table.end(), next.begin(), next.end());
    }
  }
  layer_bytes_ = size_t(rows) * layout.kv_heads * nsa.selected_blocks * sizeof(int32_t);
  const auto allocate = [&](size_t bytes) {
    auto buffer = inner().Allocate("bench", bytes);
    LONGSPAN_CHECK(buffer.ok());
    return *std::move(buffer);
  };
  table_ = allocate(table.size() * sizeof(int32_t));
  if (current_ == nullptr) current_ = allocate(layers_ * layer_bytes_);  // graphs know the place
  LONGSPAN_CHECK(inner().CopyIn(table_->data(), table.data(), table_->bytes()).ok());
}

void ChosenSelections::NextStep(int step) {
  if (table_ == nullptr) return;
  const size_t bytes = layers_ * layer_bytes_;
  LONGSPAN_CHECK(
      inner()
          .CopyWithin(current_->data(), static_cast<char*>(table_->data()) + step * bytes, bytes)
          .ok());
}

absl::Status ChosenSelections::DoQueueRun(RunId, absl::FunctionRef<absl::Status()> queue) {
  layer_ = 0;
  return inner().QueueRun(table_ == nullptr ? own_run_ : chosen_run_, queue);
}

absl::Status ChosenSelections::DoCompute(const Operation& operation) {
  LONGSPAN_RETURN_IF_ERROR(ForwardingBackend::DoCompute(operation));
  const auto* select = std::get_if<const NsaSelectArgs*>(&operation);
  if (select == nullptr || table_ == nullptr) return absl::OkStatus();
  const auto* from = static_cast<const char*>(current_->data()) + layer_++ * layer_bytes_;
  return inner().CopyWithin((*select)->selected.data, from, layer_bytes_);
}

}  // namespace longspan
