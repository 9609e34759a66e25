#include "engine/loader/quantised/module_tensors.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

bool IsEmpty(const StoredTensor& tensor) {
  const std::vector<int64_t>& shape = tensor.entry.shape;
  return std::any_of(shape.begin(), shape.end(), [](int64_t size) { return size < 1; });
}

std::string Shapes(std::initializer_list<std::vector<int64_t>> shapes) {
  return absl::StrJoin(shapes, " or ", [](std::string* out, const std::vector<int64_t>& shape) {
    absl::StrAppend(out, DescribeShape(shape));
  });
}

}  // namespace

absl::Status TensorProblem(const StoredTensor& tensor, absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat(tensor.file_name, ": tensor ",
                                                 Summarize(Json(tensor.entry.name)), " ",
                                                 Describe(tensor.entry), ": ", what));
}

const StoredTensor* ModuleTensors::Find(absl::string_view leaf) const {
  const auto found = by_leaf_.find(std::string(leaf));
  return found == by_leaf_.end() ? nullptr : found->second;
}

absl::StatusOr<const StoredTensor*> ModuleTensors::Require(absl::string_view leaf) const {
  if (const StoredTensor* found = Find(leaf)) return found;
  const StoredTensor& other = *by_leaf_.begin()->second;
  return absl::NotFoundError(
      absl::StrCat("tensor ", Summarize(Json(absl::StrCat(module_, ".", leaf))),
                   ": found in no file, though ", Summarize(Json(other.entry.name)), " ",
                   Describe(other.entry), " in ", other.file_name, " needs it"));
}

absl::StatusOr<const StoredTensor*> ModuleTensors::Require(
    absl::string_view leaf, std::initializer_list<absl::string_view> types,
    std::initializer_list<std::vector<int64_t>> shapes) const {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* tensor, Require(leaf));
  const bool has_type =
      std::find(types.begin(), types.end(), tensor->entry.type->name) != types.end();
  const bool has_shape =
      std::find(shapes.begin(), shapes.end(), tensor->entry.shape) != shapes.end();
  if (has_type && has_shape && !IsEmpty(*tensor)) return tensor;
  return TensorProblem(*tensor,
                       absl::StrCat("expected ", absl::StrJoin(types, ", "), " ", Shapes(shapes)));
}

absl::StatusOr<const StoredTensor*> ModuleTensors::RequireMatrix(absl::string_view leaf,
                                                                 absl::string_view type) const {
  LONGSPAN_ASSIGN_OR_RETURN(const StoredTensor* tensor, Require(leaf));
  const TensorEntry& entry = tensor->entry;
  if (entry.type->name == type && entry.shape.size() == 2 && !IsEmpty(*tensor)) return tensor;
  return TensorProblem(*tensor, absl::StrCat("expected a matrix of ", type));
}

int64_t ModuleTensors::StoredBytes() const {
  int64_t bytes = 0;
  for (const auto& tensor : by_leaf_) bytes += static_cast<int64_t>(tensor.second->entry.bytes);
  return bytes;
}

}  // namespace longspan
