#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

TEST(GrpcCalls, TextBecomesTokensAndBack) {
  GrpcRig rig;
  v1::TokenizeRequest request;
  request.set_text("a\xC3\xA4");
  request.set_token_strings(true);
  v1::TokenizeResponse response;
  grpc::ClientContext context;
  ASSERT_TRUE(rig.stub().Tokenize(&context, request, &response).ok());
  EXPECT_THAT(response.token_ids(), ElementsAre(0x61, 0xC3, 0xA4));
  EXPECT_THAT(response.token_strings(), ElementsAre("a", "bytes:\\xc3", "bytes:\\xa4"));
  EXPECT_EQ(response.max_context_tokens(), 4096);

  v1::DetokenizeRequest back;
  *back.mutable_token_ids() = response.token_ids();
  v1::DetokenizeResponse text;
  grpc::ClientContext back_context;
  ASSERT_TRUE(rig.stub().Detokenize(&back_context, back, &text).ok());
  EXPECT_EQ(text.text(), "a\xC3\xA4");
}

TEST(GrpcCalls, TokensThatDoNotExistAreRefused) {
  GrpcRig rig;
  v1::DetokenizeRequest request;
  request.add_token_ids(256);
  v1::DetokenizeResponse response;
  grpc::ClientContext context;
  const grpc::Status status = rig.stub().Detokenize(&context, request, &response);
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  request.Clear();
  request.set_model("another");
  grpc::ClientContext model_context;
  EXPECT_EQ(rig.stub().Detokenize(&model_context, request, &response).error_code(),
            grpc::StatusCode::NOT_FOUND);
}

TEST(GrpcCalls, TheModelIsDescribed) {
  GrpcRig rig;
  v1::GetModelInfoResponse response;
  grpc::ClientContext context;
  ASSERT_TRUE(rig.stub().GetModelInfo(&context, {}, &response).ok());
  EXPECT_EQ(response.name(), "fake");
  EXPECT_EQ(response.vocabulary_size(), 256);
  EXPECT_EQ(response.weight_precision(), "bf16");
  EXPECT_EQ(response.max_context_tokens(), 4096);
  EXPECT_EQ(response.nsa().block_tokens(), NsaParams().block_tokens);
  EXPECT_EQ(response.limits().max_n(), 8);
  EXPECT_EQ(response.limits().max_logprobs(), 20);
}

v1::GetModelInfoResponse InfoOf(GrpcRig& rig) {
  v1::GetModelInfoResponse info;
  grpc::ClientContext context;
  EXPECT_TRUE(rig.stub().GetModelInfo(&context, {}, &info).ok());
  return info;
}

TEST(GrpcCalls, SparseDecodeIsDescribedWhereItIsServed) {
  GrpcRig native;
  EXPECT_TRUE(InfoOf(native).has_nsa());
  EXPECT_FALSE(InfoOf(native).has_sparse_decode());
  GrpcRigOptions options;
  options.model_is_dense = true;
  options.sparse_decode = {SparseDecodeMode::kOn, {2048, 0.25, 100}};
  GrpcRig rig(options);
  const v1::GetModelInfoResponse info = InfoOf(rig);
  EXPECT_FALSE(info.has_nsa()) << "the checkpoint is dense";
  EXPECT_EQ(info.sparse_decode().mode(), "on");
  EXPECT_TRUE(info.sparse_decode().approximate());
  EXPECT_EQ(info.sparse_decode().budget_tokens(), 2048);
  EXPECT_EQ(info.sparse_decode().budget_share(), 0.25);
  EXPECT_EQ(info.sparse_decode().from_tokens(), 100);
}

TEST(GrpcCalls, SparsePrefillIsDescribedWhereItIsServed) {
  GrpcRig native;
  EXPECT_FALSE(InfoOf(native).has_sparse_prefill());
  GrpcRigOptions options;
  options.model_is_dense = true;
  options.sparse_prefill.emplace().kept_mass = 0.75;
  GrpcRig rig(options);
  const v1::GetModelInfoResponse info = InfoOf(rig);
  EXPECT_FALSE(info.has_nsa()) << "the checkpoint is dense";
  EXPECT_FALSE(info.has_sparse_decode());
  EXPECT_TRUE(info.sparse_prefill().approximate());
  EXPECT_EQ(info.sparse_prefill().kept_share(), 0.75);
  EXPECT_EQ(info.sparse_prefill().query_tile_tokens(), 128);
  EXPECT_EQ(info.sparse_prefill().key_tile_tokens(), 32);
  EXPECT_EQ(info.sparse_prefill().from_tokens(), 4096);
}

