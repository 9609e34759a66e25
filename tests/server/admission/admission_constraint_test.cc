// Requests whose answers are held to something, on their way into the engine.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/server/admission/admission_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

class AdmissionConstraintTest : public AdmissionTest {
 protected:
  AdmissionConstraintTest() { Admit(&constraints_); }

  void Admit(ServedConstraints* constraints) {
    admission_ = std::make_unique<Admission>(
        &model_, &limits_, engine_.get(), workers_.get(), &observer_, [this] { return Load(); },
        nullptr, constraints);
  }
  static GenerateCall Held(const std::string& pattern) {
    GenerateCall call = Call("abc");
    call.ignore_eos = false;
    call.constraint = Constraint{RegexConstraint{pattern}, {}};
    call.constraint_name = "structured_outputs.regex";
    return call;
  }
  // Until `open`, the one worker that compiles does nothing else.
  void OccupyCompiler(Gate* open) {
    compiling_.Close();
    constraints_.Compile(
        {RegexConstraint{"occupied"}, {}}, nullptr,
        [this, open](const ServedConstraints::Compiled&) {
          compiling_.Open();
          open->Pass();
        },
        [](const absl::Status&) {});
    compiling_.Pass();
  }

  Gate compiling_;
  ServedConstraints constraints_{ConstraintCompiler::Make(VocabularyOf(*TestTokenizer(), 256, {0})),
                                 {size_t{1} << 26, 1, 1},
                                 &observer_};
};

TEST_F(AdmissionConstraintTest, IsCompiledAndSubmitted) {
  const Answer answer = Generate({Held("[a-z]*"), Held("[a-z]*")});
  ASSERT_TRUE(answer.ok()) << answer.status();
  EXPECT_EQ(answer->size(), 2U);
  EXPECT_EQ(observer_.tokenizing(), 0);
}

TEST_F(AdmissionConstraintTest, WhatIsWrongIsNamedByItsField) {
  const absl::Status status = Generate({Held("a(b")}).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(ParamOf(status), "structured_outputs.regex");
  EXPECT_THAT(status.message(), HasSubstr("structured_outputs.regex: "));
  GenerateCall endless = Held("a");
  endless.ignore_eos = true;
  EXPECT_EQ(ParamOf(Generate({endless}).status()), "ignore_eos");
  EXPECT_EQ(observer_.ended(absl::StatusCode::kInvalidArgument), 2);
}

TEST_F(AdmissionConstraintTest, NobodyElseWaitsForACompile) {
  Gate open;
  open.Close();
  OccupyCompiler(&open);
  std::promise<Answer> held;
  admission_->Generate({Held("a+")}, nullptr,
                       [&](Answer answer) { held.set_value(std::move(answer)); });
  const Answer free = Generate({Call("abc")});
  ASSERT_TRUE(free.ok()) << free.status();
  Finish(free->front());
  const absl::Status refused = Generate({Held("b+")}).status();
  EXPECT_EQ(refused.code(), absl::StatusCode::kResourceExhausted) << refused;
  EXPECT_THAT(refused.message(), HasSubstr("--max-waiting-constraints"));
  open.Open();
  EXPECT_TRUE(held.get_future().get().ok());
}

TEST_F(AdmissionConstraintTest, WithoutConstraintsIsRefusedByName) {
  Admit(nullptr);
  const absl::Status status = Generate({Held("a")}).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(ParamOf(status), "structured_outputs.regex");
  EXPECT_EQ(CodeOf(status), "unsupported");
}

}  // namespace
}  // namespace longspan
