#include "engine/loader/safetensors.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/json/json_values.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

constexpr uint64_t kLengthBytes = 8;
constexpr int kMaxHeaderDepth = 4;
constexpr uint64_t kMaxHeaderNumber = uint64_t{1} << 63;

constexpr std::array<StoredType, 22> kStoredTypes = {{
    {"BOOL", 8, std::nullopt},        {"U8", 8, std::nullopt},
    {"I8", 8, std::nullopt},          {"F8_E4M3", 8, std::nullopt},
    {"F8_E5M2", 8, std::nullopt},     {"F8_E4M3FNUZ", 8, std::nullopt},
    {"F8_E5M2FNUZ", 8, std::nullopt}, {"F8_E8M0", 8, std::nullopt},
    {"F6_E2M3", 6, std::nullopt},     {"F6_E3M2", 6, std::nullopt},
    {"F4", 4, std::nullopt},          {"I16", 16, std::nullopt},
    {"U16", 16, std::nullopt},        {"F16", 16, DType::kF16},
    {"BF16", 16, DType::kBf16},       {"I32", 32, std::nullopt},
    {"U32", 32, std::nullopt},        {"F32", 32, DType::kF32},
    {"C64", 64, std::nullopt},        {"I64", 64, std::nullopt},
    {"U64", 64, std::nullopt},        {"F64", 64, std::nullopt},
}};

uint64_t LittleEndian64(absl::string_view bytes) {
  uint64_t value = 0;
  for (size_t index = 0; index < kLengthBytes; ++index) {
    value |= uint64_t{static_cast<unsigned char>(bytes[index])} << (8 * index);
  }
  return value;
}

bool MultiplyOverflows(uint64_t a, uint64_t b, uint64_t* product) {
  return __builtin_mul_overflow(a, b, product);
}

// Lengths and offsets are written as plain unsigned integers; 5.0 is not one of them.
std::optional<uint64_t> HeaderNumber(const Json& value) {
  if (!value.is_number_unsigned() || value.get<uint64_t>() > kMaxHeaderNumber) return std::nullopt;
  return value.get<uint64_t>();
}

// Reads the member of one tensor, or says what is wrong with it.
class EntryReader {
 public:
  EntryReader(absl::string_view file_name, const std::string& name, const Json& fields)
      : file_name_(file_name), name_(name), fields_(fields) {}

  // `buffer_byte`: where the data begins in the file.
  absl::StatusOr<TensorEntry> Read(uint64_t buffer_byte) const {
    LONGSPAN_RETURN_IF_ERROR(CheckFields());
    TensorEntry entry;
    entry.name = name_;
    LONGSPAN_ASSIGN_OR_RETURN(entry.type, ReadType());
    LONGSPAN_ASSIGN_OR_RETURN(entry.shape, ReadShape());
    LONGSPAN_ASSIGN_OR_RETURN(const uint64_t expected_bytes, ByteSize(entry));
    LONGSPAN_ASSIGN_OR_RETURN(const auto range, ReadOffsets());
    entry.first_byte = buffer_byte + range.first;
    entry.bytes = range.second - range.first;
    if (entry.bytes != expected_bytes) {
      return Problem(absl::StrCat("data_offsets span ", entry.bytes, " bytes, expected ",
                                  expected_bytes, " for ", Describe(entry)));
    }
    return entry;
  }

 private:
  absl::Status Problem(absl::string_view what) const {
    return absl::InvalidArgumentError(
        absl::StrCat(file_name_, ": tensor ", Summarize(Json(name_)), ": ", what));
  }

