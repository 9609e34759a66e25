#include "server/plan/served_weights.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {
namespace {

// Where else it is to be had. Empty: on this kind of device, if at all.
absl::string_view DevicesThatRound(WeightPrecision precision, DeviceKind device) {
  if (precision == WeightPrecision::kFloat8 && device == DeviceKind::kCpu) {
    return "; fp8 is for GPUs (--device cuda)";
  }
  if (precision == WeightPrecision::kInt8 && device == DeviceKind::kCuda) {
    return "; int8 is for CPUs (--device cpu)";
  }
  return "";
}

std::string PlainText(WeightPrecision precision, DType compute_dtype) {
  switch (precision) {
    case WeightPrecision::kAsStored:
      return Name(compute_dtype);
    case WeightPrecision::kFloat8:
      return "fp8 (e4m3, per channel)";
    case WeightPrecision::kInt8:
      return "int8 (per channel)";
  }
  return "";
}

}  // namespace

absl::string_view FlagName(WeightPrecision precision) {
  switch (precision) {
    case WeightPrecision::kAsStored:
      return "as-stored";
    case WeightPrecision::kFloat8:
      return "fp8";
    case WeightPrecision::kInt8:
      return "int8";
  }
  return "";
}

absl::Status CheckWeightPrecision(WeightPrecision asked, const WeightSupport& support,
                                  DeviceKind device) {
  const auto& served = support.precisions;
  if (std::find(served.begin(), served.end(), asked) != served.end()) return absl::OkStatus();
  const auto name = [](std::string* out, WeightPrecision precision) {
    absl::StrAppend(out, FlagName(precision));
  };
  return absl::InvalidArgumentError(
      absl::StrCat("--weights ", FlagName(asked), ": this device has ",
                   absl::StrJoin(served, ", ", name), DevicesThatRound(asked, device)));
}

std::string DescribeServedWeights(const WeightSummary& stored, WeightPrecision precision,
                                  DType compute_dtype) {
  std::string plain = PlainText(precision, compute_dtype);
  if (stored.packed.empty()) return plain;
  if (stored.is_dequantized) return absl::StrCat(plain, ", stored as ", stored.packed);
  const bool rounds_others = precision != WeightPrecision::kAsStored && stored.has_plain_layers;
  return rounds_others ? absl::StrCat(stored.packed, ", else ", plain) : stored.packed;
}

}  // namespace longspan
