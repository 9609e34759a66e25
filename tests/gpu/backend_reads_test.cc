// What attention is said to read, against counts made by hand. No device is needed.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "kernels/cuda/attention/step_reads.h"

namespace longspan::cuda {
namespace {

constexpr int64_t kTokenBytes = 2 * 64 * 2;  // key and value of one KV head, bf16

// One row that ends at `length_tokens`.
class CountedStep {
 public:
  CountedStep(int64_t length_tokens, int32_t tokens, const NsaParams& nsa) {
    layout_.layers = 1;
    layout_.kv_heads = 2;
    layout_.head_dim = 64;
    layout_.has_summaries = true;
    layout_.nsa = nsa;
    offsets_ = {0, tokens};
    first_ = {length_tokens - tokens};
    const RaggedBatch batch = {offsets_, first_, zero_, zero_, zero_, sparse_};
    reads.rows.resize(1);
    CountSelect(batch, layout_, 1, reads);
    CountAttend(batch, layout_, 1, reads);
    DenseCalls calls;
    calls.walked.Add({});
    CountDense(batch, layout_, calls, dense);
    calls.window_tokens = 100;
    CountDense(batch, layout_, calls, in_window);
  }

  StepReads reads;
  StepReads dense = {.rows = std::vector<RowReads>(1)};
  StepReads in_window = {.rows = std::vector<RowReads>(1)};  // of 100 tokens

