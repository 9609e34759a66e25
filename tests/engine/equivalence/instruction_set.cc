// The promise holds on every instruction set, each on its own: LONGSPAN_TEST_TARGET narrows
// Highway's choice for the whole program, DNNL_MAX_CPU_ISA oneDNN's.

#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>

#include "hwy/targets.h"

namespace longspan {
namespace {

const bool target_is_set = [] {
  const char* name = std::getenv("LONGSPAN_TEST_TARGET");
  if (name == nullptr) return true;
  const std::map<std::string, int64_t> targets = {
      {"SSE4", HWY_SSE4}, {"AVX2", HWY_AVX2}, {"AVX3", HWY_AVX3}};
  const int64_t target = targets.at(name);
  if ((hwy::SupportedTargets() & target) != 0) hwy::SetSupportedTargetsForTest(target);
  return true;
}();

}  // namespace
}  // namespace longspan
