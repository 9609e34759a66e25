// A layer against the float64 definition of each operation, fed what the one before it left behind.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/test_backend.h"
#include "tests/reference/attention.h"
#include "tests/reference/compression.h"
#include "tests/reference/selection.h"

namespace longspan::cpu {

// Root mean square of the error over that of the reference, as values arrive.
class RelativeError {
 public:
  void Add(double value, double expected) {
    error_ += (value - expected) * (value - expected);
    size_ += expected * expected;
  }
  template <typename T>
  void Add(const T* values, const std::vector<double>& expected) {
    for (size_t i = 0; i < expected.size(); ++i) Add(values[i], expected[i]);
  }
  double value() const { return size_ == 0 ? error_ : std::sqrt(error_ / size_); }

 private:
  double error_ = 0;
  double size_ = 0;
};

inline RelativeError ErrorOf(const reference::HeadRows& rows, const reference::HeadRows& expected) {
  RelativeError error;
  error.Add(rows.values.data(), expected.values);
  return error;
}

// Rounding to bf16 has a root mean square error of about 1.7e-3.
inline double Tolerance(DType dtype) { return dtype == DType::kF32 ? 1e-5 : 4e-3; }

inline std::vector<double> Doubles(const float* values, int64_t count) {
  return std::vector<double>(values, values + count);
}

inline void CheckRope(const Layer& layer) {
  const LayerSetup& setup = layer.setup();
  reference::HeadRows expected = layer.UnrotatedKeys(0);
  for (int64_t t = 0; t < expected.tokens; ++t) {
    for (int head = 0; head < setup.kv_heads; ++head) {
      reference::Rotate(layer.ReferenceRope(), t, expected.at(t, head));
    }
  }
  EXPECT_LT(ErrorOf(layer.Keys(0), expected).value(), Tolerance(setup.kv_dtype));
}

inline void CheckEntries(const Layer& layer) {
  const LayerSetup& setup = layer.setup();
  const bool pre_rope = setup.nsa.compress_keys == NsaCompressKeys::kPreRope;
  const reference::CompressedEntries expected =
      reference::Compress(setup.nsa, layer.ReferenceRope(), layer.weights(),
                          pre_rope ? layer.UnrotatedKeys(0) : layer.Keys(0), layer.Values(0));
  const reference::CompressedEntries found = layer.Entries(0);
  ASSERT_EQ(found.keys.tokens, expected.keys.tokens);
  EXPECT_LT(ErrorOf(found.keys, expected.keys).value(), Tolerance(setup.kv_dtype));
  if (setup.nsa.compress == NsaCompress::kMeanAndDeviation) {
    EXPECT_LT(ErrorOf(found.deviations, expected.deviations).value(), Tolerance(setup.kv_dtype));
  }
  if (!setup.nsa.compress_values) return;
  EXPECT_LT(ErrorOf(found.values, expected.values).value(), Tolerance(setup.kv_dtype));
}

// Blocks that the layer chose at `position`, by KV head.
inline std::vector<std::vector<int>> ChosenBlocks(const Layer& layer, int64_t position) {
  const int n = layer.setup().nsa.selected_blocks;
  std::vector<std::vector<int>> blocks(layer.setup().kv_heads);
  for (int head = 0; head < layer.setup().kv_heads; ++head) {
    const int32_t* chosen =
        layer.results(0).selected.data() + (position * layer.setup().kv_heads + head) * n;
    for (int i = 0; i < n && chosen[i] >= 0; ++i) blocks[head].push_back(chosen[i]);
    EXPECT_TRUE(std::is_sorted(blocks[head].begin(), blocks[head].end()));
  }
  return blocks;
}

// Tensor cores multiply rounded queries and probabilities.
inline bool RoundsQueries(const LayerSetup& setup) {
  return setup.kv_dtype != DType::kF32 && TestBackendRoundsQueries();
}

// The queries of a token as attention reads them.
inline std::vector<double> QueriesRead(const Layer& layer, int64_t position) {
  const LayerSetup& setup = layer.setup();
  const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
  std::vector<double> q = Doubles(layer.results(0).q.data() + position * q_floats, q_floats);
  if (RoundsQueries(setup)) {
    for (double& value : q) value = Rounded(static_cast<float>(value), DType::kBf16);
  }
  return q;
}

// Of positions from `first` on.
inline void CheckAttention(const Layer& layer, int64_t first = 0) {
  const LayerSetup& setup = layer.setup();
  const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
  const reference::SequenceKv kv{layer.Keys(0), layer.Values(0), layer.Entries(0)};
  const SequenceResults& results = layer.results(0);
  RelativeError compressed_error;
  RelativeError out_error;
  RelativeError dense_error;
  for (int64_t position = first; position < layer.length(0); position += 1 + position / 16) {
    SCOPED_TRACE(position);
    const std::vector<double> q = QueriesRead(layer, position);
    const reference::Query query{q.data(), setup.query_heads, position};
    const std::vector<double> gates = layer.GateLogits(0, position);
    std::vector<std::vector<int>> blocks = ChosenBlocks(layer, position);
    const bool choice = setup.nsa.selected_branch;
    const reference::SparseAttention expected =
        reference::AttendSparse(setup.nsa, query, kv, gates.data(), choice ? &blocks : nullptr);
    for (int head = 0; choice && head < setup.kv_heads; ++head) {
      ASSERT_TRUE(reference::SelectionAgrees(setup.nsa, expected.scores[head], blocks[head]));
    }
    if (setup.nsa.compressed_branch) {
      compressed_error.Add(results.compressed.data() + position * q_floats, expected.compressed);
    }
    out_error.Add(results.out.data() + position * q_floats, expected.output);
    dense_error.Add(results.dense.data() + position * q_floats,
                    reference::AttendDense(query, kv.keys, kv.values));
  }
  EXPECT_LT(compressed_error.value(),
            RoundsQueries(setup) ? Tolerance(DType::kBf16) : Tolerance(DType::kF32));
  EXPECT_LT(out_error.value(), Tolerance(setup.out_dtype));
  EXPECT_LT(dense_error.value(), Tolerance(setup.out_dtype));
}

}  // namespace longspan::cpu
