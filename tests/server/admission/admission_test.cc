// What becomes of a call: its requests, events and end.
#include "server/admission/admission.h"

#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/server/admission/admission_rig.h"

namespace longspan {
namespace {

TEST_F(AdmissionTest, PromptsOfOneCallShareIdAndNumber) {
  const Answer answer = Generate({Call("a", "x"), Call("b", "x")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_EQ(answer->at(0).request_id, "x");
  EXPECT_EQ(answer->at(1).request_id, "x");
  EXPECT_EQ(answer->at(0).call, answer->at(1).call);
  EXPECT_EQ(observer_.most_tokenizing(), 2);
  EXPECT_EQ(observer_.tokenizing(), 0);
  for (const Admitted& admitted : *answer) Finish(admitted);
}

TEST_F(AdmissionTest, IdsAreMade) {
  const Answer first = Generate({Call("a")});
  const Answer second = Generate({Call("a")});
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_FALSE(first->front().request_id.empty());
  EXPECT_NE(first->front().request_id, second->front().request_id);
  EXPECT_NE(first->front().call, second->front().call);
  Finish(first->front());
  Finish(second->front());
}

TEST_F(AdmissionTest, SequencesShareOneStream) {
  GenerateCall call = Call("abc");
  call.n = 3;
  const Answer answer = Generate({call});
  ASSERT_TRUE(answer.ok()) << answer.status();
  const std::vector<Event> events = Finish(answer->front());
  for (int32_t index : {0, 1, 2}) EXPECT_EQ(Tokens(events, index).size(), 5U);
}

// A byte is a token, and five are generated: all of them have the range that was chosen first.
TEST_F(AdmissionTest, PromptAndMaxTokensChooseTheRange) {
  model_.config.rope.long_inverse_frequencies = {1.0F};
  model_.config.rope.short_tokens = 10;
  const Answer of_short = Generate({Call("abcde")});
  ASSERT_TRUE(of_short.ok()) << of_short.status();
  Finish(of_short->front());
  EXPECT_GE(short_rows_, 5);
  EXPECT_EQ(long_rows_, 0);
  short_rows_ = 0;
  const Answer of_long = Generate({Call("abcdef")});
  ASSERT_TRUE(of_long.ok()) << of_long.status();
  Finish(of_long->front());
  EXPECT_GE(long_rows_, 5);
  EXPECT_EQ(short_rows_, 0);
}

TEST_F(AdmissionTest, RequestsWithSparseDecodeAreMarkedAndCounted) {
  model_.config.nsa.emplace().decode_only = true;
  model_.sparse_decode.mode = SparseDecodeMode::kOnRequest;
  GenerateCall asks = Call("a");
  asks.sparse_decode = true;
  asks.n = 2;
  const Answer sparse = Generate({asks, asks});
  ASSERT_TRUE(sparse.ok()) << sparse.status();
  for (const Admitted& admitted : *sparse) {
    EXPECT_TRUE(admitted.sparse_decode);
    Finish(admitted);
  }
  EXPECT_EQ(observer_.sparse_decodes, 2) << "requests, not sequences";
  const Answer dense = Generate({Call("a")});
  ASSERT_TRUE(dense.ok()) << dense.status();
  EXPECT_FALSE(dense->front().sparse_decode);
  Finish(dense->front());
  EXPECT_EQ(observer_.sparse_decodes, 2);
}

TEST_F(AdmissionTest, WhatIsWrongIsRefusedAtOnce) {
  GenerateCall bad = Call("a");
  bad.temperature = 3;
  const Answer answer = Generate({Call("a"), bad});
  EXPECT_EQ(ParamOf(answer.status()), "temperature");
  EXPECT_TRUE(engine_->Idle());
  EXPECT_EQ(observer_.ended(absl::StatusCode::kInvalidArgument), 1);
}

TEST_F(AdmissionTest, OnePromptTooLongRefusesAll) {
  const Answer answer = Generate({Call("a"), Call(std::string(1000, 'x'))});
  EXPECT_EQ(CodeOf(answer.status()), "context_length_exceeded");
  EXPECT_TRUE(engine_->Idle());
}

TEST_F(AdmissionTest, ARunningIdIsTaken) {
  gate_.Close();
  const Answer first = Generate({Call("a", "same")});
  ASSERT_TRUE(first.ok()) << first.status();
  const absl::Status second = Generate({Call("a", "same")}).status();
  EXPECT_TRUE(absl::IsAlreadyExists(second)) << second;
  EXPECT_EQ(CodeOf(second), "duplicate_request");
  EXPECT_EQ(HttpStatusOf(second), 409);
  gate_.Open();
  Finish(first->front());
}

TEST_F(AdmissionTest, HoldersOfKeysHaveIdsOfTheirOwn) {
  limits_.key_tenants = true;
  gate_.Close();
  std::vector<Admitted> admitted;
  for (const char* tenant : {"red", "blue"}) {
    GenerateCall call = Call("a", "same");
    call.key_tenant = tenant;
    Answer answer = Generate({call});
    ASSERT_TRUE(answer.ok()) << answer.status();
    admitted.push_back(std::move(answer->front()));
    EXPECT_EQ(admitted.back().request_id, "same");
    entered_.Pass();  // the first runs, so that there is room for others to wait
  }
  GenerateCall again = Call("a", "same");
  again.key_tenant = "red";
  const absl::Status taken = Generate({again}).status();
  EXPECT_EQ(CodeOf(taken), "duplicate_request");
  EXPECT_EQ(taken.message().find("red"), absl::string_view::npos);
  EXPECT_TRUE(absl::IsNotFound(admission_->Abort("green", "same")));
  EXPECT_TRUE(absl::IsNotFound(admission_->Abort("", "same")));
  EXPECT_TRUE(admission_->Abort("red", "same").ok());
  gate_.Open();
  EXPECT_TRUE(std::holds_alternative<RequestFailed>(Finish(admitted[0]).back()));
  EXPECT_TRUE(std::holds_alternative<SequenceFinished>(Finish(admitted[1]).back()));
}

TEST_F(AdmissionTest, TheIdOfSeveralPromptsIsTakenToo) {
  gate_.Close();
  const Answer both = Generate({Call("a", "same"), Call("b", "same")});
  ASSERT_TRUE(both.ok()) << both.status();
  EXPECT_TRUE(absl::IsAlreadyExists(Generate({Call("a", "same")}).status()));
  gate_.Open();
  for (const Admitted& admitted : *both) Finish(admitted);
}

TEST_F(AdmissionTest, TheIdOfSeveralPromptsAbortsThemAll) {
  gate_.Close();
  const Answer both = Generate({Call("a", "same"), Call("b", "same")});
  ASSERT_TRUE(both.ok()) << both.status();
  EXPECT_TRUE(admission_->Abort("", "same").ok());
  gate_.Open();
  for (const Admitted& admitted : *both) {
    const std::vector<Event> events = Finish(admitted);
    EXPECT_TRUE(std::holds_alternative<RequestFailed>(events.back())) << admitted.request_id;
  }
}

TEST_F(AdmissionTest, CancellingWhatHasEndedLeavesTheNextOfThatIdAlone) {
  const Answer first = Generate({Call("a", "x")});
  ASSERT_TRUE(first.ok()) << first.status();
  Finish(first->front());
  ASSERT_TRUE(engine_->WaitIdle(absl::Seconds(30)));
  gate_.Close();
  const Answer second = Generate({Call("b", "x")});
  ASSERT_TRUE(second.ok()) << second.status();
  admission_->Cancel(first->front().call);  // its client leaves only now
  gate_.Open();
  EXPECT_EQ(Tokens(Finish(second->front()), 0).size(), 5U);
}

TEST_F(AdmissionTest, AnExceptionFailsItsRequestAlone) {
  observer_.Throw(true);
  const absl::Status status = Generate({Call("a")}).status();
  EXPECT_TRUE(absl::IsInternal(status)) << status;
  EXPECT_EQ(observer_.tokenizing(), 0);
  EXPECT_EQ(observer_.ended(absl::StatusCode::kInternal), 1);
  observer_.Throw(false);
  const Answer next = Generate({Call("a")});
  ASSERT_TRUE(next.ok()) << next.status();
  EXPECT_EQ(Tokens(Finish(next->front()), 0).size(), 5U);
}

TEST_F(AdmissionTest, AbortEndsTheStream) {
  gate_.Close();
  const Answer answer = Generate({Call("a", "gone")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_TRUE(admission_->Abort("", "gone").ok());
  EXPECT_TRUE(absl::IsNotFound(admission_->Abort("", "never")));
  admission_->Cancel(12345);  // nothing to do, nothing said
  gate_.Open();
  const std::vector<Event> events = Finish(answer->front());
  EXPECT_TRUE(absl::IsCancelled(std::get<RequestFailed>(events.back()).status));
}

TEST_F(AdmissionTest, AReaderThatReadsNothingIsCutOff) {
  limits_.output_buffer_bytes = 16;
  GenerateCall call = Call("a");
  call.max_tokens = 500;
  const Answer answer = Generate({call});
  ASSERT_TRUE(answer.ok()) << answer.status();
  ASSERT_TRUE(engine_->WaitIdle(absl::Seconds(30)));
  const std::vector<Event> events = Finish(answer->front());
  ASSERT_EQ(events.size(), 1U);
  const absl::Status status = std::get<RequestFailed>(events[0]).status;
  EXPECT_EQ(CodeOf(status), "reader_too_slow") << status;
  EXPECT_TRUE(RetryAfterOf(status).has_value()) << status;
  EXPECT_EQ(observer_.overflows(), 1);
}

TEST_F(AdmissionTest, MorePromptLogprobsThanABodyHoldsAreRefused) {
  limits_.max_context_tokens = 100000;
  GenerateCall call = Call(std::string(8000, 'a'));
  call.prompt_logprobs = 20;
  call.n = 4;
  const absl::Status status = Generate({call}).status();
  EXPECT_EQ(ParamOf(status), "prompt_logprobs") << status;
  EXPECT_TRUE(engine_->Idle());
}

TEST_F(AdmissionTest, TheBytesOfACallAreGivenBackWithItsTokens) {
  ByteBudget budget(100);
  GenerateCall call = Call("abc");
  call.lease = std::make_shared<ByteLease>(&budget);
  ASSERT_TRUE(call.lease->GrowTo(60).ok());
  gate_.Close();
  const Answer answer = Generate({std::move(call)});
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_EQ(budget.taken_bytes(), 0U) << "while it still runs";
  gate_.Open();
  Finish(answer->front());
}

TEST_F(AdmissionTest, TheBytesOfARefusedCallAreGivenBackBeforeItHears) {
  ByteBudget budget(100);
  const auto refused = [&](GenerateCall call, size_t prompts = 1) {
    call.lease = std::make_shared<ByteLease>(&budget);
    EXPECT_TRUE(call.lease->GrowTo(60).ok());
    std::promise<absl::Status> heard;
    admission_->Generate(std::vector<GenerateCall>(prompts, std::move(call)), nullptr,
                         [&](const Answer& answer) {
                           EXPECT_EQ(budget.taken_bytes(), 0U) << answer.status();
                           heard.set_value(answer.status());
                         });
    return heard.get_future().get();
  };
  GenerateCall too_hot = Call("a");
  too_hot.temperature = 3;
  EXPECT_EQ(ParamOf(refused(std::move(too_hot))), "temperature");
  EXPECT_EQ(ParamOf(refused(Call("a"), 4)), "prompt") << "more than may wait";
  EXPECT_EQ(CodeOf(refused(Call(std::string(2000, 'a')))), "context_length_exceeded");
  observer_.Throw(true);
  EXPECT_TRUE(absl::IsInternal(refused(Call("a"))));
  workers_.reset();  // and with them the last lease
}

TEST_F(AdmissionTest, AClientThatLeavesWhileItsPromptsAreReadIsDropped) {
  for (const size_t prompts : {1, 2}) {  // before the engine has it, or before the next is read
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    int tokenized = 0;
    observer_.on_tokenized = [&] {
      *cancelled = true;
      ++tokenized;
    };
    const Answer answer = Generate(std::vector<GenerateCall>(prompts, Call("a")), cancelled);
    EXPECT_TRUE(absl::IsCancelled(answer.status())) << answer.status();
    EXPECT_EQ(tokenized, 1);
    EXPECT_TRUE(engine_->Idle());
  }
}

TEST_F(AdmissionTest, DrawsHaveTheSeedThatWasGivenOrOneOfTheirOwn) {
  const auto seed_of = [this](std::optional<uint64_t> given) {
    GenerateCall call = Call("a");
    call.temperature = 1;
    call.seed = given;
    const Answer answer = Generate({call});
    EXPECT_TRUE(answer.ok()) << answer.status();
    if (answer.ok()) Finish(answer->front());
    return last_seed_.load();
  };
  EXPECT_EQ(seed_of(17), 17U);
  EXPECT_EQ(seed_of(18), 18U);
  EXPECT_NE(seed_of(std::nullopt), seed_of(std::nullopt));
}

}  // namespace
}  // namespace longspan
