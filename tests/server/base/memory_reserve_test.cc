#include "server/base/memory_reserve.h"

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "gtest/gtest.h"

namespace longspan {
namespace {

// What operator new does when malloc fails.
bool IsTriedAgain() {
  try {
    std::get_new_handler()();
    return true;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

TEST(MemoryReserve, IsGivenOnceUntilItIsTakenBack) {
  MemoryReserve reserve(size_t{1} << 20);
  EXPECT_TRUE(reserve.is_held());
  for (int i = 1; i <= 3; ++i) {
    EXPECT_TRUE(IsTriedAgain());
    EXPECT_FALSE(reserve.is_held());
    EXPECT_EQ(reserve.releases(), i);
    EXPECT_EQ(reserve.failures(), i - 1);
    EXPECT_FALSE(IsTriedAgain()) << "an allocation that nothing can help";
    EXPECT_EQ(reserve.failures(), i);
    EXPECT_TRUE(reserve.Refill());
    EXPECT_TRUE(reserve.is_held());
  }
}

// Their allocations failed before the first of them gave the reserve.
TEST(MemoryReserve, EveryThreadTriesAgainAfterIt) {
  MemoryReserve reserve(size_t{1} << 20);
  EXPECT_TRUE(IsTriedAgain());
  bool other = false;
  bool again = true;
  std::thread([&] {
    other = IsTriedAgain();
    again = IsTriedAgain();
  }).join();
  EXPECT_TRUE(other);
  EXPECT_FALSE(again);
  EXPECT_EQ(reserve.releases(), 1);
}

TEST(MemoryReserve, AllocatorsOfCTryAgain) {
  MemoryReserve reserve(size_t{1} << 20);
  int calls = 0;
  int block = 0;
  const auto fail = [&](int times) {
    calls = 0;
    return [&calls, &block, times]() -> void* { return calls++ < times ? nullptr : &block; };
  };
  EXPECT_EQ(MemoryReserve::Retry(8, fail(0)), &block);
  EXPECT_EQ(reserve.releases(), 0);
  EXPECT_EQ(MemoryReserve::Retry(0, fail(1)), nullptr) << "no bytes are no failure";
  EXPECT_EQ(reserve.releases(), 0);
  EXPECT_EQ(MemoryReserve::Retry(8, fail(1)), &block);
  EXPECT_EQ(calls, 2);
  EXPECT_EQ(MemoryReserve::Retry(8, fail(9)), nullptr);
  EXPECT_EQ(reserve.failures(), 1);
}

TEST(MemoryReserve, LeavesNoHandlerBehind) {
  { MemoryReserve reserve; }
  EXPECT_EQ(std::get_new_handler(), nullptr);
  MemoryReserve none(size_t{1} << 62);
  EXPECT_FALSE(none.is_held());
  EXPECT_FALSE(none.Refill());
  EXPECT_FALSE(IsTriedAgain());
}

}  // namespace
}  // namespace longspan
