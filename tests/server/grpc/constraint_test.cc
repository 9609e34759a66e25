// Forms of answers over gRPC: what each becomes, and how what is wrong is named.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

v1::GenerateRequest Asking() {
  v1::GenerateRequest request;
  request.set_text("a");
  return request;
}

GenerateCall Read(const v1::GenerateRequest& request) {
  auto call = ToGenerateCall(request, Limits());
  EXPECT_TRUE(call.ok()) << call.status();
  return call.ok() ? *std::move(call) : GenerateCall();
}

TEST(GrpcConstraint, EachForm) {
  const auto expect = [](const v1::GenerateRequest& request, decltype(Constraint::form) form,
                         const std::string& name) {
    const GenerateCall call = Read(request);
    EXPECT_EQ(call.constraint, (Constraint{std::move(form), {}})) << name;
    EXPECT_EQ(call.constraint_name, name);
    const absl::Status status =
        InFieldsOf(*v1::GenerateRequest::descriptor(), InvalidField(call.constraint_name, "no"));
    EXPECT_EQ(ParamOf(status), name);
  };
  v1::GenerateRequest request = Asking();
  EXPECT_FALSE(Read(request).constraint);
  request.set_json_object(true);
  expect(request, JsonObjectConstraint{}, "json_object");
  request.set_json_schema("{}");
  expect(request, JsonSchemaConstraint{"{}"}, "json_schema");
  request.set_regex("a+");
  expect(request, RegexConstraint{"a+"}, "regex");
  request.mutable_choice()->add_texts("x");
  request.mutable_choice()->add_texts("y");
  expect(request, ChoiceConstraint{{"x", "y"}}, "choice.texts");
  request.set_grammar("root ::= \"a\"");
  expect(request, GrammarConstraint{"root ::= \"a\""}, "grammar");
}

TEST(GrpcConstraint, FalseAsksForNothing) {
  v1::GenerateRequest request = Asking();
  request.set_json_object(false);
  EXPECT_EQ(ParamOf(ToGenerateCall(request, Limits()).status()), "json_object");
}

}  // namespace
}  // namespace longspan
