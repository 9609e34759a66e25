#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "kernels/cuda/attention/choice/block_choice.h"
#include "kernels/cuda/attention/choice/choose.cuh"
#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/gpu/attention_shapes.h"
#include "tests/gpu/reference/choice_reference.h"

namespace longspan::gpu_test {
namespace {

using reference::ChoiceSettings;

constexpr int32_t kPoison = 0x7F7F7F7F;

cuda::SparseSettings ToDevice(const ChoiceSettings& settings) {
  cuda::SparseSettings sparse;
  sparse.stride_tokens = settings.stride_tokens;
  sparse.windows = settings.windows;
  sparse.block_tokens = settings.block_tokens;
  sparse.selected_blocks = settings.selected_blocks;
  sparse.initial_blocks = settings.initial_blocks;
  sparse.local_blocks = settings.local_blocks;
  sparse.score_pool = settings.max_pool ? cuda::ScorePool::kMax : cuda::ScorePool::kOverlapSum;
  sparse.chunk_half = settings.chunk_half;
  return sparse;
}

CaseShape WithEntries(CaseShape shape, const ChoiceSettings& settings) {
  shape.keys_per_page = 64 / settings.stride_tokens;
  shape.first_key = settings.windows - 1;
  return shape;
}

// One step with its summaries gathered and the log-sums of compressed attention.
class ChoiceCase {
 public:
  ChoiceCase(const CaseShape& shape, const ChoiceSettings& settings)
      : settings_(settings),
        step_(WithEntries(shape, settings), RunSeed()),
        first_tiles_(FirstTiles()),
        keys_(tiles_ * shape.kv_heads * 64 * shape.head_dim),
        values_(keys_.count()),
        log_sums_(size_t(step_.tokens()) * shape.query_heads()) {
    keys_.Fill(0xFF);
    values_.Fill(0xFF);
    log_sums_.Fill(0xFF);
    CheckCuda(cuda::LaunchGatherSummaries(step_.rows(), step_.pages(), Gathered(), nullptr),
              "gather");
    DeviceBuffer<float> out(log_sums_.count() * shape.head_dim);
    cuda::CompressedAttentionArgs args;
    args.batch = step_.rows();
    args.pages = step_.pages();
    args.summaries = Gathered();
    args.plan =
        step_.MakePlan(cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads));
    args.q = step_.q();
    args.query_heads = shape.query_heads();
    args.first_entry = settings.windows - 1;
    args.out = out.get();
    args.log_sums = log_sums_.get();
    CheckCuda(cuda::LaunchCompressedAttention(args, nullptr), "compressed attention");
    CheckCuda(cudaDeviceSynchronize(), "log-sums");
  }

  int n() const { return settings_.selected_blocks; }
  const CaseShape& shape() const { return step_.shape(); }
  int64_t choices() const { return int64_t{step_.tokens()} * shape().kv_heads; }
  cuda::DeviceRows rows() const { return step_.rows(); }

