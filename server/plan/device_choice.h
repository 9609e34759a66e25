// --device: what was asked for, the backend that is opened for it, and which defaults go with it.
// At start-up, on the main thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "kernels/backend.h"

namespace longspan {

enum class DeviceKind : uint8_t { kAuto, kCpu, kCuda };

struct DeviceChoice {
  DeviceKind kind = DeviceKind::kAuto;
  int cuda_index = 0;
};

// "auto", "cpu", "cuda" (the first), "cuda:1"; empty if it is none.
std::optional<DeviceChoice> ParseDevice(absl::string_view text);
// As it is parsed and as metrics name it: "cuda:0".
std::string Name(const DeviceChoice& choice);

// Of flags that were not given.
struct DeviceDefaults {
  double memory_fraction;
  int32_t prefill_chunk_tokens;
  int32_t step_budget_ms;           // of --step-budget-ms auto, while sequences generate
  int32_t tile_tokens;              // that a chunk is computed in at once (CalibrationOptions)
  absl::Duration calibration_time;  // of the start, at most
  int32_t max_running_requests;     // of a GPU, where its memory has room for them
};
// A step of a CPU is long whatever it holds: a longer one costs less of reading the weights, and
// what waits for it is cut off between layers. The demo, whose weights stay in the cache, reads 8K
// tokens as fast in steps of 25 ms as of 190 (2 cores); weights that take 15 ms need some 50.
inline constexpr DeviceDefaults kCpuDefaults = {0.8, 512, 50, 1, absl::Milliseconds(500), 16};
// A GPU has nobody else to leave memory to, and needs some thousand rows for its full speed. It
// reads the weights once for all that decode.
inline constexpr DeviceDefaults kCudaDefaults = {0.9, 4096, 25, 128, absl::Seconds(2), 256};

// `kind` is not auto.
inline const DeviceDefaults& DefaultsOf(DeviceKind kind) {
  return kind == DeviceKind::kCuda ? kCudaDefaults : kCpuDefaults;
}

struct OpenedDevice {
  std::unique_ptr<Backend> backend;
  DeviceChoice device;  // never auto
  std::string remark;   // why auto means the CPU; empty where that is not so

  const DeviceDefaults& defaults() const { return DefaultsOf(device.kind); }
};

struct BackendFactories {
  std::function<absl::StatusOr<std::unique_ptr<Backend>>()> cpu;
  std::function<absl::StatusOr<std::unique_ptr<Backend>>(int index)> cuda;
};

// Auto is the first CUDA device if it can be had, else the CPU. A device that was named and cannot
// be had (absent, too old, too small, held by others) is FailedPrecondition, for only another
// configuration or machine helps; what the device itself got wrong stays Internal.
absl::StatusOr<OpenedDevice> OpenDevice(const DeviceChoice& choice,
                                        const BackendFactories& factories);

}  // namespace longspan
