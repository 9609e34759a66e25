// Admission in front of the real engine, on a runner that hashes tokens.
#include "server/admission.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <map>
#include <memory>
#include <stdexcept>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/status_map.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using Answer = absl::StatusOr<std::vector<Admitted>>;

constexpr int64_t kPages = 64;
constexpr int32_t kSlots = 4;

// Counts what the front plane reports.
class CountingObserver : public RequestObserver {
 public:
  void OnCompletionEnded(Protocol, const absl::Status& status,
                         std::optional<FinishReason>) override {
    MutexLock lock(&mutex_);
    ++ended_[status.code()];
  }
  void OnTokenizing(int64_t change_requests) override {
    MutexLock lock(&mutex_);
    tokenizing_ += change_requests;
    most_tokenizing_ = std::max(most_tokenizing_, tokenizing_);
  }
  void OnTokenized(absl::Duration) override {
    if (throws_) throw std::runtime_error("no memory left");
  }
  void Throw(bool throws) { throws_ = throws; }
  void OnOutputOverflow() override {
    MutexLock lock(&mutex_);
    ++overflows_;
  }
  int64_t tokenizing() {
    MutexLock lock(&mutex_);
    return tokenizing_;
  }
  int64_t most_tokenizing() {
    MutexLock lock(&mutex_);
    return most_tokenizing_;
  }
  int overflows() {
    MutexLock lock(&mutex_);
    return overflows_;
  }
  int ended(absl::StatusCode code) {
    MutexLock lock(&mutex_);
    return ended_[code];
  }

 private:
  std::atomic<bool> throws_ = false;
  Mutex mutex_;
  std::map<absl::StatusCode, int> ended_ LONGSPAN_GUARDED_BY(mutex_);
  int64_t tokenizing_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int64_t most_tokenizing_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  int overflows_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

// Holds the engine's thread inside a step until it is opened.
class Gate {
 public:
  void Close() { Set(false); }
  void Open() { Set(true); }
  void Pass() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return open_; });
  }

 private:
  void Set(bool open) {
    {
      MutexLock lock(&mutex_);
      open_ = open;
    }
    changed_.NotifyAll();
  }
  Mutex mutex_;
  ConditionVariable changed_;
  bool open_ LONGSPAN_GUARDED_BY(mutex_) = true;
};

class AdmissionTest : public testing::Test {
 protected:
  AdmissionTest() {
    entered_.Close();
    model_.name = "demo";
    model_.tokenizer = TestTokenizer();
    model_.config.vocabulary = 256;
    limits_.max_context_tokens = 1000;
    limits_.max_body_bytes = 100000;
    EngineOptions options;
    options.pages = kPages;
    options.max_running_requests = kSlots;
    options.max_queued_requests = 3;
    auto runner = std::make_unique<FakeRunner>(FakeRunnerOptions{kPages, kSlots, 1, 256});
    runner->on_submit = [this](const ForwardBatch&) {
      entered_.Open();
      gate_.Pass();
      return absl::OkStatus();
    };
    engine_ = std::make_unique<Engine>(options, KvLayout{}, std::move(runner), TestTokenizer(),
                                       &engine_observer_);
    engine_->Start();
    workers_ = std::make_unique<WorkerPool>(1, 8);
    admission_ = std::make_unique<Admission>(&model_, &limits_, engine_.get(), workers_.get(),
                                             &observer_, [this] { return Load(); });
  }
  ~AdmissionTest() override {
    gate_.Open();
    workers_.reset();
  }

