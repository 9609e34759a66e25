// Every pair of a template and its variables gives what Python's jinja2 gave, byte for byte, and
// fails where that failed (tests/golden/chat_templates/make.py).
#include <gtest/gtest.h>

#include <string>

#include "engine/text/jinja/template.h"
#include "tests/engine/text/text_files.h"

namespace longspan {
namespace {

constexpr char kPairs[] = "tests/golden/chat_templates/pairs.json";

std::string Text(const Value& object, absl::string_view key) {
  const Value* value = object.dict().Find(key);
  return value == nullptr ? "" : value->string().bytes();
}

Variables VariablesOf(ValueStore* store, const Value& object) {
  Variables variables;
  for (const auto& [name, value] : object.dict().entries())
    variables[name.string().bytes()] = value;
  for (const char* trusted : {"bos_token", "eos_token"}) {
    const auto known = variables.find(trusted);
    if (known != variables.end())
      known->second = store->TrustedString(known->second.string().bytes());
  }
  return variables;
}

// "raised: words", "parse" or "render", as the data have it; empty if there was no error.
std::string ErrorKind(const absl::StatusOr<std::unique_ptr<Template>>& parsed,
                      const absl::StatusOr<MarkedText>& rendered) {
  if (!parsed.ok()) return "parse";
  if (rendered.ok()) return "";
  const std::optional<std::string> raised = RaisedMessage(rendered.status());
  return raised.has_value() ? "raised: " + *raised : "render";
}

void Compare(ValueStore* store, const Value& templates, const Value& variables, const Value& pair) {
  const std::string name = Text(pair, "template"), given = Text(pair, "variables");
  SCOPED_TRACE(name + " with " + given);
  const absl::CivilSecond now(2026, 3, 9, 14, 5, 7);
  const auto parsed = Template::Parse(Text(templates, name), name);
  absl::StatusOr<MarkedText> rendered = absl::UnknownError("not parsed");
  if (parsed.ok())
    rendered = (*parsed)->Render(VariablesOf(store, *variables.dict().Find(given)), now);
  EXPECT_EQ(ErrorKind(parsed, rendered), Text(pair, "error"))
      << parsed.status() << " " << rendered.status();
  if (!rendered.ok()) return;
  EXPECT_EQ(rendered->bytes(), Text(pair, "output"));
}

TEST(ChatTemplateGolden, EveryPairIsAsInJinja2) {
  ValueStore store;
  const absl::StatusOr<Value> data = store.ParseJson(ReadSourceFile(kPairs));
  ASSERT_TRUE(data.ok()) << data.status();
  const Value pairs = *data->dict().Find("pairs");
  ASSERT_GT(pairs.list().items.size(), 500u);
  for (const Value& pair : pairs.list().items)
    Compare(&store, *data->dict().Find("templates"), *data->dict().Find("variables"), pair);
}

}  // namespace
}  // namespace longspan
