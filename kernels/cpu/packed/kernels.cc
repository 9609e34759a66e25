#include "kernels/cpu/packed/kernels.h"

#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <dnnl.hpp>
#include <vector>

#include "hwy/targets.h"

namespace longspan::cpu {
namespace {

// The system's names, which its older headers lack.
constexpr int kRequestPermission = 0x1023;  // ARCH_REQ_XCOMP_PERM
constexpr int kTileData = 18;               // XFEATURE_XTILEDATA

bool AllowsOneDnn(dnnl::cpu_isa wanted) {
  const auto bits = static_cast<unsigned>(wanted);
  return (static_cast<unsigned>(dnnl::get_effective_cpu_isa()) & bits) == bits;
}

bool AllowsHighway(int64_t target) { return (hwy::SupportedTargets() & target) != 0; }

// oneDNN counts it among what processors without AVX-512 have, but those with it may have both.
bool HasAvxVnni() {
  unsigned eax = 0;
  unsigned ebx = 0;
  unsigned ecx = 0;
  unsigned edx = 0;
  const bool is_known = __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) != 0;
  const bool is_allowed =
      AllowsOneDnn(dnnl::cpu_isa::avx2_vnni) || AllowsOneDnn(dnnl::cpu_isa::avx512_core_vnni);
  return is_known && (eax >> 4 & 1) != 0 && is_allowed;
}

std::vector<const PackedKernels*> FindKernels() {
  std::vector<const PackedKernels*> found;
  const auto add = [&](bool is_available, const PackedKernels& kernels) {
    if (is_available) found.push_back(&kernels);
  };
  const bool has_avx512 = AllowsHighway(HWY_AVX3) && AllowsOneDnn(dnnl::cpu_isa::avx512_core);
  const bool has_avx2 = AllowsHighway(HWY_AVX2) && AllowsOneDnn(dnnl::cpu_isa::avx2);
  const bool has_vnni = has_avx512 && AllowsOneDnn(dnnl::cpu_isa::avx512_core_vnni);
  add(has_vnni && AllowsOneDnn(dnnl::cpu_isa::avx512_core_amx) && MayUseTiles(), kAmxKernels);
  add(has_vnni, kAvx512VnniKernels);
  add(has_avx512, kAvx512Kernels);
  add(has_avx2 && HasAvxVnni(), kAvxVnniKernels);
  add(has_avx2, kAvx2Kernels);
  add(AllowsHighway(HWY_SSE4) && AllowsOneDnn(dnnl::cpu_isa::sse41), kSse4Kernels);
  add(true, kScalarKernels);
  return found;
}

}  // namespace

RowTermsKey PackedKernels::TermsKey(const PackedLayout& layout) const {
  const int bias = layout.bits == 8 ? byte_bias : 0;
  // With a zero for each group it is multiplied where the group is.
  const int factor = layout.zeros_offset > 0 ? -1 : bias - layout.zero;
  return {layout.run_inputs, factor};
}

bool MayUseTiles() {
  static const bool may = syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
  return may;
}

absl::Span<const PackedKernels* const> AvailableKernels() {
  static const std::vector<const PackedKernels*> available = FindKernels();
  return available;
}

}  // namespace longspan::cpu
