// Layers whose keys and values are e4m3: against float64 with what the pages hold, and bit by bit
// against a cache in bf16 that holds the same.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/kernels/attention/setups.h"
#include "tests/kernels/test_backend.h"
#include "tests/reference/attention.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kFp8Seed = 23;
constexpr int kFp8Tokens = 400;

LayerSetup InFp8(LayerSetup setup) {
  setup.kv_dtype = DType::kF8E4M3;
  setup.out_dtype = DType::kBf16;
  return setup;
}

LayerSetup DenseInFp8(int query_heads = 8, int head_dim = 64) {
  LayerSetup setup = InFp8(LayerSetup());
  setup.only_dense = true;
  setup.query_heads = query_heads;
  setup.head_dim = setup.rotary_dims = head_dim;
  return setup;
}

float* KeyOf(Layer& layer, int64_t position, int kv_head) {
  const LayerSetup& setup = layer.setup();
  return layer.MutableProjection(0, position) + (setup.query_heads + kv_head) * setup.head_dim;
}

float* ValueOf(Layer& layer, int64_t position, int kv_head) {
  return KeyOf(layer, position, kv_head) + layer.setup().kv_heads * layer.setup().head_dim;
}

// Dense attention of the layer's queries, in float64, of what the cache holds; the error over that.
double DenseError(const Layer& layer) {
  const LayerSetup& setup = layer.setup();
  const reference::HeadRows keys = layer.Keys(0);
  const reference::HeadRows values = layer.Values(0);
  const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
  double error = 0;
  double size = 0;
  for (int64_t position = 0; position < layer.length(0); position += 1 + position / 16) {
    const float* found = layer.results(0).q.data() + position * q_floats;
    std::vector<double> q(found, found + q_floats);
    if (TestBackendRoundsQueries()) {
      for (double& value : q) value = Rounded(static_cast<float>(value), DType::kBf16);
    }
    const std::vector<double> expected =
        reference::AttendDense({q.data(), setup.query_heads, position}, keys, values);
    for (size_t i = 0; i < expected.size(); ++i) {
      const double difference = layer.results(0).dense[position * q_floats + i] - expected[i];
      error += difference * difference;
      size += expected[i] * expected[i];
    }
  }
  return size == 0 ? std::sqrt(error) : std::sqrt(error / size);
}

// Rounding of the output to bf16 alone is 1.7e-3.
constexpr double kFp8Tolerance = 4e-3;

class Fp8CacheTest : public testing::TestWithParam<LayerSetup> {};

// Rounding what was rounded changes nothing, so both caches hold what the projections say.
TEST_P(Fp8CacheTest, HasTheBitsOfBf16PagesThatHoldTheSame) {
  LayerSetup setup = InFp8(GetParam());
  setup.rotary_dims = 0;  // keys are stored as they were projected
  Layer first(setup, {kFp8Tokens}, kFp8Seed);
  first.RunInChunks(0, 100);
  const reference::HeadRows keys = first.Keys(0);
  const reference::HeadRows values = first.Values(0);
  Layer fp8(setup, {kFp8Tokens}, kFp8Seed);
  setup.kv_dtype = DType::kBf16;
  Layer bf16(setup, {kFp8Tokens}, kFp8Seed, {3, 2});
  for (Layer* layer : {&fp8, &bf16}) {
    for (int64_t t = 0; t < kFp8Tokens; ++t) {
      for (int head = 0; head < setup.kv_heads; ++head) {
        for (int e = 0; e < setup.head_dim; ++e) {
          KeyOf(*layer, t, head)[e] = static_cast<float>(keys.at(t, head)[e]);
          ValueOf(*layer, t, head)[e] = static_cast<float>(values.at(t, head)[e]);
        }
      }
    }
    layer->Step({{0, 250}});
    // Where single tokens have kernels of their own, these round probabilities otherwise.
    layer->RunInChunks(0, TestBackendRoundsQueries() ? 60 : 1);
  }
  EXPECT_EQ(fp8.Keys(0).values, keys.values);
  EXPECT_EQ(fp8.Values(0).values, values.values);
  ExpectSame(fp8, 0, bf16, 0);
}

