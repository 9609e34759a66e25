// Philox 4x32-10 (Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3", SC 2011): random
// words as a function of a key and a counter, so that a draw needs no state and depends on nothing
// beside it.
#pragma once

#include <array>
#include <cstdint>

namespace longspan {

using PhiloxCounter = std::array<uint32_t, 4>;

constexpr PhiloxCounter Philox(uint64_t key, PhiloxCounter counter) {
  auto key_low = static_cast<uint32_t>(key);
  auto key_high = static_cast<uint32_t>(key >> 32);
  for (int round = 0; round < 10; ++round) {
    const uint64_t product_0 = uint64_t{0xD2511F53U} * counter[0];
    const uint64_t product_2 = uint64_t{0xCD9E8D57U} * counter[2];
    counter = {static_cast<uint32_t>(product_2 >> 32) ^ counter[1] ^ key_low,
               static_cast<uint32_t>(product_2),
               static_cast<uint32_t>(product_0 >> 32) ^ counter[3] ^ key_high,
               static_cast<uint32_t>(product_0)};
    key_low += 0x9E3779B9U;
    key_high += 0xBB67AE85U;
  }
  return counter;
}

// The authors' known answers (kat_vectors of Random123).
static_assert(Philox(0, {0, 0, 0, 0}) ==
              PhiloxCounter{0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U});
static_assert(Philox(~uint64_t{0}, {~0U, ~0U, ~0U, ~0U}) ==
              PhiloxCounter{0x408f276dU, 0x41c83b0eU, 0xa20bc7c6U, 0x6d5451fdU});

}  // namespace longspan
