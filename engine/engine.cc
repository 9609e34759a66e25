#include "engine/engine.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <numeric>
#include <thread>
#include <utility>

#include "engine/core/engine_core.h"
#include "kernels/base/clock.h"
#include "kernels/base/mutex.h"

namespace longspan {
namespace {

// An idle engine looks up this often, so that its heartbeat stays young.
constexpr absl::Duration kIdleWait = absl::Milliseconds(200);

// How often the engine thread's step is looked at. Of a longer time between two looks, in which
// this process did not run, no more counts for it.
constexpr absl::Duration kWatchInterval = absl::Milliseconds(100);
constexpr int64_t kMostPassedUs = 200'000;

// A mask of free text takes a millisecond at a vocabulary of 128,000 tokens: eight sequences need
// as many workers to have theirs within a step. At least two, so that a longer one holds up no
// other.
int MaskWorkersHere() {
  return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 2, 8);
}

PagePoolOptions PoolOptions(const EngineOptions& options, const Runner& runner) {
  PagePoolOptions pool;
  pool.order.resize(options.pages);
  std::iota(pool.order.begin(), pool.order.end(), 0);
  pool.absent_pages = options.pages - std::min(options.pages, runner.pages_there());
  const double quota_pages = options.prefix_tenant_share * static_cast<double>(options.pages);
  pool.tenant_quota_pages = std::max<int64_t>(1, static_cast<int64_t>(quota_pages));
  return pool;
}

}  // namespace

struct Engine::Thread {
  Thread(const EngineOptions& options, const KvLayout& layout, PagePool pool,
         std::unique_ptr<Runner> runner, const Tokenizer* tokenizer, Observer* observer)
      : core(options, layout, std::move(runner), tokenizer, observer, std::move(pool),
             SteadyClock::Machine(), StartMaskWorkers(MaskWorkersHere())),
        heartbeat_us(SteadyNowUs()) {
    load = core.Load();
    core.CallWithinSteps([this] { Publish(); });
  }

  void Run() {
    RunSteps();
    {
      MutexLock lock(&mutex);
      ended = true;
    }
    leaves.NotifyAll();
  }

  void RunSteps() {
    while (!stopping.load(std::memory_order_acquire)) {
      core.Step(kIdleWait);
      if (core.is_taken_over()) return;
      Publish();
    }
    core.FailAll(stop_reason);
    Publish();
  }

  // The watcher's thread, until the other has ended or hangs.
  void Watch() {
    int64_t before_us = SteadyNowUs();
    while (!WaitEnded(kWatchInterval)) {
      const int64_t now_us = SteadyNowUs();
      if (BreakIfHung(std::min(now_us - before_us, kMostPassedUs))) return;
      before_us = now_us;
    }
  }

  bool BreakIfHung(int64_t passed_us) {
    try {
      if (!core.BreakIfHung(passed_us)) return false;
      Publish();
    } catch (const std::exception&) {
      // Out of memory. Clients without an answer see their connections close with the process.
      MutexLock lock(&mutex);
      load.failed = true;
    }
    published.NotifyAll();
    leaves.NotifyAll();
    return true;
  }

  bool WaitEnded(absl::Duration timeout) {
    MutexLock lock(&mutex);
    return leaves.WaitFor(&mutex, absl::ToChronoNanoseconds(timeout),
                          [this]() LONGSPAN_REQUIRES(mutex) { return ended; });
  }

  // Whether the thread has ended. If not, it hangs.
  bool WaitEndedOrHung() {
    MutexLock lock(&mutex);
    leaves.Wait(&mutex,
                [this]() LONGSPAN_REQUIRES(mutex) { return ended || core.is_taken_over(); });
    return ended;
  }

  void Publish() {
    EngineLoad now = core.Load();
    heartbeat_us.store(SteadyNowUs(), std::memory_order_relaxed);
    {
      MutexLock lock(&mutex);
      load = std::move(now);
    }
    published.NotifyAll();
  }

  // Idle, and published as idle: what ended is in the load as well.
  bool WaitIdle(absl::Duration timeout) {
    MutexLock lock(&mutex);
    return published.WaitFor(
        &mutex, absl::ToChronoNanoseconds(timeout), [this]() LONGSPAN_REQUIRES(mutex) {
          return core.inbox().empty() && load.running_requests == 0 && !core.has_unreported_ends();
        });
  }

