#include <map>
#include <thread>

#include "absl/algorithm/container.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using Case = v1::GenerateEvent::EventCase;

std::vector<Case> CasesOf(const Streamed& streamed) {
  std::vector<Case> cases;
  for (const auto& event : streamed.events) {
    if (cases.empty() || cases.back() != event.event_case()) cases.push_back(event.event_case());
  }
  return cases;
}

TEST(GrpcGenerate, StreamsEventsInOrder) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest(std::string(150, 'a'), 30);
  request.set_request_id("first");
  request.mutable_response()->set_progress_interval_ms(0);
  request.mutable_response()->set_echo(true);
  request.mutable_response()->set_include_timing(true);
  request.mutable_response()->set_include_attribution(true);
  const Streamed streamed = rig.Generate(request);
  ASSERT_TRUE(streamed.status.ok()) << streamed.status.error_message();
  EXPECT_THAT(CasesOf(streamed),
              ElementsAre(Case::kAccepted, Case::kPromptOutput, Case::kPrefillProgress,
                          Case::kTokenDelta, Case::kFinished));
  EXPECT_EQ(rig.stream_writes().size(), streamed.events.size());
  EXPECT_EQ(streamed.events[0].accepted().request_id(), "first");
  EXPECT_EQ(streamed.events[0].accepted().prompt_tokens(), 150);
  EXPECT_EQ(streamed.events[1].prompt_output().text(), std::string(150, 'a'));
  EXPECT_EQ(streamed.events[1].prompt_output().token_ids_size(), 150);
  EXPECT_EQ(streamed.TokenIds(), ExpectedIds(std::string(150, 'a'), 0, 30));
  EXPECT_EQ(streamed.Text(), ExpectedText(std::string(150, 'a'), 0, 30));
  ASSERT_EQ(streamed.Finishes().size(), 1u);
  const v1::Finished finished = streamed.Finishes()[0];
  EXPECT_EQ(finished.reason(), v1::FINISH_REASON_LENGTH);
  EXPECT_EQ(finished.usage().prompt_tokens(), 150);
  EXPECT_EQ(finished.usage().completion_tokens(), 30);
  EXPECT_EQ(finished.timing().prefill_chunks(), 3);
  EXPECT_TRUE(finished.has_attribution());
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcGenerate, TheFirstEventSaysWhetherTheAnswerIsApproximate) {
  GrpcRigOptions options;
  options.model_is_dense = true;
  options.sparse_decode.mode = SparseDecodeMode::kOnRequest;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest("abc", 2);
  EXPECT_FALSE(rig.Generate(request).events.at(0).accepted().sparse_decode());
  request.mutable_attention()->set_sparse_decode(true);
  EXPECT_TRUE(rig.Generate(request).events.at(0).accepted().sparse_decode());
}

TEST(GrpcGenerate, ProgressRisesToTheTotal) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest(std::string(300, 'b'), 1);
  request.mutable_response()->set_progress_interval_ms(0);
  const Streamed streamed = rig.Generate(request);
  int64_t last = 0;
  for (const auto& event : streamed.events) {
    if (!event.has_prefill_progress()) continue;
    EXPECT_GT(event.prefill_progress().processed_tokens(), last);
    EXPECT_EQ(event.prefill_progress().total_tokens(), 300);
    last = event.prefill_progress().processed_tokens();
  }
  EXPECT_EQ(last, 300);
}

TEST(GrpcGenerate, EverySequenceCountsItsDeltasAndEndsOnce) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("several", 40);
  request.mutable_sampling()->set_n(4);
  const Streamed streamed = rig.Generate(request);
  ASSERT_TRUE(streamed.status.ok()) << streamed.status.error_message();
  std::map<int32_t, int64_t> next_sequence;
  for (const auto& event : streamed.events) {
    if (!event.has_token_delta()) continue;
    EXPECT_EQ(event.token_delta().sequence(), next_sequence[event.token_delta().index()]++);
  }
  ASSERT_EQ(streamed.Finishes().size(), 4u);
  for (int32_t index = 0; index < 4; ++index) {
    EXPECT_EQ(streamed.TokenIds(index), ExpectedIds("several", index, 40)) << index;
  }
}

TEST(GrpcGenerate, GivesOnlyWhatIsAskedFor) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("ids alone", 10);
  request.mutable_response()->set_text(false);
  Streamed streamed = rig.Generate(request);
  EXPECT_EQ(streamed.Text(), "");
  EXPECT_EQ(streamed.TokenIds().size(), 10u);
  EXPECT_FALSE(streamed.Finishes()[0].has_timing());
  EXPECT_FALSE(streamed.Finishes()[0].has_attribution());
  request = TextRequest("text alone", 10);
  request.clear_response();
  streamed = rig.Generate(request);
  EXPECT_EQ(streamed.Text(), ExpectedText("text alone", 0, 10));
  EXPECT_TRUE(streamed.TokenIds().empty());
}

