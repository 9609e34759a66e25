// Admission in front of the real engine, on a runner that hashes tokens.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "server/admission/admission.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {

using Answer = absl::StatusOr<std::vector<Admitted>>;

inline constexpr int64_t kPages = 64;
inline constexpr int32_t kSlots = 4;

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
    if (on_tokenized) on_tokenized();
  }
  std::function<void()> on_tokenized;
  void Throw(bool throws) { throws_ = throws; }
  void OnSparseDecode() override { ++sparse_decodes; }
  std::atomic<int> sparse_decodes = 0;
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
    runner->on_submit = [this](const ForwardBatch& batch) {
      entered_.Open();
      gate_.Pass();
      for (const DrawRow& row : batch.draw.rows) last_seed_ = row.seed;
      for (const ForwardRow& row : batch.rows) ++(row.rotates_long ? long_rows_ : short_rows_);
      return device_is_lost_ ? absl::InternalError("the device is lost") : absl::OkStatus();
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
    if (stale_load_.has_value()) return *stale_load_;
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
  Gate entered_;                         // opened when the engine computes
  std::atomic<uint64_t> last_seed_ = 0;  // with which it drew
  std::atomic<int> long_rows_ = 0;       // computed, by their range of RoPE
  std::atomic<int> short_rows_ = 0;
  std::atomic<bool> device_is_lost_ = false;
  std::optional<EngineLoad> stale_load_;  // what admission sees in place of the engine's
  std::atomic<double> queue_delay_us_ = 0;
  ServedModel model_;
  Limits limits_;
  Observer engine_observer_;
  CountingObserver observer_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Admission> admission_;
  std::unique_ptr<WorkerPool> workers_;
};

}  // namespace longspan
