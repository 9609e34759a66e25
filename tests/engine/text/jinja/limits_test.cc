// What is hostile ends with an error that names a limit, and takes neither memory nor stack.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr char kSteps[] = "steps";
constexpr char kNesting[] = "levels";
constexpr char kValueBytes[] = "bytes of values";

void ExpectLimit(const std::string& source, const std::string& limit,
                 const Variables& variables = {}, const RenderLimits& limits = {}) {
  const absl::StatusOr<MarkedText> text = RenderSource(source, variables, limits);
  EXPECT_EQ(text.status().code(), absl::StatusCode::kResourceExhausted)
      << source.substr(0, 100) << " " << text.status();
  EXPECT_THAT(std::string(text.status().message()), HasSubstr(limit)) << source.substr(0, 100);
}

std::string Repeated(const std::string& text, int times) {
  std::string repeated;
  for (int i = 0; i < times; ++i) repeated += text;
  return repeated;
}

TEST(TemplateLimits, NestingOfASource) {
  const auto many = [](const std::string& nested) {
    return static_cast<int>(std::min<size_t>(100'000, 1'000'000 / nested.size()));
  };
  const std::pair<std::string, std::string> around[] = {
      {"(", ")"},  {"[", "]"},  {"{1:", "}"},         {"-", ""},          {"not ", ""},
      {"x(", ")"}, {"x[", "]"}, {"1 if 1 else ", ""}, {"x is in (", ")"}, {"x|join(", ")"}};
  for (const auto& [opening, closing] : around)
    ExpectLimit("{{ " + Repeated(opening, many(opening + closing)) + "1" +
                    Repeated(closing, many(opening + closing)) + " }}",
                kNesting);
  for (const std::string opening :
       {"{% if 1 %}", "{% for x in y %}", "{% set x %}", "{% macro m() %}"})
    ExpectLimit(Repeated(opening, many(opening)), kNesting);
  ExpectLimit("{% set " + Repeated("(", 100'000) + "x" + Repeated(")", 100'000) + " = 1 %}",
              kNesting);
}

TEST(TemplateLimits, OperationsOfAnExpression) {
  for (const std::string link :
       {"+ 1", "|upper", ".x", "[0]", "()", " or 1", " and 1", " if 1", "* 2", "|int is odd"})
    ExpectLimit("{{ 1" + Repeated(link, 50'000) + " }}", "operations");
  EXPECT_EQ(RenderOrDie("{{ 1" + Repeated(" + 1", 150) + " }}"), "151");
  EXPECT_EQ(RenderOrDie("{{ ''" + Repeated(" ~ 'a'", 20'000) + " }}").size(), 20'000u);
}

TEST(TemplateLimits, BytesOfASource) {
  EXPECT_THAT(std::string(RenderSource(std::string((1 << 20) + 1, 'x')).status().message()),
              HasSubstr("the limit is 1048576"));
}

TEST(TemplateLimits, Steps) {
  ExpectLimit(
      "{% set l = range(100) %}{% for a in l %}{% for b in l %}{% for c in l %}{% for d in l %}"
      "{% endfor %}{% endfor %}{% endfor %}{% endfor %}",
      kSteps, {}, {.steps = 200'000});
  ExpectLimit("{% for i in range(10) %}{{ i }}{% endfor %}", "more than the limit of 20 steps", {},
              {.steps = 20});
  // Reading much costs as well.
  ValueStore store;
  const Variables variables = {{"s", store.UserString(std::string(1 << 20, 'x'))}};
  ExpectLimit("{% for i in range(1000) %}{{ 'y' in s }}{% endfor %}", kSteps, variables,
              {.steps = 100'000});
  ExpectLimit("{% for i in range(1000) %}{{ s|length }}{% endfor %}", kSteps, variables,
              {.steps = 100'000});
}

TEST(TemplateLimits, DepthOfMacros) {
  ExpectLimit("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", kNesting);
  ExpectLimit("{% macro m() %}{{ caller }}{% call m() %}x{% endcall %}{% endmacro %}{{ m() }}",
              kNesting);
}

TEST(TemplateLimits, DepthOfValues) {
  const std::string deep =
      "{% set ns = namespace(x=[]) %}{% for i in range(50000) %}{% set ns.x = [ns.x] %}{% endfor "
      "%}";
  ExpectLimit(deep + "{{ ns.x }}", kNesting);
  ExpectLimit(deep + "{{ ns.x|tojson }}", kNesting);
  ExpectLimit(deep + "{{ ns.x == [ns.x] }}{{ ns.x < [ns.x] }}", kNesting);
  EXPECT_EQ(RenderOrDie(deep + "ok"), "ok");
  ExpectLimit("{% set l = [] %}{% set _ = l.append(l) %}{{ l }}", kNesting);
  ExpectLimit("{% set l = [] %}{% set _ = l.append(l) %}{{ l|tojson }}", kNesting);
  ExpectLimit("{% set ns = namespace() %}{% set ns.x = ns %}{{ ns }}", kNesting);
}

TEST(TemplateLimits, BytesOfOutput) {
  ExpectLimit("{% for i in range(100) %}0123456789{% endfor %}", "limit of 100 bytes of output", {},
              {.output_bytes = 100});
}

TEST(TemplateLimits, BytesOfValues) {
  for (const std::string source :
       {"{{ 'a' * 9000000000000000000 }}", "{{ 4611686018427387904 * 'abcd' }}",
        "{{ [1] * 1000000000000 }}", "{{ '%1000000000000d' % 1 }}", "{{ '%999999999999s' % 'x' }}",
        "{{ '%-*s' % (9000000000000000000, 'x') }}", "{{ 'a'.ljust(9000000000000) }}",
        "{{ 'a'|center(900000000000) }}", "{{ 'a\n'|indent(900000000000) }}",
        "{{ [1]|batch(900000000000, 0)|list }}", "{{ ('a' * 100000)|replace('a', 'b' * 100000) }}",
        "{{ ('a' * 100000).replace('', 'b' * 100000) }}",
        "{{ ('ab' * 100000)|join('x' * 100000) }}",
        "{{ [[1] * 1000] * 1000 }}"
        "{{ ([[[[1] * 1000] * 1000] * 1000] * 1000)|tojson }}",
        "{% set ns = namespace(s='a') %}{% for i in range(64) %}{% set ns.s = ns.s ~ ns.s %}{% "
        "endfor %}",
        "{% set ns = namespace(s='a') %}{% for i in range(64) %}{% set ns.s = ns.s + ns.s %}{% "
        "endfor %}",
        "{% set ns = namespace(l=[1]) %}{% for i in range(64) %}{% set ns.l = ns.l + ns.l %}{% "
        "endfor %}",
        "{% set l = [] %}{% for i in range(100000) %}{% for j in range(100000) %}{{ l.append(1) }}"
        "{% endfor %}{% endfor %}"})
    ExpectLimit(source, kValueBytes, {}, {.steps = 1'000'000'000, .value_bytes = 4 << 20});
  ExpectLimit("{{ range(100001) }}", "100000 items of a range");
  ExpectLimit("{{ '%.2000f' % 1.0 }}", "1000 digits of precision");
  ExpectLimit("{{ [1]|tojson(indent=101) }}", "100 blanks of indent");
}

TEST(TemplateLimits, LoopsLeaveNothingBehind) {
  // What a hundred thousand loops see, together, is more than is allowed at once.
  const absl::StatusOr<MarkedText> text = RenderSource(
      "{% set l = range(1000) %}{% for i in range(100000) %}{% for x in l %}{% break %}{% endfor "
      "%}{% endfor %}ok",
      {}, {.value_bytes = 64 << 20});
  EXPECT_TRUE(text.ok()) << text.status();
}

TEST(TemplateLimits, ALoopThatIsOverHasNoItems) {
  EXPECT_EQ(
      RenderOrDie("{% set ns = namespace() %}{% for x in [1, 2] %}{% set ns.l = loop %}{% endfor %}"
                  "{{ ns.l.nextitem }}{{ ns.l.previtem }}{{ ns.l.cycle('a') }}"),
      "a");
}

TEST(TemplateLimits, SharedValuesAreNotWrittenWithoutEnd) {
  ExpectLimit(
      "{% set ns = namespace(l=[1]) %}{% for i in range(60) %}{% set ns.l = [ns.l, ns.l] %}{% "
      "endfor %}"
      "{{ ns.l }}",
      "limit of");
  ExpectLimit(
      "{% set ns = namespace(l=[1], m=[1]) %}{% for i in range(60) %}{% set ns.l = [ns.l, ns.l] %}"
      "{% set ns.m = [ns.m, ns.m] %}{% endfor %}{{ ns.l == ns.m }}",
      kSteps);
}

}  // namespace
}  // namespace longspan
