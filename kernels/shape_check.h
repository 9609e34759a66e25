// Collects what is wrong with the arguments of one operation, in the words every kernel error
// uses: operation, dimension, value found, values accepted. Costs no allocation while all is well.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "kernels/tensor.h"

namespace longspan {

struct Dimension {
  const char* name;
  int64_t size;
};

class ShapeCheck {
 public:
  explicit ShapeCheck(const char* operation) : operation_(operation) {}

  // `tensor` has exactly these dimensions and one of these types.
  void Shape(const char* name, const TensorView& tensor,
             std::initializer_list<Dimension> dimensions, std::initializer_list<DType> types);
  // And memory, if it has elements.
  void Tensor(const char* name, const TensorView& tensor,
              std::initializer_list<Dimension> dimensions, std::initializer_list<DType> types);
  void Rank(const char* name, const TensorView& tensor, int rank);
  void Equal(const char* name, int64_t value, int64_t accepted);
  void Between(const char* name, int64_t value, int64_t least, int64_t most);
  void AtLeast(const char* name, int64_t value, int64_t least);
  // `tensor` was left out.
  void Empty(const char* name, const TensorView& tensor, const char* because);
  void Require(bool condition, absl::string_view found, absl::string_view accepted);

  bool ok() const { return errors_.empty(); }
  absl::Status status() const;

 private:
  void Add(absl::string_view found, absl::string_view accepted);

  const char* operation_;
  std::string errors_;
};

}  // namespace longspan
