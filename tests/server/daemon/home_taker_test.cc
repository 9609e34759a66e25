#include "server/home_taker.h"

#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "engine/model/families/families.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

using testing::Each;
using testing::HasSubstr;

constexpr int64_t kTakenPages = 512;  // eight pieces of keys and of values

// Notes with how many threads memory is asked for, and grants it so many times.
class AskedBackend final : public ForwardingBackend {
 public:
  explicit AskedBackend(size_t grants)
      : ForwardingBackend(*CreateCpuBackend({.threads = 1})), grants_(grants) {}
  const std::vector<int>& threads() const { return threads_; }

 private:
  struct Asked final : HostArray {
    Asked(std::unique_ptr<HostArray> array, AskedBackend* backend)
        : inner(std::move(array)), backend(backend) {}
    void* data() const override { return inner->data(); }
    size_t bytes() const override { return inner->bytes(); }
    absl::Status Add(absl::Span<const Range> ranges, int most_threads) override {
      if (backend->threads_.size() == backend->grants_) {
        return absl::ResourceExhaustedError("no memory left");
      }
      backend->threads_.push_back(most_threads);
      return inner->Add(ranges, most_threads);
    }
    const std::unique_ptr<HostArray> inner;
    AskedBackend* const backend;
  };

  absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool,
                                                         size_t bytes) override {
    auto array = ForwardingBackend::ReserveHost(pool, bytes);
    if (!array.ok()) return array.status();
    return std::make_unique<Asked>(*std::move(array), this);
  }

  const size_t grants_;
  std::vector<int> threads_;  // one caller at a time; read once the taker has stopped
};

class HomeTakerTest : public testing::Test {
 protected:
  HomeTakerTest() {
    ModelConfig config;
    config.layers = 2;
    config.kv_heads = 2;
    config.head_dim = 64;
    config.nsa.emplace();
    config.family = &kSparseLlama;
    layout_ = LayoutFor(config, DType::kBf16);
  }
  void TakeTheRest() {
    taker_.Start();
    while (taker_.homes()->more_come()) std::this_thread::yield();
    taker_.Stop();
  }
  std::optional<AskedBackend> backend_;  // outlives what is taken of it
  KvLayout layout_;
  std::vector<absl::Status> refusals_;
  HomeTaker taker_{[this](const absl::Status& status) { refusals_.push_back(status); }};
};

TEST_F(HomeTakerTest, TheFirstComeOnManyThreadsTheRestOnOne) {
  backend_.emplace(16);
  ASSERT_TRUE(taker_.TakeFirst(layout_, kTakenPages, 100, &*backend_).ok());
  EXPECT_EQ(taker_.homes()->there(), 128) << "whole pieces";
  EXPECT_EQ(backend_->threads(), std::vector<int>(4, HostArray::kMostThreads));
  TakeTheRest();
  EXPECT_EQ(taker_.homes()->there(), kTakenPages);
  const std::vector<int> beside(backend_->threads().begin() + 4, backend_->threads().end());
  EXPECT_EQ(beside.size(), 12);
  EXPECT_THAT(beside, Each(1)) << "whoever loads and serves needs the processors";
  EXPECT_TRUE(refusals_.empty());
}

TEST_F(HomeTakerTest, AnEighthIsServedAndWhyThereIsNoMoreIsTold) {
  backend_.emplace(2);
  ASSERT_TRUE(taker_.TakeFirst(layout_, kTakenPages, 100, &*backend_).ok());
  EXPECT_EQ(taker_.homes()->there(), 64);
  ASSERT_EQ(refusals_.size(), 1);
  EXPECT_FALSE(taker_.homes()->more_come());
}

TEST_F(HomeTakerTest, LessThanAnEighthIsTheSystemsAnswer) {
  backend_.emplace(1);
  const absl::Status status = taker_.TakeFirst(layout_, kTakenPages, 0, &*backend_);
  EXPECT_TRUE(absl::IsResourceExhausted(status));
  EXPECT_THAT(status.message(), HasSubstr("not even an eighth of it; no memory left"));
  EXPECT_TRUE(refusals_.empty());
}

TEST_F(HomeTakerTest, ARefusalMeanwhileEndsItAndIsTold) {
  backend_.emplace(8);
  ASSERT_TRUE(taker_.TakeFirst(layout_, kTakenPages, 0, &*backend_).ok());
  TakeTheRest();
  EXPECT_EQ(taker_.homes()->there(), 4 * 64);
  ASSERT_EQ(refusals_.size(), 1);
  EXPECT_THAT(refusals_[0].message(), HasSubstr("no memory left"));
}

}  // namespace
}  // namespace longspan
