#include "kernels/cpu/fetch_rooms.h"

#include <cstring>
#include <vector>

#include "kernels/base/clock.h"
#include "kernels/cpu/kv_pages.h"
#include "kernels/rooms/pages_read.h"
#include "kernels/rooms/room_table.h"

namespace longspan::cpu {
namespace {

void CopyBlock(const KvLayout& layout, const KvBlock& from, const KvBlock& to) {
  const size_t bytes = size_t(kPageTokens) * layout.head_dim * SizeBytes(layout.kv_dtype);
  std::memcpy(to.keys, from.keys, bytes);
  std::memcpy(to.values, from.values, bytes);
  if (!layout.has_scales()) return;
  std::memcpy(to.key_scales, from.key_scales, kPageTokens);
  std::memcpy(to.value_scales, from.value_scales, kPageTokens);
}

// Blocks that the token of a row selected, if any branch of attention does.
absl::Span<const int32_t> SelectedOf(const FetchRoomsArgs& args, int row, int kv_head) {
  const KvLayout& layout = *args.kv.layout;
  if (!layout.nsa.selected_branch) return {};
  const int64_t head = int64_t{args.batch->token_offsets[row]} * layout.kv_heads + kv_head;
  return {args.selected.as<const int32_t>() + head * layout.nsa.selected_blocks,
          static_cast<size_t>(layout.nsa.selected_blocks)};
}

// Page ids that the step's rows of one token read of a KV head, in their order.
std::vector<int32_t> PagesOfStep(const FetchRoomsArgs& args, int kv_head) {
  const RaggedBatch& batch = *args.batch;
  const NsaParams& nsa = args.kv.layout->nsa;
  std::vector<int32_t> ids;
  std::vector<int32_t> pages;
  for (int row = 0; row < batch.rows(); ++row) {
    if (batch.token_count(row) != 1) continue;
    pages.clear();
    if (batch.attends_densely[row] != 0) {
      AddPagesRead(batch.first_positions[row], pages);
    } else {
      AddPagesRead(nsa, batch.first_positions[row], SelectedOf(args, row, kv_head), pages);
    }
    const absl::Span<const int32_t> table = batch.pages(row, args.kv.group);
    for (const int32_t page : pages) ids.push_back(table[page]);
  }
  return ids;
}

}  // namespace

void FetchRooms(const FetchRoomsArgs& args, ThreadPool& pool, StepReads& reads) {
  const int64_t begin_us = SteadyNowUs();
  const KvLayout& layout = *args.kv.layout;
  const int64_t block_bytes = kPageTokens * layout.kv_bytes_per_token();
  std::vector<RoomCounts> counts(layout.kv_heads);
  pool.ParallelFor(layout.kv_heads, [&](int64_t task, int) {
    const auto kv_head = static_cast<int>(task);
    std::vector<RoomTable::Fetch> fetches;
    counts[kv_head] =
        RoomTable::Of(args.kv.rooms, kv_head).Read(PagesOfStep(args, kv_head), fetches);
    for (const RoomTable::Fetch& fetch : fetches) {
      CopyBlock(layout, BlockIn(args.kv, fetch.page, kv_head),
                BlockIn(args.kv.rooms, fetch.room, kv_head));
    }
  });
  for (const RoomCounts& count : counts) {
    reads.rooms += count;
    reads.fetched_bytes += count.fetched * block_bytes;
  }
  reads.fetch_us += SteadyNowUs() - begin_us;
}

}  // namespace longspan::cpu
