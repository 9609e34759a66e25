#include "server/admission/attention_fields.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/admission/validator.h"
#include "server/base/limits.h"
#include "server/base/status_map.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::HasSubstr;

class AttentionFields : public testing::Test {
 protected:
  AttentionFields() {
    model_.name = "demo";
    model_.tokenizer = TestTokenizer();
    model_.config.vocabulary = 256;
    model_.config.model_type = "llama";
    limits_.max_context_tokens = 100;
    limits_.max_body_bytes = 1000;
  }

  void Serve(SparseDecodeMode mode) {
    model_.config.nsa.emplace().decode_only = true;
    model_.sparse_decode.mode = mode;
  }
  absl::StatusOr<std::unique_ptr<Request>> Judge(std::optional<bool> sparse_decode,
                                                 bool block_map = false) {
    GenerateCall call;
    call.prompt = std::string("abc");
    call.sparse_decode = sparse_decode;
    call.include_block_map = block_map;
    return Validate(call, model_, limits_);
  }
  // Of a call that is taken.
  bool Decided(std::optional<bool> sparse_decode) {
    const auto request = Judge(sparse_decode);
    EXPECT_TRUE(request.ok()) << request.status();
    return request.ok() && (*request)->sparse_decode;
  }
  // Why it is refused, in the words that clients read.
  std::string Refusal(const std::string& field, std::optional<bool> sparse_decode,
                      bool block_map = false) {
    const absl::Status status = Judge(sparse_decode, block_map).status();
    EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
    EXPECT_EQ(ParamOf(status), field);
    EXPECT_EQ(CodeOf(status), "unsupported");
    return std::string(status.message());
  }

  ServedModel model_;
  Limits limits_;
};

TEST_F(AttentionFields, TheFlagSaysWhatIsAbsent) {
  EXPECT_FALSE(Decided(std::nullopt)) << "off";
  Serve(SparseDecodeMode::kOnRequest);
  EXPECT_FALSE(Decided(std::nullopt));
  Serve(SparseDecodeMode::kOn);
  EXPECT_TRUE(Decided(std::nullopt));
}

TEST_F(AttentionFields, WhatIsAskedForIsDone) {
  for (const SparseDecodeMode mode : {SparseDecodeMode::kOnRequest, SparseDecodeMode::kOn}) {
    Serve(mode);
    EXPECT_TRUE(Decided(true)) << Name(mode);
    EXPECT_FALSE(Decided(false)) << Name(mode);
  }
}

TEST_F(AttentionFields, SparseDecodeThatIsOffIsRefused) {
  EXPECT_EQ(
      Refusal("sparse_decode", true),
      "sparse_decode is true, and demo (llama) is served with --sparse-decode off; it must be "
      "false, or the flag on-request or on.");
  EXPECT_FALSE(Decided(false));
}

TEST_F(AttentionFields, AModelWithSparseAttentionOfItsOwnHasNoSparseDecode) {
  model_.config.nsa.emplace();
  EXPECT_EQ(Refusal("sparse_decode", true),
            "sparse_decode is true, and demo (llama) has sparse attention of its own; it must be "
            "false.");
  EXPECT_FALSE(Decided(false));
  EXPECT_FALSE(Decided(std::nullopt));
}

TEST_F(AttentionFields, BlockMapsAreOfModelsThatSelect) {
  EXPECT_THAT(Refusal("include_block_map", std::nullopt, true),
              HasSubstr("include_block_map is true, and demo (llama) attends densely; it must be "
                        "false, or the model one that selects blocks."));
  EXPECT_FALSE((*Judge(std::nullopt))->response.include_block_map);
  model_.config.nsa.emplace();
  EXPECT_TRUE((*Judge(std::nullopt, true))->response.include_block_map);
  model_.config.nsa->selected_branch = false;
  EXPECT_THAT(Refusal("include_block_map", std::nullopt, true),
              HasSubstr("has no selected branch"));
}

TEST_F(AttentionFields, BlockMapsOfADenseModelNeedSparseDecode) {
  Serve(SparseDecodeMode::kOn);
  EXPECT_TRUE((*Judge(std::nullopt, true))->response.include_block_map);
  EXPECT_THAT(Refusal("include_block_map", false, true),
              HasSubstr("attends densely where sparse_decode is not true; it must be false, or "
                        "sparse_decode true."));
  Serve(SparseDecodeMode::kOnRequest);
  EXPECT_TRUE((*Judge(true, true))->response.include_block_map);
  EXPECT_THAT(Refusal("include_block_map", std::nullopt, true), HasSubstr("attends densely"));
}

// Nothing of a request changes it: all have it.
TEST_F(AttentionFields, WithSparsePrefillGeneratedTokensAttendDensely) {
  model_.config.sparse_prefill.emplace();
  model_.config.nsa = KeyTileMeans(*model_.config.sparse_prefill);
  EXPECT_FALSE(Decided(std::nullopt));
  EXPECT_THAT(Refusal("sparse_decode", true), HasSubstr("--sparse-decode off"));
  EXPECT_THAT(Refusal("include_block_map", std::nullopt, true), HasSubstr("attends densely;"));
}

TEST(BlockMapBudget, CountsGroupsPagesAndChoicesOfAllPrompts) {
  ModelConfig config;
  config.layers = 32;
  const auto request = [](int64_t tokens, bool asks, int32_t n) {
    auto made = std::make_unique<Request>();
    made->prompt_token_ids.resize(static_cast<size_t>(tokens));
    made->response.include_block_map = asks;
    made->sampling.n = n;
    return made;
  };
  std::vector<std::unique_ptr<Request>> requests;
  requests.push_back(request(1 << 20, false, 100));
  requests.push_back(request(1 << 20, true, 31));
  requests.push_back(request((1 << 19) - 63, true, 2));
  EXPECT_TRUE(ValidateBlockMaps(requests, config).ok()) << "the limit itself is allowed";
  requests.push_back(request(1, true, 1));
  const absl::Status status = ValidateBlockMaps(requests, config);
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(ParamOf(status), "include_block_map");
  EXPECT_THAT(std::string(status.message()), HasSubstr(std::to_string(kMaxBlockMapCounts)));
  EXPECT_THAT(std::string(status.message()), HasSubstr(std::to_string(kMaxBlockMapCounts + 8)));
}

}  // namespace
}  // namespace longspan
