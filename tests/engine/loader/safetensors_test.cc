#include "engine/loader/safetensors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "tests/fixtures/safetensors_writer.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string Problem(absl::string_view file) {
  const auto entries = ParseSafetensorsHeader(file, "f.safetensors");
  if (entries.ok()) return "accepted";
  EXPECT_EQ(entries.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(entries.status().message()), ::testing::StartsWith("f.safetensors: "));
  return std::string(entries.status().message());
}

// A file whose header holds `tensor` under the name "t", over `data_bytes` of data.
std::string OneTensor(absl::string_view tensor, size_t data_bytes) {
  return SafetensorsFile(absl::StrCat("{\"t\":", tensor, "}"), std::string(data_bytes, 'x'));
}

std::string Entry(absl::string_view dtype, absl::string_view shape, absl::string_view offsets) {
  return absl::StrCat("{\"dtype\":\"", dtype, "\",\"shape\":", shape, ",\"data_offsets\":", offsets,
                      "}");
}

const std::vector<WrittenTensor> kTwoTensors = {{"b", "F32", {2, 1}, "abcdefgh"},
                                                {"a", "BF16", {3}, "ijklmn"}};

TEST(Safetensors, ReadsTensorsInTheOrderOfTheirBytes) {
  const std::string file = SafetensorsFile(kTwoTensors);
  const auto entries = ParseSafetensorsHeader(file, "f.safetensors");
  ASSERT_TRUE(entries.ok()) << entries.status();
  ASSERT_EQ(entries->size(), 2U);
  const TensorEntry& first = (*entries)[0];
  const TensorEntry& second = (*entries)[1];
  EXPECT_EQ(first.name, "b");
  EXPECT_EQ(first.type->loads_as, DType::kF32);
  EXPECT_THAT(first.shape, ElementsAre(2, 1));
  EXPECT_EQ(file.substr(first.first_byte, first.bytes), "abcdefgh");
  EXPECT_EQ(Describe(second), "BF16 [3]");
  EXPECT_EQ(file.substr(second.first_byte, second.bytes), "ijklmn");
}

TEST(Safetensors, ScalarsEmptyTensorsAndNoTensorsAreLegal) {
  EXPECT_EQ(Problem(SafetensorsFile("{}", "")), "accepted");
  EXPECT_EQ(Problem(SafetensorsFile("{}   ", "")), "accepted");
  EXPECT_EQ(Problem(SafetensorsFile("{\"__metadata__\":{\"format\":\"pt\"}}", "")), "accepted");
  EXPECT_EQ(Problem(OneTensor(Entry("F32", "[]", "[0,4]"), 4)), "accepted");
  EXPECT_EQ(Problem(OneTensor(Entry("F32", "[7,0]", "[0,0]"), 0)), "accepted");
  const std::string empty_between =
      absl::StrCat("{\"a\":", Entry("U8", "[2]", "[0,2]"), ",\"e\":", Entry("U8", "[0]", "[2,2]"),
                   ",\"z\":", Entry("U8", "[3]", "[2,5]"), "}");
  EXPECT_EQ(Problem(SafetensorsFile(empty_between, "12345")), "accepted");
}

TEST(Safetensors, KnowsEveryTypeAndItsWidth) {
  const struct {
    const char* name;
    int bits;
    bool is_loaded;
  } types[] = {{"BOOL", 8, false},        {"U8", 8, false},      {"I8", 8, false},
               {"F8_E4M3", 8, false},     {"F8_E5M2", 8, false}, {"F8_E4M3FNUZ", 8, false},
               {"F8_E5M2FNUZ", 8, false}, {"F8_E8M0", 8, false}, {"F6_E2M3", 6, false},
               {"F6_E3M2", 6, false},     {"F4", 4, false},      {"I16", 16, false},
               {"U16", 16, false},        {"F16", 16, true},     {"BF16", 16, true},
               {"I32", 32, false},        {"U32", 32, false},    {"F32", 32, true},
               {"C64", 64, false},        {"I64", 64, false},    {"U64", 64, false},
               {"F64", 64, false}};
  for (const auto& type : types) {
    const StoredType* found = FindStoredType(type.name);
    ASSERT_NE(found, nullptr) << type.name;
    EXPECT_EQ(found->loads_as.has_value(), type.is_loaded) << type.name;
    const size_t bytes = static_cast<size_t>(type.bits);  // of eight elements
    const std::string offsets = absl::StrCat("[0,", bytes, "]");
    EXPECT_EQ(Problem(OneTensor(Entry(type.name, "[8]", offsets), bytes)), "accepted");
  }
}

