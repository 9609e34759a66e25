#include "tests/engine/core/fake_runner.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/kv_layout.h"

namespace longspan {

int32_t FakeNextToken(const std::vector<int32_t>& tokens, uint32_t sample_index,
                      int32_t vocabulary) {
  uint64_t hash = 1469598103934665603ULL + sample_index;
  for (int32_t token : tokens) hash = (hash ^ static_cast<uint64_t>(token)) * 1099511628211ULL;
  return static_cast<int32_t>((hash >> 20) % static_cast<uint64_t>(vocabulary));
}

std::vector<int32_t> FakeChoice(const std::vector<int32_t>& tokens, int layer, int kv_head,
                                const NsaParams& nsa) {
  const auto own_block = (static_cast<int32_t>(tokens.size()) - 1) / nsa.block_tokens;
  std::vector<int32_t> chosen;
  for (int32_t block = 0; block <= own_block; ++block) {
    const int32_t dice =
        FakeNextToken(tokens, (layer * 64 + kv_head) * 4096 + block, own_block + 1);
    if (dice < nsa.selected_blocks) chosen.push_back(block);
  }
  chosen.resize(nsa.selected_blocks, -1);
  return chosen;
}

FakeRunner::FakeRunner(const FakeRunnerOptions& options)
    : options_(options),
      page_tokens_(options.pages, std::vector<int32_t>(kPageTokens, -1)),
      host_tokens_(options.host_pages, std::vector<int32_t>(kPageTokens, -1)),
      last_tokens_(options.slots, -1),
      choices_(options.max_in_flight) {}

std::vector<int32_t> FakeRunner::SequenceTokens(const ForwardBatch& batch, int row,
                                                int64_t length) const {
  std::vector<int32_t> tokens;
  for (int64_t position = 0; position < length; ++position) {
    const int32_t page = batch.page_ids[batch.page_offsets[row] + PageOfToken(position)];
    tokens.push_back(page_tokens_[page][OffsetInPage(position)]);
  }
  return tokens;
}

// Of the rows that are to tell; of others nothing that could be taken for a choice.
BlockChoices FakeRunner::Choose(const ForwardBatch& batch) {
  const KvLayout& layout = options_.layout;
  const int selected_blocks = layout.nsa.selected_blocks;
  std::vector<int32_t>& blocks = choices_[next_ticket_ % options_.max_in_flight];
  blocks.assign(size_t{1} * layout.layers * options_.slots * layout.kv_heads * selected_blocks, -7);
  BlockChoices choices = {blocks.data(), options_.slots, layout.kv_heads, selected_blocks};
  for (int row = 0; row < static_cast<int>(batch.rows.size()); ++row) {
    const ForwardRow& forward = batch.rows[row];
    if (!forward.tells_choices) continue;
    const auto tokens = SequenceTokens(batch, row, forward.first_position + forward.token_count);
    for (int layer = 0; layer < layout.layers; ++layer) {
      for (int head = 0; head < layout.kv_heads; ++head) {
        const auto chosen = FakeChoice(tokens, layer, head, layout.nsa);
        const auto place = choices.Of(layer, row, head).data() - blocks.data();
        std::copy(chosen.begin(), chosen.end(), blocks.begin() + place);
      }
    }
  }
  return choices;
}

absl::StatusOr<Runner::Ticket> FakeRunner::Submit(ForwardBatch batch) {
  if (static_cast<int>(results_.size()) >= options_.max_in_flight) {
    return absl::InternalError("more steps in flight than promised");
  }
  for (const HostMove& move : batch.page_moves) {
    if (move.to_host) {
      host_tokens_[move.host_item] = page_tokens_[move.device_item];
    } else {
      page_tokens_[move.device_item] = host_tokens_[move.host_item];
    }
  }
  if (batch.draw.vocabulary_tokens < 1) return absl::InternalError("no token may be drawn");
  if (on_submit) {
    if (absl::Status status = on_submit(batch); !status.ok()) return status;
  }
  for (const ForkCopy& fork : batch.forks) {
    if (fork.source_page >= 0) page_tokens_[fork.destination_page] = page_tokens_[fork.source_page];
  }
  struct LogitsRow {
    int row;
    int64_t length;
  };
  std::vector<LogitsRow> logits;
  int token_index = 0;
  for (int row = 0; row < static_cast<int>(batch.rows.size()); ++row) {
    const ForwardRow& forward = batch.rows[row];
    for (int32_t i = 0; i < forward.token_count; ++i) {
      const int64_t position = forward.first_position + i;
      int32_t token = batch.token_ids[token_index++];
      if (token < 0) token = last_tokens_[-1 - token];
      const int32_t page = batch.page_ids[batch.page_offsets[row] + PageOfToken(position)];
      page_tokens_[page][OffsetInPage(position)] = token;
      if (i >= forward.logits_from) logits.push_back({row, position + 1});
    }
  }
  ForwardResult result;
  for (const DrawRow& draw : batch.draw.rows) {
    const LogitsRow& at = logits[draw.logits_row];
    DrawResult drawn;
    drawn.token = draw.draw ? FakeNextToken(SequenceTokens(batch, at.row, at.length),
                                            draw.sample_index, options_.vocabulary)
                            : draw.score_token;
    drawn.chosen.token = drawn.token;
    if (draw.draw) last_tokens_[draw.slot] = drawn.token;
    result.draws.push_back(std::move(drawn));
  }
  result.choices = Choose(batch);
  if (on_result) on_result(result);
  results_.push_back(std::move(result));
  return next_ticket_++;
}

absl::StatusOr<ForwardResult> FakeRunner::Collect(Ticket ticket) {
  if (ticket != next_collected_++) return absl::InternalError("collected out of order");
  ForwardResult result = std::move(results_.front());
  results_.pop_front();
  return result;
}

}  // namespace longspan
