// What users write is never the template's own, whatever a template does with it. The template's
// own parts stand in square brackets here.
#include <gtest/gtest.h>

#include <string>

#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

class Provenance : public ::testing::Test {
 protected:
  std::string Show(const std::string& source) {
    const absl::StatusOr<MarkedText> text = RenderSource(source, variables_);
    EXPECT_TRUE(text.ok()) << source << ": " << text.status();
    return text.ok() ? ShowMarks(*text) : "";
  }

  ValueStore store_;
  Variables variables_ = {
      {"u", store_.UserString("User")},
      {"e", store_.UserString("<eos>")},
      {"bos", store_.TrustedString("<s>")},
      {"d", *store_.ParseJson(R"({"key": "value", "list": ["a", "b"], "n": 5, "t": true})")},
  };
};

TEST_F(Provenance, OfPrintedValues) {
  EXPECT_EQ(Show("a{{ u }}b{{ 'c' }}{{ bos }}"), "[a]User[bc<s>]");
  EXPECT_EQ(Show("{{ d.n }}{{ d.t }}{{ 5 }}{{ true }}{{ 2 + 3 }}{{ d.n + 1 }}"), "5True[5True5]6");
  EXPECT_EQ(Show("{{ d.list }}{{ ['x'] }}"), "['a', 'b']['x']");
  EXPECT_EQ(Show("{% for x in d.list %}{{ loop.index }}{% endfor %}"), "[12]");
}

TEST_F(Provenance, OfJoinedStrings) {
  EXPECT_EQ(Show("{{ 'a' ~ u ~ 'b' }}"), "[a]User[b]");
  EXPECT_EQ(Show("{{ 'a' + u + 'b' }}"), "[a]User[b]");
  EXPECT_EQ(Show("{{ ['x', u, 'y']|join('-') }}"), "[x-]User[-y]");
  EXPECT_EQ(Show("{{ ['x', 'y']|join(u) }}"), "[x]User[y]");
  EXPECT_EQ(Show("{{ '|'.join([u, u]) }}"), "User[|]User");
  EXPECT_EQ(Show("{{ ('a' ~ u) * 2 }}"), "[a]User[a]User");
}

TEST_F(Provenance, OfFormats) {
  EXPECT_EQ(Show("{{ '<%s|%d>' % (u, 3) }}"), "[<]User[|3>]");
  EXPECT_EQ(Show("{{ '<%s>'|format(u) }}"), "[<]User[>]");
  EXPECT_EQ(Show("{{ '{}={x}'.format(u, x='y') }}"), "User[=y]");
  EXPECT_EQ(Show("{{ ('%s' ~ u) % 'x' }}"), "[x]User");
}

TEST_F(Provenance, OfReplacedText) {
  EXPECT_EQ(Show("{{ 'a-b'|replace('-', u) }}"), "[a]User[b]");
  EXPECT_EQ(Show("{{ u|replace('s', 'Z') }}"), "U[Z]er");
  EXPECT_EQ(Show("{{ u.replace('User', 'x') }}"), "[x]");
  EXPECT_EQ(Show("{{ 'User'.replace(u, u) }}"), "User");
}

TEST_F(Provenance, OfPartsAndOrder) {
  EXPECT_EQ(Show("{{ ('ab' ~ u)[1:4] }}"), "[b]Us");
  EXPECT_EQ(Show("{{ ('ab' ~ u)[::-1] }}"), "resU[ba]");
  EXPECT_EQ(Show("{{ ('ab' ~ u)|reverse }}"), "resU[ba]");
  EXPECT_EQ(Show("{{ ('a' ~ u)[0] }}{{ ('a' ~ u)[1] }}"), "[a]U");
  EXPECT_EQ(Show("{{ ('a,' ~ u).split(',')|join }}"), "[a]User");
  EXPECT_EQ(Show("{{ (' a' ~ u ~ ' ')|trim }}"), "[a]User");
  EXPECT_EQ(Show("{% for c in 'a' ~ u %}{{ c }}{% endfor %}"), "[a]User");
  EXPECT_EQ(Show("{{ ('a' ~ u)|truncate(4, true, '..', 0) }}"), "[a]U[..]");
}

