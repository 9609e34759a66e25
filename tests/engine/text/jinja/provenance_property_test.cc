// Random templates over random values. All that users write here is outside ASCII and all that
// templates write is in it, so that every byte of the output tells who wrote it; marks must say the
// same of each.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "tests/engine/text/jinja/rendering.h"

namespace longspan {
namespace {

constexpr int kTemplates = 4000;

class TemplateMaker {
 public:
  explicit TemplateMaker(uint32_t seed) : random_(seed) {}

  Variables MakeVariables(ValueStore* store) {
    std::vector<Value> list;
    for (int i = 0; i < 4; ++i) list.push_back(store->UserString(UserText()));
    const Value dict = store->Dict();
    for (const char* key : {"ключ", "鍵", "Ж"})
      dict.dict().Set(store->UserString(key), store->UserString(UserText()));
    return {{"u", store->UserString(UserText())},
            {"v", store->UserString(UserText())},
            {"t", store->TrustedString("Tr")},
            {"l", store->List(std::move(list))},
            {"d", dict}};
  }

  std::string MakeTemplate() {
    std::string source;
    for (int i = 0; i < 4; ++i) source += Statement(3);
    return source;
  }

 private:
  size_t Below(size_t end) { return std::uniform_int_distribution<size_t>(0, end - 1)(random_); }
  std::string One(const std::vector<std::string>& of) { return of[Below(of.size())]; }

  std::string UserText() {
    std::string text;
    for (size_t i = Below(6); i > 0; --i) text += One({"я", "Ю", "é", "\u3000", "日", "🦊", "ǆ"});
    return text;
  }

  // A string.
  std::string Text(int depth) {
    if (depth == 0)
      return One({"u", "v", "t", "'ab'", "'<|x|> '", "' Q\\n'", "''", "l[1]", "x|default('d')"});
    const std::string a = Text(depth - 1), b = Text(depth - 1);
    const std::string form = One({
        "($0 ~ $1)",
        "($0 + $1)",
        "($0)[1:]",
        "($0)[::-1]",
        "($0)[:3]",
        "($0)[-2:]",
        "($0)|upper",
        "($0)|lower",
        "($0)|title",
        "($0)|capitalize",
        "($0)|trim",
        "($0).strip()",
        "($0).lstrip()",
        "($0).title()",
        "($0)|reverse",
        "($0)|replace($1, 'R')",
        "($0)|replace('a', $1)",
        "($0).replace($1, $0, 3)",
        "('<%s-%s>' % ($0, $1))",
        "('%s!'|format($0))",
        "'{}:{}'.format($0, $1)",
        "(($0).split()|join($1))",
        "(($0).split('b')|join)",
        "($1).join(($0).splitlines())",
        "($0)|indent(2, true)",
        "($0)|indent($1)",
        "([$0, $1]|sort|join(','))",
        "([$0, $1]|unique|join)",
        "([$0, $1]|first)",
        "(($0)|list|join('.'))",
        "($0 if $1 else $1)",
        "($0 or $1)",
        "({$0: $1}|items|first|join)",
        "(d|dictsort|last|last)",
        "(l|map('upper')|join($0))",
        "(l|select|join($0))",
        "m($0, b=$1)",
        "(($0) * 2)",
        "($0)|truncate(4, true, ($1)[:1])",
        "($0).partition('b')|join",
        "($0)|escape",
        "($0)|default($1, true)",
        "($0).removeprefix($1)",
        "($0)|string",
        "($0).center(3, '_')",
    });
    return absl::Substitute(form, a, b);
  }

  std::string Statement(int depth) {
    const std::string text = Text(static_cast<int>(Below(3)) + 1);
    if (depth == 0) return "{{ " + text + " }}";
    const std::string inner = Statement(depth - 1);
    return absl::Substitute(
        One({"{{ $0 }}", "literal {{ $0 }}", "{% if $0 %}$1{% else %}no{% endif %}",
             "{% set x = $0 %}$1{{ x }}", "{% set x %}a $1{% endset %}{{ x }}",
             "{% for x in l %}$1{{ x }}{{ loop.index }}{% endfor %}",
             "{% for x in $0 %}{{ x }}{% endfor %}",
             "{% for x, y in d|items %}{{ x }}={{ y }}$1{% endfor %}",
             "{% filter upper %}$1{% endfilter %}", "{% call w() %}$1{% endcall %}",
             "{% generation %}$1{% endgeneration %}",
             "{% filter replace('a', $0) %}$1{% endfilter %}"}),
        text, inner);
  }

  std::mt19937 random_;
};

constexpr char kMacros[] =
    "{% macro m(a, b='') %}[{{ a }}|{{ b }}]{% endmacro %}{% macro w() %}({{ caller() }}){% "
    "endmacro %}";

// The first byte whose mark is not what the byte says; npos if there is none.
size_t FirstWrongMark(const MarkedText& text) {
  MarkCursor marks(text);
  for (size_t i = 0; i < text.size(); ++i) {
    const bool is_templates = (text.bytes()[i] & 0x80) == 0;
    if (marks.IsLiteral(i) != is_templates) return i;
  }
  return std::string::npos;
}

TEST(ProvenanceProperty, EveryByteIsMarkedAsItsWriterIs) {
  size_t compared_bytes = 0;
  for (uint32_t seed = 0; seed < kTemplates; ++seed) {
    TemplateMaker maker(seed);
    ValueStore store;
    const Variables variables = maker.MakeVariables(&store);
    const std::string source = kMacros + maker.MakeTemplate();
    const absl::StatusOr<MarkedText> text =
        RenderSource(source, variables, {.value_bytes = 64 << 20});
    if (!text.ok()) {
      ASSERT_NE(text.status().code(), absl::StatusCode::kResourceExhausted) << seed;
      continue;
    }
    ASSERT_EQ(FirstWrongMark(*text), std::string::npos) << "seed " << seed << "\n"
                                                        << source << "\n"
                                                        << ShowMarks(*text);
    compared_bytes += text->size();
  }
  EXPECT_GT(compared_bytes, 100'000u);
}

}  // namespace
}  // namespace longspan
