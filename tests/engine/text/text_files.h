// Reads the files that tests of text compare with.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/text/tokenizer.h"

namespace longspan {

inline std::string ReadSourceFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline Json ReadSourceJson(const std::string& path) {
  absl::StatusOr<Json> json = ParseJson(ReadSourceFile(path));
  EXPECT_TRUE(json.ok()) << path << ": " << json.status();
  return json.ok() ? *json : Json();
}

inline std::unique_ptr<Tokenizer> LoadOrDie(absl::string_view tokenizer_json,
                                            absl::string_view config_json = "") {
  absl::StatusOr<std::unique_ptr<Tokenizer>> tokenizer =
      Tokenizer::Load(tokenizer_json, config_json);
  if (!tokenizer.ok()) ADD_FAILURE() << tokenizer.status();
  return tokenizer.ok() ? *std::move(tokenizer) : nullptr;
}

inline std::unique_ptr<Tokenizer> LoadDemoTokenizer() {
  return LoadOrDie(ReadSourceFile("deploy/models/demo/tokenizer.json"),
                   ReadSourceFile("deploy/models/demo/tokenizer_config.json"));
}

}  // namespace longspan
