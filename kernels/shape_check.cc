#include "kernels/shape_check.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {

void ShapeCheck::Add(absl::string_view found, absl::string_view accepted) {
  absl::StrAppend(&errors_, errors_.empty() ? "" : "; ", found, ", accepted: ", accepted);
}

void ShapeCheck::Shape(const char* name, const TensorView& tensor,
                       std::initializer_list<Dimension> dimensions,
                       std::initializer_list<DType> types) {
  if (std::find(types.begin(), types.end(), tensor.dtype) == types.end()) {
    Add(absl::StrCat("type of ", name, " is ", Name(tensor.dtype)),
        absl::StrJoin(types, " or ",
                      [](std::string* out, DType type) { absl::StrAppend(out, Name(type)); }));
  }
  Rank(name, tensor, static_cast<int>(dimensions.size()));
  if (tensor.rank != static_cast<int>(dimensions.size())) return;
  int index = 0;
  for (const Dimension& dimension : dimensions) {
    const int64_t size = tensor.shape[index++];
    if (size == dimension.size) continue;
    Add(absl::StrCat(dimension.name, " of ", name, " (dimension ", index - 1, ") is ", size),
        absl::StrCat(dimension.size));
  }
}

void ShapeCheck::Tensor(const char* name, const TensorView& tensor,
                        std::initializer_list<Dimension> dimensions,
                        std::initializer_list<DType> types) {
  Shape(name, tensor, dimensions, types);
  if (tensor.rank == static_cast<int>(dimensions.size()) && tensor.data == nullptr &&
      tensor.elements() > 0) {
    Add(absl::StrCat(name, " is absent"), Describe(tensor));
  }
}

void ShapeCheck::Rank(const char* name, const TensorView& tensor, int rank) {
  if (tensor.rank != rank) {
    Add(absl::StrCat("rank of ", name, " is ", tensor.rank), absl::StrCat(rank));
  }
}

void ShapeCheck::Equal(const char* name, int64_t value, int64_t accepted) {
  if (value != accepted) Add(absl::StrCat(name, " is ", value), absl::StrCat(accepted));
}

void ShapeCheck::Between(const char* name, int64_t value, int64_t least, int64_t most) {
  if (value < least || value > most) {
    Add(absl::StrCat(name, " is ", value), absl::StrCat(least, " to ", most));
  }
}

void ShapeCheck::AtLeast(const char* name, int64_t value, int64_t least) {
  if (value < least) Add(absl::StrCat(name, " is ", value), absl::StrCat(least, " or more"));
}

void ShapeCheck::Empty(const char* name, const TensorView& tensor, const char* because) {
  if (tensor.data != nullptr) {
    Add(absl::StrCat(name, " is ", Describe(tensor)), absl::StrCat("none, because ", because));
  }
}

void ShapeCheck::Require(bool condition, absl::string_view found, absl::string_view accepted) {
  if (!condition) Add(found, accepted);
}

absl::Status ShapeCheck::status() const {
  if (ok()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(operation_, ": ", errors_));
}

}  // namespace longspan
