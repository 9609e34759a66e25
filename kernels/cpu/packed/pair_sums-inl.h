// Sums of a run's products where the processor multiplies bytes by pairs into 16 bits: of V that
// has PairSums, which is exact while a pair's sum fits. As many chunks are added up in 16 bits as
// fit there. Included like product-inl.h.

// The largest magnitude of a row's integers.
constexpr int kLargestInteger = 127;

template <class V, int kBits, int kChunks>
HWY_INLINE typename V::Ints SumByPairs(const typename V::Bytes (&codes)[kChunks], const int8_t* x,
                                       typename V::Ints sum) {
  if constexpr (kBits == 8) {
    // Of 255 a pair does not fit. Signed, the magnitude of a code is at most 128.
    for (int c = 0; c < kChunks; ++c) {
      sum = V::Add(sum, V::AddPairs(V::SignedPairSums(codes[c], V::Repeat(x + 4 * c))));
    }
  } else {
    constexpr int kPairSum = 2 * ((1 << kBits) - 1) * kLargestInteger;
    constexpr int kFitting = 32767 / kPairSum;
    constexpr int kTogether = kFitting < kChunks ? kFitting : kChunks;
    static_assert(kChunks % kTogether == 0);
    for (int c = 0; c < kChunks; c += kTogether) {
      typename V::Words words = V::PairSums(codes[c], V::Repeat(x + 4 * c));
      for (int next = c + 1; next < c + kTogether; ++next) {
        words = V::AddWords(words, V::PairSums(codes[next], V::Repeat(x + 4 * next)));
      }
      sum = V::Add(sum, V::AddPairs(words));
    }
  }
  return sum;
}
