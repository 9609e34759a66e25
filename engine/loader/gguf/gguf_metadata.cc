#include "engine/loader/gguf/gguf_metadata.h"

#include <cmath>
#include <string>
#include <type_traits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/gguf/gguf_file.h"

namespace longspan {
namespace {

enum class GgufValueType : uint32_t {
  kU8,
  kI8,
  kU16,
  kI16,
  kU32,
  kI32,
  kF32,
  kBool,
  kString,
  kArray,
  kU64,
  kI64,
  kF64,
};

class MetadataReader {
 public:
  explicit MetadataReader(GgufCursor& cursor) : cursor_(cursor) {}

  absl::StatusOr<Json> Read(uint64_t keys) {
    Json metadata = Json::object();
    for (uint64_t index = 0; index < keys; ++index) {
      LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view key,
                                cursor_.String(kMaxGgufKeyBytes, absl::StrCat("key ", index)));
      what_ = absl::StrCat("key ", Summarize(Json(std::string(key))));
      if (metadata.contains(std::string(key))) return Problem("expected once, found twice");
      LONGSPAN_ASSIGN_OR_RETURN(const uint32_t type, cursor_.Number<uint32_t>(what_));
      LONGSPAN_ASSIGN_OR_RETURN(metadata[std::string(key)], Value(type, 0));
    }
    return metadata;
  }

 private:
  absl::Status Problem(absl::string_view what) const {
    return cursor_.Problem(absl::StrCat(what_, ": ", what));
  }

  absl::StatusOr<Json> Value(uint32_t type, int depth) {
    switch (GgufValueType{type}) {
      case GgufValueType::kU8:
        return Number<uint8_t>();
      case GgufValueType::kI8:
        return Number<int8_t>();
      case GgufValueType::kU16:
        return Number<uint16_t>();
      case GgufValueType::kI16:
        return Number<int16_t>();
      case GgufValueType::kU32:
        return Number<uint32_t>();
      case GgufValueType::kI32:
        return Number<int32_t>();
      case GgufValueType::kU64:
        return Number<uint64_t>();
      case GgufValueType::kI64:
        return Number<int64_t>();
      case GgufValueType::kF32:
        return Number<float>();
      case GgufValueType::kF64:
        return Number<double>();
      case GgufValueType::kBool:
        return Bool();
      case GgufValueType::kString:
        return String();
      case GgufValueType::kArray:
        return Array(depth + 1);
    }
    return Problem(absl::StrCat("unknown value type ", type, ", known are 0 to 12"));
  }

  template <typename T>
  absl::StatusOr<Json> Number() {
    LONGSPAN_ASSIGN_OR_RETURN(const T value, cursor_.Number<T>(what_));
    if constexpr (std::is_floating_point_v<T>) {
      if (!std::isfinite(value)) return Problem("expected a finite number, found another");
    }
    return Json(value);
  }

  absl::StatusOr<Json> Bool() {
    LONGSPAN_ASSIGN_OR_RETURN(const uint8_t value, cursor_.Number<uint8_t>(what_));
    if (value > 1) return Problem(absl::StrCat("expected a boolean, 0 or 1, found ", value));
    return Json(value == 1);
  }

  absl::StatusOr<Json> String() {
    LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view text,
                              cursor_.String(kMaxGgufStringBytes, what_));
    return Json(std::string(text));
  }

  absl::StatusOr<Json> Array(int depth) {
    if (depth > kMaxGgufArrayDepth) {
      return Problem(
          absl::StrCat("arrays nested ", depth, " deep, the limit is ", kMaxGgufArrayDepth));
    }
    LONGSPAN_ASSIGN_OR_RETURN(const uint32_t type, cursor_.Number<uint32_t>(what_));
    LONGSPAN_ASSIGN_OR_RETURN(const uint64_t elements, cursor_.Number<uint64_t>(what_));
    if (elements > kMaxGgufArrayElements - array_elements_) {
      return Problem(absl::StrCat("an array of ", elements, " elements after ", array_elements_,
                                  " in all arrays, the limit is ", kMaxGgufArrayElements));
    }
    array_elements_ += elements;
    Json array = Json::array();  // grows with what is really there
    for (uint64_t index = 0; index < elements; ++index) {
      LONGSPAN_ASSIGN_OR_RETURN(Json element, Value(type, depth));
      array.push_back(std::move(element));
    }
    return array;
  }

  GgufCursor& cursor_;
  std::string what_;  // the key that is read, for messages
  uint64_t array_elements_ = 0;
};

}  // namespace

absl::StatusOr<Json> ReadGgufMetadata(GgufCursor& cursor, uint64_t keys) {
  return MetadataReader(cursor).Read(keys);
}

}  // namespace longspan
