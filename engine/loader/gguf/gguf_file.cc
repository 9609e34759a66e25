#include "engine/loader/gguf/gguf_file.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/gguf/gguf_cursor.h"
#include "engine/loader/gguf/gguf_metadata.h"
#include "engine/loader/gguf/gguf_types.h"

namespace longspan {
namespace {

constexpr uint64_t kDefaultAlignment = 32;
constexpr char kAlignmentKey[] = "general.alignment";

class GgufReader {
 public:
  GgufReader(absl::string_view file, absl::string_view file_name)
      : file_(file), cursor_(file, file_name) {}

  absl::StatusOr<GgufFile> Read() {
    GgufFile result;
    LONGSPAN_RETURN_IF_ERROR(ReadVersion());
    LONGSPAN_ASSIGN_OR_RETURN(const uint64_t tensors, Count("tensors", kMaxTensors));
    LONGSPAN_ASSIGN_OR_RETURN(const uint64_t keys, Count("keys", kMaxGgufKeys));
    LONGSPAN_ASSIGN_OR_RETURN(result.metadata, ReadGgufMetadata(cursor_, keys));
    LONGSPAN_RETURN_IF_ERROR(ReadAlignment(result.metadata));
    for (uint64_t index = 0; index < tensors; ++index) {
      LONGSPAN_ASSIGN_OR_RETURN(TensorEntry entry, ReadTensor(index));
      result.tensors.push_back(std::move(entry));
    }
    LONGSPAN_RETURN_IF_ERROR(PlaceTensors(result.tensors));
    return result;
  }

 private:
  absl::Status ReadVersion() {
    LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view magic, cursor_.Bytes(4, "\"GGUF\""));
    if (magic != "GGUF") {
      return cursor_.Problem(absl::StrCat("expected a file that begins with \"GGUF\", found ",
                                          Summarize(Json(std::string(magic)))));
    }
    LONGSPAN_ASSIGN_OR_RETURN(const uint32_t version, cursor_.Number<uint32_t>("the version"));
    if (version == 2 || version == 3) return absl::OkStatus();
    const bool is_swapped = version == uint32_t{2} << 24 || version == uint32_t{3} << 24;
    return cursor_.Problem(absl::StrCat("version ", version, ", accepted are 2 and 3",
                                        is_swapped ? " in little-endian order" : ""));
  }

  absl::StatusOr<uint64_t> Count(absl::string_view of, uint64_t most) {
    LONGSPAN_ASSIGN_OR_RETURN(const uint64_t count,
                              cursor_.Number<uint64_t>(absl::StrCat("the number of ", of)));
    if (count <= most) return count;
    return cursor_.Problem(absl::StrCat(count, " ", of, ", the limit is ", most));
  }

  absl::Status ReadAlignment(const Json& metadata) {
    const Json* found = FindMember(metadata, kAlignmentKey);
    if (found == nullptr) return absl::OkStatus();
    const uint64_t alignment = UnsignedValue(*found).value_or(0);
    const bool is_power_of_two = alignment > 0 && (alignment & (alignment - 1)) == 0;
    if (!is_power_of_two || alignment > kMaxGgufAlignment) {
      return cursor_.Problem(absl::StrCat(kAlignmentKey, " is ", Summarize(*found),
                                          ", expected a power of two up to ", kMaxGgufAlignment));
    }
    alignment_ = alignment;
    return absl::OkStatus();
  }

  absl::Status TensorProblem(const TensorEntry& entry, absl::string_view what) const {
    return cursor_.Problem(absl::StrCat("tensor ", Summarize(Json(entry.name)), ": ", what));
  }

  // Its first_byte counts from the beginning of the data.
  absl::StatusOr<TensorEntry> ReadTensor(uint64_t index) {
    TensorEntry entry;
    const std::string what = absl::StrCat("tensor ", index);
    LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view name,
                              cursor_.String(kMaxTensorNameBytes, what));
    entry.name = std::string(name);
    if (!names_.insert(name).second) return TensorProblem(entry, "expected once, found twice");
    LONGSPAN_RETURN_IF_ERROR(ReadShape(what, entry));
    LONGSPAN_ASSIGN_OR_RETURN(const uint32_t type, cursor_.Number<uint32_t>(what));
    entry.type = FindGgufType(type);
    if (entry.type == nullptr) return TensorProblem(entry, absl::StrCat("unknown type ", type));
    LONGSPAN_ASSIGN_OR_RETURN(entry.first_byte, cursor_.Number<uint64_t>(what));
    LONGSPAN_ASSIGN_OR_RETURN(entry.bytes, ByteSize(entry));
    return entry;
  }

