#include <thread>

#include "gmock/gmock.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"
#include "grpcpp/generic/generic_stub.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "server/grpc/mapping.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

struct Details {
  std::string reason;
  std::string field;
  int64_t retry_seconds = -1;
  int32_t retry_nanos = 0;
  std::optional<v1::Usage> usage;
};

Details DetailsOf(const grpc::Status& status) {
  Details details;
  google::rpc::Status proto;
  EXPECT_TRUE(proto.ParseFromString(status.error_details()));
  EXPECT_EQ(proto.code(), status.error_code());
  EXPECT_EQ(proto.message(), status.error_message());
  for (const auto& any : proto.details()) {
    google::rpc::ErrorInfo info;
    google::rpc::BadRequest bad_request;
    google::rpc::RetryInfo retry;
    v1::Usage usage;
    if (any.UnpackTo(&info)) {
      EXPECT_EQ(info.domain(), "longspan");
      details.reason = info.reason();
    } else if (any.UnpackTo(&bad_request)) {
      EXPECT_EQ(bad_request.field_violations(0).description(), status.error_message());
      details.field = bad_request.field_violations(0).field();
    } else if (any.UnpackTo(&retry)) {
      details.retry_seconds = retry.retry_delay().seconds();
      details.retry_nanos = retry.retry_delay().nanos();
    } else if (any.UnpackTo(&usage)) {
      details.usage = usage;
    }
  }
  return details;
}

struct BadField {
  const char* field;
  std::function<void(v1::GenerateRequest*)> set;
};

TEST(GrpcErrors, ADenseModelHasNoBlockMap) {
  GrpcRigOptions options;
  options.model_is_dense = true;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest("abc", 3);
  request.mutable_response()->set_include_block_map(true);
  const Streamed refused = rig.Generate(request);
  EXPECT_EQ(refused.status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(refused.status).field, "response.include_block_map");
  EXPECT_EQ(DetailsOf(refused.status).reason, "UNSUPPORTED");
  EXPECT_THAT(refused.status.error_message(), HasSubstr("attends densely"));
  request.mutable_response()->set_include_block_map(false);
  EXPECT_TRUE(rig.Generate(request).status.ok());
}

TEST(GrpcErrors, SparseDecodeThatIsOffIsRefused) {
  GrpcRigOptions options;
  options.model_is_dense = true;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest("abc", 3);
  request.mutable_attention()->set_sparse_decode(true);
  const grpc::Status refused = rig.Generate(request).status;
  EXPECT_EQ(refused.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(refused).field, "attention.sparse_decode");
  EXPECT_EQ(DetailsOf(refused).reason, "UNSUPPORTED");
  EXPECT_THAT(refused.error_message(), HasSubstr("--sparse-decode off"));
  request.mutable_attention()->set_sparse_decode(false);
  EXPECT_TRUE(rig.Generate(request).status.ok());
}