  // The choice of `batch`, whose tokens are those of the step from `first_token` on, into
  // `selected` [T, Hk, n] of the whole step.
  void Launch(const cuda::DeviceRows& batch, int first_token, const uint8_t* row_takes_part,
              int thread_blocks, DeviceBuffer<int32_t>& selected, cuda::KeySplit split = {}) const {
    const int query_heads = shape().query_heads();
    const int tile_tokens =
        cuda::BlockChoiceTileTokens(shape().head_dim, query_heads, shape().kv_heads);
    DeviceBuffer<char> plan(cuda::WorkPlanBytes(batch.tokens, batch.rows, tile_tokens));
    plan.Fill(0xFF);
    DeviceBuffer<char> workspace(cuda::BlockChoiceWorkspaceBytes(
        thread_blocks, tile_tokens, batch.longest_length_tokens, settings_.block_tokens));
    workspace.Fill(0xFF);
    cuda::WorkPlanArgs planned;
    planned.batch = batch;
    planned.row_takes_part = row_takes_part;
    planned.tokens_per_tile = tile_tokens;
    cuda::BlockChoiceArgs args;
    args.plan = cuda::PlaceWorkPlan(plan.get());
    CheckCuda(cuda::LaunchWorkPlan(planned, args.plan, nullptr), "work plan");
    args.batch = batch;
    args.pages = step_.pages();
    args.summaries = Gathered();
    args.summaries.values = nullptr;
    args.q = step_.q() + int64_t{first_token} * query_heads * shape().head_dim;
    args.query_heads = query_heads;
    args.sparse = ToDevice(settings_);
    args.log_sums = log_sums_.get() + int64_t{first_token} * query_heads;
    args.selected = selected.get() + int64_t{first_token} * shape().kv_heads * n();
    args.workspace = workspace.get();
    args.workspace_thread_blocks = thread_blocks;
    args.workspace_length_tokens = batch.longest_length_tokens;
    args.split = split;
    ASSERT_EQ(cuda::LaunchBlockChoice(args, nullptr), cudaSuccess);
    CheckCuda(cudaDeviceSynchronize(), "block choice");
    const std::vector<char> header = plan.Download();
    const auto left_clean = [&](const int32_t* counters, size_t count) {
      const char* const begin =
          header.data() + (reinterpret_cast<const char*>(counters) - plan.get());
      return std::all_of(begin, begin + count * sizeof(int32_t), [](char c) { return c == 0; });
    };
    ASSERT_TRUE(left_clean(args.plan.counters, 2));
    ASSERT_TRUE(left_clean(args.plan.arrivals, cuda::kMostCutItems * cuda::kMostItemWarps));
  }
  std::vector<int32_t> Run(const uint8_t* row_takes_part = nullptr,
                           cuda::KeySplit split = {}) const {
    DeviceBuffer<int32_t> selected(choices() * n());
    selected.Fill(0x7F);
    Launch(step_.rows(), 0, row_takes_part, cuda::BlockChoiceThreadBlocks(), selected, split);
    return selected.Download();
  }
  cuda::KeySplit Split(int pieces) const {
    return step_.Split(pieces, TileTokens(),
                       int64_t{cuda::kChoiceTileEntries} * settings_.stride_tokens);
  }

  // What is wrong with the choices of the rows from `first_row` on, or "". With `exactly`, nothing
  // is excused.
  std::string Check(const std::vector<int32_t>& selected, bool exactly,
                    size_t first_row = 0) const {
    const std::vector<uint16_t> q = step_.HostQueries();
    const std::vector<uint16_t> keys = step_.HostKeys();
    std::mt19937_64 random(RunSeed() + 1);
    int token = 0;
    checked_ = excused_ = 0;
    for (size_t row = 0; row < shape().rows.size(); ++row) {
      const RowShape& span = shape().rows[row];
      for (int i = 0; i < span.tokens; ++i, ++token) {
        const bool sampled =
            shape().sampled_queries == 0 ||
            static_cast<int64_t>(random() % step_.tokens()) < shape().sampled_queries;
        if (row < first_row || !sampled) continue;
        for (int head = 0; head < shape().kv_heads; ++head) {
          reference::ChoiceQuery query;
          query.q = q.data() + (int64_t{token} * shape().query_heads() + head * shape().group) *
                                   shape().head_dim;
          query.key_stride = int64_t{shape().kv_heads} * shape().head_dim;
          query.keys = keys.data() +
                       step_.first_key_of_row(static_cast<int>(row)) * query.key_stride +
                       int64_t{head} * shape().head_dim;
          query.group = shape().group;
          query.head_dim = shape().head_dim;
          query.position = span.first_position + i;
          const int64_t place = (int64_t{token} * shape().kv_heads + head) * n();
          const std::string wrong = CheckOne(query, selected.data() + place, exactly);
          if (!wrong.empty()) {
            return "token " + std::to_string(token) + " (row " + std::to_string(row) +
                   ", position " + std::to_string(query.position) + ", " +
                   std::to_string(i % TileTokens()) + " of its tile) KV head " +
                   std::to_string(head) + ": " + wrong;
          }
          ++checked_;
        }
      }
    }
    std::printf("  %lld choices, %lld blocks at the cut excused\n",
                static_cast<long long>(checked_), static_cast<long long>(excused_));
    if (excused_ * 50 > checked_ * n()) return "too many blocks lie at the cut";
    return "";
  }
  int TileTokens() const {
    return cuda::BlockChoiceTileTokens(shape().head_dim, shape().query_heads(), shape().kv_heads);
  }

