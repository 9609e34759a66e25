#include "server/admission/prefix_names.h"

#include <string>

#include "gtest/gtest.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

class PrefixNames : public testing::Test {
 protected:
  PrefixNames() {
    model_.identity = "a model";
    model_.config.nsa.emplace();
    model_.config.nsa->dense_below_tokens = 200;
  }

  CacheParams Named(size_t tokens = 250, bool prefix_cache = true) const {
    Request request;
    request.prompt_token_ids.assign(tokens, 3);
    request.scheduling.tenant = tenant_;
    request.cache.reads_prefixes = reads_prefixes_;
    request.rotates_long = rotates_long_;
    NamePages(call_, model_, prefix_cache, &request);
    return request.cache;
  }

  GenerateCall call_;
  ServedModel model_;
  std::string tenant_;
  bool reads_prefixes_ = true;
  bool rotates_long_ = false;
};

TEST_F(PrefixNames, EveryFullPageHasOne) {
  EXPECT_EQ(Named(63).page_hashes.size(), 0U);
  EXPECT_EQ(Named(64).page_hashes.size(), 1U);
  EXPECT_EQ(Named(250).page_hashes.size(), 3U);
  EXPECT_TRUE(Named().reads_prefixes);
  EXPECT_EQ(Named().page_hashes, Named().page_hashes);
}

TEST_F(PrefixNames, AreOfTenantSaltAndModel) {
  const CacheParams first = Named();
  const auto differs = [&first](const CacheParams& other) {
    return !(other.domain == first.domain) && !(other.page_hashes[0] == first.page_hashes[0]);
  };
  tenant_ = "red";
  EXPECT_TRUE(differs(Named()));
  tenant_ = "";
  call_.cache_salt = "salt";
  EXPECT_TRUE(differs(Named()));
  call_.cache_salt = "";
  EXPECT_FALSE(differs(Named())) << "none is the same as empty";
  model_.identity = "another";
  EXPECT_TRUE(differs(Named()));
}

TEST_F(PrefixNames, AreOfHowThePromptAttends) {
  EXPECT_FALSE(Named(199).domain == Named(200).domain) << "dense below 200";
  EXPECT_EQ(Named(100).domain, Named(199).domain);
  EXPECT_EQ(Named(200).domain, Named(250).domain);
  model_.config.nsa.reset();
  EXPECT_EQ(Named(199).domain, Named(200).domain);
}

// A dense model reads prompts alike, whatever comes of them.
TEST_F(PrefixNames, AreNotOfSparseDecode) {
  model_.config.nsa.reset();
  const CacheParams dense = Named();
  model_.config.nsa.emplace().decode_only = true;
  model_.config.nsa->dense_below_tokens = 200;
  EXPECT_EQ(Named(199).domain, Named(200).domain);
  EXPECT_EQ(Named().domain, dense.domain);
}

// Prompts of all lengths share pages; what a page holds depends on its tile.
TEST_F(PrefixNames, AreOfWholeTilesWithSparsePrefill) {
  model_.config.sparse_prefill.emplace();
  model_.config.nsa = KeyTileMeans(*model_.config.sparse_prefill);
  EXPECT_EQ(Named(127).page_hashes.size(), 0U);
  EXPECT_EQ(Named(255).page_hashes.size(), 2U);
  EXPECT_EQ(Named(256).page_hashes.size(), 4U);
  EXPECT_EQ(Named(127).domain, Named(5000).domain);
}

TEST_F(PrefixNames, AreOfTheRangeOfRope) {
  const CacheParams rotates_short = Named();
  rotates_long_ = true;
  EXPECT_FALSE(Named().domain == rotates_short.domain);
  EXPECT_FALSE(Named().page_hashes[0] == rotates_short.page_hashes[0]);
  EXPECT_FALSE(Named(199).domain == Named(200).domain) << "and of how the prompt attends";
}

TEST_F(PrefixNames, WhatBypassesTheCacheHasNone) {
  call_.bypass_prefix_cache = true;
  reads_prefixes_ = false;  // as the validator says
  EXPECT_TRUE(Named().page_hashes.empty());
  EXPECT_FALSE(Named().reads_prefixes);
  EXPECT_FALSE(Named().domain == PageHash()) << "no name is ever made of nothing";
  call_.bypass_prefix_cache = false;
  EXPECT_EQ(Named().page_hashes.size(), 3U) << "a scored prompt is left for others";
}

TEST_F(PrefixNames, WithoutACacheNothingIsHashed) {
  const CacheParams cache = Named(250, /*prefix_cache=*/false);
  EXPECT_TRUE(cache.page_hashes.empty());
  EXPECT_FALSE(cache.reads_prefixes);
}

}  // namespace
}  // namespace longspan