TEST(GrpcErrors, EveryBadFieldIsNamed) {
  GrpcRig rig;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<BadField> cases = {
      {"prompt", [](auto* r) { r->clear_prompt(); }},
      {"prompt", [](auto* r) { r->set_text(""); }},
      {"prompt", [](auto* r) { r->mutable_token_ids(); }},
      {"prompt", [](auto* r) { r->mutable_token_ids()->add_ids(256); }},
      {"prompt", [](auto* r) { r->mutable_token_ids()->add_ids(4294967295u); }},
      {"request_id", [](auto* r) { r->set_request_id("a b"); }},
      {"request_id", [](auto* r) { r->set_request_id(""); }},
      {"sampling.temperature", [](auto* r) { r->mutable_sampling()->set_temperature(2.5F); }},
      {"sampling.temperature", [=](auto* r) { r->mutable_sampling()->set_temperature(nan); }},
      {"sampling.top_p", [](auto* r) { r->mutable_sampling()->set_top_p(-0.5F); }},
      {"sampling.top_k", [](auto* r) { r->mutable_sampling()->set_top_k(-2); }},
      {"sampling.min_p", [](auto* r) { r->mutable_sampling()->set_min_p(1.5F); }},
      {"sampling.repetition_penalty",
       [](auto* r) { r->mutable_sampling()->set_repetition_penalty(0); }},
      {"sampling.frequency_penalty",
       [](auto* r) { r->mutable_sampling()->set_frequency_penalty(-3); }},
      {"sampling.presence_penalty",
       [](auto* r) { r->mutable_sampling()->set_presence_penalty(3); }},
      {"sampling.n", [](auto* r) { r->mutable_sampling()->set_n(0); }},
      {"sampling.n", [](auto* r) { r->mutable_sampling()->set_n(9); }},
      {"sampling.logit_bias",
       [](auto* r) { (*r->mutable_sampling()->mutable_logit_bias())[300] = 1; }},
      {"sampling.logit_bias",
       [=](auto* r) { (*r->mutable_sampling()->mutable_logit_bias())[3] = nan; }},
      {"sampling.allowed_token_ids",
       [](auto* r) { r->mutable_sampling()->add_allowed_token_ids(999); }},
      {"stopping.max_tokens", [](auto* r) { r->mutable_stopping()->set_max_tokens(-1); }},
      {"stopping.max_tokens", [](auto* r) { r->mutable_stopping()->set_max_tokens(4096); }},
      {"stopping.min_tokens", [](auto* r) { r->mutable_stopping()->set_min_tokens(11); }},
      {"stopping.stop", [](auto* r) { r->mutable_stopping()->add_stop(""); }},
      {"stopping.stop", [](auto* r) { r->mutable_stopping()->add_stop(std::string(257, 's')); }},
      {"stopping.stop_token_ids", [](auto* r) { r->mutable_stopping()->add_stop_token_ids(256); }},
      {"response.logprobs_top_n", [](auto* r) { r->mutable_response()->set_logprobs_top_n(21); }},
      {"response.prompt_logprobs_top_n",
       [](auto* r) { r->mutable_response()->set_prompt_logprobs_top_n(-1); }},
      {"response.progress_interval_ms",
       [](auto* r) { r->mutable_response()->set_progress_interval_ms(-1); }},
      {"response.coalesce_ms", [](auto* r) { r->mutable_response()->set_coalesce_ms(10001); }},
      {"attention.sparse_decode", [](auto* r) { r->mutable_attention()->set_sparse_decode(true); }},
      {"cache.cache_salt",
       [](auto* r) { r->mutable_cache()->set_cache_salt(std::string(257, 'x')); }},
      {"cache.truncate_prompt_tokens",
       [](auto* r) { r->mutable_cache()->set_truncate_prompt_tokens(0); }},
      {"scheduling.queue_timeout_ms",
       [](auto* r) { r->mutable_scheduling()->set_queue_timeout_ms(0); }},
      {"scheduling.ttft_slo_ms", [](auto* r) { r->mutable_scheduling()->set_ttft_slo_ms(0); }},
      {"scheduling.ttft_slo_ms",
       [](auto* r) { r->mutable_scheduling()->set_ttft_slo_ms(86'400'001); }},
      {"scheduling.tpot_slo_ms", [](auto* r) { r->mutable_scheduling()->set_tpot_slo_ms(-1); }},
      {"scheduling.tenant", [](auto* r) { r->mutable_scheduling()->set_tenant("red"); }},
  };
  for (const BadField& bad : cases) {
    v1::GenerateRequest request = TextRequest("fine", 10);
    bad.set(&request);
    const Streamed streamed = rig.Generate(request);
    EXPECT_TRUE(streamed.events.empty()) << bad.field;
    EXPECT_EQ(streamed.status.error_code(), grpc::StatusCode::INVALID_ARGUMENT)
        << bad.field << ": " << streamed.status.error_message();
    EXPECT_EQ(DetailsOf(streamed.status).field, bad.field) << streamed.status.error_message();
  }
  // Each is told to the observer and to the log.
  EXPECT_TRUE(WaitUntil([&] { return rig.ended().size() == cases.size(); }));
  EXPECT_TRUE(WaitUntil([&] { return rig.exchanges().size() == cases.size(); }));
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcErrors, UnknownFieldsAreRefusedByNumber) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("fine", 10);
  v1::SamplingParams& sampling = *request.mutable_sampling();
  sampling.GetReflection()->MutableUnknownFields(&sampling)->AddVarint(999, 1);
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(status).reason, "UNKNOWN_FIELD");
  EXPECT_EQ(DetailsOf(status).field, "sampling.999");
}

