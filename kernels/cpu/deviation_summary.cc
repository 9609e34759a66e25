#include "kernels/cpu/deviation_summary.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/cpu/stored_tokens.h"

namespace longspan::cpu {
namespace {

// An entry that this step completes. It covers the tokens of one sub-block, so nothing of it is
// left over from earlier steps: its keys are in their page.
struct EntryWork {
  int row = 0;
  int64_t entry = 0;
};

std::vector<EntryWork> EntriesOf(const RaggedBatch& batch, const KvLayout& layout) {
  std::vector<EntryWork> works;
  const int stride_tokens = layout.nsa.stride_tokens;
  for (int row = 0; row < batch.rows(); ++row) {
    const int64_t end = CompleteSubBlocks(batch.length_tokens(row), stride_tokens);
    for (int64_t entry = batch.first_positions[row] / stride_tokens; entry < end; ++entry) {
      works.push_back({row, entry});
    }
  }
  return works;
}

struct Spread {
  float mean = 0.0F;
  float deviation = 0.0F;
};

// Of dimension `dim` of the keys of `count` tokens from `first` on, sums ascending.
Spread SpreadOf(const StoredTokens& tokens, int64_t first, int count, int dim) {
  const float share = 1.0F / static_cast<float>(count);
  float sum = 0.0F;
  for (int i = 0; i < count; ++i) sum += tokens.Key(first + i, dim);
  const float mean = sum * share;
  float squares = 0.0F;
  for (int i = 0; i < count; ++i) {
    const float distance = tokens.Key(first + i, dim) - mean;
    squares += distance * distance;
  }
  return {mean, std::sqrt(squares * share)};
}

void Summarise(const UpdateSummariesArgs& args, const EntryWork& work, int kv_head) {
  const KvLayout& layout = *args.kv.layout;
  const int stride_tokens = layout.nsa.stride_tokens;
  const int64_t page = args.batch->pages(work.row, args.kv.group)[layout.page_of_entry(work.entry)];
  const int64_t offset = OffsetInPage(work.entry * stride_tokens);
  const StoredTokens tokens(args.kv, page, kv_head);
  void* means = HeadOf(args.kv.summary_keys, page, kv_head);
  void* deviations = HeadOf(args.kv.summary_values, page, kv_head);
  for (int e = 0; e < layout.head_dim; ++e) {
    const Spread spread = SpreadOf(tokens, offset, stride_tokens, e);
    const int64_t place =
        int64_t{e} * layout.entries_per_page() + layout.offset_of_entry(work.entry);
    StoreRounded(means, layout.summary_dtype, place, spread.mean);
    StoreRounded(deviations, layout.summary_dtype, place, spread.deviation);
  }
}

}  // namespace

void SummariseByDeviation(const UpdateSummariesArgs& args, ThreadPool& pool) {
  const std::vector<EntryWork> works = EntriesOf(*args.batch, *args.kv.layout);
  const int kv_heads = args.kv.layout->kv_heads;
  pool.ParallelFor(static_cast<int64_t>(works.size()) * kv_heads, [&](int64_t task, int) {
    Summarise(args, works[task / kv_heads], static_cast<int>(task % kv_heads));
  });
}

}  // namespace longspan::cpu