  bool WaitFailed(absl::Duration timeout) {
    MutexLock lock(&mutex);
    return published.WaitFor(&mutex, absl::ToChronoNanoseconds(timeout),
                             [this]() LONGSPAN_REQUIRES(mutex) { return load.failed; });
  }

  EngineCore core;
  std::atomic<bool> stopped{false};   // Stop was called
  std::atomic<bool> stopping{false};  // the thread must end
  std::atomic<int64_t> heartbeat_us;
  absl::Status stop_reason;  // written before `stopping`
  Mutex mutex;
  ConditionVariable published;
  ConditionVariable leaves;  // the thread has ended, or hangs
  EngineLoad load LONGSPAN_GUARDED_BY(mutex);
  bool ended LONGSPAN_GUARDED_BY(mutex) = false;  // the thread
  std::thread thread;
  std::thread watcher;
};

Engine::Engine(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
               const Tokenizer* tokenizer, Observer* observer)
    : thread_(std::make_unique<Thread>(options, layout, PagePool(PoolOptions(options, *runner)),
                                       std::move(runner), tokenizer, observer)) {}

Engine::~Engine() {
  Stop(absl::UnavailableError("the server is shutting down"));
  if (thread_->thread.joinable()) thread_->thread.join();
}

int Engine::ThreadsHere() { return 2 + MaskWorkersHere(); }

void Engine::Start() {
  thread_->thread = std::thread([this] { thread_->Run(); });
}

void Engine::StartWatching() {
  if (options().device_timeout_us == 0) return;
  thread_->watcher = std::thread([this] { thread_->Watch(); });
}

int64_t Engine::NewCall() { return thread_->core.inbox().NewCall(); }

absl::Status Engine::Submit(std::vector<std::unique_ptr<Request>> requests) {
  for (const auto& request : requests) {
    if (absl::Status status = thread_->core.CheckFits(*request); !status.ok()) return status;
  }
  return thread_->core.inbox().Submit(std::move(requests));
}

void Engine::Cancel(int64_t call, absl::Status reason) {
  thread_->core.inbox().Cancel(call, std::move(reason));
}

absl::Status Engine::Abort(absl::string_view id, absl::Status reason) {
  return thread_->core.inbox().Abort(id, std::move(reason));
}

void Engine::Drain() {
  thread_->core.inbox().Close(absl::UnavailableError("the server is draining"));
  thread_->core.inbox().Wake();
}

bool Engine::Idle() const {
  return thread_->core.inbox().empty() && !thread_->core.has_unreported_ends();
}

bool Engine::WaitIdle(absl::Duration timeout) const { return thread_->WaitIdle(timeout); }

bool Engine::WaitFailed(absl::Duration timeout) const { return thread_->WaitFailed(timeout); }

void Engine::Stop(absl::Status reason) {
  if (thread_->stopped.exchange(true)) return;
  thread_->core.inbox().Close(reason);
  thread_->stop_reason = std::move(reason);
  thread_->stopping.store(true, std::memory_order_release);
  thread_->core.inbox().Wake();
  if (!thread_->thread.joinable()) {
    return thread_->Run();  // never started: what was submitted hears of its end all the same
  }
  if (thread_->WaitEndedOrHung()) thread_->thread.join();
  if (thread_->watcher.joinable()) thread_->watcher.join();
}

std::optional<std::thread::native_handle_type> Engine::hung_thread() const {
  if (!thread_->thread.joinable() || !thread_->core.is_taken_over()) return std::nullopt;
  return thread_->thread.native_handle();
}

EngineLoad Engine::Load() const {
  EngineLoad load;
  {
    MutexLock lock(&thread_->mutex);
    load = thread_->load;
  }
  thread_->core.RefreshQueue(load);
  load.heartbeat_age_seconds =
      static_cast<double>(SteadyNowUs() - thread_->heartbeat_us.load(std::memory_order_relaxed)) /
      1e6;
  return load;
}

QueuedWork Engine::Queued(absl::string_view tenant) const {
  return thread_->core.inbox().queued_of(tenant);
}

const EngineOptions& Engine::options() const { return thread_->core.options(); }

}  // namespace longspan