TEST(GrpcErrors, FieldsAreNamedAsTheirMessageDoes) {
  const auto field = [](const google::protobuf::Descriptor* request, const char* name) {
    return ParamOf(InFieldsOf(*request, InvalidField(name, "no")));
  };
  EXPECT_EQ(field(v1::GenerateRequest::descriptor(), "prompt"), "prompt");
  EXPECT_EQ(field(v1::TokenizeRequest::descriptor(), "prompt"), "text");
  EXPECT_EQ(field(v1::DetokenizeRequest::descriptor(), "tokens"), "token_ids");
  EXPECT_EQ(field(v1::AbortRequest::descriptor(), "request_id"), "request_id");
  EXPECT_EQ(field(v1::AbortRequest::descriptor(), "neither"), "neither");
  EXPECT_EQ(field(v1::GenerateRequest::descriptor(), "stop[3]"), "stopping.stop[3]");
  EXPECT_EQ(field(v1::GenerateRequest::descriptor(), "messages[1].tool_calls[0].function.name"),
            "chat.messages[1].tool_calls[0].name");
  EXPECT_EQ(field(v1::GenerateRequest::descriptor(), "tools[2].function.parameters.properties[x]"),
            "chat.tools[2].parameters.properties[x]");
  EXPECT_EQ(field(v1::GenerateRequest::descriptor(), "chat_template_kwargs.\"a.b\""),
            "chat.template_arguments.\"a.b\"");
  EXPECT_EQ(field(v1::TokenizeRequest::descriptor(), "tools[2]"), "chat.tools[2]");
}

TEST(GrpcErrors, TooLongIsReportedWithItsCode) {
  GrpcRig rig;
  const grpc::Status status = rig.Generate(TextRequest(std::string(4096, 'x'), 1)).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(status).reason, "CONTEXT_LENGTH_EXCEEDED");
  EXPECT_THAT(status.error_message(), HasSubstr("4096"));
}

TEST(GrpcErrors, AnotherModelIsNotFound) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("fine", 10);
  request.set_model(std::string(100'000, 'm'));  // the answer must still fit into headers
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::NOT_FOUND);
  EXPECT_EQ(DetailsOf(status).reason, "MODEL_NOT_FOUND");
  EXPECT_EQ(DetailsOf(status).field, "model");
}

TEST(GrpcErrors, DetailsAreReadableWhateverAClientSent) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("fine", 10);
  request.set_model("m" + std::string(127, 'x').replace(126, 1, "ä") + "more");  // cut inside of ä
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(DetailsOf(status).reason, "MODEL_NOT_FOUND");
  const grpc::Status broken = ToGrpcStatus(WithCode(WithParam(absl::NotFoundError("a\xff"
                                                                                  "b"),
                                                              "f\xff"),
                                                    "c\xff"));
  EXPECT_EQ(broken.error_message(),
            "a\xEF\xBF\xBD"
            "b");
  EXPECT_EQ(DetailsOf(broken).reason, "C\xEF\xBF\xBD");
  EXPECT_EQ(DetailsOf(broken).field, "f\xEF\xBF\xBD");
}

