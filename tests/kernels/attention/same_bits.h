// Comparisons of layers that must agree bit for bit.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "tests/kernels/attention/layer_harness.h"

namespace longspan::cpu {

// The first difference, in words; empty if there is none.
template <typename T>
std::string FirstDifference(const char* what, const std::vector<T>& a, const std::vector<T>& b,
                            int64_t per_token) {
  if (a.size() != b.size()) return std::string(what) + ": sizes differ";
  for (size_t i = 0; i < a.size(); ++i) {
    if (std::memcmp(&a[i], &b[i], sizeof(T)) == 0) continue;
    return std::string(what) + " at token " + std::to_string(i / per_token) + ", element " +
           std::to_string(i % per_token) + ": " + std::to_string(a[i]) + " and " +
           std::to_string(b[i]);
  }
  return "";
}

inline void ExpectSame(const Layer& layer, int sequence, const Layer& other, int other_sequence) {
  const SequenceResults& a = layer.results(sequence);
  const SequenceResults& b = other.results(other_sequence);
  const int64_t tokens = layer.length(sequence);
  EXPECT_EQ(FirstDifference("q", a.q, b.q, a.q.size() / tokens), "");
  EXPECT_EQ(FirstDifference("compressed", a.compressed, b.compressed,
                            std::max<int64_t>(1, a.compressed.size() / tokens)),
            "");
  EXPECT_EQ(FirstDifference("selected", a.selected, b.selected, a.selected.size() / tokens), "");
  EXPECT_EQ(FirstDifference("out", a.out, b.out, a.out.size() / tokens), "");
  EXPECT_EQ(FirstDifference("dense", a.dense, b.dense, a.dense.size() / tokens), "");
  EXPECT_EQ(layer.SummaryBytes(sequence), other.SummaryBytes(other_sequence)) << "summary bytes";
}

inline void ExpectFinite(const Layer& layer, int sequence) {
  for (float value : layer.results(sequence).out) ASSERT_TRUE(std::isfinite(value));
  for (float value : layer.results(sequence).dense) ASSERT_TRUE(std::isfinite(value));
  for (float value : layer.results(sequence).compressed) ASSERT_TRUE(std::isfinite(value));
}

}  // namespace longspan::cpu
