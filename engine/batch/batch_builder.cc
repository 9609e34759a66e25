#include "engine/batch/batch_builder.h"

#include <utility>

#include "kernels/base/check.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

int32_t TokenAt(const Request& request, const Sequence& sequence, int64_t position) {
  const int64_t prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  if (position < prompt_tokens) return request.prompt_token_ids[position];
  const int64_t output = position - prompt_tokens;
  const bool known = output < static_cast<int64_t>(sequence.output_tokens.size());
  return known ? sequence.output_tokens[output] : -1 - sequence.slot;
}

}  // namespace

int32_t BatchBuilder::AddRow(const Request& request, const Sequence& sequence, int32_t token_count,
                             int32_t logits_from, bool attends_densely) {
  const int64_t end = sequence.cached_tokens + token_count;
  ForwardRow row;
  row.sequence = sequence.id;
  row.slot = sequence.slot;
  row.first_position = sequence.cached_tokens;
  row.token_count = token_count;
  row.logits_from = logits_from;
  row.attends_densely = attends_densely;
  row.rotates_long = request.rotates_long;
  row.cancelled = request.cancelled.get();
  batch_.rows.push_back(row);
  for (int64_t position = sequence.cached_tokens; position < end; ++position) {
    batch_.token_ids.push_back(TokenAt(request, sequence, position));
  }
  for (size_t group = 0; group < page_ids_.size(); ++group) {
    const std::vector<int32_t>& pages = sequence.pages[group];
    LONGSPAN_CHECK(PagesForTokens(end) <= static_cast<int64_t>(pages.size()));
    page_ids_[group].insert(page_ids_[group].end(), pages.begin(),
                            pages.begin() + PagesForTokens(end));
  }
  batch_.page_offsets.push_back(static_cast<int32_t>(page_ids_[0].size()));
  const int32_t first_logits_row = logits_rows_;
  logits_rows_ += token_count - logits_from;
  return first_logits_row;
}

ForwardBatch BatchBuilder::Finish() {
  batch_.page_ids = Joined(std::move(page_ids_));
  return std::move(batch_);
}

}  // namespace longspan
