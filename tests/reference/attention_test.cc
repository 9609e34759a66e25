#include "tests/reference/attention.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "gtest/gtest.h"
#include "tests/reference/random.h"

namespace longspan::reference {
namespace {

constexpr int kQueryHeads = 6;
constexpr int kKvHeads = 2;
constexpr int kDim = 16;

struct Sequence {
  HeadRows q;
  SequenceKv kv;
  Query query(int64_t position) const { return {q.at(position, 0), kQueryHeads, position}; }
};

Sequence RandomSequence(const NsaParams& nsa, int64_t tokens, uint32_t seed) {
  Sequence sequence;
  sequence.q = RandomRows(tokens, kQueryHeads, kDim, seed);
  sequence.kv.keys = RandomRows(tokens, kKvHeads, kDim, seed + 1);
  sequence.kv.values = RandomRows(tokens, kKvHeads, kDim, seed + 2);
  sequence.kv.entries = Compress(nsa, {}, {}, sequence.kv.keys, sequence.kv.values);
  return sequence;
}

NsaParams SmallNsa() {
  NsaParams nsa;
  nsa.compress = NsaCompress::kMean;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.selected_blocks = 4;
  nsa.window_tokens = 48;
  nsa.gate = NsaGate::kNone;
  return nsa;
}

void ExpectNear(const std::vector<double>& actual, const std::vector<double>& expected) {
  ASSERT_EQ(actual.size(), expected.size());
  for (size_t i = 0; i < actual.size(); ++i) ASSERT_NEAR(actual[i], expected[i], 1e-12) << i;
}

std::vector<double> Sum(std::vector<double> a, const std::vector<double>& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

TEST(DenseAttention, AWindowIsTheSequenceCutToIt) {
  const Sequence sequence = RandomSequence(SmallNsa(), 100, 4);
  const auto cut = [](const HeadRows& rows, int64_t first, int64_t count) {
    HeadRows part(count, rows.heads, rows.head_dim);
    std::copy_n(rows.at(first, 0), part.values.size(), part.values.begin());
    return part;
  };
  for (int64_t window_tokens : {1, 7, 90}) {
    const int64_t first = 90 - window_tokens;
    const Query query = sequence.query(89);
    const Query within = {query.q, query.heads, window_tokens - 1};
    ExpectNear(AttendDense(query, sequence.kv.keys, sequence.kv.values, window_tokens),
               AttendDense(within, cut(sequence.kv.keys, first, window_tokens),
                           cut(sequence.kv.values, first, window_tokens)));
  }
  ExpectNear(AttendDense(sequence.query(89), sequence.kv.keys, sequence.kv.values, 1000),
             AttendDense(sequence.query(89), sequence.kv.keys, sequence.kv.values));
}

TEST(CompressedAttention, FirstEntryIsVisibleFromItsLastToken) {
  const Sequence sequence = RandomSequence(SmallNsa(), 100, 1);
  const auto before = AttendCompressed(SmallNsa(), sequence.query(30), sequence.kv.entries);
  EXPECT_TRUE(before.probabilities[0].empty());
  EXPECT_EQ(before.output, std::vector<double>(kQueryHeads * kDim, 0.0));
  EXPECT_EQ(before.log_sum_exp[0], -INFINITY);
  const auto at = AttendCompressed(SmallNsa(), sequence.query(31), sequence.kv.entries);
  EXPECT_EQ(at.probabilities[0], std::vector<double>{1.0});
  for (int h = 0; h < kQueryHeads; ++h) {
    for (int i = 0; i < kDim; ++i) {
      EXPECT_DOUBLE_EQ(at.output[h * kDim + i], sequence.kv.entries.values.at(0, h / 3)[i]);
    }
  }
}

TEST(CompressedAttention, ImportanceIsTheSumOverTheGroup) {
  const Sequence sequence = RandomSequence(SmallNsa(), 300, 2);
  const auto result = AttendCompressed(SmallNsa(), sequence.query(299), sequence.kv.entries);
  for (int kv_head = 0; kv_head < kKvHeads; ++kv_head) {
    const auto& importance = result.importance[kv_head];
    ASSERT_EQ(importance.size(), 17u);
    EXPECT_NEAR(std::accumulate(importance.begin(), importance.end(), 0.0), 3, 1e-12);
    for (size_t c = 0; c < importance.size(); ++c) {
      double sum = 0;
      for (int h = 0; h < 3; ++h) sum += result.probabilities[kv_head * 3 + h][c];
      EXPECT_NEAR(importance[c], sum, 1e-15);
    }
  }
}

TEST(CompressedAttention, ImportanceUnderflowsAsInFp32) {
  Sequence sequence = RandomSequence(SmallNsa(), 48, 3);
  // Two entries whose scores differ by 100 at every head: e^-100 is less than the smallest float.
  for (int head = 0; head < kKvHeads; ++head) {
    for (int i = 0; i < kDim; ++i) {
      sequence.kv.entries.keys.at(0, head)[i] =
          i == 0 ? 400 : 0;  // score 100 with q[0] = 1, D = 16
      sequence.kv.entries.keys.at(1, head)[i] = 0;
    }
  }
  for (int h = 0; h < kQueryHeads; ++h) sequence.q.at(47, h)[0] = 1;
  const auto result = AttendCompressed(SmallNsa(), sequence.query(47), sequence.kv.entries);
  EXPECT_NEAR(std::log(result.probabilities[0][1]), -100, 1e-9);
  EXPECT_EQ(result.importance[0][1], 0.0);
}

TEST(SelectedAttention, EqualsDenseWhileEveryBlockIsSelected) {
  NsaParams nsa = SmallNsa();
  nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  const Sequence sequence = RandomSequence(nsa, 257, 4);
  for (int64_t t : {0, 1, 31, 63, 64, 200, 255}) {
    const SparseAttention sparse = AttendSparse(nsa, sequence.query(t), sequence.kv, nullptr);
    ExpectNear(sparse.output, AttendDense(sequence.query(t), sequence.kv.keys, sequence.kv.values));
  }
  const SparseAttention beyond = AttendSparse(nsa, sequence.query(256), sequence.kv, nullptr);
  EXPECT_EQ(beyond.blocks[0].size(), 4u);
  EXPECT_NE(beyond.output, AttendDense(sequence.query(256), sequence.kv.keys, sequence.kv.values));
}

TEST(SelectedAttention, ReadsTheGivenBlocksUpToTheQuery) {
  EXPECT_EQ(SelectedPositions(SmallNsa(), {0, 2}, 130).size(), 64u + 3u);
  EXPECT_EQ(SelectedPositions(SmallNsa(), {0, 2}, 130).back(), 130);
  const Sequence sequence = RandomSequence(SmallNsa(), 400, 5);
  const std::vector<std::vector<int>> given{{1, 6}, {2, 6}};
  const auto result = AttendSparse(SmallNsa(), sequence.query(399), sequence.kv, nullptr, &given);
  EXPECT_EQ(result.blocks, given);
  ExpectNear(result.selected,
             AttendPositions(sequence.query(399), sequence.kv.keys, sequence.kv.values,
                             {SelectedPositions(SmallNsa(), given[0], 399),
                              SelectedPositions(SmallNsa(), given[1], 399)}));
}

TEST(WindowAttention, HoldsTheLastTokensAndOneMoreWherePlusOne) {
  NsaParams nsa = SmallNsa();
  EXPECT_EQ(WindowPositions(nsa, 10).size(), 11u);
  EXPECT_EQ(WindowPositions(nsa, 100).size(), 48u);
  EXPECT_EQ(WindowPositions(nsa, 100).back(), 100);
  nsa.window_plus_one = true;
  EXPECT_EQ(WindowPositions(nsa, 100).front(), 52);
}

TEST(Gates, WeighTheBranchesPerHeadPerTokenOrNotAtAll) {
  NsaParams nsa = SmallNsa();
  const Sequence sequence = RandomSequence(nsa, 500, 6);
  const Query query = sequence.query(499);
  const SparseAttention plain = AttendSparse(nsa, query, sequence.kv, nullptr);
  ExpectNear(plain.output, Sum(Sum(plain.compressed, plain.selected), plain.window));

  const auto sigmoid = [](double x) { return 1 / (1 + std::exp(-x)); };
  const std::vector<double> logits = RandomValues(3 * kQueryHeads, 1.0, 7);
  for (NsaGate kind : {NsaGate::kHead, NsaGate::kToken}) {
    nsa.gate = kind;
    const SparseAttention gated = AttendSparse(nsa, query, sequence.kv, logits.data());
    for (int i = 0; i < kQueryHeads * kDim; ++i) {
      const double* g = logits.data() + (kind == NsaGate::kHead ? 3 * (i / kDim) : 0);
      ASSERT_NEAR(gated.output[i],
                  sigmoid(g[0]) * plain.compressed[i] + sigmoid(g[1]) * plain.selected[i] +
                      sigmoid(g[2]) * plain.window[i],
                  1e-12);
    }
  }
  nsa.gate = NsaGate::kHead;
  nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  const SparseAttention alone = AttendSparse(nsa, query, sequence.kv, logits.data());
  EXPECT_EQ(alone.blocks, plain.blocks);  // compressed scores still choose
  EXPECT_NEAR(alone.output[kDim], sigmoid(logits[3 + 1]) * plain.selected[kDim], 1e-12);
}

TEST(MergedWindow, IsOneSoftmaxOverSelectedAndWindowTokens) {
  NsaParams nsa = SmallNsa();
  nsa.window = NsaWindow::kMerged;
  nsa.window_tokens = 100;
  nsa.compressed_branch = nsa.compress_values = false;
  const Sequence sequence = RandomSequence(nsa, 600, 8);
  const std::vector<std::vector<int>> given{{0, 9}, {3, 9}};
  const Query query = sequence.query(599);
  const auto merged = AttendSparse(nsa, query, sequence.kv, nullptr, &given);
  std::vector<std::vector<int64_t>> positions(2);
  for (int64_t i = 0; i < 600; ++i) {
    if (i / 64 == 0 || i >= 500) positions[0].push_back(i);
    if (i / 64 == 3 || i >= 500) positions[1].push_back(i);
  }
  ExpectNear(merged.output,
             AttendPositions(query, sequence.kv.keys, sequence.kv.values, positions));
}

TEST(DenseBelow, PromptsGoByTheirLengthAndLaterTokensByTheirs) {
  NsaParams nsa = SmallNsa();
  nsa.dense_below_tokens = 100;
  EXPECT_TRUE(AttendsDensely(nsa, 0, 99));
  EXPECT_FALSE(AttendsDensely(nsa, 0, 100));
  EXPECT_TRUE(AttendsDensely(nsa, 98, 50));   // 99 tokens now
  EXPECT_FALSE(AttendsDensely(nsa, 99, 50));  // 100 tokens now
  nsa.dense_below_tokens = 0;
  EXPECT_FALSE(AttendsDensely(nsa, 0, 1));
}

TEST(DenseAttention, SurvivesHugeScores) {
  Sequence sequence = RandomSequence(SmallNsa(), 3, 9);
  for (double& key : sequence.kv.keys.values) key *= 1e4;
  for (double x : AttendDense(sequence.query(2), sequence.kv.keys, sequence.kv.values)) {
    EXPECT_TRUE(std::isfinite(x));
  }
}

}  // namespace
}  // namespace longspan::reference