TEST(GrpcErrors, ARefusedCallIsLoggedByItsId) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("fine", 10);
  request.set_request_id("mine");
  request.mutable_sampling()->set_temperature(9);  // refused by admission
  EXPECT_FALSE(rig.Generate(request).status.ok());
  request.clear_prompt();  // refused before
  EXPECT_FALSE(rig.Generate(request).status.ok());
  request.set_request_id(std::string(5000, '!'));  // no id at all
  EXPECT_FALSE(rig.Generate(request).status.ok());
  ASSERT_TRUE(WaitUntil([&] { return rig.exchanges().size() == 3; }));
  EXPECT_EQ(rig.exchanges()[0].request_id, "mine");
  EXPECT_EQ(rig.exchanges()[1].request_id, "mine");
  EXPECT_EQ(rig.exchanges()[2].request_id, "");
}

TEST(GrpcErrors, WhatTheCacheCanNeverHoldNamesTheField) {
  GrpcRigOptions options;
  options.engine.pages = 8;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest(std::string(300, 'a'), 100);
  request.mutable_sampling()->set_n(8);
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(status).reason, "KV_CACHE_EXCEEDED");
  EXPECT_EQ(DetailsOf(status).field, "sampling.n");
}

TEST(GrpcErrors, TenantsAreJudgedWhereTheyAreTaken) {
  GrpcRigOptions options;
  options.limits.request_tenants = true;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest("fine", 2);
  request.mutable_scheduling()->set_tenant("red");
  request.mutable_cache()->set_bypass_prefix_cache(true);
  EXPECT_TRUE(rig.Generate(request).status.ok());
  request.mutable_scheduling()->set_tenant("r d");
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_EQ(DetailsOf(status).field, "scheduling.tenant");
}