  absl::Status CheckFields() const {
    if (name_.size() > kMaxTensorNameBytes) {
      return Problem(absl::StrCat("the name has ", name_.size(), " bytes, the limit is ",
                                  kMaxTensorNameBytes));
    }
    if (!fields_.is_object()) {
      return Problem(absl::StrCat("expected an object, found ", Summarize(fields_)));
    }
    for (const char* key : {"dtype", "shape", "data_offsets"}) {
      if (!fields_.contains(key)) return Problem(absl::StrCat(key, " is missing"));
    }
    for (const auto& field : fields_.items()) {
      if (field.key() != "dtype" && field.key() != "shape" && field.key() != "data_offsets") {
        return Problem(absl::StrCat("unknown key ", Summarize(Json(field.key()))));
      }
    }
    return absl::OkStatus();
  }

  absl::StatusOr<const StoredType*> ReadType() const {
    const Json& value = fields_["dtype"];
    const std::string* type_name = StringValue(value);
    const StoredType* type = type_name == nullptr ? nullptr : FindStoredType(*type_name);
    if (type == nullptr) return Problem(absl::StrCat("unknown dtype ", Summarize(value)));
    return type;
  }

  absl::StatusOr<std::vector<int64_t>> ReadShape() const {
    const Json& value = fields_["shape"];
    if (!value.is_array()) {
      return Problem(absl::StrCat("shape is ", Summarize(value), ", expected an array"));
    }
    std::vector<int64_t> shape;
    for (const Json& dimension : value) {
      const std::optional<uint64_t> size = HeaderNumber(dimension);
      if (!size || *size >= kMaxHeaderNumber) {
        return Problem(absl::StrCat("shape holds ", Summarize(dimension),
                                    ", expected integers from 0 to 2^63"));
      }
      shape.push_back(static_cast<int64_t>(*size));
    }
    return shape;
  }

  absl::StatusOr<uint64_t> ByteSize(const TensorEntry& entry) const {
    uint64_t bits = static_cast<uint64_t>(entry.type->block_bits);
    uint64_t elements = 1;
    for (const int64_t dimension : entry.shape) {
      if (MultiplyOverflows(elements, static_cast<uint64_t>(dimension), &elements)) {
        return Problem(
            absl::StrCat("the product of shape ", DescribeShape(entry.shape), " exceeds 2^64"));
      }
    }
    if (MultiplyOverflows(elements, bits, &bits)) {
      return Problem(absl::StrCat("the size of ", Describe(entry), " exceeds 2^64 bits"));
    }
    if (bits % 8 != 0) {
      return Problem(absl::StrCat(Describe(entry), " has ", bits, " bits, not whole bytes"));
    }
    return bits / 8;
  }

  absl::StatusOr<std::pair<uint64_t, uint64_t>> ReadOffsets() const {
    const Json& value = fields_["data_offsets"];
    if (value.is_array() && value.size() == 2) {
      const std::optional<uint64_t> begin = HeaderNumber(value[0]);
      const std::optional<uint64_t> end = HeaderNumber(value[1]);
      if (begin && end && *begin <= *end) return std::make_pair(*begin, *end);
    }
    return Problem(absl::StrCat("data_offsets are ", Summarize(value),
                                ", expected [begin, end], begin <= end, from 0 to 2^63"));
  }

  const absl::string_view file_name_;
  const std::string& name_;
  const Json& fields_;
};

// The header's text without the padding after it.
absl::StatusOr<absl::string_view> HeaderText(absl::string_view file, absl::string_view file_name) {
  const auto problem = [&](const auto&... what) {
    return absl::InvalidArgumentError(absl::StrCat(file_name, ": ", what...));
  };
  if (file.size() < kLengthBytes) {
    return problem("expected a safetensors file of at least 8 bytes, found ", file.size());
  }
  const uint64_t header_bytes = LittleEndian64(file);
  if (header_bytes > kMaxSafetensorsHeaderBytes) {
    return problem("the header has ", header_bytes, " bytes, the limit is ",
                   kMaxSafetensorsHeaderBytes, ": not a safetensors file, or damaged");
  }
  if (header_bytes > file.size() - kLengthBytes) {
    return problem("truncated: expected at least ", kLengthBytes + header_bytes,
                   " bytes for the header, found ", file.size());
  }
  const absl::string_view text = file.substr(kLengthBytes, header_bytes);
  const size_t last = text.find_last_not_of(' ');
  if (text.empty() || text.front() != '{' || text[last] != '}') {
    return problem("expected a header from { to } and spaces, which its ", header_bytes,
                   " bytes are not");
  }
  return text.substr(0, last + 1);
}

