// The daemon serves a GGUF file as it serves the directory that the file was made from.
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/server.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_gguf.h"
#include "tests/server/daemon/daemon_rig.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

Options ServedFrom(const std::string& path) {
  Options options = DemoOptions();
  options.model_path = path;
  return options;
}

Json Ask(const RunningDaemon& daemon, const std::string& head, const std::string& body) {
  RawClient http(daemon.http());
  http.Send(absl::StrCat(head, " HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(), "\r\n\r\n",
                         body));
  const RawResponse response = http.Read();
  EXPECT_EQ(response.status, 200) << response.body;
  return *ParseJson(response.body);
}

// What it completes, with the logarithms of probabilities.
Json Choices(const RunningDaemon& daemon) {
  const Json asked = {{"prompt", "A file of another kind, 123 times."},
                      {"max_tokens", 20},
                      {"temperature", 0},
                      {"ignore_eos", true},
                      {"logprobs", 3}};
  return Ask(daemon, "POST /v1/completions", WriteJson(asked)).at("choices");
}

TEST(GgufModel, IsServedAsItsDirectoryIs) {
  const TemporaryDirectory directory;
  WriteTinyCheckpoint(directory.path());
  directory.Write("tiny-Q.gguf", MakeTinyGguf({}).FileText());
  Json expected;
  {
    const RunningDaemon daemon(ServedFrom(directory.path()));
    ASSERT_TRUE(daemon.ready());
    expected = Choices(daemon);
  }
  const RunningDaemon daemon(ServedFrom(directory.File("tiny-Q.gguf")));
  ASSERT_TRUE(daemon.ready());
  EXPECT_EQ(Choices(daemon), expected);
  const Json model = Ask(daemon, "GET /v1/models", "").at("data").at(0);
  EXPECT_EQ(model.at("id"), "tiny-Q");
  EXPECT_EQ(model.at("root"), directory.File("tiny-Q.gguf"));
}

TEST(GgufModel, WhatIsMissingInTheFileEndsTheStart) {
  const TemporaryDirectory directory;
  TinyGguf gguf = MakeTinyGguf({});
  *gguf.Key("tokenizer.ggml.pre") = "chameleon";
  *gguf.Key("llama.block_count") = 3;
  directory.Write("x.gguf", gguf.FileText());
  testing::internal::CaptureStderr();
  RunningDaemon daemon(ServedFrom(directory.File("x.gguf")));
  EXPECT_EQ(daemon.Join(), kExitConfiguration);
  const std::string reported = testing::internal::GetCapturedStderr();
  EXPECT_THAT(reported, HasSubstr("tokenizer.ggml.pre"));
  EXPECT_THAT(reported, HasSubstr("blk.2.attn_q.weight"));
}

TEST(GgufModel, AFileCutShortIsAMistakeOfTheConfiguration) {
  const TemporaryDirectory directory;
  const std::string whole = MakeTinyGguf({}).FileText();
  Options options = ServedFrom(directory.File("x.gguf"));
  options.check = true;
  for (const size_t bytes :
       {size_t{0}, size_t{10}, size_t{200}, whole.find("tokenizer.ggml.merges"),
        whole.find("blk.1.ffn_down.weight"), whole.size() - 1}) {
    directory.Write("x.gguf", whole.substr(0, bytes));
    testing::internal::CaptureStderr();
    EXPECT_EQ(RunServer(options), kExitConfiguration) << bytes;
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("x.gguf: ")) << bytes;
  }
}

TEST(GgufModel, ATableThatIsInMemoryTwiceIsReported) {
  TinyCheckpointOptions tied;
  tied.tied_embedding = true;
  for (const DType stored : {DType::kBf16, DType::kF32}) {
    const TemporaryDirectory directory;
    tied.dtype = stored;
    directory.Write("x.gguf", MakeTinyGguf(tied).FileText());
    Options options = ServedFrom(directory.File("x.gguf"));
    options.check = true;
    options.log.level = LogLevel::kInfo;
    options.compute_dtype = DType::kBf16;
    testing::internal::CaptureStderr();
    EXPECT_EQ(RunServer(options), kExitOk);
    const std::string reported = testing::internal::GetCapturedStderr();
    const auto twice = HasSubstr("the embedding is in memory twice");
    if (stored == DType::kBf16) {
      EXPECT_THAT(reported, Not(twice));
    } else {
      EXPECT_THAT(reported, twice);
      EXPECT_THAT(reported, HasSubstr(absl::StrCat("\"more_bytes\":", 4 * 8192 * 128)));
    }
  }
}

TEST(GgufModel, ProblemsNameItsOwnKeys) {
  const TemporaryDirectory directory;
  TinyGguf gguf = MakeTinyGguf({});
  *gguf.Key("llama.vocab_size") = 100;
  directory.Write("x.gguf", gguf.FileText());
  Options options = ServedFrom(directory.File("x.gguf"));
  options.check = true;
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunServer(options), kExitConfiguration);
  const std::string reported = testing::internal::GetCapturedStderr();
  EXPECT_THAT(reported, HasSubstr("x.gguf: tokenizer.ggml: has ids up to 8191; llama.vocab_size in "
                                  "x.gguf is 100"));
  EXPECT_THAT(reported, Not(HasSubstr("tokenizer.json")));
}

}  // namespace
}  // namespace longspan
