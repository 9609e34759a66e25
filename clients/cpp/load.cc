// longspan load: what a server has to do, live.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "clients/cpp/base/command.h"
#include "clients/cpp/base/flag_text.h"
#include "clients/cpp/load/load_call.h"
#include "clients/cpp/load/load_output.h"
#include "clients/cpp/load/sample_history.h"
#include "clients/cpp/load/wake_up.h"

namespace longspan {
namespace {

constexpr int64_t kShortestUs = 10'000;

struct LoadFlags {
  int64_t interval_us = 1'000'000;
  int64_t window_us = 10'000'000;
  std::optional<int64_t> count;
  bool once = false;
  bool json = false;

  bool is_live() const { return isatty(STDOUT_FILENO) == 1 && !once && !json; }
  int64_t Samples() const {
    if (once) return 1;
    return count.value_or(is_live() || json ? std::numeric_limits<int64_t>::max() : 1);
  }
};

// A server that is away or not ready comes back; one that refuses us does not change its mind.
bool MayPass(const grpc::Status& status) {
  return status.error_code() == grpc::StatusCode::UNAVAILABLE ||
         status.error_code() == grpc::StatusCode::DEADLINE_EXCEEDED;
}

struct End {
  int exit_code = kExitOk;
  grpc::Status failure;  // not OK: to be reported
};

class Watch {
 public:
  Watch(const LoadFlags& flags, const Connection& connection, LoadOutput* output)
      : flags_(flags),
        history_(static_cast<double>(flags.window_us) * 1e-6),
        call_(connection),
        output_(output) {}

  End Run(const WakeUps& wake_ups) {
    auto due = std::chrono::steady_clock::now();
    for (int64_t samples = flags_.Samples(); samples > 0;) {
      if (!call_.is_asking() && std::chrono::steady_clock::now() >= due) {
        call_.Ask();
        due = std::max(due + Interval(), std::chrono::steady_clock::now());
      }
      const auto until = call_.is_asking() ? std::nullopt : std::optional(due);
      switch (wake_ups.Wait(until, call_.answer_fd(), output_->has_keys())) {
        case WakeUp::kTime:
          break;
        case WakeUp::kAnswer:
          --samples;
          TakeAnswer();
          if (!last_.ok() && !MayPass(last_)) return {kExitFailure, last_};
          break;
        case WakeUp::kResize:
          output_->Resize();
          break;
        case WakeUp::kQuit:
          return {};
        case WakeUp::kInterrupt:
          return {kExitInterrupted};
      }
      if (!std::cout) return {kExitFailure};  // nobody reads it
    }
    return {last_.ok() ? kExitOk : kExitUnavailable};
  }

 private:
  std::chrono::microseconds Interval() const {
    return std::chrono::microseconds(flags_.interval_us);
  }

  void TakeAnswer() {
    v1::GetLoadResponse sample;
    last_ = call_.Take(&sample);
    if (last_.ok()) {
      history_.Add(std::move(sample));
      output_->Show(history_.View());
    } else if (MayPass(last_)) {
      output_->ShowTrouble(last_);
    }
  }

  const LoadFlags& flags_;
  SampleHistory history_;
  LoadCall call_;
  LoadOutput* const output_;
  grpc::Status last_;  // of the newest answer
};

int Run(const LoadFlags& flags, const Connection& connection, const CLI::App& app) {
  const WakeUps wake_ups;
  std::unique_ptr<LoadOutput> output;
  if (flags.is_live()) {
    output = std::make_unique<LiveOutput>(connection, app);
  } else {
    output = std::make_unique<StreamOutput>(connection, app, flags.json);
  }
  const End end = Watch(flags, connection, output.get()).Run(wake_ups);
  output.reset();  // the terminal is as it was
  return end.failure.ok() ? end.exit_code : ReportFailure(connection, app, end.failure);
}

CLI::Option* AddTime(CLI::App* app, const char* name, const char* help, int64_t* to_us) {
  return app
      ->add_option_function<std::string>(
          name,
          [=](const std::string& text) {
            const auto time_us = ParseDurationUs(text);
            if (!time_us.has_value() || *time_us < kShortestUs) {
              throw CLI::ValidationError(name, "'" + text + "' is not a TIME of 10ms or more");
            }
            *to_us = *time_us;
          },
          help)
      ->type_name("TIME");
}

}  // namespace

Command LoadCommand(CLI::App* parent, const Connection* connection) {
  CLI::App* app = parent->add_subcommand(
      "load",
      "Show what the server has to do: live on a terminal, until q; else once. TIME is a number "
      "with us, ms, s, m or h");
  auto flags = std::make_shared<LoadFlags>();
  AddTime(app, "--interval", "between two samples [1s]", &flags->interval_us);
  AddTime(app, "--window", "that percentiles of latencies are of [10s]", &flags->window_us);
  CLI::Option* count = app->add_option("--count", flags->count, "end after so many samples")
                           ->check(CLI::PositiveNumber)
                           ->type_name("N");
  app->add_flag("--once", flags->once, "one sample, as text")->excludes(count);
  app->add_flag("--json", flags->json, "a line of JSON a sample");
  return {app, [flags, connection, app] { return Run(*flags, *connection, *app); }};
}

}  // namespace longspan