  absl::Status ReadShape(const std::string& what, TensorEntry& entry) {
    LONGSPAN_ASSIGN_OR_RETURN(const uint32_t dimensions, cursor_.Number<uint32_t>(what));
    if (dimensions > kMaxGgufDimensions) {
      return TensorProblem(
          entry, absl::StrCat(dimensions, " dimensions, the limit is ", kMaxGgufDimensions));
    }
    for (uint32_t dimension = 0; dimension < dimensions; ++dimension) {
      LONGSPAN_ASSIGN_OR_RETURN(const int64_t size, cursor_.Number<int64_t>(what));
      if (size < 1) {
        return TensorProblem(entry, absl::StrCat("a dimension is ", size, ", expected 1 to 2^63"));
      }
      entry.shape.insert(entry.shape.begin(), size);  // files have the innermost first
    }
    return absl::OkStatus();
  }

  absl::StatusOr<uint64_t> ByteSize(const TensorEntry& entry) const {
    const auto block_elements = static_cast<uint64_t>(entry.type->block_elements);
    const uint64_t columns = entry.shape.empty() ? 1 : static_cast<uint64_t>(entry.shape.back());
    if (columns % block_elements != 0) {
      return TensorProblem(entry,
                           absl::StrCat("rows of ", columns, " elements, expected a multiple of ",
                                        block_elements, " for ", entry.type->name));
    }
    uint64_t bytes = static_cast<uint64_t>(entry.type->block_bits) / 8;
    bool overflows = __builtin_mul_overflow(bytes, columns / block_elements, &bytes);
    for (size_t dimension = 0; dimension + 1 < entry.shape.size(); ++dimension) {
      overflows = overflows || __builtin_mul_overflow(
                                   bytes, static_cast<uint64_t>(entry.shape[dimension]), &bytes);
    }
    if (overflows) return TensorProblem(entry, absl::StrCat(Describe(entry), " is too large"));
    return bytes;
  }

  // Of an offset up to the file's size, or a little beyond.
  uint64_t Aligned(uint64_t byte) const {
    return (byte + alignment_ - 1) / alignment_ * alignment_;
  }

  // In the order of their bytes, each where alignment puts it after the one before.
  absl::Status PlaceTensors(std::vector<TensorEntry>& tensors) const {
    std::sort(tensors.begin(), tensors.end(), [](const TensorEntry& a, const TensorEntry& b) {
      return a.first_byte < b.first_byte;
    });
    const uint64_t data_byte = Aligned(cursor_.offset());
    uint64_t end_byte = data_byte;
    for (TensorEntry& entry : tensors) {
      const uint64_t expected = Aligned(end_byte) - data_byte;
      if (entry.first_byte != expected) {
        return TensorProblem(
            entry, absl::StrCat("expected at offset ", expected, ", found ", entry.first_byte));
      }
      entry.first_byte += data_byte;
      if (entry.first_byte > file_.size() || entry.bytes > file_.size() - entry.first_byte) {
        return TensorProblem(entry, absl::StrCat("truncated: ", Describe(entry), " takes ",
                                                 entry.bytes, " bytes from byte ", entry.first_byte,
                                                 ", the file has ", file_.size()));
      }
      end_byte = entry.first_byte + entry.bytes;
    }
    if (!tensors.empty() && file_.size() > Aligned(end_byte)) {
      return cursor_.Problem(absl::StrCat("expected ", Aligned(end_byte), " bytes in all, found ",
                                          file_.size(), ": bytes after the last tensor"));
    }
    return absl::OkStatus();
  }

  const absl::string_view file_;
  GgufCursor cursor_;
  uint64_t alignment_ = kDefaultAlignment;
  absl::flat_hash_set<absl::string_view> names_;  // of tensors, in the file
};

}  // namespace

absl::StatusOr<GgufFile> ParseGguf(absl::string_view file, absl::string_view file_name) {
  return GgufReader(file, file_name).Read();
}

}  // namespace longspan