 private:
  cuda::GatheredSummaries Gathered() const {
    return {first_tiles_.get(), keys_.get(), values_.get()};
  }
  std::vector<int32_t> FirstTiles() {
    std::vector<int32_t> first_tiles;
    for (const RowShape& row : step_.shape().rows) {
      first_tiles.push_back(static_cast<int32_t>(tiles_));
      tiles_ += cuda::SummaryTiles(row.first_position + row.tokens, settings_.stride_tokens);
    }
    return first_tiles;
  }

  static std::string Listed(const int32_t* begin, const int32_t* end) {
    std::string text;
    for (; begin != end; ++begin) text += (text.empty() ? "" : " ") + std::to_string(*begin);
    return "[" + text + "]";
  }

  std::string CheckOne(const reference::ChoiceQuery& query, const int32_t* got,
                       bool exactly) const {
    const int64_t own_block = query.position / settings_.block_tokens;
    const std::vector<double> scores = reference::BlockScores(settings_, query);
    const std::string text = "got " + Listed(got, got + n());
    const int size = static_cast<int>(std::find(got, got + n(), -1) - got);
    for (int i = 0; i < n(); ++i) {
      const bool good = i >= size
                            ? got[i] == -1
                            : got[i] >= 0 && got[i] <= own_block && (i == 0 || got[i] > got[i - 1]);
      if (!good) return text + ": not ascending blocks up to " + std::to_string(own_block);
    }
    size_t wanted_size = 0;
    for (const reference::ChoiceRange& range : reference::RangesOf(settings_, own_block)) {
      std::vector<int32_t> wanted = reference::BestBlocks(scores, range);
      wanted_size += wanted.size();
      if (wanted.empty()) continue;
      const double cut = scores[wanted.back()];
      std::sort(wanted.begin(), wanted.end());
      for (int64_t block = range.begin; block < range.end; ++block) {
        const bool is_wanted = std::binary_search(wanted.begin(), wanted.end(), block);
        const bool is_there = std::binary_search(got, got + size, block);
        if (is_wanted == is_there) continue;
        // Far below one, rounding of the logits matters more than that of probabilities.
        const double slack = 1e-3 * std::max(cut, 1e-30);
        if (!exactly && std::isfinite(cut) && std::abs(scores[block] - cut) <= slack) {
          ++excused_;
          continue;
        }
        return text + ", want " + Listed(wanted.data(), wanted.data() + wanted.size()) +
               " of blocks " + std::to_string(range.begin) + " to " +
               std::to_string(range.end - 1) + ": block " + std::to_string(block) + " scores " +
               std::to_string(scores[block]) + ", the cut is " + std::to_string(cut);
      }
    }
    if (static_cast<size_t>(size) != wanted_size) {
      return text + ", want " + std::to_string(wanted_size) + " blocks";
    }
    return "";
  }

