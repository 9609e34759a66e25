// The arrays of the float64 reference: contiguous, in positions from 0, without pages or batches.
//
// The reference shares no code with the kernels that it judges (only the parameter structs
// kernels/nsa_params.h and sparse_prefill_params.h), computes in double everywhere, and prefers the
// formula to speed.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>
#include <vector>

namespace longspan::reference {

// values [tokens, heads, head_dim]
struct HeadRows {
  HeadRows() = default;
  HeadRows(int64_t tokens_in, int heads_in, int head_dim_in)
      : tokens(tokens_in),
        heads(heads_in),
        head_dim(head_dim_in),
        values(static_cast<size_t>(tokens_in * heads_in * head_dim_in)) {}

  double* at(int64_t token, int head) { return values.data() + (token * heads + head) * head_dim; }
  const double* at(int64_t token, int head) const {
    return values.data() + (token * heads + head) * head_dim;
  }

  int64_t tokens = 0;
  int heads = 0;
  int head_dim = 0;
  std::vector<double> values;
};

// Ends the test program when a caller hands in something impossible.
inline void Require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "reference: required: %s\n", what);
  std::abort();
}

// Eight independent sums, because one chain of additions would take most of the test's time.
inline double Dot(const double* a, const double* b, int64_t count) {
  double partial[8] = {};
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    for (int k = 0; k < 8; ++k) partial[k] += a[i + k] * b[i + k];
  }
  double sum = 0;
  for (; i < count; ++i) sum += a[i] * b[i];
  for (double part : partial) sum += part;
  return sum;
}

// body(i) for every 0 <= i < count, on two threads, in no particular order.
inline void ParallelFor(int64_t count, const std::function<void(int64_t)>& body) {
  std::atomic<int64_t> next{0};
  const auto work = [&] {
    for (int64_t i = next.fetch_add(1); i < count; i = next.fetch_add(1)) body(i);
  };
  std::thread second(work);
  work();
  second.join();
}

}  // namespace longspan::reference