 private:
  KvLayout layout_;
  std::vector<int32_t> offsets_;
  std::vector<int64_t> first_;
  std::vector<int32_t> zero_ = {0};
  std::vector<uint8_t> sparse_ = {0};
};

NsaParams SmallWindow() {
  NsaParams nsa;
  nsa.selected_blocks = 3;  // block 0 and the two local ones, all forced
  nsa.window_tokens = 32;
  return nsa;
}

TEST(StepReadsTest, ADecodeTokenReadsItsBranches) {
  const CountedStep step(641, 1, SmallWindow());  // the first token of block 10
  // Entries of sub-blocks 1 to 39; blocks 0, 9 and one token of 10; the window lies inside.
  EXPECT_EQ(step.reads.rows[0].compressed_entries, 2 * 39);
  EXPECT_EQ(step.reads.rows[0].selected_tokens, 2 * 129);
  EXPECT_EQ(step.reads.rows[0].window_tokens, 0);
  EXPECT_EQ(step.reads.rows[0].visible_tokens, 2 * 641);
  EXPECT_EQ(step.reads.summary_bytes, 2 * 39 * kTokenBytes);
  EXPECT_EQ(step.reads.selected_bytes, 2 * 129 * kTokenBytes);
  EXPECT_EQ(step.reads.window_bytes, 0);
  EXPECT_EQ(step.reads.avoided_bytes, 2 * (641 - 129 - 39) * kTokenBytes);
  EXPECT_EQ(step.dense.dense_bytes, 2 * 641 * kTokenBytes);
  EXPECT_EQ(step.dense.rows[0].dense_tokens, 2 * 641);
}

TEST(StepReadsTest, ADenseTokenReadsItsWindow) {
  const CountedStep step(641, 1, SmallWindow());
  EXPECT_EQ(step.in_window.rows[0].window_tokens, 2 * 100);
  EXPECT_EQ(step.in_window.rows[0].dense_tokens, 0);
  EXPECT_EQ(step.in_window.rows[0].visible_tokens, 2 * 641);
  EXPECT_EQ(step.in_window.window_bytes, 2 * 100 * kTokenBytes);
  EXPECT_EQ(step.in_window.dense_bytes, 0);
  EXPECT_EQ(step.in_window.avoided_bytes, 2 * 541 * kTokenBytes);
}

// Positions 90 to 99 see 91 to 100 tokens, the 30 others 100; one load of 129 or fewer serves all.
TEST(StepReadsTest, ADenseChunkReadsItsWindows) {
  const CountedStep step(130, 40, SmallWindow());
  EXPECT_EQ(step.in_window.rows[0].window_tokens, 2 * (10 * 191 / 2 + 30 * 100));
  EXPECT_EQ(step.in_window.rows[0].visible_tokens, 2 * (40 * 221 / 2));
  EXPECT_EQ(step.in_window.window_bytes, 2 * 130 * kTokenBytes);
  EXPECT_EQ(step.in_window.avoided_bytes, 0);
  const CountedStep early(90, 90, SmallWindow());
  EXPECT_EQ(early.in_window.rows[0].window_tokens, early.dense.rows[0].dense_tokens);
}

TEST(StepReadsTest, DenseLayersAreCountedByTheirWindows) {
  AttentionCalls calls;
  calls.Dense(true, 0).Add({AttentionPath::kDense, AttentionPath::kDense});
  AttentionCalls others;
  for (int i = 0; i < 5; ++i) {
    others.Dense(true, 512).Add({AttentionPath::kDense, AttentionPath::kPlain});
  }
  calls += others;
  calls += others;
  EXPECT_EQ(calls.dense.size(), 2U);
  EXPECT_EQ(calls.Dense(true, 0).layers(), 1);
  EXPECT_EQ(calls.Dense(true, 512).layers(), 10);
  EXPECT_EQ(calls.Dense(true, 512).singles(AttentionPath::kPlain), 10);
}

TEST(StepReadsTest, LayersAreCountedTogether) {
  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {640};
  const std::vector<int32_t> zero = {0};
  const std::vector<uint8_t> sparse = {0};
  const RaggedBatch batch = {offsets, first, zero, zero, zero, sparse};
  KvLayout layout;
  layout.kv_heads = 2;
  layout.head_dim = 64;
  layout.has_summaries = true;
  layout.nsa = SmallWindow();
  StepReads reads = {.rows = std::vector<RowReads>(1)};
  CountSelect(batch, layout, 3, reads);
  CountAttend(batch, layout, 3, reads);
  EXPECT_EQ(reads.rows[0].selected_tokens, 3 * 2 * 129);
  WalkedLayers walked;
  walked.Add({AttentionPath::kUnion, AttentionPath::kSparseDecode});
  walked.Add({AttentionPath::kPlain, AttentionPath::kSparseDecode});
  CountPaths(
      batch, walked, [](int) { return true; }, reads);
  EXPECT_EQ(reads.rows_by_path[static_cast<size_t>(AttentionPath::kSparseDecode)], 2);
  EXPECT_EQ(reads.rows_by_path[static_cast<size_t>(AttentionPath::kUnion)], 0);
  EXPECT_EQ(reads.rows_by_path[static_cast<size_t>(AttentionPath::kPlain)], 0);
  EXPECT_EQ(reads.blocks.sink, 3 * 2);
  EXPECT_EQ(reads.blocks.local, 3 * 2 * 2);
  EXPECT_EQ(reads.blocks.scored, 0);  // all three are forced
}

TEST(StepReadsTest, TokensOfTheWindowAloneAreTheWindows) {
  NsaParams nsa = SmallWindow();
  nsa.local_blocks = 1;
  nsa.selected_blocks = 2;
  const CountedStep step(641, 1, nsa);
  EXPECT_EQ(step.reads.rows[0].selected_tokens, 2 * 65);
  EXPECT_EQ(step.reads.rows[0].window_tokens, 2 * 31);
}

TEST(StepReadsTest, ChunkHalfChoosesLessInAYoungChunk) {
  NsaParams nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 16;
  nsa.selection = NsaSelection::kChunkHalf;
  nsa.selected_blocks = 16;
  nsa.initial_blocks = 0;
  nsa.local_blocks = 1;
  // Block 17 is the second of its chunk: 8 blocks from before, 16 + 3 tokens of the chunk.
  const CountedStep step(17 * 16 + 3, 1, nsa);
  EXPECT_EQ(step.reads.rows[0].selected_tokens, 2 * (8 * 16 + 16 + 3));
}

TEST(StepReadsTest, AChoiceByDeviationReadsWhatIsNotLocal) {
  NsaParams nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 64;
  nsa.compress = NsaCompress::kMeanAndDeviation;
  nsa.compress_values = nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  nsa.selected_blocks = 100;
  nsa.least_selected_blocks = 4;
  nsa.selected_share = 0.5;
  const CountedStep step(641, 1, nsa);  // of 11 blocks six: the own one with one token
  EXPECT_EQ(step.reads.rows[0].compressed_entries, 2 * 9);
  EXPECT_EQ(step.reads.summary_bytes, 2 * 9 * kTokenBytes);
  EXPECT_EQ(step.reads.rows[0].selected_tokens, 2 * (5 * 64 + 1));
  EXPECT_EQ(step.reads.blocks.sink, 2);
  EXPECT_EQ(step.reads.blocks.local, 2 * 2);
  EXPECT_EQ(step.reads.blocks.scored, 2 * 3);
  const CountedStep all(4 * 64, 1, nsa);
  EXPECT_EQ(all.reads.summary_bytes, 0);
  EXPECT_EQ(all.reads.rows[0].selected_tokens, 2 * 4 * 64);
}

// 300 tokens behind 340. Of three query tiles the first is cut, the second begins before the
// threshold, and the third is sparse.
TEST(StepReadsTest, TilesAreCountedOnceTheyAreKnown) {
  KvLayout layout;
  layout.layers = 1;
  layout.kv_heads = 2;
  layout.head_dim = 64;
  layout.has_summaries = true;
  layout.prefill.emplace().from_tokens = 400;
  layout.nsa = KeyTileMeans(*layout.prefill);
  const std::vector<int32_t> offsets = {0, 300};
  const std::vector<int64_t> first = {340};
  const std::vector<int32_t> zero = {0};
  const std::vector<uint8_t> sparse = {0};
  const RaggedBatch batch = {offsets, first, zero, zero, zero, sparse};
  StepReads reads = {.rows = std::vector<RowReads>(1)};
  CountTiles(batch, layout, 3, reads);
  const RowReads& row = reads.rows[0];
  constexpr int64_t kHeads = 2 * 3;
  constexpr int64_t kOwn = 128 * 129 / 2;  // of a tile
  constexpr int64_t kVisible = 300 * (341 + 640) / 2;
  EXPECT_EQ(row.visible_tokens, kHeads * kVisible);
  EXPECT_EQ(row.selected_tokens, kHeads * kOwn) << "that from 512 on";
  EXPECT_EQ(row.dense_tokens, kHeads * (kVisible - 128 * 512 - kOwn));
  EXPECT_EQ(reads.key_tiles_seen, kHeads * 512 / 32);
  EXPECT_EQ(reads.summary_bytes, kHeads * 512 / 32 * kTokenBytes / 2);
  EXPECT_EQ(reads.selected_bytes, kHeads * 2 * 128 * kTokenBytes);
  EXPECT_EQ(reads.avoided_bytes, kHeads * 2 * 512 * kTokenBytes);
  const unsigned long long kept = 50;
  CountKeptTiles(layout, {&kept, 1}, reads);
  EXPECT_EQ(reads.key_tiles_kept, 50);
  EXPECT_EQ(row.selected_tokens, kHeads * kOwn + 50 * 32 * 128);
  EXPECT_EQ(reads.selected_bytes, kHeads * 2 * 128 * kTokenBytes + 2 * 50 * 32 * kTokenBytes);
  EXPECT_EQ(reads.avoided_bytes, kHeads * 2 * 512 * kTokenBytes - 2 * 50 * 32 * kTokenBytes);
}

TEST(StepReadsTest, AChunkOfAShortContextAvoidsNothing) {
  const CountedStep step(100, 100, SmallWindow());
  EXPECT_EQ(step.reads.avoided_bytes, 0);
  EXPECT_EQ(step.dense.rows[0].dense_tokens, 2 * 5050);
}

}  // namespace
}  // namespace longspan::cuda