TEST(Safetensors, RefusesBrokenLengths) {
  EXPECT_THAT(Problem(""), HasSubstr("at least 8 bytes, found 0"));
  EXPECT_THAT(Problem("1234567"), HasSubstr("at least 8 bytes, found 7"));
  EXPECT_THAT(Problem(std::string(8, '\0')), HasSubstr("expected a header from { to }"));
  EXPECT_THAT(Problem(std::string(8, '\xFF')),
              HasSubstr("18446744073709551615 bytes, the limit is 100000000"));
  const std::string above_limit("\x01\xE1\xF5\x05\0\0\0\0{}", 10);  // 100 000 001
  EXPECT_THAT(Problem(above_limit), HasSubstr("100000001 bytes, the limit is 100000000"));
  const std::string at_limit("\x00\xE1\xF5\x05\0\0\0\0{}", 10);  // 100 000 000
  EXPECT_THAT(Problem(at_limit), HasSubstr("expected at least 100000008 bytes"));
  EXPECT_THAT(Problem(std::string("\x03\0\0\0\0\0\0\0{}", 10)), HasSubstr("truncated"));
}

TEST(Safetensors, RefusesWhatIsNotAHeader) {
  const struct {
    const char* header;
    const char* problem;
  } cases[] = {
      {" {}", "expected a header from { to }"},
      {"[]", "expected a header from { to }"},
      {"{}\n", "expected a header from { to }"},
      {"{}x", "expected a header from { to }"},
      {"      ", "expected a header from { to }"},
      {"{} {}", "header: invalid JSON"},
      {"{\"a\xFF\":1}", "ill-formed UTF-8"},
      {"{\"t\":1,\"t\":1}", "duplicate key \"t\""},
      {"{\"t\":{\"shape\":[[[1]]]}}", "nested deeper than 4"},
      {"{\"__metadata__\":{\"a\":1}}", "expected strings mapped to strings"},
      {"{\"__metadata__\":\"pt\"}", "expected strings mapped to strings"},
      {"{\"__metadata__\":null}", "expected strings mapped to strings"},
      {"{\"t\":5}", "tensor \"t\": expected an object, found 5"},
      {"{\"t\":null}", "tensor \"t\": expected an object, found null"},
  };
  for (const auto& [header, problem] : cases) {
    EXPECT_THAT(Problem(SafetensorsFile(header, "")), HasSubstr(problem)) << header;
  }
}

TEST(Safetensors, RefusesBrokenTensors) {
  const struct {
    std::string tensor;
    const char* problem;
  } cases[] = {
      {R"({"shape":[4],"data_offsets":[0,4]})", "dtype is missing"},
      {R"({"dtype":"U8","data_offsets":[0,4]})", "shape is missing"},
      {R"({"dtype":"U8","shape":[4]})", "data_offsets is missing"},
      {R"({"dtype":"U8","shape":[4],"data_offsets":[0,4],"x":1})", "unknown key \"x\""},
      {R"({"dtype":7,"shape":[4],"data_offsets":[0,4]})", "unknown dtype 7"},
      {Entry("U7", "[4]", "[0,4]"), "unknown dtype \"U7\""},
      {Entry("u8", "[4]", "[0,4]"), "unknown dtype \"u8\""},
      {Entry("U8", "4", "[0,4]"), "shape is 4, expected an array"},
      {Entry("U8", "[-4]", "[0,4]"), "shape holds -4"},
      {Entry("U8", "[4.0]", "[0,4]"), "shape holds 4.0"},
      {Entry("U8", "[\"4\"]", "[0,4]"), "shape holds \"4\""},
      {Entry("U8", "[true]", "[0,4]"), "shape holds true"},
      {Entry("U8", "[9223372036854775809]", "[0,4]"), "shape holds 9223372036854775809"},
      {Entry("U8", "[18446744073709551616]", "[0,4]"), "shape holds"},
      {Entry("U8", "[4294967296,4294967296]", "[0,4]"), "the product of shape"},
      {Entry("F64", "[4611686018427387904]", "[0,4]"), "exceeds 2^64 bits"},
      {Entry("U8", "[4]", "[0,5]"), "span 5 bytes, expected 4 for U8 [4]"},
      {Entry("U8", "[4]", "[0,3]"), "span 3 bytes, expected 4 for U8 [4]"},
      {Entry("U8", "[4]", "[4,0]"), "data_offsets are [4,0]"},
      {Entry("U8", "[4]", "[0]"), "data_offsets are [0]"},
      {Entry("U8", "[4]", "[0,4,4]"), "data_offsets are [0,4,4]"},
      {Entry("U8", "[4]", "[0.0,4]"), "data_offsets are [0.0,4]"},
      {Entry("U8", "[4]", "[-4,0]"), "data_offsets are [-4,0]"},
      {Entry("U8", "[4]", "[9223372036854775809,9223372036854775813]"), "data_offsets are"},
      {Entry("F4", "[7]", "[0,4]"), "has 28 bits, not whole bytes"},
      {Entry("F6_E2M3", "[2]", "[0,2]"), "has 12 bits, not whole bytes"},
      {Entry("U8", "[4]", "[1,5]"), "expected to begin at offset 0, found 1: a gap"},
      {Entry("U8", "[3]", "[0,3]"), "bytes after the last tensor"},
      {Entry("U8", "[5]", "[0,5]"), "truncated"},
      {Entry("U8", "[9223372036854775800]", "[0,9223372036854775800]"), "exceeds 2^64 bits"},
      {Entry("U8", "[2305843009213693951]", "[0,2305843009213693951]"), "truncated"},
  };
  for (const auto& [tensor, problem] : cases) {
    EXPECT_THAT(Problem(OneTensor(tensor, 4)), HasSubstr(problem)) << tensor;
  }
}

