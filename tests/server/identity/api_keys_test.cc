#include "server/identity/api_keys.h"

#include <fstream>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "engine/request/status_details.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string HashOf(absl::string_view key) {
  Sha256 hash;
  hash.AddBytes(key.data(), key.size());
  const Sha256::Digest digest = hash.Finish();
  return absl::BytesToHexString({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

std::string LineOf(absl::string_view tenant, absl::string_view key) {
  return absl::StrCat(tenant, ":", HashOf(key), "\n");
}

std::string Write(const std::string& text) {
  const std::string path = testing::TempDir() + "/api_keys_test";
  std::ofstream(path, std::ios::trunc) << text;
  return path;
}

std::string TenantOf(const ApiKeys& keys, const std::string& authorization) {
  return keys.TenantOf(&authorization).value_or("");
}

TEST(ApiKeys, AFileOfCommentsBlanksAndKeys) {
  const auto keys =
      ParseApiKeys(absl::StrCat("# who\n\n  ", LineOf("one", "a"), LineOf("two", "b"), "\t\n",
                                "one:", absl::AsciiStrToUpper(HashOf("c")), "\r\n"));
  ASSERT_TRUE(keys.ok()) << keys.status();
  ASSERT_EQ(keys->size(), 3U);
  EXPECT_EQ(keys->at(0).tenant, "one");
  EXPECT_EQ(keys->at(1).tenant, "two");
  EXPECT_EQ(keys->at(2).tenant, "one") << "a tenant may have several";
}

TEST(ApiKeys, WhatIsMalformedIsReportedByItsLineAndNotRepeated) {
  const std::string good = LineOf("one", "a");
  for (const auto& [text, reported] : std::vector<std::pair<std::string, std::string>>{
           {"", "no key"},
           {"# nothing\n\n", "no key"},
           {good + "secret-in-the-clear\n", "line 2"},
           {good + "\ntwo:secret-in-the-clear\n", "line 3"},
           {"two:" + HashOf("b").substr(1) + "\n", "line 1"},
           {"two:" + HashOf("b") + "0\n", "line 1"},
           {"two:" + HashOf("b").substr(1) + "g\n", "line 1"},
           {"two: " + HashOf("b") + "\n", "line 1"},
           {":" + HashOf("b") + "\n", "line 1"},
           {"t w:" + HashOf("b") + "\n", "line 1"},
           {std::string(65, 't') + ":" + HashOf("b") + "\n", "line 1"},
           {good + LineOf("two", "a"), "line 2 has the hash of an earlier line"},
       }) {
    const auto keys = ParseApiKeys(text);
    EXPECT_TRUE(absl::IsInvalidArgument(keys.status())) << text;
    EXPECT_THAT(std::string(keys.status().message()), HasSubstr(reported)) << text;
    EXPECT_THAT(std::string(keys.status().message()), Not(HasSubstr("secret"))) << text;
  }
}

TEST(ApiKeys, TooManyAreRefused) {
  std::string text;
  for (int i = 0; i <= 4096; ++i) absl::StrAppend(&text, LineOf("t", absl::StrCat(i)));
  EXPECT_THAT(std::string(ParseApiKeys(text).status().message()), HasSubstr("4096"));
}

TEST(ApiKeys, TheTenantIsThatOfTheKey) {
  ApiKeys keys;
  ASSERT_TRUE(keys.Load(Write(LineOf("one", "a") + LineOf("two", "b") + LineOf("one", "c"))).ok());
  EXPECT_EQ(TenantOf(keys, "Bearer a"), "one");
  EXPECT_EQ(TenantOf(keys, "bearer  b "), "two");
  EXPECT_EQ(TenantOf(keys, "BEARER c"), "one");
}

TEST(ApiKeys, WhoeverHasNoneIsRefused) {
  ApiKeys keys;
  const std::string early = "Bearer a";
  EXPECT_TRUE(absl::IsUnauthenticated(keys.TenantOf(&early).status())) << "before any is loaded";
  ASSERT_TRUE(keys.Load(Write(LineOf("one", "a"))).ok());
  EXPECT_EQ(CodeOf(keys.TenantOf(nullptr).status()), "invalid_api_key");
  for (const std::string& given :
       {std::string(), std::string("a"), std::string("Bearer"), std::string("Bearer "),
        std::string("Bearer ab"), std::string("Bearer A"), std::string("Basic a"),
        std::string("Bearera"), "Bearer " + HashOf("a"), std::string("Bearer a\0", 9)}) {
    const auto tenant = keys.TenantOf(&given);
    EXPECT_TRUE(absl::IsUnauthenticated(tenant.status())) << given;
    EXPECT_EQ(CodeOf(tenant.status()), "invalid_api_key") << given;
  }
  const std::string secret = "Bearer my-secret";
  EXPECT_THAT(keys.TenantOf(&secret).status().ToString(), Not(HasSubstr("my-secret")));
}

TEST(ApiKeys, OnlyAGoodFileTakesThePlaceOfAnother) {
  ApiKeys keys;
  ASSERT_TRUE(keys.Load(Write(LineOf("one", "a"))).ok());
  EXPECT_THAT(std::string(keys.Load(Write("broken")).message()),
              HasSubstr("api_keys_test: line 1"));
  EXPECT_FALSE(keys.Load("/does/not/exist").ok());
  EXPECT_FALSE(keys.Load(testing::TempDir()).ok()) << "a directory";
  EXPECT_EQ(TenantOf(keys, "Bearer a"), "one");
  ASSERT_TRUE(keys.Load(Write(LineOf("two", "b"))).ok());
  EXPECT_EQ(TenantOf(keys, "Bearer a"), "");
  EXPECT_EQ(TenantOf(keys, "Bearer b"), "two");
}

}  // namespace
}  // namespace longspan
