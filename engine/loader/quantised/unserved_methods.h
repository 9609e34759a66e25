// Ways of quantisation that are not served: what each would need, and what is close to it.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// "fp8, awq, gptq, compressed-tensors"
inline constexpr absl::string_view kServedMethods = "fp8, awq, gptq, compressed-tensors";

// Behind the name of a method or format: "; why; close to it is …". Empty for an unknown one.
std::string ExplainUnservedMethod(absl::string_view name);

}  // namespace longspan
