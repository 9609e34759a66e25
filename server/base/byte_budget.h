// What all requests together may hold of bytes that clients have sent, from before a body is read
// until its prompt is tokens. One budget for both protocols. Any thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "absl/status/status.h"

namespace longspan {

class ByteBudget;

// One request's part of the budget, given back before the answer goes out (whoever has read that
// finds room for as much again), or when the last who holds it lets go.
class ByteLease {
 public:
  // An empty part of `budget`, which outlives it; a null budget refuses nothing.
  explicit ByteLease(ByteBudget* budget) : budget_(budget) {}
  ~ByteLease();
  ByteLease(const ByteLease&) = delete;
  ByteLease& operator=(const ByteLease&) = delete;

  // Grows to `bytes`, never shrinks. RESOURCE_EXHAUSTED with code and delay if that is more than
  // is left. One thread at a time.
  absl::Status GrowTo(size_t bytes);
  // Gives back all of it. Any thread, when it grows no more.
  void Release();

 private:
  ByteBudget* const budget_;
  std::atomic<size_t> bytes_ = 0;
};

class ByteBudget {
 public:
  explicit ByteBudget(size_t limit_bytes) : limit_bytes_(limit_bytes) {}

  size_t taken_bytes() const { return taken_bytes_.load(); }

 private:
  friend class ByteLease;

  bool Take(size_t bytes);
  void Return(size_t bytes) { taken_bytes_.fetch_sub(bytes); }

  const size_t limit_bytes_;
  std::atomic<size_t> taken_bytes_ = 0;
};

}  // namespace longspan
