#include "tests/engine/model/model_backend.h"
#include "tests/gpu/take_device.h"

namespace longspan {
namespace {

constexpr size_t kTestMemoryBytes = size_t{4} << 30;

}  // namespace

std::unique_ptr<Backend> MakeModelBackend(int /*threads*/) {
  return TakeDevice({.memory_bytes = kTestMemoryBytes});
}

}  // namespace longspan