absl::Status CheckMetadata(const Json& metadata, absl::string_view file_name) {
  if (metadata.is_object() && std::all_of(metadata.begin(), metadata.end(),
                                          [](const Json& value) { return value.is_string(); })) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrCat(file_name, ": __metadata__ is ",
                                                 Summarize(metadata),
                                                 ", expected strings mapped to strings"));
}

// The tensors, in order, must follow one another from the buffer's first byte to its last.
absl::Status CheckCoverage(const std::vector<TensorEntry>& entries, uint64_t buffer_byte,
                           uint64_t file_bytes, absl::string_view file_name) {
  uint64_t covered_to = buffer_byte;
  for (const TensorEntry& entry : entries) {
    if (entry.first_byte != covered_to) {
      return absl::InvalidArgumentError(absl::StrCat(
          file_name, ": tensor ", Summarize(Json(entry.name)), ": expected to begin at offset ",
          covered_to - buffer_byte, ", found ", entry.first_byte - buffer_byte, ": ",
          entry.first_byte > covered_to ? "a gap before it" : "it overlaps the tensor before it"));
    }
    covered_to += entry.bytes;
  }
  if (covered_to != file_bytes) {
    return absl::InvalidArgumentError(
        absl::StrCat(file_name, ": expected ", covered_to, " bytes in all, found ", file_bytes,
                     covered_to > file_bytes ? ": truncated" : ": bytes after the last tensor"));
  }
  return absl::OkStatus();
}

}  // namespace

const StoredType* FindStoredType(absl::string_view name) {
  for (const StoredType& type : kStoredTypes) {
    if (type.name == name) return &type;
  }
  return nullptr;
}

absl::StatusOr<std::vector<TensorEntry>> ParseSafetensorsHeader(absl::string_view file,
                                                                absl::string_view file_name) {
  LONGSPAN_ASSIGN_OR_RETURN(const absl::string_view text, HeaderText(file, file_name));
  const absl::StatusOr<Json> header =
      ParseJson(text, {.max_bytes = kMaxSafetensorsHeaderBytes, .max_depth = kMaxHeaderDepth});
  if (!header.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(file_name, ": header: ", header.status().message()));
  }
  const size_t tensors = header->size() - header->count("__metadata__");
  if (tensors > kMaxTensors) {
    return absl::InvalidArgumentError(
        absl::StrCat(file_name, ": ", tensors, " tensors, the limit is ", kMaxTensors));
  }

  const uint64_t buffer_byte = kLengthBytes + LittleEndian64(file);
  std::vector<TensorEntry> entries;
  entries.reserve(tensors);
  for (const auto& member : header->items()) {
    if (member.key() == "__metadata__") {
      LONGSPAN_RETURN_IF_ERROR(CheckMetadata(member.value(), file_name));
      continue;
    }
    LONGSPAN_ASSIGN_OR_RETURN(
        TensorEntry entry, EntryReader(file_name, member.key(), member.value()).Read(buffer_byte));
    entries.push_back(std::move(entry));
  }
  std::sort(entries.begin(), entries.end(), [](const TensorEntry& a, const TensorEntry& b) {
    return std::tie(a.first_byte, a.bytes, a.name) < std::tie(b.first_byte, b.bytes, b.name);
  });
  LONGSPAN_RETURN_IF_ERROR(CheckCoverage(entries, buffer_byte, file.size(), file_name));
  return entries;
}

}  // namespace longspan
