#include "kernels/nsa_params.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/kernels/attention/setups.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

NsaParams ByDeviation() {
  NsaParams nsa = cpu::SetupsOnCpus().back().nsa;
  EXPECT_EQ(nsa.compress, NsaCompress::kMeanAndDeviation);
  return nsa;
}

TEST(NsaParams, AShareOfTheContextIsChosenWithinBounds) {
  NsaParams nsa;
  nsa.selected_blocks = 40;
  EXPECT_EQ(nsa.BlocksChosenFrom(0), 40);
  EXPECT_EQ(nsa.BlocksChosenFrom(1000), 40);
  nsa.selected_share = 0.125;
  nsa.least_selected_blocks = 6;
  EXPECT_EQ(nsa.BlocksChosenFrom(0), 6);
  EXPECT_EQ(nsa.BlocksChosenFrom(47), 6) << "48 blocks are seen";
  EXPECT_EQ(nsa.BlocksChosenFrom(48), 7);
  EXPECT_EQ(nsa.BlocksChosenFrom(319), 40);
  EXPECT_EQ(nsa.BlocksChosenFrom(100'000), 40);
}

TEST(NsaParams, EverySettingOfTheTestsIsValid) {
  for (const cpu::LayerSetup& setup : cpu::SetupsOnCpus()) {
    EXPECT_TRUE(Validate(setup.nsa).ok()) << setup.name << ": " << Validate(setup.nsa);
  }
}

TEST(NsaParams, ForcedBlocksFitIntoTheSmallestChoice) {
  NsaParams nsa = ByDeviation();
  nsa.least_selected_blocks = 2;
  EXPECT_THAT(Validate(nsa).message(), HasSubstr("exceed topk 2"));
}

TEST(NsaParams, DeviationsGoWithRotatedKeysAndNoValues) {
  for (const auto change :
       {+[](NsaParams& nsa) { nsa.compress_values = true; },
        +[](NsaParams& nsa) { nsa.score_pool = NsaScorePool::kMax; },
        +[](NsaParams& nsa) { nsa.compress_keys = NsaCompressKeys::kPreRope; }}) {
    NsaParams nsa = ByDeviation();
    change(nsa);
    EXPECT_THAT(Validate(nsa).message(), HasSubstr("compression to mean and deviation needs"));
  }
}

}  // namespace
}  // namespace longspan