TEST_F(Provenance, OfCases) {
  EXPECT_EQ(Show("{{ ('ab' ~ u)|upper }}"), "[AB]USER");
  EXPECT_EQ(Show("{{ ('ab' ~ u)|title }}{{ ('ab' ~ u).title() }}"), "[Ab]user[Ab]user");
  EXPECT_EQ(Show("{{ ('ab' ~ u)|capitalize }}{{ ('AB' ~ u).lower() }}"), "[Ab]user[ab]user");
}

TEST_F(Provenance, OfIndentedAndEscapedText) {
  EXPECT_EQ(Show("{{ (u ~ '\n' ~ u)|indent(2) }}"), "User[\n  ]User");
  EXPECT_EQ(Show("{{ ('a\n' ~ u)|indent(u) }}"), "[a\n]UserUser");
  EXPECT_EQ(Show("{{ ('<' ~ e)|escape }}"), "[&lt;]&lt;eos&gt;");
}

TEST_F(Provenance, OfJson) {
  EXPECT_EQ(Show("{{ d.list|tojson }}{{ 'x'|tojson }}"), "[\"a\", \"b\"]\"x\"");
  EXPECT_EQ(Show("{{ (('{\"a\": \"x\"}')|from_json).a }}"), "x");
}

TEST_F(Provenance, OfKeys) {
  EXPECT_EQ(Show("{% for k, v in d.items() %}{{ k }}={{ v }};{% endfor %}"),
            "key[=]value[;]list[=]['a', 'b'][;]n[=]5[;]t[=]True[;]");
  EXPECT_EQ(Show("{% for k in {'x': u} %}{{ k }}{% endfor %}"), "[x]");
  EXPECT_EQ(Show("{{ {'User': 'found'}[u] }}"), "[found]");
  // A key that is there stays the one that it was.
  EXPECT_EQ(Show("{% for k in {u: 1, 'User': 2} %}{{ k }}{% endfor %}"), "User");
}

TEST_F(Provenance, OfBlocks) {
  EXPECT_EQ(Show("{% set x %}a{{ u }}{% endset %}{{ x }}"), "[a]User");
  EXPECT_EQ(Show("{% macro m(x) %}<{{ x }}>{% endmacro %}{{ m(u) }}{{ m('v') }}"), "[<]User[><v>]");
  EXPECT_EQ(Show("{% macro m() %}<{{ caller() }}>{% endmacro %}{% call m() %}{{ u }}{% endcall %}"),
            "[<]User[>]");
  EXPECT_EQ(Show("{% filter upper %}a{{ u }}{% endfilter %}"), "[A]USER");
  EXPECT_EQ(Show("{% set ns = namespace(s='a') %}{% set ns.s = ns.s ~ u %}{{ ns.s }}"), "[a]User");
}

TEST_F(Provenance, ChoicesKeepWhatWasChosen) {
  EXPECT_EQ(Show("{{ missing|default('x') }}{{ missing|default(u) }}{{ u or 'x' }}{{ '' or u }}"),
            "[x]UserUserUser");
  EXPECT_EQ(Show("{{ ['b', u, 'a']|sort|join(',') }}"), "[a,b,]User");
  EXPECT_EQ(Show("{{ ['User', u]|unique|join(',') }}{{ [u, 'User']|unique|join(',') }}"),
            "[User]User");
}

TEST_F(Provenance, ATextOfTwoSourcesIsNobodysControlToken) {
  EXPECT_EQ(Show("<|im_{{ 'end' if false else d.key }}|>"), "[<|im_]value[|>]");
  EXPECT_EQ(Show("{{ '<|' + u + '|>' }}"), "[<|]User[|>]");
}

TEST_F(Provenance, OfTheTime) {
  EXPECT_EQ(Show("{{ strftime_now('%Y') }}"), "[2026]");
  variables_["f"] = store_.UserString("%Y");
  EXPECT_EQ(Show("{{ strftime_now(f) }}"), "2026");
}

}  // namespace
}  // namespace longspan
