// The softmax of a row over a tile, and its union with that of other tiles. Included behind
// float_vectors-inl.h and column_range-inl.h.

// ln FLT_MIN. What is further below its maximum counts as zero: processors take some hundred cycles
// for an operation on a subnormal number, and models that choose sharply make many.
constexpr float kLeastExponent = -87.33654F;

// Scores of the columns become p; gives m and l. Scores are held finite, so that a product that
// overflows takes the whole weight instead of making NaN.
HWY_INLINE void SoftmaxRow(float scale, uint64_t columns, const ColumnRange& range,
                           float* HWY_RESTRICT row, float& maximum, float& sum) {
  const Floats d;
  const int first = range.begin / kLanes;
  const int end = range.end / kLanes;
  const auto lowest = hn::Set(d, -FLT_MAX);
  const auto highest = hn::Set(d, FLT_MAX);
  const auto factor = hn::Set(d, scale);
  auto largest = lowest;
  for (int v = first; v < end; ++v) {
    const uint64_t bits = columns >> (v * kLanes);
    const auto present = hn::LoadMaskBits(d, reinterpret_cast<const uint8_t*>(&bits));
    auto score = hn::Mul(hn::LoadU(d, row + v * kLanes), factor);
    score = hn::Max(hn::Min(score, highest), lowest);
    score = hn::IfThenElse(present, score, lowest);
    hn::StoreU(score, d, row + v * kLanes);
    largest = hn::Max(largest, score);
  }
  largest = hn::MaxOfLanes(d, largest);
  const auto least = hn::Set(d, kLeastExponent);
  auto total = hn::Zero(d);
  for (int v = first; v < end; ++v) {
    const uint64_t bits = columns >> (v * kLanes);
    const auto present = hn::LoadMaskBits(d, reinterpret_cast<const uint8_t*>(&bits));
    const auto exponent = hn::Sub(hn::LoadU(d, row + v * kLanes), largest);
    const auto counts = hn::And(present, hn::Ge(exponent, least));
    const auto p = hn::IfThenElseZero(counts, hn::Exp(d, hn::IfThenElseZero(counts, exponent)));
    hn::StoreU(p, d, row + v * kLanes);
    total = hn::Add(total, p);
  }
  maximum = hn::GetLane(largest);
  sum = hn::GetLane(hn::SumOfLanes(d, total));
}

HWY_INLINE float ExpOf(float x) {
  if (x < kLeastExponent) return 0.0F;
  const Floats d;
  return hn::GetLane(hn::Exp(d, hn::Set(d, x)));
}

// How a running state and a partial are weighted in their union.
struct Weights {
  float keep = 1.0F;
  float add = 0.0F;
};

HWY_INLINE Weights MergeStatistics(float maximum, float sum, float* state, int head_dim) {
  float& running_maximum = StateMaximum(state, head_dim);
  float& running_sum = StateSum(state, head_dim);
  Weights weights;
  if (maximum <= running_maximum) {
    weights.add = ExpOf(maximum - running_maximum);
  } else {
    weights.keep = ExpOf(running_maximum - maximum);
    weights.add = 1.0F;
    running_maximum = maximum;
  }
  running_sum = running_sum * weights.keep + sum * weights.add;
  return weights;
}

template <class D>
HWY_INLINE void MergeOutput(D d, hn::Vec<D> partial, Weights weights, float* output) {
  const auto kept = hn::Mul(hn::LoadU(d, output), hn::Set(d, weights.keep));
  hn::StoreU(hn::MulAdd(partial, hn::Set(d, weights.add), kept), d, output);
}
