// Which pages of a request have names, and which of its positions attend densely.
#include "engine/core/page_names.h"

#include <vector>

#include "engine/core/attention_kind.h"
#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {
namespace {

KvLayout SparseFrom(int64_t tokens) {
  KvLayout layout;
  layout.has_summaries = true;
  layout.nsa.dense_below_tokens = static_cast<int>(tokens);
  return layout;
}

TEST(PageNames, AllButTheEndOfAPromptMayBeFound) {
  const EngineOptions options;
  EXPECT_EQ(AdoptableNames(options, *LoneRequest(PromptOf(200, 1))).size(), 3U);
  EXPECT_EQ(AdoptableNames(options, *LoneRequest(PromptOf(129, 1))).size(), 1U);
}

TEST(PageNames, NothingIsFoundForWhoMustCompute) {
  EngineOptions options;
  Request scores = PromptOf(200, 1);
  scores.response.prompt_logprobs = 0;
  EXPECT_TRUE(AdoptableNames(options, *LoneRequest(scores)).empty());
  Request alone = PromptOf(200, 1);
  alone.cache.reads_prefixes = false;
  EXPECT_TRUE(AdoptableNames(options, *LoneRequest(alone)).empty());
  options.prefix_cache = false;
  EXPECT_TRUE(AdoptableNames(options, *LoneRequest(PromptOf(200, 1))).empty());
}

TEST(PageNames, WhoHasNoDomainLeavesNothing) {
  EngineOptions options;
  const auto request = LoneRequest(PromptOf(200, 1));
  EXPECT_TRUE(LeavesPages(options, *request));
  request->request->cache.domain = PageHash();
  EXPECT_FALSE(LeavesPages(options, *request));
}

TEST(PageNames, GoOnBeyondThePrompt) {
  const EngineOptions options;
  const auto request = LoneRequest(PromptOf(100, 1, 100));
  std::vector<int32_t> tokens = request->request->prompt_token_ids;
  for (int32_t token = 0; token < 28; ++token) {
    request->sequences.front().state.output_tokens.push_back(token);
    tokens.push_back(token);
  }
  ASSERT_TRUE(NamePage(options, KvLayout{}, 0, *request));
  EXPECT_EQ(request->request->cache.page_hashes.size(), 1U) << "it has its name";
  ASSERT_TRUE(NamePage(options, KvLayout{}, 1, *request));
  EXPECT_EQ(request->request->cache.page_hashes, HashPages(request->request->cache.domain, tokens));
}

TEST(PageNames, EndWithThePromptWhereBitsDiffer) {
  EngineOptions options;
  const auto request = LoneRequest(PromptOf(100, 1, 100));
  request->sequences.front().state.output_tokens.resize(28);
  request->prompt_attends_densely = true;
  EXPECT_FALSE(NamePage(options, SparseFrom(110), 1, *request)) << "it goes on sparsely";
  EXPECT_TRUE(NamePage(options, SparseFrom(200), 1, *request));
  options.cache_generated_pages = false;
  request->request->cache.page_hashes.resize(1);
  EXPECT_FALSE(NamePage(options, SparseFrom(200), 1, *request));
}

TEST(PageNames, TenantsAreDistinguished) {
  EXPECT_EQ(CacheOwner("one"), CacheOwner("one"));
  EXPECT_NE(CacheOwner("one"), CacheOwner("two"));
}

TEST(AttentionKind, GoesByLengthInASparseModel) {
  EXPECT_TRUE(AttendsDensely(SparseFrom(100), 99));
  EXPECT_FALSE(AttendsDensely(SparseFrom(100), 100));
  EXPECT_FALSE(AttendsDensely(KvLayout{}, 99)) << "a dense model has no other kind";
  EXPECT_TRUE(CostsAsDense(KvLayout{}, false));
  EXPECT_FALSE(CostsAsDense(SparseFrom(100), false));
}

TEST(AttentionKind, WhatWasGeneratedIsReadAgainAsItWasDecoded) {
  const KvLayout layout = SparseFrom(120);
  const auto request = LoneRequest(PromptOf(100, 1, 100));
  request->prompt_attends_densely = true;
  request->sequences.front().state.output_tokens.resize(51);
  EXPECT_TRUE(ReadsDensely(layout, *request, 0));
  EXPECT_TRUE(ReadsDensely(layout, *request, 118));
  EXPECT_FALSE(ReadsDensely(layout, *request, 119));
  EXPECT_EQ(EndOfReading(layout, *request, 0), 119);
  EXPECT_EQ(EndOfReading(layout, *request, 119), 150);
}

}  // namespace
}  // namespace longspan
