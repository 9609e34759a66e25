// ReadSafetensors: 8-byte little-endian header length, JSON header, data.
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/reference/array.h"
#include "tests/reference/checkpoint.h"

namespace longspan::reference {
namespace {

template <typename T>
T ReadAs(const char* bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof(T));
  return value;
}

double FromBf16(const char* bytes) {
  const uint32_t bits = uint32_t{ReadAs<uint16_t>(bytes)} << 16;
  return ReadAs<float>(reinterpret_cast<const char*>(&bits));
}

double FromF16(const char* bytes) {
  const auto bits = ReadAs<uint16_t>(bytes);
  const int exponent = (bits >> 10) & 31;
  const double fraction = bits & 1023;
  Require(exponent != 31, "finite f16 weights");
  const double magnitude =
      exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(fraction + 1024, exponent - 25);
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

std::vector<double> Decode(const std::string& dtype, const char* begin, size_t bytes) {
  std::vector<double> values;
  const auto decode = [&](size_t size, auto from) {
    values.reserve(bytes / size);
    for (size_t i = 0; i < bytes; i += size) values.push_back(from(begin + i));
  };
  if (dtype == "BF16") {
    decode(2, FromBf16);
  } else if (dtype == "F16") {
    decode(2, FromF16);
  } else if (dtype == "F32") {
    decode(4, ReadAs<float>);
  } else {
    Require(dtype == "F64", "tensors of BF16, F16, F32 or F64");
    decode(8, ReadAs<double>);
  }
  return values;
}

}  // namespace

std::map<std::string, StoredTensor> ReadSafetensors(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  Require(file.good(), path.c_str());
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const auto header_bytes = ReadAs<uint64_t>(bytes.data());
  const auto header = nlohmann::json::parse(bytes.substr(8, header_bytes));
  const char* data = bytes.data() + 8 + header_bytes;

  std::map<std::string, StoredTensor> tensors;
  for (const auto& [name, entry] : header.items()) {
    if (name == "__metadata__") continue;
    const size_t begin = entry.at("data_offsets").at(0);
    const size_t end = entry.at("data_offsets").at(1);
    Require(8 + header_bytes + end <= bytes.size(), "tensors inside the file");
    StoredTensor& tensor = tensors[name];
    tensor.shape = entry.at("shape").get<std::vector<int64_t>>();
    tensor.values = Decode(entry.at("dtype"), data + begin, end - begin);
  }
  return tensors;
}

}  // namespace longspan::reference
