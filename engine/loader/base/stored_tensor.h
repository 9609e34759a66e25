// Tensors as they lie in the files of a checkpoint, whatever the container.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/loader/base/mapped_file.h"
#include "engine/loader/base/packed_weight.h"
#include "kernels/tensor.h"

namespace longspan {

// The floats of one block, which need not be aligned.
using DequantizeBlock = void (*)(const uint8_t* block, float* values);

// An element type of a container. Elements of some are stored in blocks, some of whose types share
// scales. Sub-byte types exist.
struct StoredType {
  absl::string_view name;         // "BF16"
  int block_bits = 0;             // of one block
  std::optional<DType> loads_as;  // empty: parsed, and refused where it is asked for
  int block_elements = 1;
  DequantizeBlock dequantize = nullptr;  // null: elements are stored as what they load as
};

struct TensorEntry {
  std::string name;
  const StoredType* type = nullptr;
  std::vector<int64_t> shape;  // [] is a scalar; dimensions may be 0
  uint64_t first_byte = 0;     // in the file
  uint64_t bytes = 0;
};

// "BF16 [256, 64]", for messages.
std::string Describe(const TensorEntry& entry);
// "[256, 64]"
std::string DescribeShape(const std::vector<int64_t>& shape);

inline constexpr size_t kMaxTensorNameBytes = 4096;
inline constexpr size_t kMaxTensors = 1'000'000;

struct StoredTensor {
  TensorEntry entry;
  const char* data = nullptr;  // in a mapping; aligned or not
  std::string file_name;       // relative to the directory
  // Where not 0, the rows are those of so many heads, and row 2 j + h of a head is stored where row
  // h D / 2 + j belongs: the two dimensions that are rotated together stand side by side.
  int interleaved_heads = 0;
  // Where it is a weight that products can have packed: as such. Otherwise null.
  std::shared_ptr<const PackedWeight> packed;
};

struct WeightFiles {
  std::vector<MappedFile> files;
  absl::flat_hash_map<std::string, StoredTensor> tensors;  // by name
  std::string loadable_types = "BF16, F16 or F32";         // of the container, for messages
};

// Whether the tensor's bytes in the file are, at that address, what the engine reads.
bool IsReadInPlace(const StoredTensor& tensor);
// What the engine reads otherwise: a copy, dequantised and rounded to bf16 where it is stored in
// blocks, rows in their order, as bytes behind an aligned address. InvalidArgument where scales of
// a block make numbers that are not finite.
absl::StatusOr<UnsetMemory> UnpackTensor(const StoredTensor& tensor);

}  // namespace longspan
