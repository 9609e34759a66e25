// A stream and events of it, given back on destruction.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/status/statusor.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan {
namespace cuda {

class Stream {
 public:
  static absl::StatusOr<std::unique_ptr<Stream>> Create() {
    cudaStream_t stream = nullptr;
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    return absl::WrapUnique(new Stream(stream));
  }
  ~Stream() { cudaStreamDestroy(stream_); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  cudaStream_t get() const { return stream_; }

 private:
  explicit Stream(cudaStream_t stream) : stream_(stream) {}
  const cudaStream_t stream_;
};

class Event {
 public:
  static absl::StatusOr<Event> Create() {
    cudaEvent_t event = nullptr;
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    return Event(event);
  }
  ~Event() {
    if (event_ != nullptr) cudaEventDestroy(event_);
  }
  Event(Event&& other) noexcept : event_(std::exchange(other.event_, nullptr)) {}
  Event& operator=(Event&&) = delete;
  cudaEvent_t get() const { return event_; }

 private:
  explicit Event(cudaEvent_t event) : event_(event) {}
  cudaEvent_t event_;
};

}  // namespace cuda
}  // namespace longspan