v1::GetLoadResponse LoadOf(GrpcRig& rig) {
  v1::GetLoadResponse load;
  grpc::ClientContext context;
  EXPECT_TRUE(rig.stub().GetLoad(&context, {}, &load).ok());
  return load;
}

TEST(GrpcCalls, WhatWaitsIsReportedByWhatItWaitsFor) {
  GrpcRig rig;
  rig.gate().Close();
  grpc::ClientContext running;
  const auto first = rig.stub().Generate(&running, TextRequest("runs", 1000));
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  // While the step is held, what comes stays in the inbox.
  grpc::ClientContext waiting;
  const auto second = rig.stub().Generate(&waiting, TextRequest("waits", 1000));
  ASSERT_TRUE(TryUntil([&] { return LoadOf(rig).waiting().inbox() == 1; }));
  const v1::GetLoadResponse load = LoadOf(rig);
  EXPECT_EQ(load.waiting_requests(), 1);
  EXPECT_EQ(load.waiting().prompts() + load.waiting().slots() + load.waiting().pages(), 0);
  EXPECT_EQ(load.state_slots_total(), 8);
  EXPECT_EQ(load.state_slots_free(), 7);
  EXPECT_GT(load.kv_pages_reserved(), 0);
  EXPECT_FALSE(load.has_done());
  running.TryCancel();
  waiting.TryCancel();
  rig.gate().Open();
  first->Finish();
  second->Finish();
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcCalls, WorkIsReportedWhereItIsCounted) {
  GrpcRigOptions options;
  options.count_work = [] {
    WorkDone done;
    done.start_timestamp_seconds = 1e9;
    done.uptime_seconds = 12.5;
    done.computed_prompt_tokens = 1;
    done.cached_prompt_tokens = 2;
    done.generated_tokens = 3;
    done.completed = 4;
    done.cancelled = 5;
    done.refused = 6;
    done.failed = 7;
    done.time_to_first_token = {{0.1, 0.5}, {8, 9, 10}};
    done.inter_token_latency = {{0.01}, {11, 12}};
    done.tokenizing_requests = 13;
    return done;
  };
  GrpcRig rig(options);
  const v1::GetLoadResponse load = LoadOf(rig);
  const v1::WorkDone& done = load.done();
  EXPECT_EQ(done.start_timestamp_seconds(), 1e9);
  EXPECT_EQ(done.uptime_seconds(), 12.5);
  EXPECT_EQ(done.computed_prompt_tokens(), 1);
  EXPECT_EQ(done.cached_prompt_tokens(), 2);
  EXPECT_EQ(done.generated_tokens(), 3);
  EXPECT_EQ(done.completed(), 4);
  EXPECT_EQ(done.cancelled(), 5);
  EXPECT_EQ(done.refused(), 6);
  EXPECT_EQ(done.failed(), 7);
  EXPECT_THAT(done.time_to_first_token().upper_bounds_seconds(), ElementsAre(0.1, 0.5));
  EXPECT_THAT(done.time_to_first_token().counts(), ElementsAre(8, 9, 10));
  EXPECT_THAT(done.inter_token_latency().counts(), ElementsAre(11, 12));
  EXPECT_EQ(load.waiting().tokenizing(), 13);
}

TEST(GrpcCalls, PoolsAndLoadFollowTheWork) {
  GrpcRig rig;
  rig.gate().Close();
  grpc::ClientContext stream_context;
  const auto reader = rig.stub().Generate(&stream_context, TextRequest("works", 1000));
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  rig.gate().Open();
  v1::GenerateEvent event;
  do {
    ASSERT_TRUE(reader->Read(&event));
  } while (!event.has_token_delta());
  v1::GetLoadResponse load;
  grpc::ClientContext load_context;
  ASSERT_TRUE(rig.stub().GetLoad(&load_context, {}, &load).ok());
  EXPECT_EQ(load.kv_pages_total(), 64);
  stream_context.TryCancel();
  while (reader->Read(&event)) {
  }
  reader->Finish();
  ASSERT_TRUE(rig.BackAtBaseline());

  v1::GetServerInfoResponse info;
  grpc::ClientContext info_context;
  ASSERT_TRUE(rig.stub().GetServerInfo(&info_context, {}, &info).ok());
  EXPECT_FALSE(info.version().empty());
  ASSERT_EQ(info.pools_size(), 2);
  EXPECT_EQ(info.pools(0).name(), "kv_pages");
  EXPECT_EQ(info.pools(0).free(), 64);
  EXPECT_EQ(info.pools(0).unit_bytes(), 1000);
  EXPECT_EQ(info.pools(1).name(), "state_slots");
  EXPECT_EQ(info.pools(1).total(), 8);
  EXPECT_EQ(info.pools(1).unit_bytes(), 10);
}

}  // namespace
}  // namespace longspan