  ChoiceSettings settings_;
  AttentionCase step_;
  size_t tiles_ = 0;
  DeviceBuffer<int32_t> first_tiles_;
  DeviceBuffer<uint16_t> keys_, values_;
  DeviceBuffer<float> log_sums_;
  mutable int64_t checked_ = 0;
  mutable int64_t excused_ = 0;
};

ChoiceSettings Blocks(int stride_tokens, int windows, int block_tokens, int selected_blocks) {
  ChoiceSettings settings;
  settings.stride_tokens = stride_tokens;
  settings.windows = windows;
  settings.block_tokens = block_tokens;
  settings.selected_blocks = selected_blocks;
  return settings;
}

CaseShape Rows(int head_dim, int group, std::vector<RowShape> rows) {
  CaseShape shape;
  shape.head_dim = head_dim;
  shape.group = group;
  shape.rows = std::move(rows);
  return shape;
}

std::string Compare(const CaseShape& shape, const ChoiceSettings& settings, bool exactly = false) {
  const ChoiceCase step(shape, settings);
  const std::vector<int32_t> first = step.Run();
  if (first != step.Run()) return "two runs differ";
  for (const int pieces : {2, 3, 8}) {
    const cuda::KeySplit split = step.Split(pieces);
    if (split.tiles == 0) continue;
    if (first != step.Run(nullptr, split)) return std::to_string(pieces) + " pieces differ";
  }
  return step.Check(first, exactly);
}

const std::vector<RowShape> kMixedRows = {{0, 333}, {2999, 130}, {63, 1}, {1001, 37}};

TEST(BlockChoice, EveryGroupAndHeadDim) {
  for (const int head_dim : {64, 128}) {
    for (const int group : {1, 2, 4, 5, 7, 8, 16}) {
      SCOPED_TRACE("head_dim " + std::to_string(head_dim) + " group " + std::to_string(group));
      EXPECT_EQ(Compare(Rows(head_dim, group, kMixedRows), Blocks(16, 2, 64, 4)), "");
    }
  }
}

// Scores of pieces are those of the whole, bit for bit, wherever it is cut.
TEST(BlockChoice, KeysInPieces) {
  for (const int group : {1, 2, 4, 5, 8, 16}) {
    for (const auto& [stride, windows, block_tokens] :
         {std::tuple(16, 2, 64), std::tuple(16, 2, 128), std::tuple(16, 2, 16),
          std::tuple(16, 8, 64), std::tuple(64, 1, 64)}) {
      SCOPED_TRACE("group " + std::to_string(group) + " d " + std::to_string(stride) + " m " +
                   std::to_string(windows) + " B " + std::to_string(block_tokens));
      CaseShape shape = Rows(128, group, {{40000, 130}, {19001, 70}, {300, 40}});
      shape.sampled_queries = 8;
      EXPECT_EQ(Compare(shape, Blocks(stride, windows, block_tokens, 16)), "");
    }
  }
}

// Small enough for tools under which each access is watched.
TEST(BlockChoice, FewTokens) {
  for (const int head_dim : {64, 128}) {
    for (const int group : {1, 4, 16}) {
      SCOPED_TRACE("head_dim " + std::to_string(head_dim) + " group " + std::to_string(group));
      EXPECT_EQ(Compare(Rows(head_dim, group, {{300, 40}, {1999, 9}}), Blocks(16, 2, 64, 4)), "");
    }
  }
}

TEST(BlockChoice, EveryShapeOfBlocksAndEntries) {
  for (const int block_tokens : {16, 32, 64, 128}) {
    for (const auto& [stride, windows] : {std::pair(16, 2), std::pair(16, 1), std::pair(8, 4),
                                          std::pair(16, 8), std::pair(64, 1), std::pair(64, 2)}) {
      if (block_tokens % stride != 0) continue;
      for (const bool max_pool : {false, true}) {
        SCOPED_TRACE("B " + std::to_string(block_tokens) + " d " + std::to_string(stride) + " m " +
                     std::to_string(windows) + (max_pool ? " max" : " sum"));
        ChoiceSettings settings = Blocks(stride, windows, block_tokens, 5);
        settings.max_pool = max_pool;
        EXPECT_EQ(Compare(Rows(128, 4, kMixedRows), settings), "");
      }
    }
  }
}

TEST(BlockChoice, ForcedBlocks) {
  for (const auto& [initial, local] :
       {std::pair(0, 1), std::pair(3, 1), std::pair(2, 6), std::pair(0, 0), std::pair(1, 7)}) {
    SCOPED_TRACE(std::to_string(initial) + " initial, " + std::to_string(local) + " local");
    ChoiceSettings settings = Blocks(16, 2, 64, 8);
    settings.initial_blocks = initial;
    settings.local_blocks = local;
    EXPECT_EQ(Compare(Rows(128, 4, kMixedRows), settings), "");
  }
}

// How many neighbouring blocks a lane pools at once depends on the group and on the block.
TEST(BlockChoice, ForcedBlocksOfEveryGroup) {
  for (const int group : {1, 2, 4, 8, 16}) {
    for (const int block_tokens : {64, 128}) {
      for (const auto& [initial, local] : {std::pair(0, 0), std::pair(1, 2), std::pair(9, 3)}) {
        SCOPED_TRACE("group " + std::to_string(group) + " B " + std::to_string(block_tokens) +
                     ": " + std::to_string(initial) + " initial, " + std::to_string(local) +
                     " local");
        ChoiceSettings settings = Blocks(16, 2, block_tokens, 14);
        settings.initial_blocks = initial;
        settings.local_blocks = local;
        settings.max_pool = group == 2;
        CaseShape shape = Rows(128, group, {{0, 2200}, {4051, 70}});
        shape.sampled_queries = 300;
        EXPECT_EQ(Compare(shape, settings), "");
      }
    }
  }
}

TEST(BlockChoice, ManyBlocksChosen) {
  for (const int n : {1, 16, 17, 33, 64, 128}) {
    SCOPED_TRACE(n);
    ChoiceSettings settings = Blocks(16, 2, 16, n);
    settings.initial_blocks = 0;
    settings.local_blocks = 1;
    EXPECT_EQ(Compare(Rows(128, 8, {{3000, 150}, {0, 90}}), settings), "");
  }
}

TEST(BlockChoice, HalfFromTheNewestChunk) {
  for (const int block_tokens : {16, 32}) {
    SCOPED_TRACE(block_tokens);
    ChoiceSettings settings = Blocks(16, 2, block_tokens, block_tokens);
    settings.chunk_half = true;
    EXPECT_EQ(Compare(Rows(128, 4, {{0, 1300}, {2037, 99}}), settings), "");
  }
}

TEST(BlockChoice, LogitsTimes32) {
  CaseShape shape = Rows(128, 4, kMixedRows);
  shape.query_gain = 32.0F;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 4)), "");
}

