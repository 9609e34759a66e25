#include "kernels/cuda/attention/path_timer.h"

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// More launches than that are not timed at once: two steps of 64 layers.
constexpr size_t kMostTimed = 128;

}  // namespace

// Without events nothing is timed, and the table chooses.
PathTimer::PathTimer(std::function<void(absl::string_view)> settled, cudaStream_t stream)
    : stream_(stream), profile_(std::move(settled)) {
  while (events_.size() < kMostTimed) {
    Events pair;
    if (!StatusOf(cudaEventCreate(&pair.begin), "cudaEventCreate").ok()) break;
    if (!StatusOf(cudaEventCreate(&pair.end), "cudaEventCreate").ok()) {
      cudaEventDestroy(pair.begin);
      break;
    }
    free_.push_back(events_.size());
    events_.push_back(pair);
  }
}

PathTimer::~PathTimer() {
  for (const Events& pair : events_) {
    cudaEventDestroy(pair.begin);
    cudaEventDestroy(pair.end);
  }
}

void PathTimer::BeginStep() {
  for (const TimedLaunch& launch : timed_) {
    profile_.Drop(launch.work, launch.path);
    free_.push_back(launch.events);
  }
  timed_.clear();
}

absl::Status PathTimer::Begin(const SelectedWork& work, SelectedPath path) {
  timed_.push_back({work, path, free_.back()});
  free_.pop_back();
  return StatusOf(cudaEventRecord(events_[timed_.back().events].begin, stream_), "cudaEventRecord");
}

absl::Status PathTimer::End() {
  return StatusOf(cudaEventRecord(events_[timed_.back().events].end, stream_), "cudaEventRecord");
}

absl::Status PathTimer::Learn(const std::vector<TimedLaunch>& timed) {
  for (const TimedLaunch& launch : timed) {
    const Events& pair = events_[launch.events];
    float ms = 0.0F;
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventElapsedTime(&ms, pair.begin, pair.end));
    free_.push_back(launch.events);
    profile_.Learn(launch.work, launch.path, double{ms} * 1e3);
  }
  return absl::OkStatus();
}

}  // namespace longspan::cuda
