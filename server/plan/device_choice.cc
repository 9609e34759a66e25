#include "server/plan/device_choice.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "kernels/base/status_macros.h"

namespace longspan {

std::optional<DeviceChoice> ParseDevice(absl::string_view text) {
  if (text == "auto") return DeviceChoice{DeviceKind::kAuto};
  if (text == "cpu") return DeviceChoice{DeviceKind::kCpu};
  if (text == "cuda") return DeviceChoice{DeviceKind::kCuda};
  int index = 0;
  if (!absl::ConsumePrefix(&text, "cuda:") || !absl::c_all_of(text, absl::ascii_isdigit) ||
      !absl::SimpleAtoi(text, &index)) {
    return std::nullopt;
  }
  return DeviceChoice{DeviceKind::kCuda, index};
}

std::string Name(const DeviceChoice& choice) {
  switch (choice.kind) {
    case DeviceKind::kAuto:
      return "auto";
    case DeviceKind::kCpu:
      return "cpu";
    case DeviceKind::kCuda:
      break;
  }
  return absl::StrCat("cuda:", choice.cuda_index);
}

absl::StatusOr<OpenedDevice> OpenDevice(const DeviceChoice& choice,
                                        const BackendFactories& factories) {
  OpenedDevice opened;
  if (choice.kind != DeviceKind::kCpu) {
    absl::StatusOr<std::unique_ptr<Backend>> cuda = factories.cuda(choice.cuda_index);
    if (cuda.ok()) {
      opened.backend = *std::move(cuda);
      opened.device = {DeviceKind::kCuda, choice.cuda_index};
      return opened;
    }
    if (choice.kind == DeviceKind::kCuda) {
      const std::string message =
          absl::StrCat("--device is ", Name(choice), ": ", cuda.status().message());
      return absl::IsInternal(cuda.status()) ? absl::InternalError(message)
                                             : absl::FailedPreconditionError(message);
    }
    opened.remark = std::string(cuda.status().message());
  }
  LONGSPAN_ASSIGN_OR_RETURN(opened.backend, factories.cpu());
  opened.device = {DeviceKind::kCpu};
  return opened;
}

}  // namespace longspan
