// The stored tensors of one quantised module: X.qweight, X.scales, …, of which the logical tensor
// X.weight is made. What a reader of a layout asks of them, and how it says what is wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

class ModuleTensors {
 public:
  explicit ModuleTensors(std::string module) : module_(std::move(module)) {}

  // By the last component of its name, "qweight". The tensor outlives this.
  void Add(absl::string_view leaf, const StoredTensor& tensor) {
    by_leaf_.emplace(std::string(leaf), &tensor);
  }

  const std::string& module() const { return module_; }
  const std::map<std::string, const StoredTensor*>& by_leaf() const { return by_leaf_; }
  // Null where there is none.
  const StoredTensor* Find(absl::string_view leaf) const;
  // NotFound, in words for people, where there is none.
  absl::StatusOr<const StoredTensor*> Require(absl::string_view leaf) const;
  // And of one of these types and shapes, whose dimensions are all at least 1.
  absl::StatusOr<const StoredTensor*> Require(
      absl::string_view leaf, std::initializer_list<absl::string_view> types,
      std::initializer_list<std::vector<int64_t>> shapes) const;
  // A matrix of that type, of any shape but an empty one.
  absl::StatusOr<const StoredTensor*> RequireMatrix(absl::string_view leaf,
                                                    absl::string_view type) const;
  // Bytes of all of them.
  int64_t StoredBytes() const;

 private:
  const std::string module_;
  std::map<std::string, const StoredTensor*> by_leaf_;
};

// "model.safetensors: tensor "X.scales" F16 [4, 64]: what"
absl::Status TensorProblem(const StoredTensor& tensor, absl::string_view what);

}  // namespace longspan