TEST_P(Fp8CacheTest, StoresWithinHalfAStepOfEveryRow) {
  LayerSetup setup = InFp8(GetParam());
  setup.rotary_dims = 0;
  Layer layer(setup, {kFp8Tokens}, kFp8Seed);
  layer.RunInChunks(0, 100);
  const reference::HeadRows values = layer.Values(0);
  for (int64_t t = 0; t < kFp8Tokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      const float* value = ValueOf(layer, t, head);
      double absmax = 0;
      for (int e = 0; e < setup.head_dim; ++e) absmax = std::fmax(absmax, std::abs(value[e]));
      const double scale = std::exp2(std::ceil(std::log2(absmax / 448)));
      for (int e = 0; e < setup.head_dim; ++e) {
        // Three bits of mantissa; below 2^-6 steps of 2^-9.
        const double bound = std::fmax(std::abs(value[e]) / 16, scale / 1024);
        ASSERT_LE(std::abs(values.at(t, head)[e] - value[e]), bound)
            << "token " << t << ", head " << head << ", dimension " << e;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, Fp8CacheTest, testing::ValuesIn(Setups()),
                         [](const auto& test) { return test.param.name; });

class Fp8DenseTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(Fp8DenseTest, AttendsToWhatThePagesHold) {
  Layer chunks(GetParam(), {kFp8Tokens}, kFp8Seed);
  chunks.RunInChunks(0, 150);
  EXPECT_LT(DenseError(chunks), kFp8Tolerance);
  Layer tokens(GetParam(), {kFp8Tokens}, kFp8Seed);
  tokens.Step({{0, 300}});
  tokens.RunInChunks(0, 1);
  EXPECT_LT(DenseError(tokens), kFp8Tolerance);
}

TEST_P(Fp8DenseTest, EqualKeysShareTheWeight) {
  Layer layer(GetParam(), {kFp8Tokens}, kFp8Seed);
  const LayerSetup& setup = layer.setup();
  for (int64_t t = 1; t < kFp8Tokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      std::copy_n(KeyOf(layer, 0, head), setup.head_dim, KeyOf(layer, t, head));
    }
  }
  layer.Step({{0, 330}});
  layer.RunInChunks(0, 1);
  EXPECT_LT(DenseError(layer), kFp8Tolerance);
}

TEST_P(Fp8DenseTest, ZeroKeysAndValues) {
  Layer layer(GetParam(), {kFp8Tokens}, kFp8Seed);
  const LayerSetup& setup = layer.setup();
  for (int64_t t = 0; t < kFp8Tokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      std::fill_n(KeyOf(layer, t, head), setup.head_dim, 0.0F);
      if (t % 3 == 0) std::fill_n(ValueOf(layer, t, head), setup.head_dim, 0.0F);
    }
  }
  layer.Step({{0, 330}});
  layer.RunInChunks(0, 1);
  EXPECT_LT(DenseError(layer), kFp8Tolerance);
}

// Rows that are small, and rows that are large, beside each other: each has its scale.
TEST_P(Fp8DenseTest, RowsOfAllSizes) {
  Layer layer(GetParam(), {kFp8Tokens}, kFp8Seed);
  const LayerSetup& setup = layer.setup();
  for (int64_t t = 0; t < kFp8Tokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      for (int e = 0; e < setup.head_dim; ++e) {
        ValueOf(layer, t, head)[e] *= std::ldexp(1.0F, static_cast<int>(t * 7 % 40) - 30);
      }
    }
  }
  layer.Step({{0, 330}});
  layer.RunInChunks(0, 1);
  EXPECT_LT(DenseError(layer), kFp8Tolerance);
}

TEST_P(Fp8DenseTest, LogitsTimes32) {
  LayerSetup setup = GetParam();
  setup.query_deviation = 32.0F;
  Layer layer(setup, {kFp8Tokens}, kFp8Seed);
  layer.Step({{0, 330}});
  layer.RunInChunks(0, 1);
  EXPECT_LT(DenseError(layer), kFp8Tolerance);
  ExpectFinite(layer, 0);
}

TEST_P(Fp8DenseTest, NanStaysWithItsSequence) {
  Layer alone(GetParam(), {kFp8Tokens, 90}, kFp8Seed);
  Layer beside(GetParam(), {kFp8Tokens, 90}, kFp8Seed);
  Layer broken(GetParam(), {kFp8Tokens, 90}, kFp8Seed, {3, 1});
  for (Layer* layer : {&alone, &broken}) {
    const float bad = layer == &broken ? std::numeric_limits<float>::quiet_NaN() : 1.0F;
    KeyOf(*layer, 70, 0)[5] = bad;
    ValueOf(*layer, 20, 1)[3] = bad;
    layer->Step({{0, 300}, {1, 80}});
    layer->Step({{0, 1}, {1, 1}});
  }
  ExpectFinite(alone, 0);
  ExpectFinite(broken, 1);
  EXPECT_EQ(FirstDifference("dense", alone.results(1).dense, broken.results(1).dense, 1), "");
  const LayerSetup& setup = broken.setup();
  const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
  const int64_t group = q_floats / setup.kv_heads;
  for (const int64_t position : {200, 300}) {
    const float* found = broken.results(0).dense.data() + position * q_floats;
    EXPECT_TRUE(std::isnan(found[group])) << "the value of KV head 1 at " << position;
  }
}

std::vector<LayerSetup> DenseSetupsInFp8() {
  std::vector<LayerSetup> setups = {DenseInFp8(), DenseInFp8(14, 128), DenseInFp8(32, 128),
                                    DenseInFp8(4, 256), DenseInFp8(6, 38)};
  for (LayerSetup& setup : setups) {
    setup.name = "group_" + std::to_string(setup.query_heads / setup.kv_heads) + "_dims_" +
                 std::to_string(setup.head_dim);
    setup.head_norms = setup.head_dim != 128;
  }
  return setups;
}

INSTANTIATE_TEST_SUITE_P(Setups, Fp8DenseTest, testing::ValuesIn(DenseSetupsInFp8()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace longspan::cpu
