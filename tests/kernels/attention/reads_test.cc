// What the operations say they read, against counts made by hand.
#include <gtest/gtest.h>

#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/setups.h"

namespace longspan::cpu {
namespace {

constexpr int64_t kTokenBytes = 2 * 64 * 4;  // key and value of one KV head, fp32

LayerSetup SmallWindow() {
  LayerSetup setup = DemoSetup();
  setup.nsa.selected_blocks = 3;  // block 0 and the two local ones, all forced
  setup.nsa.window_tokens = 32;
  return setup;
}

TEST(ReadsTest, ADecodeTokenReadsItsBranches) {
  Layer layer(SmallWindow(), {641}, 1);
  layer.Step({{0, 640}});
  layer.Step({{0, 1}});  // position 640: the first token of block 10
  const StepReads& reads = layer.last_reads();
  ASSERT_EQ(reads.rows.size(), 1U);
  // Each of the two KV heads: entries of sub-blocks 1 to 39; blocks 0, 9 and one token of 10;
  // a window of 32 tokens that lies inside blocks 9 and 10 altogether.
  EXPECT_EQ(reads.rows[0].compressed_entries, 2 * 39);
  EXPECT_EQ(reads.rows[0].selected_tokens, 2 * 129);
  EXPECT_EQ(reads.rows[0].window_tokens, 0);
  EXPECT_EQ(reads.rows[0].visible_tokens, 2 * 641);
  EXPECT_EQ(reads.summary_bytes, 2 * 39 * kTokenBytes);
  EXPECT_EQ(reads.selected_bytes, 2 * 129 * kTokenBytes);
  EXPECT_EQ(reads.window_bytes, 0);
  EXPECT_EQ(reads.dense_bytes, 2 * 641 * kTokenBytes);
  EXPECT_EQ(reads.avoided_bytes, 2 * (641 - 129 - 39) * kTokenBytes);
}

TEST(ReadsTest, TokensOfTheWindowAloneAreTheWindows) {
  LayerSetup setup = SmallWindow();
  setup.nsa.local_blocks = 1;
  setup.nsa.selected_blocks = 2;
  Layer layer(setup, {641}, 1);
  layer.Step({{0, 640}});
  layer.Step({{0, 1}});
  // Block 9 is read through the window only.
  EXPECT_EQ(layer.last_reads().rows[0].selected_tokens, 2 * 65);
  EXPECT_EQ(layer.last_reads().rows[0].window_tokens, 2 * 31);
  EXPECT_EQ(layer.last_reads().window_bytes, 2 * 64 * kTokenBytes);
}

TEST(ReadsTest, ForcedBlocksAreSinksOrLocal) {
  Layer layer(SmallWindow(), {641}, 1);
  layer.Step({{0, 640}});
  // Each of the two KV heads: every query reads block 0; those of block 1 one local block, those of
  // the eight blocks behind it two. Queries of blocks 3 to 9 leave blocks out; only the first of
  // each has a block, its own, that the query before did not read.
  const SelectedBlocks& prefill = layer.last_reads().blocks;
  EXPECT_EQ(prefill.sink, 2 * 640);
  EXPECT_EQ(prefill.local, 2 * (64 + 8 * 64 * 2));
  EXPECT_EQ(prefill.scored, 0);
  EXPECT_EQ(prefill.all, 0);
  EXPECT_EQ(prefill.compared, 2 * 7 * 64 * 3);
  EXPECT_EQ(prefill.reused, prefill.compared - 2 * 7);
  layer.Step({{0, 1}});
  const SelectedBlocks& decode = layer.last_reads().blocks;
  EXPECT_EQ(decode.sink, 2);
  EXPECT_EQ(decode.local, 4);
  EXPECT_EQ(decode.scored, 0);
  EXPECT_EQ(decode.compared, 0) << "the query before was in another step";
}

TEST(ReadsTest, OtherBlocksAreScoredOrAllThereAre) {
  Layer layer(DemoSetup(), {641}, 1);  // five blocks, three of them forced
  layer.Step({{0, 200}});
  // Block 3, eight queries: blocks 0, 2, 3 are forced, 1 is there too. Block 2: 0, 1, 2 are forced.
  EXPECT_EQ(layer.last_reads().blocks.all, 2 * 8);
  EXPECT_EQ(layer.last_reads().blocks.scored, 0);
  EXPECT_EQ(layer.last_reads().blocks.compared, 0);
  layer.Step({{0, 440}});
  layer.Step({{0, 1}});
  EXPECT_EQ(layer.last_reads().blocks.scored, 2 * 2);
  EXPECT_EQ(layer.last_reads().blocks.all, 0);
}

TEST(ReadsTest, RowsCountByTheirPath) {
  Layer layer(DemoSetup(), {300, 300, 300}, 1);
  layer.Step({{0, 299}, {1, 299}, {2, 20}});
  const auto count = [&](AttentionPath path) {
    return layer.last_reads().rows_by_path[static_cast<size_t>(path)];
  };
  EXPECT_EQ(count(AttentionPath::kFsa), 3);
  EXPECT_EQ(count(AttentionPath::kSparseDecode), 0);
  layer.Step({{0, 1}, {1, 1}, {2, 20}});
  EXPECT_EQ(count(AttentionPath::kFsa), 1);
  EXPECT_EQ(count(AttentionPath::kSparseDecode), 2);
  EXPECT_EQ(count(AttentionPath::kDense), 3) << "the harness attends densely beside";
}

TEST(ReadsTest, DenseRowsSelectNothing) {
  LayerSetup setup = DemoSetup();
  setup.attends_densely = true;
  Layer layer(setup, {300}, 1);
  layer.Step({{0, 300}});
  const StepReads& reads = layer.last_reads();
  EXPECT_EQ(reads.blocks.sink + reads.blocks.local + reads.blocks.scored + reads.blocks.all, 0);
  EXPECT_EQ(reads.rows_by_path, (std::array<int64_t, kAttentionPaths>{0, 0, 1, 0, 0, 0}));
}

TEST(ReadsTest, ThreadsDoNotChangeTheBlocks) {
  Layer one(DemoSetup(), {700}, 1, {1, 1});
  Layer many(DemoSetup(), {700}, 1, {7, 1});
  for (Layer* layer : {&one, &many}) layer->Step({{0, 700}});
  EXPECT_EQ(one.last_reads().blocks.scored, many.last_reads().blocks.scored);
  EXPECT_EQ(one.last_reads().blocks.compared, many.last_reads().blocks.compared);
  EXPECT_EQ(one.last_reads().blocks.reused, many.last_reads().blocks.reused);
  EXPECT_GT(one.last_reads().blocks.reused, 0);
}

TEST(ReadsTest, ThreadsDoNotChangeTheCounts) {
  Layer one(DemoSetup(), {500}, 1, {1, 1});
  Layer many(DemoSetup(), {500}, 1, {7, 1});
  for (Layer* layer : {&one, &many}) {
    layer->Step({{0, 499}});
    layer->Step({{0, 1}});
  }
  EXPECT_EQ(one.last_reads().summary_bytes, many.last_reads().summary_bytes);
  EXPECT_EQ(one.last_reads().selected_bytes, many.last_reads().selected_bytes);
  EXPECT_EQ(one.last_reads().window_bytes, many.last_reads().window_bytes);
  EXPECT_EQ(one.last_reads().avoided_bytes, many.last_reads().avoided_bytes);
  EXPECT_EQ(one.last_reads().rows[0].selected_tokens, many.last_reads().rows[0].selected_tokens);
}

TEST(ReadsTest, AShortContextAvoidsNothing) {
  Layer layer(DemoSetup(), {100}, 1);
  layer.RunInChunks(0, 100);
  EXPECT_EQ(layer.last_reads().avoided_bytes, 0);
}

}  // namespace
}  // namespace longspan::cpu
