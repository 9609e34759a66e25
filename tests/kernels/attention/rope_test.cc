// Rotation at positions where fp32 angles would have lost what is to be rotated by.
#include "kernels/cpu/rope.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/reference/random.h"
#include "tests/reference/rope.h"

namespace longspan::cpu {
namespace {

constexpr int kRopeHeadDim = 64;
constexpr uint32_t kRopeSeed = 5;

void ExpectAccurate(int rotary_dims, double theta, float scale, int64_t position) {
  reference::Rope expected_rope = reference::PlainRope(rotary_dims, theta);
  std::vector<float> inverse_frequencies;
  for (double& inverse : expected_rope.inverse_frequencies) {
    inverse_frequencies.push_back(static_cast<float>(inverse));
    inverse = inverse_frequencies.back();
  }
  expected_rope.scale = scale;

  std::vector<double> expected = reference::RandomValues(kRopeHeadDim, 1.0, kRopeSeed);
  std::vector<float> head;
  for (double& value : expected) {
    head.push_back(static_cast<float>(value));
    value = head.back();
  }
  std::vector<float> cosines(rotary_dims / 2);
  std::vector<float> sines(rotary_dims / 2);
  RopeTable({rotary_dims, inverse_frequencies, scale}, position, cosines.data(), sines.data());
  Rotate(head.data(), cosines.data(), sines.data(), rotary_dims, kRopeHeadDim, head.data());
  reference::Rotate(expected_rope, position, expected.data());
  for (int e = 0; e < kRopeHeadDim; ++e) {
    ASSERT_NEAR(head[e], expected[e], 2e-6)
        << "element " << e << ", position " << position << ", theta " << theta << ", rotary_dims "
        << rotary_dims << ", seed " << kRopeSeed;
  }
}

TEST(RopeTest, AnglesAreExactAtEveryPosition) {
  for (double theta : {1e4, 1e6}) {
    for (int rotary_dims : {32, 64}) {
      for (int64_t position : {0, 1, 3, 1000, 65535, 65536, 1048575, 16777217, 536870911}) {
        ExpectAccurate(rotary_dims, theta, 1.0F, position);
        ExpectAccurate(rotary_dims, theta, 1.375F, position);
      }
    }
  }
}

}  // namespace
}  // namespace longspan::cpu