TEST(BlockChoice, OneHugePair) {
  CaseShape shape = Rows(128, 4, {{801, 130}});
  shape.huge_pair = true;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 4)), "");
}

// Without queries to speak of all entries weigh the same: scores are equal bit for bit, and more of
// them reach the cut than are ranked.
TEST(BlockChoice, EqualScoresGiveTheLowerBlocks) {
  for (const int group : {1, 4, 16}) {
    SCOPED_TRACE(group);
    CaseShape shape = Rows(64, group, {{40000, 40}, {3333, 50}});
    shape.query_gain = 1e-30F;
    EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 16), /*exactly=*/true), "");
  }
}

TEST(BlockChoice, LongContext) {
  CaseShape shape = Rows(128, 4, {{65000, 300}, {30011, 129}});
  shape.sampled_queries = 40;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 16)), "");
  shape.group = 1;
  shape.kv_heads = 3;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 16)), "");
  // Around 512 blocks, the most that a warp keeps in registers.
  shape = Rows(128, 2, {{32700, 200}, {65500, 100}});
  shape.sampled_queries = 100;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 16)), "");
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 128, 8)), "");
}

TEST(BlockChoice, MoreWorkThanThreadBlocks) {
  CaseShape shape = Rows(128, 16, {{0, 2500}, {1111, 1400}});
  shape.kv_heads = 8;
  shape.sampled_queries = 100;
  EXPECT_EQ(Compare(shape, Blocks(16, 2, 64, 16)), "");
}

TEST(BlockChoice, RowsThatTakeNoPartAreLeftAlone) {
  const ChoiceCase step(Rows(128, 4, {{700, 70}, {900, 130}}), Blocks(16, 2, 64, 4));
  const DeviceBuffer<uint8_t> takes_part(std::vector<uint8_t>{0, 1});
  const std::vector<int32_t> selected = step.Run(takes_part.get());
  const int left_alone = 70 * step.shape().kv_heads * step.n();
  for (int i = 0; i < left_alone; ++i) ASSERT_EQ(selected[i], kPoison) << i;
  EXPECT_EQ(step.Check(selected, /*exactly=*/false, /*first_row=*/1), "");
}

TEST(BlockChoice, ChunksGiveTheSameBits) {
  for (const int group : {1, 3, 8, 16}) {
    SCOPED_TRACE(group);
    constexpr int64_t kPrior = 1003;
    const ChoiceCase step(Rows(128, group, {{kPrior, 500}}), Blocks(16, 2, 32, 8));
    const std::vector<int32_t> whole = step.Run();
    DeviceBuffer<int32_t> chunked(step.choices() * step.n());
    chunked.Fill(0x7F);
    const int ends[] = {1, 78, 79, 300, 500};
    int begin = 0;
    for (const int end : ends) {
      const DeviceBuffer<int32_t> offsets(std::vector<int32_t>{0, end - begin});
      const DeviceBuffer<int64_t> first(std::vector<int64_t>{kPrior + begin});
      cuda::DeviceRows chunk = step.rows();
      chunk.tokens = end - begin;
      chunk.token_offsets = offsets.get();
      chunk.first_positions = first.get();
      chunk.longest_length_tokens = kPrior + end;
      step.Launch(chunk, begin, nullptr, 3, chunked);
      begin = end;
    }
    EXPECT_TRUE(whole == chunked.Download());
  }
}

