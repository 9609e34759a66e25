#include "engine/loader/quantised/trivial_order.h"

#include "absl/strings/str_cat.h"
#include "engine/loader/quantised/code_words.h"
#include "engine/loader/quantised/module_tensors.h"

namespace longspan {
namespace {

// compressed-tensors writes it without an order, too.
constexpr int32_t kNoOrder = -1;

}  // namespace

absl::Status CheckTrivialOrder(const StoredTensor* order, int64_t inputs, int64_t groups) {
  if (order == nullptr) return absl::OkStatus();
  const TensorEntry& entry = order->entry;
  if (entry.type->name != "I32" || entry.shape != std::vector<int64_t>{inputs}) {
    return TensorProblem(*order, absl::StrCat("expected I32 [", inputs, "]"));
  }
  const int64_t group_inputs = inputs / groups;
  const bool has_order = static_cast<int32_t>(WordAt(order->data, 0)) != kNoOrder;
  for (int64_t input = 0; input < inputs; ++input) {
    const auto group = static_cast<int32_t>(WordAt(order->data, input));
    const int64_t expected = has_order ? input / group_inputs : kNoOrder;
    if (group == expected) continue;
    return TensorProblem(
        *order, absl::StrCat("input ", input, " is of group ", group, ", expected ", expected,
                             ": inputs in the order of their activations (desc_act, actorder) are "
                             "not served; quantise it with desc_act false"));
  }
  return absl::OkStatus();
}

}  // namespace longspan
