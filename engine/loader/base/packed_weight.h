// A weight that is stored as codes or 8-bit floats with scales, whatever the container: the part
// that it is (kernels/weight_parts.h), and the memory of one.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/weight_parts.h"

namespace longspan {

class PackedWeight {
 public:
  virtual ~PackedWeight() = default;

  // Its format, shapes and types; data is null.
  virtual WeightPart Describe() const = 0;
  // Where the values lie in the file as the part has them; null where they do not.
  virtual const void* ValuesInPlace() const { return nullptr; }
  // Fills the tensors that Describe describes, but for values that lie in place. InvalidArgument
  // names a number that no writer stores, its place, and what was expected.
  virtual absl::Status Unpack(const WeightPart& part) const = 0;

  // "Q4_K"; "AWQ, groups of 128".
  virtual std::string Label() const = 0;
  // In the file, scales and all.
  virtual int64_t StoredBytes() const = 0;
};

// Bits of one number.
int BitsOf(const WeightPart& part);

// Host memory without a value.
using UnsetMemory = std::unique_ptr<uint64_t[]>;
UnsetMemory AllocateUnset(size_t bytes);

// A part, and the memory of those of its tensors that do not lie in the file.
struct UnpackedPart {
  WeightPart part;
  UnsetMemory memory;
};

// Where `interleaved_heads` is not 0, the rows are those of so many heads, to be put in their order
// (head_rows.h).
absl::StatusOr<UnpackedPart> UnpackPart(const PackedWeight& weight, int interleaved_heads);

// Every tensor of a part that it has.
void ForEachTensorOf(WeightPart& part, absl::FunctionRef<void(TensorView&)> visit);

}  // namespace longspan