TEST(GrpcGenerate, EachSequenceHasABlockMapOfItsOwn) {
  GrpcRigOptions options;
  options.layout.layers = 2;
  options.layout.kv_heads = 2;
  options.layout.has_summaries = true;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest(std::string(100, 'a'), 3);
  request.mutable_sampling()->set_n(2);
  request.mutable_response()->set_include_block_map(true);
  const Streamed streamed = rig.Generate(request);
  ASSERT_TRUE(streamed.status.ok()) << streamed.status.error_message();
  ASSERT_EQ(streamed.Finishes().size(), 2U);
  for (const v1::Finished& finished : streamed.Finishes()) {
    const v1::BlockMap& map = finished.block_map();
    EXPECT_EQ(map.page_tokens(), 64);
    EXPECT_EQ(map.prompt_pages(), 2);
    EXPECT_EQ(map.answer_tokens(), 3);
    ASSERT_EQ(map.layer_groups_size(), 2);
    for (int layer = 0; layer < 2; ++layer) {
      EXPECT_EQ(map.layer_groups(layer).first_layer(), layer);
      EXPECT_EQ(map.layer_groups(layer).last_layer(), layer);
      // There are no more blocks than may be selected.
      EXPECT_THAT(map.layer_groups(layer).selected_pages(), ElementsAre(6, 6));
    }
  }
  request.mutable_response()->set_include_block_map(false);
  EXPECT_FALSE(rig.Generate(request).Finishes()[0].has_block_map());
}

TEST(GrpcGenerate, TokenIdsAreAPromptToo) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("", 12);
  for (const char c : std::string("by ids")) request.mutable_token_ids()->add_ids(c);
  EXPECT_EQ(rig.Generate(request).TokenIds(), ExpectedIds("by ids", 0, 12));
}

TEST(GrpcGenerate, AStopStringEndsASequence) {
  GrpcRig rig;
  const std::string expected = ExpectedText("stop here", 0, 40);
  size_t begin = 5;  // at a whole character
  while ((static_cast<unsigned char>(expected[begin]) & 0xC0) == 0x80) ++begin;
  size_t end = begin + 3;
  while (end < expected.size() && (static_cast<unsigned char>(expected[end]) & 0xC0) == 0x80) ++end;
  const std::string stop = expected.substr(begin, end - begin);
  v1::GenerateRequest request = TextRequest("stop here", 40);
  request.mutable_stopping()->add_stop(stop);
  const Streamed streamed = rig.Generate(request);
  ASSERT_EQ(streamed.Finishes().size(), 1u) << streamed.status.error_message();
  EXPECT_EQ(streamed.Finishes()[0].reason(), v1::FINISH_REASON_STOP);
  EXPECT_EQ(streamed.Finishes()[0].stop_string(), stop);
  EXPECT_EQ(streamed.Text(), expected.substr(0, expected.find(stop)));
}

TEST(GrpcGenerate, AStopTokenIsNamed) {
  GrpcRig rig;
  const std::vector<uint32_t> expected = ExpectedIds("token", 0, 4);
  v1::GenerateRequest request = TextRequest("token", 40);
  request.mutable_stopping()->add_stop_token_ids(expected[3]);
  const Streamed streamed = rig.Generate(request);
  ASSERT_EQ(streamed.Finishes().size(), 1u) << streamed.status.error_message();
  EXPECT_EQ(streamed.Finishes()[0].token_id(), expected[3]);
}

TEST(GrpcGenerate, PromptLogprobsComeOnceAndWithTheEcho) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest(std::string(100, 'p'), 5);
  request.mutable_response()->set_echo(true);
  request.mutable_response()->set_logprobs_top_n(0);
  const Streamed streamed = rig.Generate(request);
  int outputs = 0;
  int logprobs = 0;
  for (const auto& event : streamed.events) {
    for (const auto& position : event.token_delta().logprobs()) {
      EXPECT_EQ(position.top_size(), 0);
      ++logprobs;
    }
    if (!event.has_prompt_output()) continue;
    ++outputs;
    EXPECT_EQ(event.prompt_output().text(), std::string(100, 'p'));
    ASSERT_EQ(event.prompt_output().logprobs_size(), 99);
    EXPECT_EQ(event.prompt_output().logprobs(98).chosen().token_id(), uint32_t{'p'});
  }
  EXPECT_EQ(outputs, 1);
  EXPECT_EQ(logprobs, 5);
}