// One request runs and one waits; what more comes is refused by what the queue is predicted to
// take.
TEST(GrpcErrors, WhatWouldWaitTooLongAsksToRetry) {
  GrpcRigOptions options;
  options.engine.max_queue_delay_us = 60'000'000;
  options.queue_delay_us = 10'500'000;
  GrpcRig rig(options);
  rig.gate().Close();
  Streamed taken[2];
  std::vector<std::thread> clients;
  clients.emplace_back([&] { taken[0] = rig.Generate(TextRequest("fine", 1)); });
  EXPECT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  clients.emplace_back([&] { taken[1] = rig.Generate(TextRequest("fine", 1)); });
  EXPECT_TRUE(TryUntil([&] { return rig.engine().Load().waiting_requests == 1; }));

  v1::GenerateRequest hurried = TextRequest("fine", 1);
  hurried.mutable_scheduling()->set_ttft_slo_ms(1000);
  const grpc::Status late = rig.Generate(hurried).status;
  EXPECT_EQ(late.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_EQ(DetailsOf(late).reason, "SLO_UNATTAINABLE");
  EXPECT_EQ(DetailsOf(late).field, "scheduling.ttft_slo_ms");
  EXPECT_EQ(DetailsOf(late).retry_seconds, 9);
  EXPECT_EQ(DetailsOf(late).retry_nanos, 500'000'000);

  v1::GenerateRequest impatient = TextRequest("fine", 1);
  impatient.mutable_scheduling()->set_queue_timeout_ms(10'000);
  const grpc::Status waited = rig.Generate(impatient).status;
  EXPECT_EQ(waited.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_EQ(DetailsOf(waited).reason, "QUEUE_FULL");
  EXPECT_EQ(DetailsOf(waited).field, "scheduling.queue_timeout_ms");
  EXPECT_EQ(DetailsOf(waited).retry_seconds, 1);

  rig.gate().Open();
  for (std::thread& client : clients) client.join();
  for (const Streamed& one : taken) EXPECT_TRUE(one.status.ok()) << one.status.error_message();
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcErrors, TheServersOwnLimitOfTheWaitHolds) {
  GrpcRigOptions options;
  options.engine.max_queue_delay_us = 60'000'000;
  options.queue_delay_us = 62'250'000;
  GrpcRig rig(options);
  rig.gate().Close();
  Streamed taken[2];
  std::vector<std::thread> clients;
  clients.emplace_back([&] { taken[0] = rig.Generate(TextRequest("fine", 1)); });
  EXPECT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  clients.emplace_back([&] { taken[1] = rig.Generate(TextRequest("fine", 1)); });
  EXPECT_TRUE(TryUntil([&] { return rig.engine().Load().waiting_requests == 1; }));
  const grpc::Status status = rig.Generate(TextRequest("fine", 1)).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_EQ(DetailsOf(status).reason, "QUEUE_FULL");
  EXPECT_EQ(DetailsOf(status).field, "");
  EXPECT_EQ(DetailsOf(status).retry_seconds, 2);
  EXPECT_EQ(DetailsOf(status).retry_nanos, 250'000'000);
  EXPECT_THAT(status.error_message(), HasSubstr("--max-queue-delay-ms is 60000"));
  rig.gate().Open();
  for (std::thread& client : clients) client.join();
}

TEST(GrpcErrors, AFullQueueAsksToRetry) {
  GrpcRigOptions options;
  options.engine.max_queued_requests = 1;
  options.engine.max_running_requests = 1;
  GrpcRig rig(options);
  rig.gate().Close();
  // One runs; of the other two one waits and one is refused.
  Streamed streamed[3];
  std::vector<std::thread> clients;
  for (Streamed& one : streamed) {
    clients.emplace_back([&] { one = rig.Generate(TextRequest("fills it", 10)); });
    EXPECT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  }
  EXPECT_TRUE(WaitUntil([&] { return rig.ended().size() == 1; }));
  rig.gate().Open();
  for (std::thread& client : clients) client.join();
  int refused = 0;
  for (const Streamed& one : streamed) {
    if (one.status.ok()) continue;
    ++refused;
    EXPECT_EQ(one.status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
    EXPECT_EQ(DetailsOf(one.status).reason, "QUEUE_FULL");
    EXPECT_EQ(DetailsOf(one.status).retry_seconds, 1);
  }
  EXPECT_EQ(refused, 1);
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcErrors, ARunningIdIsTakenAndAnAbortIsCancelledWithUsage) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("mine", 3000);
  request.set_request_id("mine");
  grpc::ClientContext context;
  const auto reader = rig.stub().Generate(&context, request);
  v1::GenerateEvent event;
  do {
    ASSERT_TRUE(reader->Read(&event));
  } while (!event.has_token_delta());
  rig.gate().Close();  // it must not end meanwhile
  const grpc::Status twice = rig.Generate(request).status;
  EXPECT_EQ(twice.error_code(), grpc::StatusCode::ALREADY_EXISTS);
  EXPECT_EQ(DetailsOf(twice).reason, "DUPLICATE_REQUEST");

  v1::AbortRequest abort;
  abort.set_request_id("mine");
  v1::AbortResponse response;
  grpc::ClientContext abort_context;
  EXPECT_TRUE(rig.stub().Abort(&abort_context, abort, &response).ok());
  rig.gate().Open();
  while (reader->Read(&event)) {
  }
  const grpc::Status aborted = reader->Finish();
  EXPECT_EQ(aborted.error_code(), grpc::StatusCode::CANCELLED);
  ASSERT_TRUE(DetailsOf(aborted).usage.has_value());
  EXPECT_EQ(DetailsOf(aborted).usage->prompt_tokens(), 4);
  EXPECT_GT(DetailsOf(aborted).usage->completion_tokens(), 0);
  EXPECT_TRUE(rig.BackAtBaseline());

  grpc::ClientContext again_context;
  const grpc::Status again = rig.stub().Abort(&again_context, abort, &response);
  EXPECT_EQ(again.error_code(), grpc::StatusCode::NOT_FOUND);
  EXPECT_EQ(DetailsOf(again).field, "request_id");
}

TEST(GrpcErrors, ADrainingServerAsksToGoElsewhere) {
  GrpcRig rig;
  rig.engine().Drain();
  const grpc::Status status = rig.Generate(TextRequest("too late", 1)).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAVAILABLE);
  EXPECT_EQ(DetailsOf(status).reason, "DRAINING");
  EXPECT_GE(DetailsOf(status).retry_seconds, 1);
}

// Sends raw bytes where a message is expected.
grpc::Status SendBytes(GrpcRig* rig, const std::string& method, const std::string& bytes) {
  grpc::GenericStub stub(rig->channel());
  grpc::ClientContext context;
  grpc::CompletionQueue queue;
  const grpc::Slice slice(bytes);
  const auto call = stub.PrepareUnaryCall(&context, "/longspan.v1.Inference/" + method,
                                          grpc::ByteBuffer(&slice, 1), &queue);
  call->StartCall();
  grpc::ByteBuffer response;
  grpc::Status status;
  call->Finish(&response, &status, nullptr);
  void* tag = nullptr;
  bool ok = false;
  EXPECT_TRUE(queue.Next(&tag, &ok));
  queue.Shutdown();
  return status;
}

TEST(GrpcErrors, BrokenBytesAreTheClientsFault) {
  GrpcRig rig;
  const std::string cut_short = "\x1A\x10text";     // field 3 promises 16 bytes
  const std::string not_utf8 = "\x1A\x02\xC3\x28";  // field 3 holds no UTF-8
  for (const std::string& bytes : {cut_short, not_utf8, std::string("\xFF\xFF\xFF\xFF\xFF", 5)}) {
    EXPECT_EQ(SendBytes(&rig, "Generate", bytes).error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  }
  for (const char* method :
       {"Tokenize", "Detokenize", "Abort", "GetModelInfo", "GetServerInfo", "GetLoad"}) {
    EXPECT_EQ(SendBytes(&rig, method, "\x0A\x10text").error_code(),
              grpc::StatusCode::INVALID_ARGUMENT)
        << method;
  }
}

TEST(GrpcErrors, AMessageOverTheLimitIsRefusedByTheLimitsName) {
  GrpcRig rig;
  const std::string text(400'000, 'x');
  v1::TokenizeRequest tokenize;
  tokenize.set_text(text);
  v1::TokenizeResponse response;
  grpc::ClientContext context;
  for (const grpc::Status& status : {rig.Generate(TextRequest(text, 1)).status,
                                     rig.stub().Tokenize(&context, tokenize, &response)}) {
    EXPECT_EQ(status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
    EXPECT_EQ(DetailsOf(status).reason, "BODY_TOO_LARGE");
    EXPECT_THAT(status.error_message(), HasSubstr("at most 327680"));
    EXPECT_THAT(status.error_message(), HasSubstr("--max-body-bytes"));
  }
  // Up to 4 MiB, however small the limit is.
  const grpc::Status large = rig.Generate(TextRequest(std::string(4'000'000, 'x'), 1)).status;
  EXPECT_EQ(large.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_THAT(large.error_message(), HasSubstr("--max-body-bytes"));
  // Far too long: the library refuses it, and the connection goes on.
  const grpc::Status huge = rig.Generate(TextRequest(std::string(5'000'000, 'x'), 1)).status;
  EXPECT_EQ(huge.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_TRUE(rig.Generate(TextRequest("goes on", 3)).status.ok());
}

TEST(GrpcErrors, MessagesFitIntoHeaders) {
  const grpc::Status status = ToGrpcStatus(InvalidField("prompt", "ä" + std::string(100'000, 'x')));
  EXPECT_LT(status.error_message().size(), 1100u);
  EXPECT_LT(status.error_details().size(), 3000u);
}

}  // namespace
}  // namespace longspan
