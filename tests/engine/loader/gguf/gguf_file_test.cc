#include "engine/loader/gguf/gguf_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <memory>

#include "absl/strings/str_cat.h"
#include "tests/fixtures/gguf_writer.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string Problem(absl::string_view file) {
  const auto parsed = ParseGguf(file, "x.gguf");
  if (parsed.ok()) return "accepted";
  EXPECT_EQ(parsed.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(parsed.status().message()), StartsWith("x.gguf: "));
  return std::string(parsed.status().message());
}

WrittenGgufTensor Floats(std::string name, std::vector<int64_t> shape) {
  int64_t elements = 1;
  for (const int64_t size : shape) elements *= size;
  return {std::move(name), kGgufF32, std::move(shape), std::string(elements * 4, 'f')};
}

std::string WithKey(const Json& value) { return GgufFileText({{"key", value}}, {}); }
// A file of one key, whose type and value are these bytes.
std::string WithValueBytes(const std::string& bytes) {
  return GgufHeader(0, 1) + GgufString("key") + bytes;
}
std::string WithTensor(const std::string& info, const std::string& data) {
  std::string file = GgufHeader(1, 0) + info;
  while (file.size() % 32 != 0) file.push_back('\0');
  return file + data;
}

TEST(GgufFile, ReadsKeysAndTensors) {
  const std::string file = GgufFileText(
      {{"text", "héllo"},
       {"count", 7},
       {"below", -3},
       {"yes", true},
       {"part", 0.5},
       {"list", {"a", "b"}},
       {"numbers", {1, 2, 3}},
       {"none", Json::array()},
       {"nested", Json::array({{1, 2}, {3}})}},
      {Floats("a", {3, 2}), {"q", kGgufQ8_0, {1, 64}, std::string(68, 'q')}, Floats("s", {})});
  const auto parsed = ParseGguf(file, "x.gguf");
  ASSERT_TRUE(parsed.ok()) << parsed.status();
  EXPECT_EQ(parsed->metadata, (Json{{"text", "héllo"},
                                    {"count", 7},
                                    {"below", -3},
                                    {"yes", true},
                                    {"part", 0.5},
                                    {"list", {"a", "b"}},
                                    {"numbers", {1, 2, 3}},
                                    {"none", Json::array()},
                                    {"nested", Json::array({{1, 2}, {3}})}}));
  ASSERT_EQ(parsed->tensors.size(), 3);
  EXPECT_EQ(parsed->tensors[0].name, "a");
  EXPECT_THAT(parsed->tensors[0].shape, ElementsAre(3, 2));
  EXPECT_EQ(Describe(parsed->tensors[1]), "Q8_0 [1, 64]");
  EXPECT_EQ(file.substr(parsed->tensors[1].first_byte, parsed->tensors[1].bytes),
            std::string(68, 'q'));
  EXPECT_EQ(parsed->tensors[2].bytes, 4);
}

