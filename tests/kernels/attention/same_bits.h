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

// The first difference, in words, and how many there are; empty if there is none.
template <typename T>
std::string FirstDifference(const char* what, const std::vector<T>& a, const std::vector<T>& b,
                            int64_t per_token) {
  if (a.size() != b.size()) return std::string(what) + ": sizes differ";
  const auto differs = [](const T& x, const T& y) { return std::memcmp(&x, &y, sizeof(T)) != 0; };
  size_t first = a.size();
  int64_t count = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    if (differs(a[i], b[i]) && ++count == 1) first = i;
  }
  if (count == 0) return "";
  return std::string(what) + " at token " + std::to_string(first / per_token) + ", element " +
         std::to_string(first % per_token) + ": " + std::to_string(a[first]) + " and " +
         std::to_string(b[first]) + ", the first of " + std::to_string(count) + " in " +
         std::to_string(a.size());
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