TEST(Safetensors, RefusesGapsAndOverlaps) {
  const auto two = [](absl::string_view first, absl::string_view second) {
    return SafetensorsFile(absl::StrCat("{\"a\":", Entry("U8", "[4]", first),
                                        ",\"b\":", Entry("U8", "[4]", second), "}"),
                           std::string(9, 'x'));
  };
  EXPECT_THAT(Problem(two("[0,4]", "[5,9]")),
              HasSubstr("tensor \"b\": expected to begin at offset 4, found 5: a gap before it"));
  EXPECT_THAT(Problem(two("[5,9]", "[0,4]")), HasSubstr("tensor \"a\": expected to begin"));
  EXPECT_THAT(Problem(two("[0,4]", "[3,7]")), HasSubstr("overlaps the tensor before it"));
  EXPECT_THAT(Problem(two("[0,4]", "[0,4]")), HasSubstr("overlaps the tensor before it"));
  EXPECT_THAT(Problem(two("[0,4]", "[4,8]")), HasSubstr("bytes after the last tensor"));
}

TEST(Safetensors, LimitsNamesAndTheirCount) {
  const auto named = [](size_t name_bytes) {
    return SafetensorsFile(
        absl::StrCat("{\"", std::string(name_bytes, 'n'), "\":", Entry("U8", "[1]", "[0,1]"), "}"),
        "x");
  };
  EXPECT_EQ(Problem(named(4096)), "accepted");
  EXPECT_THAT(Problem(named(4097)), HasSubstr("the name has 4097 bytes, the limit is 4096"));
  EXPECT_LT(Problem(named(1 << 20)).size(), 400U);

  // Refused by their number, before any is looked at.
  std::string header = "{\"0\":0";
  for (int tensor = 1; tensor <= 1'000'000; ++tensor)
    absl::StrAppend(&header, ",\"", tensor, "\":0");
  EXPECT_THAT(Problem(SafetensorsFile(header + "}", "")),
              HasSubstr("1000001 tensors, the limit is 1000000"));
}

TEST(Safetensors, EveryTruncationIsRefused) {
  const std::string file = SafetensorsFile(kTwoTensors);
  for (size_t bytes = 0; bytes < file.size(); ++bytes) {
    // An exact-sized copy, so that reading past it shows under the address sanitizer.
    const std::vector<char> truncated(file.begin(), file.begin() + static_cast<ptrdiff_t>(bytes));
    EXPECT_NE(Problem({truncated.data(), truncated.size()}), "accepted") << bytes;
  }
}

TEST(Safetensors, NoFlippedHeaderByteReachesBeyondTheFile) {
  const std::string file = SafetensorsFile(kTwoTensors);
  for (size_t position = 0; position < file.size() - 14; ++position) {
    for (const int flip : {1, 4, 16, 128}) {
      std::string damaged = file;
      damaged[position] = static_cast<char>(damaged[position] ^ flip);
      const auto entries = ParseSafetensorsHeader(damaged, "f.safetensors");
      if (!entries.ok()) continue;
      for (const TensorEntry& entry : *entries) {
        ASSERT_LE(entry.first_byte, damaged.size()) << position;
        ASSERT_LE(entry.bytes, damaged.size() - entry.first_byte) << position;
      }
    }
  }
}

}  // namespace
}  // namespace longspan
