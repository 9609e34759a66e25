// Sends what the plan says, and takes the events of all streams, on the one thread that calls Run.
//
// An open loop's requests are due at times that are fixed beforehand. Nothing that a server does or
// leaves moves them: a slow answer delays no other request, and latencies count from the due time.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "clients/cpp/bench/active_request.h"
#include "clients/cpp/bench/channels.h"
#include "clients/cpp/bench/load_plan.h"
#include "clients/cpp/bench/request_maker.h"
#include "clients/cpp/bench/request_record.h"
#include "grpcpp/alarm.h"

namespace longspan {

class LoadLoop {
 public:
  // All outlive this; `channels` is of the thread that calls Run.
  LoadLoop(const LoadPlan& plan, RequestMaker* maker, Channels* channels);
  ~LoadLoop();

  // Until all that was begun has ended. Called once.
  std::vector<RequestRecord> Run();
  // Any thread: nothing more is begun, and what runs is cancelled. Once.
  void Stop();

 private:
  using Clock = std::chrono::steady_clock;

  // How far a traffic is.
  struct Progress {
    std::optional<ArrivalProcess> arrivals;  // none: a closed loop
    int64_t next_us = 0;                     // of an open loop
    int64_t begun = 0;
    int64_t in_flight = 0;
    bool over = false;
  };
  // When a request is to be cancelled, if it still runs.
  using Cancellation = std::pair<int64_t, int64_t>;  // time, id

  int64_t NowUs() const;
  void EndTraffics(int64_t now_us);
  void BeginDue(int64_t now_us);
  void Begin(size_t traffic, int64_t intended_us);
  void Send(ActiveRequest* request);
  void CancelDue(int64_t now_us);
  void GiveUp();
  void OnEvent(ActiveRequest* request, bool ok);
  int64_t NextDueUs() const;
  bool over() const;

  const LoadPlan& plan_;
  RequestMaker* const maker_;
  Channels* const channels_;
  grpc::CompletionQueue queue_;
  grpc::Alarm stop_alarm_;
  std::atomic<bool> stopped_ = false;

  Clock::time_point start_;
  std::vector<Progress> traffics_;                            // [plan_.traffics]
  std::map<int64_t, std::unique_ptr<ActiveRequest>> active_;  // by id
  std::priority_queue<Cancellation, std::vector<Cancellation>, std::greater<>> cancellations_;
  std::vector<RequestRecord> records_;
  int64_t next_id_ = 0;
  int64_t give_up_us_ = kUnlimited;
  bool gave_up_ = false;
};

}  // namespace longspan
