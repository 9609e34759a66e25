#include "engine/text/jinja/template.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string ErrorOf(const std::string& source, const Variables& variables = {}) {
  const absl::StatusOr<MarkedText> text = RenderSource(source, variables);
  EXPECT_EQ(text.status().code(), absl::StatusCode::kInvalidArgument) << source;
  return std::string(text.status().message());
}

TEST(Template, ErrorsOfParsingHaveLineAndColumn) {
  EXPECT_EQ(ErrorOf("a\n  {{ x | nope }}"), "t:2:10: no filter named nope");
  EXPECT_EQ(ErrorOf("{{ x is nope }}"), "t:1:9: no test named nope");
  EXPECT_EQ(ErrorOf("{% if x %}\n{{ 1 +* 2 }}{% endif %}"),
            "t:2:7: expected an expression, found *");
  EXPECT_EQ(ErrorOf("\n\n{% for x in y %}a"), "t:3:17: this for has no endfor or else");
  EXPECT_EQ(ErrorOf("{{ 'abc }}"), "t:1:4: this string does not end");
  EXPECT_EQ(ErrorOf("{{ (1] }}"), "t:1:6: unexpected ]");
  EXPECT_EQ(ErrorOf("é{# x"), "t:1:3: this comment does not end");
  EXPECT_EQ(ErrorOf("{% endif %}"), "t:1:4: unexpected tag endif");
  EXPECT_EQ(ErrorOf("{{ 99999999999999999999 }}"),
            "t:1:4: integer 99999999999999999999 is larger than 9223372036854775807");
}

TEST(Template, ErrorsOfRenderingHaveLineAndColumn) {
  EXPECT_EQ(ErrorOf("\n {{ messages[0].content.text }}"), "t:2:13: 'messages' is undefined");
  EXPECT_EQ(ErrorOf("{% macro m(x) %}\n{{ x + 1 }}{% endmacro %}{{ m('a') }}"),
            "t:2:6: unsupported operands for +: str and int");
  EXPECT_EQ(ErrorOf("{{ {'a': 1}.b.c }}"), "t:1:14: 'dict object' has no attribute 'b'");
  EXPECT_EQ(ErrorOf("{{ none.x.y }}"), "t:1:10: 'None' has no attribute 'x'");
  EXPECT_EQ(ErrorOf("{{ 'a'.nope() }}"), "t:1:12: 'str object' has no attribute 'nope'");
  EXPECT_EQ(ErrorOf("{% for x in 5 %}{% endfor %}"), "t:1:4: int cannot be iterated over");
  EXPECT_EQ(ErrorOf("{{ 9223372036854775807 + 1 }}"),
            "t:1:24: an integer beyond 64 bits, which are all that are served");
}

TEST(Template, FilesOfOthersAreRefusedByName) {
  for (const std::string tag : {"include", "import", "from", "extends"}) {
    EXPECT_THAT(ErrorOf("{% " + tag + " 'x' %}"),
                HasSubstr(tag + " is not served: a chat template stands alone"));
  }
}

TEST(Template, WhatATemplateRaisesIsReported) {
  const absl::StatusOr<MarkedText> text = RenderSource("{{ raise_exception('roles: ' ~ 1) }}");
  EXPECT_EQ(text.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(text.status().message(), "t:1:19: roles: 1");
  EXPECT_EQ(RaisedMessage(text.status()), "roles: 1");
  EXPECT_EQ(RaisedMessage(RenderSource("{{ 1 / 0 }}").status()), std::nullopt);
  EXPECT_EQ(RaisedMessage(absl::OkStatus()), std::nullopt);
}

TEST(Template, KnowsWhatItReads) {
  const auto parsed = *Template::Parse(
      "{% if tools %}{% endif %}{{ messages[0].content }}{% set x = enable_thinking %}", "t");
  EXPECT_TRUE(parsed->Reads("tools"));
  EXPECT_TRUE(parsed->Reads("messages"));
  EXPECT_TRUE(parsed->Reads("enable_thinking"));
  EXPECT_FALSE(parsed->Reads("content"));
  EXPECT_FALSE(parsed->Reads("documents"));
}

TEST(Template, ASourceThatIsNoUtf8IsRefused) {
  EXPECT_EQ(ErrorOf("abc\xFF"), "t:1:1: the template is not UTF-8 at byte 3");
}

TEST(Template, TheTimeIsWhatItIsTold) {
  EXPECT_EQ(RenderOrDie("{{ strftime_now('%d %b %Y %H:%M:%S %f%Z%z %j %a') }}"),
            "09 Mar 2026 14:05:07 000000 068 Mon");
}

TEST(Template, ChangedListsAreTheRenderingsOwn) {
  ValueStore store;
  const Variables variables = {{"l", *store.ParseJson("[1, [2]]")}};
  const auto parsed =
      *Template::Parse("{{ l.append(3) }}{{ l[1].append(4) }}{{ l.pop(0) }}{{ l }}", "t");
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(parsed->Render(variables, kTestNow)->bytes(), "NoneNone1[[2, 4], 3]");
  EXPECT_EQ(RenderOrDie("{{ l }}", variables), "[1, [2]]");
}

TEST(Template, AListOfARequestIsChangedByNameAlone) {
  ValueStore store;
  EXPECT_THAT(ErrorOf("{{ l['app' ~ 'end'](1) }}", {{"l", *store.ParseJson("[]")}}),
              StartsWith("t:1:20: append: lists are changed only by"));
}

TEST(Template, ThreadsRenderOneTemplate) {
  const auto parsed = *Template::Parse("{% for i in range(n) %}{{ i }},{% endfor %}", "t");
  std::vector<std::thread> threads;
  std::vector<std::string> texts(4);
  for (size_t t = 0; t < texts.size(); ++t) {
    threads.emplace_back([&parsed, &texts, t] {
      for (int i = 0; i < 50; ++i)
        texts[t] = parsed->Render({{"n", Value::Integer(100 + static_cast<int64_t>(t))}}, kTestNow)
                       ->bytes();
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (size_t t = 0; t < texts.size(); ++t)
    EXPECT_EQ(texts[t], RenderOrDie("{% for i in range(n) %}{{ i }},{% endfor %}",
                                    {{"n", Value::Integer(100 + static_cast<int64_t>(t))}}));
}

}  // namespace
}  // namespace longspan