TEST(GrpcGenerate, ALongEchoComesInParts) {
  GrpcRigOptions options;
  options.engine.pages = 16384;
  options.engine.prefill_chunk_tokens = 65536;
  options.limits.max_context_tokens = options.engine.pages * kPageTokens;
  options.limits.max_body_bytes = 2 * 1024 * 1024;
  GrpcRig rig(options);
  std::string prompt;
  while (prompt.size() < 700'000) prompt += "ä long prompt, ";
  v1::GenerateRequest request = TextRequest(prompt, 1);
  request.mutable_response()->set_echo(true);
  const Streamed streamed = rig.Generate(request);
  ASSERT_TRUE(streamed.status.ok()) << streamed.status.error_message();
  std::string echo;
  std::vector<uint32_t> ids;
  int parts = 0;
  for (const auto& event : streamed.events) {
    if (!event.has_prompt_output()) continue;
    ++parts;
    EXPECT_LT(event.ByteSizeLong(), 2u * 1024 * 1024);
    echo += event.prompt_output().text();
    ids.insert(ids.end(), event.prompt_output().token_ids().begin(),
               event.prompt_output().token_ids().end());
  }
  EXPECT_GT(parts, 1);
  EXPECT_EQ(echo, prompt);
  EXPECT_EQ(ids.size(), prompt.size());
}

TEST(GrpcGenerate, CoalescingSendsFewerDeltas) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("coalesce", 300);
  request.mutable_response()->set_coalesce_ms(200);
  const Streamed streamed = rig.Generate(request);
  ASSERT_TRUE(streamed.status.ok()) << streamed.status.error_message();
  EXPECT_EQ(streamed.TokenIds(), ExpectedIds("coalesce", 0, 300));
  int deltas = 0;
  for (const auto& event : streamed.events) deltas += event.has_token_delta() ? 1 : 0;
  EXPECT_LT(deltas, 100);
}

// After the first one deltas may wait ten seconds here, the end may not.
TEST(GrpcGenerate, CoalescingNeverHoldsBackTheEnd) {
  GrpcRig rig;
  v1::GenerateRequest request = TextRequest("coalesce", 3000);
  request.mutable_response()->set_coalesce_ms(10'000);
  grpc::ClientContext context;
  context.set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(8));
  const auto reader = rig.stub().Generate(&context, request);
  v1::GenerateEvent event;
  bool finished = false;
  while (reader->Read(&event)) finished = finished || event.has_finished();
  EXPECT_TRUE(finished);
  const grpc::Status status = reader->Finish();
  EXPECT_TRUE(status.ok()) << status.error_message();
}

// So many that an answer cannot end before somebody has read most of it.
constexpr int kUnreadTokens = 100'000;

GrpcRigOptions WithLongContext() {
  GrpcRigOptions options;
  options.engine.pages = 8192;
  options.engine.prefill_chunk_tokens = 65536;
  options.limits.max_context_tokens = options.engine.pages * kPageTokens;
  return options;
}

TEST(GrpcGenerate, ACancelledCallFreesItsPages) {
  GrpcRig rig(WithLongContext());
  grpc::ClientContext context;
  const auto reader = rig.stub().Generate(&context, TextRequest("endless", kUnreadTokens));
  v1::GenerateEvent event;
  do {
    ASSERT_TRUE(reader->Read(&event));
  } while (!event.has_token_delta());
  context.TryCancel();
  while (reader->Read(&event)) {
  }
  EXPECT_EQ(reader->Finish().error_code(), grpc::StatusCode::CANCELLED);
  EXPECT_TRUE(rig.BackAtBaseline());
  EXPECT_TRUE(WaitUntil([&] { return rig.exchanges().size() == 1; }));
  EXPECT_EQ(rig.exchanges()[0].code, grpc::StatusCode::CANCELLED);
}

TEST(GrpcGenerate, CancellationWhileQueuedOrTokenisedLeavesNothing) {
  GrpcRig rig;
  rig.gate().Close();
  for (int i = 0; i < 50; ++i) {
    grpc::ClientContext context;
    const auto reader = rig.stub().Generate(&context, TextRequest("never read", 100));
    context.TryCancel();
    EXPECT_EQ(reader->Finish().error_code(), grpc::StatusCode::CANCELLED);
  }
  rig.gate().Open();
  EXPECT_TRUE(rig.BackAtBaseline());
  EXPECT_TRUE(rig.Generate(TextRequest("still serves", 5)).status.ok());
}

