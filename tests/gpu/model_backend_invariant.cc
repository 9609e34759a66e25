// For programs that hold results to the same bits whatever else runs.
#include "tests/engine/model/model_backend.h"
#include "tests/gpu/take_device.h"

namespace longspan {
namespace {

// Two engines of a test live at once.
constexpr size_t kTestMemoryBytes = size_t{2} << 30;

}  // namespace

std::unique_ptr<Backend> MakeModelBackend(int /*threads*/) {
  return TakeDevice({.memory_bytes = kTestMemoryBytes, .batch_invariant = true});
}

}  // namespace longspan
