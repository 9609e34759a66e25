// Vectors of fp32, and loads of bf16 and fp32 into them.
//
// Like every -inl.h file here, it is included in the middle of a source, between Highway's
// attributes and in the namespace of a set of instructions, so that it is compiled for each.

using Floats = hn::CappedTag<float, 16>;
using OneFloat = hn::CappedTag<float, 1>;
constexpr int kLanes = static_cast<int>(hn::MaxLanes(Floats()));

template <class D>
HWY_INLINE hn::Vec<D> LoadFloats(D d, const float* from) {
  return hn::LoadU(d, from);
}
template <class D>
HWY_INLINE hn::Vec<D> LoadFloats(D d, const uint16_t* from) {
  const hn::Rebind<uint16_t, D> half;
  const hn::Rebind<uint32_t, D> bits;
  return hn::BitCast(d, hn::ShiftLeft<16>(hn::PromoteTo(bits, hn::LoadU(half, from))));
}
