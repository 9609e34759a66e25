// What the answers of chats are held to, by their tools, their choice and their form.
#include "server/admission/chat_constraint.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr char kHermesTemplate[] = "{{ tools }}<tool_call>{{ messages[0].content }}";

class ChatConstraints : public testing::Test {
 protected:
  ChatConstraints() {
    Serve(kHermesTemplate);
    call_.tools = ParseJson(R"([
        {"type": "function", "function": {"name": "f", "parameters": {
            "properties": {"x": {"type": "integer"}}}}},
        {"type": "function", "function": {"name": "g"}}])")
                      .value();
  }

  void Serve(const std::string& source, const ChatOptions& options = {}) {
    TokenizerTexts texts;
    texts.chat_template = source;
    Findings findings;
    chat_ = OpenChat(options, texts, *TestTokenizer(), &findings);
    EXPECT_EQ(chat_->problem, "");
  }
  Json& Function(size_t tool) { return call_.tools[tool]["function"]; }
  void Choose(ToolChoice::Kind kind, const std::string& name = "") {
    call_.tool_choice = ToolChoice{kind, name};
  }
  void AskForAnObject() {
    generate_.constraint = Constraint{JsonObjectConstraint{}, {}};
    generate_.constraint_name = "response_format.type";
  }

  static absl::Status JudgeSchema(const std::string& schema) {
    if (schema.find("\"not\"") == std::string::npos) return absl::OkStatus();
    return absl::InvalidArgumentError("`not` is not served");
  }
  // As a library would judge that knows no `not`.
  absl::StatusOr<ChatConstraint> Constrain(bool reasoning_is_open = false) const {
    const auto judge = [this](const Constraint& constraint) -> absl::Status {
      if (!library_.ok()) return library_;
      if (const auto* schema = std::get_if<JsonSchemaConstraint>(&constraint.form)) {
        return JudgeSchema(schema->schema);
      }
      const auto* calls = std::get_if<CallConstraint>(&constraint.form);
      if (calls == nullptr) return absl::OkStatus();
      for (const CallForm& form : calls->forms) {
        if (!JudgeSchema(form.schema).ok()) return JudgeSchema(form.schema);
      }
      if (calls->forms.size() > most_tools_) return absl::InvalidArgumentError("too many tools");
      return absl::OkStatus();
    };
    return ConstrainChat(generate_, call_, *chat_, *TestTokenizer(), reasoning_is_open, judge);
  }
  ChatConstraint Held() const {
    const auto held = Constrain();
    EXPECT_TRUE(held.ok()) << held.status();
    return held.value_or(ChatConstraint());
  }
  CallConstraint Calls() const {
    const ChatConstraint held = Held();
    EXPECT_TRUE(held.constraint && held.holds_calls);
    if (!held.constraint) return {};
    const auto* calls = std::get_if<CallConstraint>(&held.constraint->form);
    if (calls != nullptr) return *calls;
    return held.constraint->or_calls.value_or(CallConstraint());
  }
  void ExpectRefused(const std::string& field, const std::string& words) const {
    const absl::Status status = Constrain().status();
    EXPECT_EQ(ParamOf(status), field) << status;
    EXPECT_THAT(status.message(), HasSubstr(words));
  }

  std::shared_ptr<const ServedChat> chat_;
  GenerateCall generate_;
  ChatCall call_;
  absl::Status library_;
  size_t most_tools_ = 128;
};

TEST_F(ChatConstraints, CallsThatNobodyAsksForAreHeldFromWhereTheyBegin) {
  const CallConstraint calls = Calls();
  EXPECT_FALSE(calls.is_required);
  EXPECT_TRUE(calls.takes_several);
  ASSERT_EQ(calls.forms.size(), 2U);
  EXPECT_EQ(calls.forms[0].schema, R"({"properties":{"x":{"type":"integer"}},"type":"object"})");
  EXPECT_EQ(calls.forms[1].schema,
            R"({"type":"object","properties":{},"additionalProperties":false})");
  Serve(kHermesTemplate, {.constrain_tool_calls = false});
  EXPECT_FALSE(Held().constraint || Held().holds_calls);
  Serve("{{ tools }}{{ messages[0].content }}");
  EXPECT_FALSE(Held().constraint) << "where text may be no call until it is whole";
}

TEST_F(ChatConstraints, WithoutCallsTheFormAloneCounts) {
  Choose(ToolChoice::Kind::kNone);
  EXPECT_FALSE(Held().constraint);
  AskForAnObject();
  EXPECT_EQ(*Held().constraint, *generate_.constraint);
  EXPECT_EQ(Held().name, "response_format.type");
  call_.tool_choice.reset();
  call_.tools = nullptr;
  EXPECT_EQ(*Held().constraint, *generate_.constraint);
}

