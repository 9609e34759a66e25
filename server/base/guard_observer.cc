#include "server/base/guard_observer.h"

namespace longspan {

const char* Name(Refusal refusal) {
  switch (refusal) {
    case Refusal::kConnections:
      return "connections";
    case Refusal::kAddress:
      return "address";
    case Refusal::kDescriptors:
      return "descriptors";
    case Refusal::kMemory:
      return "memory";
  }
  return "";
}

}  // namespace longspan
