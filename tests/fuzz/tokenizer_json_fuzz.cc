// Any bytes as tokenizer.json: refused, or a tokenizer that encodes and decodes.
#include <cstddef>
#include <cstdint>

#include "engine/text/tokenizer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using longspan::Tokenizer;
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto tokenizer = Tokenizer::Load(bytes, "");
  if (!tokenizer.ok()) return 0;
  const auto ids = (*tokenizer)->Encode("The caf\xC3\xA9's 123\r\n  <s> x", {});
  if (ids.ok()) (*tokenizer)->Decode(*ids, true);
  (void)Tokenizer::Load("{}", bytes);
  return 0;
}