  // The engine's, but for what a cost model would predict.
  EngineLoad Load() {
    EngineLoad load = engine_->Load();
    load.queue_delay_us = queue_delay_us_;
    return load;
  }
  static GenerateCall Call(std::string text, std::optional<std::string> id = std::nullopt) {
    GenerateCall call;
    call.prompt = std::move(text);
    call.request_id = std::move(id);
    call.max_tokens = 5;
    call.ignore_eos = true;
    return call;
  }
  Answer Generate(std::vector<GenerateCall> calls,
                  std::shared_ptr<std::atomic<bool>> cancelled = nullptr) {
    std::promise<Answer> promise;
    admission_->Generate(std::move(calls), std::move(cancelled),
                         [&promise](Answer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
  }
  // All events of a request, to its end.
  static std::vector<Event> Finish(const Admitted& admitted) {
    std::vector<Event> all;
    int32_t unfinished = admitted.n;
    while (unfinished > 0) {
      auto woken = std::make_shared<Gate>();
      woken->Close();
      admitted.stream->SetWaker([woken] { woken->Open(); });
      woken->Pass();
      admitted.stream->SetWaker(nullptr);
      for (Event& event : admitted.stream->Take()) {
        if (std::holds_alternative<SequenceFinished>(event)) --unfinished;
        if (std::holds_alternative<RequestFailed>(event)) unfinished = 0;
        all.push_back(std::move(event));
      }
    }
    return all;
  }
  static std::vector<int32_t> Tokens(const std::vector<Event>& events, int32_t index) {
    std::vector<int32_t> tokens;
    for (const Event& event : events) {
      const auto* delta = std::get_if<TokenDelta>(&event);
      if (delta == nullptr || delta->index != index) continue;
      tokens.insert(tokens.end(), delta->token_ids.begin(), delta->token_ids.end());
    }
    return tokens;
  }

  Gate gate_;
  Gate entered_;  // opened when the engine computes
  std::atomic<double> queue_delay_us_ = 0;
  ServedModel model_;
  Limits limits_;
  Observer engine_observer_;
  CountingObserver observer_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Admission> admission_;
  std::unique_ptr<WorkerPool> workers_;
};

TEST_F(AdmissionTest, ATextBecomesTokensAndComesBackAsEvents) {
  const Answer answer = Generate({Call("abc", "mine")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  ASSERT_EQ(answer->size(), 1U);
  const Admitted& admitted = answer->front();
  EXPECT_EQ(admitted.request_id, "mine");
  EXPECT_EQ(admitted.prompt_token_ids.size(), 3U);
  const std::vector<Event> events = Finish(admitted);
  EXPECT_EQ(Tokens(events, 0).size(), 5U);
  EXPECT_EQ(observer_.ended(absl::StatusCode::kOk), 1);
}

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

TEST_F(AdmissionTest, BadTokenIdsAndBadTextAreTheClients) {
  GenerateCall ids = Call("");
  ids.prompt = std::vector<int64_t>{0, 256};
  EXPECT_EQ(ParamOf(Generate({ids}).status()), "prompt");
  EXPECT_EQ(ParamOf(Generate({Call("\xff")}).status()), "prompt");
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
  EXPECT_TRUE(admission_->Abort("same").ok());
  gate_.Open();
  for (const Admitted& admitted : *both) {
    const std::vector<Event> events = Finish(admitted);
    EXPECT_TRUE(std::holds_alternative<RequestFailed>(events.back())) << admitted.request_id;
  }
}

TEST_F(AdmissionTest, AFullQueueSaysWhenToComeBack) {
  gate_.Close();
  std::vector<Admitted> taken;
  absl::Status refused;
  for (int i = 0; i < kSlots + 3 + 1 && refused.ok(); ++i) {
    Answer answer = Generate({Call("a")});
    if (answer.ok()) {
      taken.push_back(answer->front());
    } else {
      refused = answer.status();
    }
  }
  EXPECT_TRUE(absl::IsResourceExhausted(refused)) << refused;
  EXPECT_EQ(CodeOf(refused), "queue_full");
  EXPECT_GT(RetryAfterOf(refused), absl::ZeroDuration());
  gate_.Open();
  for (const Admitted& admitted : taken) EXPECT_EQ(Tokens(Finish(admitted), 0).size(), 5U);
}

TEST_F(AdmissionTest, TheTimeToComeBackIsWhenThereWillBeRoom) {
  gate_.Close();
  std::vector<Admitted> taken;
  const auto take = [&](std::vector<GenerateCall> calls) {
    Answer answer = Generate(std::move(calls));
    ASSERT_TRUE(answer.ok()) << answer.status();
    for (const Admitted& admitted : *answer) taken.push_back(admitted);
  };
  take({Call("runs")});
  entered_.Pass();
  queue_delay_us_ = 9e6;
  take({Call("a"), Call("b")});
  EXPECT_EQ(RetryAfterOf(Generate({Call("c"), Call("d")}).status()), absl::Milliseconds(4500))
      << "one of the two that wait must go";
  take({Call("c")});
  const absl::Status refused = Generate({Call("d")}).status();
  EXPECT_EQ(CodeOf(refused), "queue_full") << refused;
  EXPECT_EQ(RetryAfterOf(refused), absl::Seconds(3)) << "one of the three that wait must go";
  gate_.Open();
  for (const Admitted& admitted : taken) Finish(admitted);
}

TEST_F(AdmissionTest, OneTenantLeavesRoomForOthers) {
  limits_.request_tenants = true;
  const auto of = [](const char* tenant) {
    GenerateCall call = Call("abc");
    call.tenant = tenant;
    return call;
  };
  gate_.Close();
  std::vector<Admitted> taken;
  const auto take = [&](const GenerateCall& call) {
    const Answer answer = Generate({call});
    ASSERT_TRUE(answer.ok()) << answer.status();
    taken.push_back(answer->front());
  };
  take(of("red"));
  entered_.Pass();
  take(of("red"));
  take(of("red"));
  const absl::Status refused = Generate({of("red")}).status();
  EXPECT_EQ(ParamOf(refused), "tenant") << refused;
  EXPECT_EQ(CodeOf(refused), "queue_full") << refused;
  take(of("blue"));
  gate_.Open();
  for (const Admitted& admitted : taken) Finish(admitted);
}

TEST_F(AdmissionTest, WhatCannotBeHadInTimeIsRefusedAtOnce) {
  gate_.Close();
  const Answer runs = Generate({Call("runs")});
  entered_.Pass();
  const Answer waits = Generate({Call("abc")});
  ASSERT_TRUE(runs.ok() && waits.ok());
  queue_delay_us_ = 1e7;
  GenerateCall hurried = Call("def");
  hurried.ttft_slo_ms = 4000;
  const absl::Status late = Generate({hurried}).status();
  EXPECT_TRUE(absl::IsResourceExhausted(late)) << late;
  EXPECT_EQ(CodeOf(late), "slo_unattainable");
  EXPECT_EQ(ParamOf(late), "ttft_slo_ms");
  EXPECT_EQ(RetryAfterOf(late), absl::Seconds(6));
  GenerateCall impatient = Call("def");
  impatient.queue_timeout_ms = 1000;
  EXPECT_EQ(CodeOf(Generate({Call("x"), impatient}).status()), "queue_full") << "all or none";
  EXPECT_EQ(observer_.ended(absl::StatusCode::kResourceExhausted), 2);
  const Answer patient = Generate({Call("def")});
  ASSERT_TRUE(patient.ok()) << patient.status();
  gate_.Open();
  for (const Answer* answer : {&runs, &waits, &patient}) Finish((*answer)->front());
}

TEST_F(AdmissionTest, PromptsThatCanNeverWaitTogetherAreRefusedByName) {
  const absl::Status status = Generate(std::vector<GenerateCall>(4, Call("a"))).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_EQ(ParamOf(status), "prompt");
  EXPECT_THAT(std::string(status.message()), testing::HasSubstr("--max-queued-requests"));
  const Answer most = Generate(std::vector<GenerateCall>(3, Call("a")));
  ASSERT_TRUE(most.ok()) << most.status();
  for (const Admitted& admitted : *most) EXPECT_EQ(Tokens(Finish(admitted), 0).size(), 5U);
}

TEST_F(AdmissionTest, ARequestLargerThanTheCacheIsRefusedByName) {
  GenerateCall call = Call(std::string(900, 'x'));
  call.max_tokens = 100;
  call.n = kSlots;
  limits_.max_context_tokens = 5000;
  call.max_tokens = 3000;
  const absl::Status status = Generate({call}).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
  EXPECT_EQ(ParamOf(status), "n");
  EXPECT_EQ(CodeOf(status), "kv_cache_exceeded");
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

TEST_F(AdmissionTest, DrainingTakesNothingNew) {
  engine_->Drain();
  const absl::Status status = Generate({Call("a")}).status();
  EXPECT_TRUE(absl::IsUnavailable(status)) << status;
  EXPECT_EQ(CodeOf(status), "draining");
  EXPECT_TRUE(RetryAfterOf(status).has_value());
}

TEST_F(AdmissionTest, ACancelledCallIsDropped) {
  auto cancelled = std::make_shared<std::atomic<bool>>(true);
  EXPECT_TRUE(absl::IsCancelled(Generate({Call("a")}, cancelled).status()));
  EXPECT_TRUE(engine_->Idle());
}

TEST_F(AdmissionTest, APassedDeadlineIsNotTokenised) {
  GenerateCall call = Call("a");
  call.deadline = absl::InfinitePast();
  EXPECT_TRUE(absl::IsDeadlineExceeded(Generate({call}).status()));
}

TEST_F(AdmissionTest, AbortEndsTheStream) {
  gate_.Close();
  const Answer answer = Generate({Call("a", "gone")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_TRUE(admission_->Abort("gone").ok());
  EXPECT_TRUE(absl::IsNotFound(admission_->Abort("never")));
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

TEST_F(AdmissionTest, TokenizeAndDetokenizeAreInverse) {
  std::promise<absl::StatusOr<Admission::Tokenized>> tokenized;
  admission_->Tokenize(
      "ab\xc3\xa4", true, true, nullptr,
      [&](absl::StatusOr<Admission::Tokenized> result) { tokenized.set_value(std::move(result)); });
  const auto tokens = tokenized.get_future().get();
  ASSERT_TRUE(tokens.ok()) << tokens.status();
  ASSERT_EQ(tokens->token_ids.size(), 4U);
  EXPECT_THAT(tokens->token_strings, ElementsAre("a", "b", "bytes:\\xc3", "bytes:\\xa4"));
  std::promise<absl::StatusOr<std::string>> text;
  admission_->Detokenize({tokens->token_ids.begin(), tokens->token_ids.end()}, true, nullptr,
                         [&](absl::StatusOr<std::string> result) { text.set_value(result); });
  EXPECT_EQ(*text.get_future().get(), "ab\xc3\xa4");
}

TEST_F(AdmissionTest, TokenizeAndDetokenizeAreLimited) {
  absl::Status status;
  admission_->Tokenize(std::string(100001, 'x'), true, false, nullptr,
                       [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(ParamOf(status), "prompt");
  admission_->Detokenize({256}, true, nullptr,
                         [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(ParamOf(status), "tokens");
  admission_->Detokenize(std::vector<int64_t>(1001, 1), true, nullptr,
                         [&](const auto& result) { status = result.status(); });
  EXPECT_EQ(ParamOf(status), "tokens");
  EXPECT_EQ(CodeOf(status), "context_length_exceeded");
  std::promise<absl::Status> listed;
  admission_->Tokenize(std::string(1001, 'x'), true, false, nullptr,
                       [&](const auto& result) { listed.set_value(result.status()); });
  EXPECT_EQ(CodeOf(listed.get_future().get()), "context_length_exceeded");
}

TEST_F(AdmissionTest, TokensOfAClientThatHasGoneAreNotMade) {
  const auto gone = std::make_shared<std::atomic<bool>>(true);
  std::promise<absl::Status> tokenized;
  admission_->Tokenize("ab", true, true, gone,
                       [&](const auto& result) { tokenized.set_value(result.status()); });
  EXPECT_TRUE(absl::IsCancelled(tokenized.get_future().get()));
  std::promise<absl::Status> text;
  admission_->Detokenize({97}, true, gone,
                         [&](const auto& result) { text.set_value(result.status()); });
  EXPECT_TRUE(absl::IsCancelled(text.get_future().get()));
}

TEST_F(AdmissionTest, TheEchoIsWhatTheClientWroteOrTheModelReads) {
  GenerateCall call = Call("abc");
  const auto echo = [&] {
    const Answer answer = Generate({call});
    EXPECT_TRUE(answer.ok()) << answer.status();
    if (!answer.ok()) return std::string("?");
    Finish(answer->front());
    return answer->front().echo;
  };
  EXPECT_EQ(echo(), "");
  call.echo = true;
  EXPECT_EQ(echo(), "abc");
  call.truncate_prompt_tokens = 2;
  EXPECT_EQ(echo(), "bc");
  call.truncate_prompt_tokens.reset();
  call.prompt = std::vector<int64_t>{'x', 'y'};
  EXPECT_EQ(echo(), "xy");
}

TEST_F(AdmissionTest, TheEchoOfIdsHasSpecialTokensWhereTheClientWantsThem) {
  const auto tokenizer = Tokenizer::Load(
      R"({"version": "1.0", "normalizer": null, "post_processor": null,
          "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                            "use_regex": false},
          "added_tokens": [{"id": 1, "content": "<s>", "special": true, "single_word": false,
                            "lstrip": false, "rstrip": false, "normalized": false}],
          "decoder": {"type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false,
                      "use_regex": false},
          "model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}})",
      "");
  ASSERT_TRUE(tokenizer.ok()) << tokenizer.status();
  model_.tokenizer = tokenizer->get();
  for (const bool skip : {true, false}) {
    GenerateCall call = Call("");
    call.prompt = std::vector<int64_t>{1, 0};
    call.echo = true;
    call.skip_special_tokens = skip;
    const Answer answer = Generate({call});
    ASSERT_TRUE(answer.ok()) << answer.status();
    EXPECT_EQ(answer->front().echo, skip ? "a" : "<s>a");
    Finish(answer->front());
  }
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

}  // namespace
}  // namespace longspan
