// The shapes at which every attention kernel is tested.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/gpu/attention_case.h"

namespace longspan::gpu_test {

// The seed of this run, printed so that a failure can be repeated.
inline uint64_t RunSeed() {
  static const uint64_t seed = [] {
    const char* const given = std::getenv("LONGSPAN_TEST_SEED");
    const uint64_t chosen =
        given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device{}();
    std::printf("LONGSPAN_TEST_SEED=%llu\n", static_cast<unsigned long long>(chosen));
    return chosen;
  }();
  return seed;
}

inline std::vector<std::pair<std::string, CaseShape>> AttentionShapes(
    const std::vector<int>& head_dims) {
  std::vector<std::pair<std::string, CaseShape>> shapes;
  for (const int head_dim : head_dims) {
    const auto add = [&](const std::string& name, CaseShape shape) {
      shape.head_dim = head_dim;
      shapes.emplace_back(name + ", head_dim " + std::to_string(head_dim), shape);
    };
    for (const int group : {1, 2, 3, 4, 5, 6, 7, 8, 16}) {
      CaseShape shape;
      shape.group = group;
      shape.rows = {{0, 333}, {77, 130}};
      add("group " + std::to_string(group), shape);
    }
    CaseShape shape;
    shape.rows = {{0, 1}};
    add("one token", shape);
    shape.rows = {{0, 31}};
    add("31 tokens", shape);
    shape.rows = {{0, 64}};
    add("one page", shape);
    shape.rows = {{0, 128}};
    add("two pages", shape);
    shape.rows = {{0, 1000}};
    add("1000 tokens", shape);
    shape.rows = {{1001, 37}};
    add("odd start", shape);
    shape.rows = {{63, 1}, {0, 700}, {2049, 1}, {511, 129}, {4095, 65}, {0, 2}, {129, 33}};
    add("mixed lengths", shape);
    shape.rows = {{0, 515}};
    shape.query_gain = 32.0F;
    add("logits times 32", shape);
    shape.query_gain = 1.0F;
    shape.huge_pair = true;
    add("one huge pair", shape);
    shape.huge_pair = false;
    shape.huge_sink = true;
    shape.rows = {{0, 300}, {450, 131}};
    add("huge sink", shape);
    shape.huge_sink = false;
    shape.kv_heads = 8;
    shape.rows = {{0, 2500}, {1111, 1400}};
    shape.sampled_queries = 200;
    add("more work than thread blocks", shape);
    shape.kv_heads = 1;
    shape.group = 1;
    shape.rows = {{0, 1}, {131000, 72}, {9, 90}, {70000, 130}};
    shape.sampled_queries = 100;
    add("lengths 1 to 128K", shape);
  }
  return shapes;
}

using NamedShape = std::pair<std::string, CaseShape>;

// The name of a case, as GoogleTest takes it: letters, digits and underscores.
template <typename Shape>
std::string CaseName(const testing::TestParamInfo<std::pair<std::string, Shape>>& info) {
  std::string name;
  for (const char c : info.param.first) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (plain) {
      name += c;
    } else if (!name.empty() && name.back() != '_') {
      name += '_';
    }
  }
  return name;
}

}  // namespace longspan::gpu_test
