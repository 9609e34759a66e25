// Forms of answers in bodies of both endpoints: what each becomes, and what is wrong with others.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/base/status_map.h"
#include "server/openai/chat_request.h"
#include "server/openai/request.h"

namespace longspan {
namespace {

using testing::HasSubstr;

// `fields` in a body of either endpoint, which say the same.
absl::StatusOr<GenerateCall> ReadConstrained(const std::string& fields) {
  Limits limits;
  auto completion =
      ReadCompletionRequest(ParseJson(R"({"prompt": "p", )" + fields + "}").value(), limits);
  auto chat = ReadChatRequest(
      ParseJson(R"({"messages": [{"role": "user", "content": "p"}], )" + fields + "}").value());
  EXPECT_EQ(chat.status(), completion.status()) << fields;
  if (!completion.ok() || !chat.ok()) return completion.status();
  EXPECT_EQ(chat->calls[0].constraint, completion->calls[0].constraint) << fields;
  return completion->calls[0];
}

struct Form {
  const char* fields;
  decltype(Constraint::form) form;
  const char* name;
};

TEST(ConstraintRequest, EachFormByItsNames) {
  const std::string schema = R"({"b":1,"a":[2]})";
  const Form forms[] = {
      {R"("response_format": {"type": "json_object"})", JsonObjectConstraint{},
       "response_format.type"},
      {R"("response_format": {"type": "json_object", "schema": {"b": 1, "a": [2]}})",
       JsonSchemaConstraint{schema}, "response_format.schema"},
      {R"("response_format": {"type": "json_schema", "json_schema": {"name": "n", "strict": true,
          "description": "d", "schema": {"b": 1, "a": [2]}}})",
       JsonSchemaConstraint{schema}, "response_format.json_schema.schema"},
      {R"("structured_outputs": {"json": {"b": 1, "a": [2]}})", JsonSchemaConstraint{schema},
       "structured_outputs.json"},
      {R"("structured_outputs": {"json": "{ }", "disable_fallback": false})",
       JsonSchemaConstraint{"{ }"}, "structured_outputs.json"},
      {R"("structured_outputs": {"json_object": true})", JsonObjectConstraint{},
       "structured_outputs.json_object"},
      {R"("structured_outputs": {"regex": "a+"})", RegexConstraint{"a+"},
       "structured_outputs.regex"},
      {R"("structured_outputs": {"choice": ["a", "b"]})", ChoiceConstraint{{"a", "b"}},
       "structured_outputs.choice"},
      {R"("structured_outputs": {"grammar": "root ::= \"a\""})",
       GrammarConstraint{"root ::= \"a\""}, "structured_outputs.grammar"},
      {R"("guided_json": {"b": 1, "a": [2]})", JsonSchemaConstraint{schema}, "guided_json"},
      {R"("guided_regex": "a+")", RegexConstraint{"a+"}, "guided_regex"},
      {R"("guided_choice": ["a"])", ChoiceConstraint{{"a"}}, "guided_choice"},
      {R"("guided_grammar": "root ::= \"a\"")", GrammarConstraint{"root ::= \"a\""},
       "guided_grammar"},
  };
  for (const Form& form : forms) {
    const auto call = ReadConstrained(form.fields);
    ASSERT_TRUE(call.ok()) << form.fields << ": " << call.status();
    EXPECT_EQ(call->constraint, (Constraint{form.form, {}})) << form.fields;
    EXPECT_EQ(call->constraint_name, form.name);
  }
  EXPECT_FALSE(
      ReadConstrained(R"("response_format": {"type": "text"}, "guided_json": null)")->constraint);
}

TEST(ConstraintRequest, WhatIsWrongIsNamed) {
  const struct {
    const char* fields;
    const char* param;
    const char* words;
  } cases[] = {
      {R"("response_format": {})", "response_format.type", "found nothing"},
      {R"("response_format": {"type": "grammar"})", "response_format.type", "found \"grammar\""},
      {R"("response_format": {"type": "json_schema"})", "response_format.json_schema", "required"},
      {R"("response_format": {"type": "json_schema", "json_schema": {"name": "n"}})",
       "response_format.json_schema.schema", "required"},
      {R"("response_format": {"type": "json_schema", "json_schema": {"schema": 1}})",
       "response_format.json_schema.schema", "an object"},
      {R"("response_format": {"type": "json_schema", "json_schema": {"schema": {}, "x": 1}})",
       "response_format.json_schema.x", "x"},
      {R"("structured_outputs": {})", "structured_outputs", "must hold json"},
      {R"("structured_outputs": {"json_object": false})", "structured_outputs", "must hold json"},
      {R"("structured_outputs": {"json": 1})", "structured_outputs.json", "an object or a text"},
      {R"("structured_outputs": {"regex": "a", "whitespace_pattern": " "})",
       "structured_outputs.whitespace_pattern", "not supported"},
      {R"("structured_outputs": {"structural_tag": "{}"})", "structured_outputs.structural_tag",
       "not supported"},
      {R"("structured_outputs": {"regex": "a", "choice": ["a"]})", "structured_outputs.choice",
       "structured_outputs.choice and structured_outputs.regex exclude each other"},
      {R"("response_format": {"type": "json_object"}, "structured_outputs": {"regex": "a"})",
       "structured_outputs.regex", "exclude each other"},
      {R"("guided_regex": "a", "guided_choice": ["a"])", "guided_choice", "exclude each other"},
      {R"("guided_regex": 1)", "guided_regex", "a string"},
      {R"("guided_decoding_backend": "x")", "guided_decoding_backend", "guided_decoding_backend"},
  };
  for (const auto& row : cases) {
    const absl::Status status = ReadConstrained(row.fields).status();
    EXPECT_EQ(ParamOf(status), row.param) << row.fields << ": " << status;
    EXPECT_THAT(status.message(), HasSubstr(row.words)) << row.fields;
  }
}

}  // namespace
}  // namespace longspan
