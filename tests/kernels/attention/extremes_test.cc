// Keys and values that are no everyday numbers, in pages of bf16 and e4m3: what is chosen and what
// is attended to is what the definition says, and finite.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "kernels/kv_layout.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/reference_checks.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/kernels/attention/setups.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kExtremesSeed = 29;
constexpr int kExtremesTokens = 620;

// With single tokens at its end. Keys are stored as they were projected.
class ExtremesTest : public testing::TestWithParam<LayerSetup> {
 protected:
  ExtremesTest() : layer_(GetParam(), {kExtremesTokens}, kExtremesSeed) {}

  float* Key(int64_t position, int head) {
    const LayerSetup& setup = layer_.setup();
    return layer_.MutableProjection(0, position) + (setup.query_heads + head) * setup.head_dim;
  }
  float* Value(int64_t position, int head) {
    return Key(position, head) + layer_.setup().kv_heads * layer_.setup().head_dim;
  }
  template <typename Change>
  void ForEachHead(Change change) {
    for (int64_t position = 0; position < kExtremesTokens; ++position) {
      for (int head = 0; head < layer_.setup().kv_heads; ++head) change(position, head);
    }
  }
  int dims() const { return layer_.setup().head_dim; }

  void Attend() {
    layer_.Step({{0, kExtremesTokens - 40}});
    layer_.RunInChunks(0, 1);
    ExpectFinite(layer_, 0);
  }
  void ExpectReference() {
    Attend();
    CheckEntries(layer_);
    CheckAttention(layer_);
  }

  Layer layer_;
};

// Two pages of one key, the same in both, and one of another: blocks of equal scores, summaries of
// equal keys, which deviate by nothing.
TEST_P(ExtremesTest, PagesWhoseKeysAreAllEqual) {
  ForEachHead([&](int64_t position, int head) {
    const int64_t page = position / kPageTokens;
    if (page != 1 && page != 4 && page != 6) return;
    std::copy_n(Key(page == 6 ? 6 * kPageTokens : kPageTokens, head), dims(), Key(position, head));
  });
  ExpectReference();
}

TEST_P(ExtremesTest, AllKeysAreEqual) {
  ForEachHead(
      [&](int64_t position, int head) { std::copy_n(Key(0, head), dims(), Key(position, head)); });
  ExpectReference();
}

TEST_P(ExtremesTest, RowsOfZeros) {
  ForEachHead([&](int64_t position, int head) {
    if (position % 3 == 0) std::fill_n(Key(position, head), dims(), 0.0F);
    if (position % 3 == 1) std::fill_n(Value(position, head), dims(), 0.0F);
  });
  ExpectReference();
}

// A number of each value that leaves e4m3 no step for the others, and a key's that takes the
// weight of the tokens after it.
TEST_P(ExtremesTest, OutliersBesideTinyNumbers) {
  ForEachHead([&](int64_t position, int head) {
    for (int e = 0; e < dims(); ++e) {
      const bool is_outlier = e == position % dims();
      Value(position, head)[e] *= is_outlier ? 1e5F : 1e-5F;
      if (position % 90 == 7 && is_outlier) Key(position, head)[e] *= 300.0F;
    }
  });
  ExpectReference();
}

// From such as bf16 has only below its normal numbers up to such as sums of all still hold.
TEST_P(ExtremesTest, ValuesOfEverySize) {
  ForEachHead([&](int64_t position, int head) {
    const float size = std::ldexp(1.0F, static_cast<int>(position * 37 % 240) - 132);
    for (int e = 0; e < dims(); ++e) Value(position, head)[e] *= size;
  });
  ExpectReference();
}

// Below what bf16 has among its normal numbers: such keys are all alike to a query, and such values
// add nothing. Summaries of such keys have no digits to be held to.
TEST_P(ExtremesTest, SubnormalKeysAndValues) {
  ForEachHead([&](int64_t position, int head) {
    for (int e = 0; e < dims(); ++e) {
      Key(position, head)[e] *= 1e-39F;
      if (position % 2 == 1) Value(position, head)[e] *= 1e-39F;
    }
  });
  Attend();
  CheckAttention(layer_);
}

std::vector<LayerSetup> ExtremeSetups() {
  std::vector<LayerSetup> setups;
  for (const DType kv_dtype : {DType::kBf16, DType::kF8E4M3}) {
    for (LayerSetup setup : SetupsOnCpus()) {
      if (setup.two_ranges || setup.head_dim == 128) continue;  // as others, or long
      setup.name += kv_dtype == DType::kBf16 ? "_bf16" : "_fp8";
      setup.rotary_dims = 0;
      setup.kv_dtype = kv_dtype;
      setup.out_dtype = DType::kBf16;
      setups.push_back(setup);
    }
  }
  return setups;
}

INSTANTIATE_TEST_SUITE_P(Setups, ExtremesTest, testing::ValuesIn(ExtremeSetups()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace longspan::cpu
