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

int32_t FakeNextToken(const std::vector<int32_t>& tokens, uint32_t sample_index, int32_t vocabulary,
                      absl::Span<const uint32_t> mask) {
  const int32_t first = FakeNextToken(tokens, sample_index, vocabulary);
  for (int32_t more = 0; more < vocabulary; ++more) {
    const int32_t token = (first + more) % vocabulary;
    const size_t word = static_cast<size_t>(token) / 32;
    if (word < mask.size() && (mask[word] >> (token % 32) & 1) != 0) return token;
  }
  return -1;
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
      pages_(options.pages, Page(kPageTokens)),
      host_pages_(options.host_pages, Page(kPageTokens)),
      last_tokens_(options.slots, -1),
      kept_(options.slots),
      choices_(options.max_in_flight) {}

const FakeRunner::Entry& FakeRunner::EntryAt(const ForwardBatch& batch, int row, int group,
                                             int64_t position) const {
  return pages_.at(batch.pages(row, group)[PageOfToken(position)])[OffsetInPage(position)];
}

// Behind what the row's first group has of the position before.
void FakeRunner::Write(const ForwardBatch& batch, int row, int64_t position, int32_t token) {
  Prefix prefix{token, -1, position + 1, 1469598103934665603ULL};
  if (position > 0) {
    prefix.before = EntryAt(batch, row, 0, position - 1).prefix;
    if (prefix.before >= 0) prefix.hash = prefixes_[prefix.before].hash;
  }
  prefix.hash = (prefix.hash ^ static_cast<uint64_t>(token)) * 1099511628211ULL;
  const auto number = static_cast<int32_t>(prefixes_.size());
  prefixes_.push_back(prefix);
  for (int group = 0; group < batch.groups; ++group) {
    Page& page = pages_.at(batch.pages(row, group)[PageOfToken(position)]);
    page[OffsetInPage(position)] = {number, group};
  }
}

absl::Status FakeRunner::CheckReads(const ForwardBatch& batch, int row) const {
  const ForwardRow& forward = batch.rows[row];
  const int64_t end = forward.first_position + forward.token_count;
  for (int group = 0; group < batch.groups; ++group) {
    const int64_t window = options_.layout.groups.window_tokens.at(group);
    const int64_t first =
        window == 0 ? 0 : std::max<int64_t>(0, forward.first_position - (window - 1));
    int32_t wanted = EntryAt(batch, row, 0, end - 1).prefix;
    for (int64_t position = end - 1; position >= first; --position) {
      const int32_t page = batch.pages(row, group)[PageOfToken(position)];
      const Entry found = page == kNoPage ? Entry{} : EntryAt(batch, row, group, position);
      if (found.group != group || prefixes_[found.prefix].hash != prefixes_[wanted].hash ||
          prefixes_[found.prefix].length != position + 1) {
        return absl::InternalError(absl::StrCat("sequence ", forward.sequence, " at position ",
                                                end - 1, ", group ", group, ", page ", page,
                                                ": position ", position, " is not there"));
      }
      wanted = prefixes_[wanted].before;
    }
  }
  return absl::OkStatus();
}

std::vector<int32_t> FakeRunner::SequenceTokens(const ForwardBatch& batch, int row,
                                                int64_t length) const {
  std::vector<int32_t> tokens(length);
  int32_t prefix = EntryAt(batch, row, 0, length - 1).prefix;
  for (int64_t position = length - 1; position >= 0 && prefix >= 0; --position) {
    tokens[position] = prefixes_[prefix].token;
    prefix = prefixes_[prefix].before;
  }
  return tokens;
}

// Of the rows that are to tell; of others nothing that could be taken for a choice.
BlockChoices FakeRunner::Choose(const ForwardBatch& batch) {
  const KvLayout& layout = options_.layout;
  const int selected_blocks = layout.nsa.selected_blocks;
  std::vector<int32_t>& blocks = choices_[last_ticket_ % options_.max_in_flight];
  blocks.assign(size_t{1} * layout.layers * options_.slots * layout.kv_heads * selected_blocks, -7);
  BlockChoices choices = {blocks.data(), options_.slots, layout.kv_heads, selected_blocks};
  for (int row = 0; row < static_cast<int>(batch.rows.size()); ++row) {
    const ForwardRow& forward = batch.rows[row];
    if (!forward.reports_choices) continue;
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

int32_t FakeRunner::NextToken(const std::vector<int32_t>& tokens, uint32_t sample_index) const {
  const std::optional<int32_t> said = say ? say(tokens) : std::nullopt;
  return said.value_or(FakeNextToken(tokens, sample_index, options_.vocabulary));
}

std::vector<DrawResult> FakeRunner::DrawLate(const DrawBatch& draw) {
  std::vector<DrawResult> results;
  for (const DrawRow& row : draw.rows) {
    const std::vector<int32_t>& tokens = kept_.at(row.logits_row);
    const auto mask =
        absl::MakeConstSpan(draw.mask_words).subspan(row.mask.begin, row.mask.end - row.mask.begin);
    DrawResult& drawn = results.emplace_back();
    drawn.token = FakeNextToken(tokens, row.sample_index, options_.vocabulary, mask);
    drawn.permitted = drawn.token >= 0;
    drawn.chosen.token = drawn.token;
    last_tokens_.at(row.slot) = drawn.token;
  }
  return results;
}

absl::StatusOr<Runner::Ticket> FakeRunner::Submit(ForwardBatch batch) {
  if (static_cast<int>(results_.size()) >= options_.max_in_flight) {
    return absl::InternalError("more steps in flight than promised");
  }
  for (const HostMove& move : batch.page_moves) {
    if (move.to_host) {
      host_pages_[move.host_item] = pages_[move.device_item];
    } else {
      pages_[move.device_item] = host_pages_[move.host_item];
    }
  }
  if (batch.draw.vocabulary_tokens < 1) return absl::InternalError("no token may be drawn");
  if (on_submit) {
    if (absl::Status status = on_submit(batch); !status.ok()) return status;
  }
  for (const ForkCopy& fork : batch.forks) {
    if (fork.source_page >= 0) pages_[fork.destination_page] = pages_[fork.source_page];
  }
  ++last_ticket_;
  ForwardResult result;
  result.late_draws = DrawLate(batch.late_draw);
  submitting_ = &result;
  if (on_layer) on_layer();
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
      Write(batch, row, position, token);
      if (i >= forward.logits_from) logits.push_back({row, position + 1});
    }
  }
  for (int row = 0; options_.checks_reads && row < static_cast<int>(batch.rows.size()); ++row) {
    if (absl::Status status = CheckReads(batch, row); !status.ok()) return status;
  }
  for (const KeptLogits& kept : batch.kept_logits) {
    const LogitsRow& at = logits.at(kept.logits_row);
    kept_.at(kept.slot) = SequenceTokens(batch, at.row, at.length);
  }
  for (const DrawRow& draw : batch.draw.rows) {
    const LogitsRow& at = logits[draw.logits_row];
    DrawResult drawn;
    drawn.token = draw.draw ? NextToken(SequenceTokens(batch, at.row, at.length), draw.sample_index)
                            : draw.score_token;
    if (draw.allowed.end > draw.allowed.begin) {
      if (draw.allowed.end - draw.allowed.begin > 1) return absl::InternalError("more than one");
      drawn.token = batch.draw.allowed_tokens[draw.allowed.begin];
    }
    drawn.chosen.token = drawn.token;
    if (draw.draw) last_tokens_[draw.slot] = drawn.token;
    result.draws.push_back(std::move(drawn));
  }
  result.choices = Choose(batch);
  if (on_result) on_result(result);
  submitting_ = nullptr;
  results_.push_back(std::move(result));
  return last_ticket_;
}

std::optional<std::vector<DrawResult>> FakeRunner::TakeLateDraws() {
  if (!reports_late_draws) return std::nullopt;
  if (results_.empty() && submitting_ == nullptr) return std::nullopt;
  ForwardResult& result = results_.empty() ? *submitting_ : results_.front();
  if (result.late_draws.empty()) return std::nullopt;
  return std::exchange(result.late_draws, {});
}

absl::StatusOr<ForwardResult> FakeRunner::Collect(Ticket ticket) {
  if (ticket != ++last_collected_) return absl::InternalError("collected out of order");
  if (on_collect) on_collect();
  ForwardResult result = std::move(results_.front());
  results_.pop_front();
  return result;
}

}  // namespace longspan