TEST(GrpcGenerate, APassedDeadlineFreesItsPages) {
  GrpcRig rig;
  rig.gate().Close();
  grpc::ClientContext context;
  context.set_deadline(std::chrono::system_clock::now() + std::chrono::milliseconds(50));
  const auto reader = rig.stub().Generate(&context, TextRequest("late", 3000));
  v1::GenerateEvent event;
  while (reader->Read(&event)) {
  }
  EXPECT_EQ(reader->Finish().error_code(), grpc::StatusCode::DEADLINE_EXCEEDED);
  rig.gate().Open();
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcGenerate, AReaderThatTakesNothingIsCutOff) {
  GrpcRigOptions options = WithLongContext();
  options.limits.max_body_bytes = 1024 * 1024;
  options.limits.reader_stall_timeout = absl::Milliseconds(20);
  GrpcRig rig(options);
  rig.gate().Close();
  v1::GenerateRequest request = TextRequest(std::string(400'000, 's'), kUnreadTokens);
  request.mutable_response()->set_echo(true);  // more than a window of HTTP/2 holds
  // A window that does not grow with what the connection could carry.
  grpc::ChannelArguments arguments;
  arguments.SetInt(GRPC_ARG_HTTP2_BDP_PROBE, 0);
  arguments.SetInt(GRPC_ARG_HTTP2_STREAM_LOOKAHEAD_BYTES, 64 * 1024);
  const auto stub = v1::Inference::NewStub(grpc::CreateCustomChannel(
      rig.server().bound_address(), grpc::InsecureChannelCredentials(), arguments));
  grpc::ClientContext context;
  const auto reader = stub->Generate(&context, request);
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); })) << "it runs";
  rig.gate().Open();
  EXPECT_TRUE(rig.BackAtBaseline());
  EXPECT_TRUE(WaitUntil([&] { return rig.exchanges().size() == 1; }));
  EXPECT_EQ(rig.exchanges()[0].code, grpc::StatusCode::CANCELLED);
  EXPECT_TRUE(absl::c_any_of(rig.stream_writes(), [&](absl::Duration write) {
    return write >= options.limits.reader_stall_timeout;
  })) << "the write that never ended counts as well";
  context.TryCancel();
  v1::GenerateEvent event;
  while (reader->Read(&event)) {
  }
  EXPECT_FALSE(reader->Finish().ok());
}

TEST(GrpcGenerate, StoppingTheServerEndsStreams) {
  GrpcRig rig;
  rig.gate().Close();
  grpc::ClientContext context;
  const auto reader = rig.stub().Generate(&context, TextRequest("cut", 3000));
  v1::GenerateEvent event;
  ASSERT_TRUE(reader->Read(&event));
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); })) << "it runs";
  std::thread stopper([&] { rig.server().Stop(); });
  while (reader->Read(&event)) {
  }
  EXPECT_FALSE(reader->Finish().ok());
  rig.gate().Open();
  stopper.join();
  EXPECT_TRUE(rig.BackAtBaseline());
}

TEST(GrpcGenerate, AnEngineThatStopsTellsItsStreams) {
  GrpcRig rig(WithLongContext());
  grpc::ClientContext context;
  const auto reader = rig.stub().Generate(&context, TextRequest("drained", kUnreadTokens));
  v1::GenerateEvent event;
  ASSERT_TRUE(reader->Read(&event));
  rig.engine().Stop(absl::UnavailableError("the drain took too long"));
  while (reader->Read(&event)) {
  }
  const grpc::Status status = reader->Finish();
  EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAVAILABLE);
  EXPECT_EQ(status.error_message(), "the drain took too long");
}

TEST(GrpcGenerate, ManyStreamsAtOnceAreApart) {
  GrpcRigOptions options;
  options.engine.max_queued_requests = 64;
  GrpcRig rig(options);
  std::vector<std::thread> clients;
  for (int i = 0; i < 24; ++i) {
    clients.emplace_back([&rig, i] {
      const std::string prompt = "stream " + std::to_string(i);
      const Streamed streamed = rig.Generate(TextRequest(prompt, 30 + i));
      EXPECT_TRUE(streamed.status.ok()) << streamed.status.error_message();
      EXPECT_EQ(streamed.TokenIds(), ExpectedIds(prompt, 0, 30 + i));
    });
  }
  for (std::thread& client : clients) client.join();
  EXPECT_TRUE(rig.BackAtBaseline());
  EXPECT_EQ(rig.exchanges().size(), 24u);
}

}  // namespace
}  // namespace longspan
