#include "server/plan/device_choice.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// A backend by name alone; nothing is computed here.
class NamedBackend : public ForwardingBackend {
 public:
  explicit NamedBackend(std::string name) : ForwardingBackend(nullptr), name_(std::move(name)) {}
  std::string Describe() const override { return name_; }

 private:
  const std::string name_;
};

// A machine whose CUDA devices answer with `cuda`.
struct Machine {
  BackendFactories Factories() {
    return {[] { return std::make_unique<NamedBackend>("a processor"); },
            [this](int index) -> absl::StatusOr<std::unique_ptr<Backend>> {
              asked.push_back(index);
              if (!cuda.ok()) return cuda;
              return std::make_unique<NamedBackend>("a GPU");
            }};
  }
  absl::Status cuda;
  std::vector<int> asked;
};

TEST(DeviceChoice, NamesAreReadAndWritten) {
  for (const char* name : {"auto", "cpu", "cuda:0", "cuda:7"}) {
    const auto choice = ParseDevice(name);
    ASSERT_TRUE(choice.has_value()) << name;
    EXPECT_EQ(Name(*choice), name);
  }
  EXPECT_EQ(Name(*ParseDevice("cuda")), "cuda:0");
  for (const char* name : {"", "gpu", "CPU", "cuda:", "cuda:x", "cuda:-1", "cuda:+1", "cuda: 1",
                           "cuda:1x", "cuda:99999999999", "cuda0", "auto "}) {
    EXPECT_FALSE(ParseDevice(name).has_value()) << name;
  }
}

TEST(DeviceChoice, ANamedDeviceIsOpened) {
  Machine machine;
  auto opened = OpenDevice({DeviceKind::kCuda, 3}, machine.Factories());
  ASSERT_TRUE(opened.ok()) << opened.status();
  EXPECT_THAT(machine.asked, ElementsAre(3));
  EXPECT_EQ(opened->backend->Describe(), "a GPU");
  EXPECT_EQ(Name(opened->device), "cuda:3");
  EXPECT_EQ(opened->remark, "");
  EXPECT_EQ(opened->defaults().prefill_chunk_tokens, kCudaDefaults.prefill_chunk_tokens);
  EXPECT_EQ(opened->defaults().step_budget_ms, 25);

  opened = OpenDevice({DeviceKind::kCpu}, machine.Factories());
  ASSERT_TRUE(opened.ok()) << opened.status();
  EXPECT_THAT(machine.asked, ElementsAre(3)) << "nobody asked for a GPU";
  EXPECT_EQ(opened->backend->Describe(), "a processor");
  EXPECT_EQ(opened->remark, "");
  EXPECT_EQ(opened->defaults().prefill_chunk_tokens, kCpuDefaults.prefill_chunk_tokens);
  EXPECT_EQ(opened->defaults().step_budget_ms, 50);
}

TEST(DeviceChoice, ANamedDeviceThatCannotBeHadIsAMistakeOfTheConfiguration) {
  for (const absl::Status& reason :
       {absl::FailedPreconditionError("no usable device"),
        absl::FailedPreconditionError("is sm_75, needed is sm_80 or newer"),
        absl::UnavailableError("is held by another process"),
        absl::ResourceExhaustedError("has 100 of 1000 MiB free")}) {
    Machine machine;
    machine.cuda = reason;
    const absl::Status status = OpenDevice({DeviceKind::kCuda, 1}, machine.Factories()).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
    EXPECT_THAT(status.message(), HasSubstr("--device is cuda:1: "));
    EXPECT_THAT(status.message(), HasSubstr(std::string(reason.message())));
  }
}

TEST(DeviceChoice, ADeviceThatBreaksIsNoMistakeOfTheConfiguration) {
  Machine machine;
  machine.cuda = absl::InternalError("an uncorrectable error");
  EXPECT_EQ(OpenDevice({DeviceKind::kCuda}, machine.Factories()).status().code(),
            absl::StatusCode::kInternal);
}

TEST(DeviceChoice, AutoIsTheFirstGpuElseTheProcessor) {
  Machine machine;
  auto opened = OpenDevice({DeviceKind::kAuto}, machine.Factories());
  ASSERT_TRUE(opened.ok()) << opened.status();
  EXPECT_THAT(machine.asked, ElementsAre(0));
  EXPECT_EQ(Name(opened->device), "cuda:0");
  EXPECT_THAT(opened->remark, IsEmpty());

  machine.cuda = absl::ResourceExhaustedError("too small");
  opened = OpenDevice({DeviceKind::kAuto}, machine.Factories());
  ASSERT_TRUE(opened.ok()) << opened.status();
  EXPECT_EQ(opened->backend->Describe(), "a processor");
  EXPECT_EQ(Name(opened->device), "cpu");
  EXPECT_EQ(opened->remark, "too small");
}

}  // namespace
}  // namespace longspan
