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
  EXPECT_EQ(AdoptableNames(options, KvLayout{}, *LoneRequest(PromptOf(200, 1))).size(), 3U);
  EXPECT_EQ(AdoptableNames(options, KvLayout{}, *LoneRequest(PromptOf(129, 1))).size(), 1U);
}

TEST(PageNames, NothingIsFoundForWhoMustCompute) {
  EngineOptions options;
  Request scores = PromptOf(200, 1);
  scores.response.prompt_logprobs = 0;
  EXPECT_TRUE(AdoptableNames(options, KvLayout{}, *LoneRequest(scores)).empty());
  Request alone = PromptOf(200, 1);
  alone.cache.reads_prefixes = false;
  EXPECT_TRUE(AdoptableNames(options, KvLayout{}, *LoneRequest(alone)).empty());
  options.prefix_cache = false;
  EXPECT_TRUE(AdoptableNames(options, KvLayout{}, *LoneRequest(PromptOf(200, 1))).empty());
}

TEST(PageNames, WhoHasNoDomainLeavesNothing) {
  EngineOptions options;
  const auto request = LoneRequest(PromptOf(200, 1));
  EXPECT_TRUE(LeavesPages(options, KvLayout{}, *request));
  request->request->cache.domain = PageHash();
  EXPECT_FALSE(LeavesPages(options, KvLayout{}, *request));
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
  EXPECT_TRUE(AttendsDensely(SparseFrom(100), Request(), 99));
  EXPECT_FALSE(AttendsDensely(SparseFrom(100), Request(), 100));
  EXPECT_FALSE(AttendsDensely(KvLayout{}, Request(), 99)) << "a dense model has no other kind";
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

KvLayout DecodeOnlyFrom(int64_t tokens) {
  KvLayout layout = SparseFrom(tokens);
  layout.nsa.decode_only = true;
  return layout;
}

TEST(AttentionKind, OfADenseModelOnlyWhatIsGeneratedForWhoAsks) {
  const KvLayout layout = DecodeOnlyFrom(120);
  Request asks;
  asks.sparse_decode = true;
  EXPECT_TRUE(PromptAttendsDensely(layout, 1000));
  EXPECT_TRUE(AttendsDensely(layout, Request(), 1000));
  EXPECT_TRUE(AttendsDensely(layout, asks, 119));
  EXPECT_FALSE(AttendsDensely(layout, asks, 120));
}

// A prompt is dense to its end, however long; what follows is not.
TEST(AttentionKind, AChunkOfBothIsCutAtThePromptsEnd) {
  const auto request = LoneRequest(PromptOf(100, 1, 100));
  request->prompt_attends_densely = true;
  request->sequences.front().state.output_tokens.resize(51);
  EXPECT_EQ(EndOfReading(DecodeOnlyFrom(50), *request, 0), 150) << "it did not ask";
  request->request->sparse_decode = true;
  EXPECT_EQ(EndOfReading(DecodeOnlyFrom(50), *request, 0), 100);
  EXPECT_EQ(EndOfReading(DecodeOnlyFrom(50), *request, 100), 150);
  EXPECT_EQ(EndOfReading(DecodeOnlyFrom(120), *request, 0), 119);
  EXPECT_EQ(EndOfReading(DecodeOnlyFrom(151), *request, 0), 150);
}

// Otherwise the last token of a prompt that is read again would stand alone, as it did not before.
TEST(PageNames, OfADensePromptTwoTokensAreLeftWhateverFollowsIt) {
  const auto request = LoneRequest(PromptOf(129, 1, 100));
  request->prompt_attends_densely = true;
  request->request->sparse_decode = true;
  request->sequences.front().state.output_tokens.resize(80);
  EXPECT_EQ(AdoptableNames({}, DecodeOnlyFrom(50), *request).size(), 1U);
  EXPECT_EQ(AdoptableNames({}, DecodeOnlyFrom(1000), *request).size(), 2U);
}

TEST(AttentionKind, TokensDrawnFromSparseQueriesAreCounted) {
  Request asks;
  asks.prompt_token_ids.resize(100);
  EXPECT_EQ(SparseDecodeTokens(DecodeOnlyFrom(0), asks, 10), 0);
  asks.sparse_decode = true;
  EXPECT_EQ(SparseDecodeTokens(DecodeOnlyFrom(0), asks, 0), 0);
  EXPECT_EQ(SparseDecodeTokens(DecodeOnlyFrom(0), asks, 10), 9);
  EXPECT_EQ(SparseDecodeTokens(DecodeOnlyFrom(105), asks, 10), 5);
  EXPECT_EQ(SparseDecodeTokens(DecodeOnlyFrom(111), asks, 10), 0);
  EXPECT_EQ(SparseDecodeTokens(SparseFrom(0), asks, 10), 0) << "that is the model's own attention";
}

KvLayout ByTilesOf(int query_tile_tokens) {
  KvLayout layout;
  layout.has_summaries = true;
  layout.prefill.emplace();
  layout.prefill->query_tile_tokens = query_tile_tokens;
  layout.prefill->from_tokens = 256;
  return layout;
}

TEST(AttentionKind, ByTilesAPromptIsReadApartFromWhatFollows) {
  const KvLayout layout = ByTilesOf(128);
  EXPECT_FALSE(PromptAttendsDensely(layout, 10));
  EXPECT_TRUE(AttendsDensely(layout, Request(), 1000));
  EXPECT_TRUE(CostsAsDense(layout, false));
  const auto request = LoneRequest(PromptOf(300, 1, 100));
  request->sequences.front().state.output_tokens.resize(51);
  EXPECT_FALSE(ReadsDensely(layout, *request, 299));
  EXPECT_TRUE(ReadsDensely(layout, *request, 300));
  EXPECT_EQ(EndOfReading(layout, *request, 0), 300);
  EXPECT_EQ(EndOfReading(layout, *request, 300), 350);
}

TEST(AttentionKind, OfAPromptTheTokensOfWholeTilesAreCounted) {
  EXPECT_EQ(SparsePrefillTokens(ByTilesOf(128), 500), 128);
  EXPECT_EQ(SparsePrefillTokens(ByTilesOf(64), 500), 192);
  EXPECT_EQ(SparsePrefillTokens(KvLayout{}, 500), 0);
}

TEST(PageNames, ByTilesWholeOnesAreFoundAndLeft) {
  const KvLayout layout = ByTilesOf(128);
  const auto named = [](int64_t prompt_tokens) {
    auto request = LoneRequest(PromptOf(prompt_tokens, 1, 100));
    CacheParams& cache = request->request->cache;
    cache.page_hashes = HashPages(cache.domain, request->request->prompt_token_ids, 128);
    return request;
  };
  EXPECT_EQ(AdoptableNames({}, layout, *named(450)).size(), 6U);
  EXPECT_EQ(AdoptableNames({}, layout, *named(385)).size(), 4U) << "two tokens are left";
  const auto request = named(450);
  EXPECT_TRUE(LeavesPages({}, layout, *request));
  EXPECT_FALSE(LeavesPages({}, KvLayout{}, *request)) << "page 6 has no name";
  request->sequences.front().state.output_tokens.resize(80);
  EXPECT_TRUE(NamePage({}, layout, 5, *request));
  EXPECT_FALSE(NamePage({}, layout, 6, *request)) << "of a begun tile";
}

}  // namespace
}  // namespace longspan