TEST_F(ChatConstraints, BesideToolsTheFormIsThatOfTheAnswerAndNotOfCalls) {
  generate_.constraint = Constraint{JsonSchemaConstraint{R"({"not": {}})"}, {}};
  generate_.constraint_name = "guided_json";
  ExpectRefused("guided_json", "`not` is not served");
  AskForAnObject();
  EXPECT_TRUE(std::holds_alternative<JsonObjectConstraint>(Held().constraint->form));
  EXPECT_TRUE(Held().constraint->or_calls->is_required);
  Choose(ToolChoice::Kind::kRequired);
  EXPECT_TRUE(std::holds_alternative<CallConstraint>(Held().constraint->form)) << "calls alone";
}

TEST_F(ChatConstraints, CallsThatAreAskedFor) {
  Choose(ToolChoice::Kind::kRequired);
  Serve(kHermesTemplate, {.constrain_tool_calls = false});
  EXPECT_TRUE(Calls().is_required);
  EXPECT_TRUE(Calls().takes_several);
  call_.parallel_tool_calls = false;
  EXPECT_FALSE(Calls().takes_several);
  call_.parallel_tool_calls.reset();
  Choose(ToolChoice::Kind::kNamed, "g");
  EXPECT_FALSE(Calls().takes_several) << "of the one that is named";
  ASSERT_EQ(Calls().forms.size(), 1U);
  EXPECT_EQ(Calls().forms[0].begin.parts[0].text, "{\"name\": \"g\", \"arguments\": ");
  Serve("{{ tools }}{{ messages[0].content }}");
  EXPECT_TRUE(Calls().is_required) << "in any format";
  Serve(kHermesTemplate, {.tool_call_parser = "none"});
  ExpectRefused("tool_choice", "--tool-call-parser none");
}

TEST_F(ChatConstraints, SchemasThatAreNotServedAreAnyObjectUnlessTheyMustHold) {
  Function(0)["parameters"] = ParseJson(R"({"type": "object", "not": {}})").value();
  EXPECT_EQ(Calls().forms[0].schema, R"({"type":"object"})");
  Function(0)["strict"] = true;
  ExpectRefused("tools[0].function.parameters", "`not` is not served");
  Function(0)["strict"] = false;
  Choose(ToolChoice::Kind::kRequired);
  ExpectRefused("tools[0].function.parameters", "`not` is not served");
  Choose(ToolChoice::Kind::kNamed, "g");
  EXPECT_EQ(Calls().forms.size(), 1U) << "the other one is not asked for";
  Function(1)["parameters"] = ParseJson(R"({"type": "array"})").value();
  ExpectRefused("tools[1].function.parameters", "arguments are an object");
}

TEST_F(ChatConstraints, WhatIsTooLargeTogetherIsFreeUnlessItMustHold) {
  most_tools_ = 1;
  EXPECT_FALSE(Held().constraint || Held().holds_calls);
  Function(1)["strict"] = true;
  ExpectRefused("tools", "too many tools");
}

TEST_F(ChatConstraints, StrictToolsAreHeldToInAnyFormat) {
  Serve("{{ tools }}{{ messages[0].content }}", {.constrain_tool_calls = false});
  Function(1)["strict"] = true;
  const Constraint constraint = *Held().constraint;
  EXPECT_TRUE(std::holds_alternative<RegexConstraint>(constraint.form));
  EXPECT_TRUE(constraint.or_calls->is_required);
}

TEST_F(ChatConstraints, BuildsWithoutTheLibraryRefuseWhatMustHold) {
  library_ = absl::UnimplementedError("built without");
  EXPECT_FALSE(Held().constraint);
  Choose(ToolChoice::Kind::kRequired);
  EXPECT_EQ(Constrain().status().code(), absl::StatusCode::kUnimplemented);
  ExpectRefused("tool_choice", "built without");
  Choose(ToolChoice::Kind::kAuto);
  AskForAnObject();
  ExpectRefused("response_format.type", "built without");
}

TEST_F(ChatConstraints, WhoIgnoresEndsIsNotHeldUnlessItMustBe) {
  generate_.ignore_eos = true;
  EXPECT_FALSE(Held().constraint);
  Choose(ToolChoice::Kind::kRequired);
  EXPECT_TRUE(Held().constraint) << "the validator refuses both together";
}

TEST_F(ChatConstraints, FormsBeginAfterReasoning) {
  Serve("{{ messages[0].content }}</think>");
  AskForAnObject();
  call_.tools = nullptr;
  EXPECT_EQ(Held().constraint->begins_after->text, "</think>");
  EXPECT_EQ(Held().constraint->where_begun_by->text, "<think>");
  EXPECT_FALSE(Constrain(/*reasoning_is_open=*/true)->constraint->where_begun_by);
}

}  // namespace
}  // namespace longspan
