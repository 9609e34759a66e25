#include "kernels/cuda/base/device.h"

#include <cuda_runtime_api.h>

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

constexpr int kLeastArchitecture = 80;
// What the driver, cuBLAS and the kernels' own code take beside the arena.
constexpr size_t kKeptFreeBytes = size_t{1} << 30;
constexpr size_t kMebibyte = size_t{1} << 20;

std::string Version(int version) { return absl::StrCat(version / 1000, ".", version % 1000 / 10); }

absl::Status NoDevice(cudaError_t error) {
  int driver = 0;
  int runtime = 0;
  cudaDriverGetVersion(&driver);
  cudaRuntimeGetVersion(&runtime);
  cudaGetLastError();
  const std::string found = driver == 0 ? std::string("no driver is installed")
                                        : absl::StrCat("the driver serves CUDA ", Version(driver));
  return absl::FailedPreconditionError(
      absl::StrCat("CUDA backend: no usable device (", cudaGetErrorString(error), "): ", found,
                   ", needed is CUDA ", Version(runtime), " or newer and a device of sm_",
                   kLeastArchitecture, " or newer"));
}

}  // namespace

absl::StatusOr<Device> OpenDevice(int index) {
  int count = 0;
  if (const cudaError_t error = cudaGetDeviceCount(&count); error != cudaSuccess || count == 0) {
    return NoDevice(error == cudaSuccess ? cudaErrorNoDevice : error);
  }
  if (index < 0 || index >= count) {
    return absl::FailedPreconditionError(
        absl::StrCat("CUDA backend: device is ", index, ", accepted: 0 to ", count - 1));
  }
  cudaDeviceProp properties;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaGetDeviceProperties(&properties, index));
  Device device;
  device.index = index;
  device.name = properties.name;
  device.architecture = 10 * properties.major + properties.minor;
  device.multiprocessors = properties.multiProcessorCount;
  if (device.architecture < kLeastArchitecture) {
    return absl::FailedPreconditionError(
        absl::StrCat("CUDA backend: device ", index, " (", device.name, ") is sm_",
                     device.architecture, ", needed is sm_", kLeastArchitecture, " or newer"));
  }
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(index));
  const cudaError_t error = cudaFree(nullptr);  // makes the context
  if (error == cudaErrorDevicesUnavailable || error == cudaErrorMemoryAllocation) {
    cudaGetLastError();
    return absl::UnavailableError(
        absl::StrCat("CUDA backend: device ", index, " (", device.name,
                     ") is held by another process: ", cudaGetErrorString(error)));
  }
  LONGSPAN_CUDA_RETURN_IF_ERROR(error);
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemGetInfo(&device.free_bytes, &device.total_bytes));
  return device;
}

absl::StatusOr<size_t> MemoryToTake(const Device& device, size_t asked_bytes, double fraction) {
  const size_t available =
      device.free_bytes > kKeptFreeBytes ? device.free_bytes - kKeptFreeBytes : 0;
  if (asked_bytes <= available && available > 0) {
    return asked_bytes == 0 ? static_cast<size_t>(static_cast<double>(available) * fraction)
                            : asked_bytes;
  }
  return absl::ResourceExhaustedError(absl::StrCat(
      "CUDA backend: device ", device.index, " (", device.name, ") has ",
      device.free_bytes / kMebibyte, " of ", device.total_bytes / kMebibyte, " MiB free, needed ",
      asked_bytes == 0 ? "is more than "
                       : absl::StrCat("are ", asked_bytes / kMebibyte, " MiB and "),
      kKeptFreeBytes / kMebibyte, " MiB beside the arena: lower the device memory asked for, or ",
      "free the device"));
}

}  // namespace longspan::cuda