// The choice alone, from scores of every kind.
__global__ void __launch_bounds__(32) ChooseKernel(const float* scores, cuda::BlockScores blocks,
                                                   int wanted, int32_t* out, int* size) {
  __shared__ cuda::WarpChoice choice;
  blocks.scores = scores;
  const int chosen = cuda::ChooseBest(blocks, wanted, choice, static_cast<int>(threadIdx.x), out);
  if (threadIdx.x == 0) *size = chosen;
}

std::string CompareChoice(const std::vector<float>& scores, int begin, int end, int wanted) {
  const DeviceBuffer<float> device(scores);
  DeviceBuffer<int32_t> out(wanted + 1);
  DeviceBuffer<int> size(1);
  out.Fill(0x7F);
  ChooseKernel<<<1, 32>>>(device.get(), {nullptr, begin, end}, wanted, out.get(), size.get());
  CheckCuda(cudaDeviceSynchronize(), "choose");
  std::vector<int32_t> want = reference::BestBlocks(
      std::vector<double>(scores.begin(), scores.end()), {begin, end, wanted});
  std::sort(want.begin(), want.end());
  std::vector<int32_t> got = out.Download();
  if (got.back() != kPoison) return "wrote past the end";
  if (size.Download()[0] != static_cast<int>(want.size())) {
    return "chose " + std::to_string(size.Download()[0]) + ", want " + std::to_string(want.size());
  }
  got.resize(want.size());
  const auto [a, b] = std::mismatch(got.begin(), got.end(), want.begin());
  if (a == got.end()) return "";
  return "place " + std::to_string(a - got.begin()) + ": got " + std::to_string(*a) + ", want " +
         std::to_string(*b);
}

TEST(ChooseBest, IsExactForAnyScores) {
  std::mt19937_64 random(RunSeed());
  std::uniform_real_distribution<float> uniform(0.0F, 1.0F);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  const std::vector<std::pair<std::string, std::function<float(int)>>> kinds = {
      {"uniform", [&](int) { return uniform(random); }},
      {"wide", [&](int) { return std::exp2(-140.0F * uniform(random)); }},
      {"zero", [](int) { return 0.0F; }},
      {"one", [](int) { return 1.0F; }},
      {"few values", [&](int) { return static_cast<float>(random() % 3); }},
      {"mostly zero", [&](int) { return random() % 300 == 0 ? uniform(random) : 0.0F; }},
      {"close", [&](int) { return 1.0F + 0x1p-23F * static_cast<float>(random() % 4096); }},
      {"ascending", [](int i) { return static_cast<float>(i); }},
      {"descending", [](int i) { return static_cast<float>(100000 - i); }},
      {"some NaN", [&](int) { return random() % 5 == 0 ? nan : uniform(random); }},
      {"all NaN", [&](int) { return nan; }},
      {"hardly any", [&](int i) { return i % 97 == 0 ? 0.5F : nan; }},
      {"some infinite", [&](int) { return random() % 40 == 0 ? infinity : uniform(random); }},
      {"one lane", [&](int i) { return i / 4 % 32 == 7 ? uniform(random) : 1e-3F; }}};
  for (const auto& [name, score] : kinds) {
    for (const int end : {1, 5, 33, 130, 512, 513, 1021, 1536, 4000}) {
      std::vector<float> scores(end / 4 * 4 + 4, infinity);  // beside them lies anything
      for (int i = 0; i < end; ++i) scores[i] = score(i);
      for (const int wanted : {1, 3, 16, 17, 60, 128}) {
        for (const int begin : {0, 2, 31, 517}) {
          if (begin >= end) continue;
          SCOPED_TRACE(name + ", blocks " + std::to_string(begin) + " to " + std::to_string(end) +
                       ", " + std::to_string(wanted) + " wanted");
          ASSERT_EQ(CompareChoice(scores, begin, end, wanted), "");
        }
      }
    }
  }
}

TEST(BlockChoice, RefusesWhatItDoesNotServe) {
  EXPECT_EQ(cuda::BlockChoiceTileTokens(96, 4, 1), 0);
  EXPECT_EQ(cuda::BlockChoiceTileTokens(128, 34, 2), 0);  // 17 heads a KV head
  EXPECT_EQ(cuda::BlockChoiceTileTokens(128, 40, 8), 16);
}

}  // namespace
}  // namespace longspan::gpu_test