TEST(GgufFile, ReadsEveryTypeOfNumber) {
  const auto number = [](uint32_t type, const std::string& bytes) {
    const auto parsed = ParseGguf(WithValueBytes(GgufNumber(type) + bytes), "x.gguf");
    return parsed.ok() ? parsed->metadata["key"] : Json(parsed.status().message());
  };
  EXPECT_EQ(number(0, GgufNumber<uint8_t>(200)), 200);
  EXPECT_EQ(number(1, GgufNumber<int8_t>(-100)), -100);
  EXPECT_EQ(number(2, GgufNumber<uint16_t>(60000)), 60000);
  EXPECT_EQ(number(3, GgufNumber<int16_t>(-30000)), -30000);
  EXPECT_EQ(number(4, GgufNumber<uint32_t>(4'000'000'000)), 4'000'000'000);
  EXPECT_EQ(number(5, GgufNumber<int32_t>(-5)), -5);
  EXPECT_EQ(number(6, GgufNumber(1.5F)), 1.5);
  EXPECT_EQ(number(10, GgufNumber(~uint64_t{0})), ~uint64_t{0});
  EXPECT_EQ(number(11, GgufNumber<int64_t>(-7)), -7);
  EXPECT_EQ(number(12, GgufNumber(0.1)), 0.1);
}

// Every length of what is a sound file as a whole. The copy ends where the page may.
TEST(GgufFile, TruncationAnywhereIsAnError) {
  const std::string file =
      GgufFileText({{"general.architecture", "llama"}, {"list", {"a", "bc"}}, {"n", 5}},
                   {Floats("a", {2, 3}), {"q", kGgufQ6K, {256}, std::string(210, 'q')}});
  ASSERT_EQ(Problem(file), "accepted");
  const size_t last_data_byte = file.find_last_of('q') + 1;
  for (size_t bytes = 0; bytes < last_data_byte; ++bytes) {
    const auto copy = std::make_unique<char[]>(bytes);
    file.copy(copy.get(), bytes);
    EXPECT_THAT(Problem({copy.get(), bytes}), HasSubstr("truncated: ")) << bytes << " bytes";
  }
}

TEST(GgufFile, RefusesOtherFilesAndVersions) {
  EXPECT_THAT(Problem("PK\3\4 and more"), HasSubstr("begins with \"GGUF\", found \"PK"));
  EXPECT_EQ(Problem(GgufHeader(0, 0, 2)), "accepted");
  EXPECT_THAT(Problem(GgufHeader(0, 0, 1)), HasSubstr("version 1, accepted are 2 and 3"));
  EXPECT_THAT(Problem(GgufHeader(0, 0, 4)), HasSubstr("version 4, accepted are 2 and 3"));
  EXPECT_THAT(Problem(GgufHeader(0, 0, 3 << 24)), HasSubstr("in little-endian order"));
}

TEST(GgufFile, CountsAndLengthsAreBounded) {
  constexpr uint64_t kHuge = std::numeric_limits<uint64_t>::max();
  EXPECT_THAT(Problem(GgufHeader(kHuge, 0)), HasSubstr("tensors, the limit is 1000000"));
  EXPECT_THAT(Problem(GgufHeader(0, kHuge)), HasSubstr("keys, the limit is 10000"));
  EXPECT_THAT(Problem(GgufHeader(0, 1) + GgufNumber(kHuge)),
              HasSubstr("key 0 at byte 32 has 18446744073709551615 bytes, the limit is 65535"));
  EXPECT_THAT(Problem(WithValueBytes(GgufNumber<uint32_t>(8) + GgufNumber(kHuge))),
              HasSubstr("key \"key\" at byte"));
  EXPECT_THAT(Problem(WithValueBytes(GgufNumber<uint32_t>(8) + GgufNumber<uint64_t>(1000))),
              HasSubstr("needs 1000 bytes, found 0"));
  const std::string array = GgufNumber<uint32_t>(9) + GgufNumber<uint32_t>(0);
  EXPECT_THAT(Problem(WithValueBytes(array + GgufNumber(kHuge))),
              HasSubstr("elements after 0 in all arrays, the limit is 16777216"));
  EXPECT_THAT(Problem(WithValueBytes(array + GgufNumber<uint64_t>(1 << 24))),
              HasSubstr("truncated: key \"key\""));
}

TEST(GgufFile, ElementsOfAllArraysAreCountedTogether) {
  const std::string full = GgufNumber<uint32_t>(9) + GgufNumber<uint32_t>(0) +
                           GgufNumber<uint64_t>(1 << 24) + std::string(1 << 24, 'x');
  const std::string file = GgufHeader(0, 2) + GgufString("a") + full + GgufString("b") +
                           GgufValue(Json::array({"one more"}));
  EXPECT_THAT(Problem(file), HasSubstr("key \"b\": an array of 1 elements after 16777216"));
}

TEST(GgufFile, ValuesAreChecked) {
  EXPECT_THAT(Problem(WithValueBytes(GgufNumber<uint32_t>(13))),
              HasSubstr("key \"key\": unknown value type 13, known are 0 to 12"));
  EXPECT_THAT(Problem(WithValueBytes(GgufNumber<uint32_t>(7) + "\x02")),
              HasSubstr("expected a boolean, 0 or 1, found 2"));
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_THAT(Problem(WithValueBytes(GgufNumber<uint32_t>(6) + GgufNumber(infinity))),
              HasSubstr("expected a finite number"));
  EXPECT_THAT(Problem(GgufFileText({{"key", 1}, {"key", 2}}, {})),
              HasSubstr("key \"key\": expected once, found twice"));
  Json nested = {1};
  for (int depth = 1; depth < kMaxGgufArrayDepth; ++depth) nested = Json::array({nested});
  EXPECT_EQ(Problem(WithKey(nested)), "accepted");
  EXPECT_THAT(Problem(WithKey(Json::array({nested}))), HasSubstr("nested 5 deep, the limit is 4"));
}

TEST(GgufFile, TensorsAreChecked) {
  const WrittenGgufTensor sound = Floats("t", {2, 4});
  const auto with = [&](auto change) {
    WrittenGgufTensor tensor = sound;
    change(tensor);
    return Problem(WithTensor(GgufTensorInfo(tensor, 0), sound.bytes));
  };
  EXPECT_EQ(with([](auto&) {}), "accepted");
  EXPECT_THAT(with([](auto& tensor) { tensor.type.number = 4; }),
              HasSubstr("tensor \"t\": unknown type 4"));
  EXPECT_THAT(with([](auto& tensor) { tensor.type = kGgufQ8_0; }),
              HasSubstr("rows of 4 elements, expected a multiple of 32 for Q8_0"));
  EXPECT_THAT(with([](auto& tensor) {
                tensor.shape = {1, 1, 1, 1, 8};
              }),
              HasSubstr("5 dimensions, the limit is 4"));
  EXPECT_THAT(with([](auto& tensor) {
                tensor.shape = {2, 0};
              }),
              HasSubstr("a dimension is 0, expected 1 to 2^63"));
  EXPECT_THAT(with([](auto& tensor) { tensor.shape = {-1}; }), HasSubstr("a dimension is -1"));
  EXPECT_THAT(with([](auto& tensor) {
                tensor.shape = {int64_t{1} << 40, int64_t{1} << 40};
              }),
              HasSubstr("is too large"));
  EXPECT_THAT(with([](auto& tensor) { tensor.shape = {1000}; }),
              HasSubstr("truncated: F32 [1000] takes 4000 bytes"));
  EXPECT_THAT(with([](auto& tensor) { tensor.name = std::string(5000, 'n'); }),
              HasSubstr("tensor 0 at byte 32 has 5000 bytes, the limit is 4096"));
}

TEST(GgufFile, TensorsCoverTheData) {
  const WrittenGgufTensor tensor = Floats("t", {8});  // 32 bytes
  const auto at = [&](uint64_t offset) {
    return Problem(WithTensor(GgufTensorInfo(tensor, offset), tensor.bytes));
  };
  EXPECT_EQ(at(0), "accepted");
  EXPECT_THAT(at(4), HasSubstr("tensor \"t\": expected at offset 0, found 4"));
  EXPECT_THAT(at(~uint64_t{0} - 3), HasSubstr("expected at offset 0"));
  EXPECT_THAT(Problem(WithTensor(GgufTensorInfo(tensor, 0), tensor.bytes + "more")),
              HasSubstr("bytes after the last tensor"));
  std::string overlapping = GgufHeader(2, 0) + GgufTensorInfo(tensor, 0);
  overlapping += GgufTensorInfo(Floats("u", {8}), 0) + std::string(200, '\0');
  EXPECT_THAT(Problem(overlapping), HasSubstr("expected at offset 32, found 0"));
  EXPECT_THAT(Problem(GgufFileText({}, {tensor, tensor})),
              HasSubstr("tensor \"t\": expected once, found twice"));
}

TEST(GgufFile, AlignmentIsTheFiles) {
  const std::vector<WrittenGgufTensor> tensors = {Floats("a", {1}), Floats("b", {1})};
  EXPECT_EQ(Problem(GgufFileText({{"general.alignment", 8}}, tensors, 8)), "accepted");
  EXPECT_THAT(Problem(GgufFileText({{"general.alignment", 64}}, tensors, 32)),
              HasSubstr("expected at offset 64, found 32"));
  for (const Json& wrong : {Json(0), Json(24), Json(1 << 21), Json("32"), Json(-8)}) {
    EXPECT_THAT(Problem(GgufFileText({{"general.alignment", wrong}}, tensors)),
                HasSubstr("expected a power of two up to 1048576"))
        << wrong;
  }
}

}  // namespace
}  // namespace longspan
