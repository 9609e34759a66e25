// Any bytes as the body of POST /v1/completions: read into calls, and judged.
#include <cstddef>
#include <cstdint>

#include "server/openai_request.h"
#include "server/served_model.h"
#include "server/status_map.h"
#include "server/validator.h"
#include "tests/engine/core/test_tokenizer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  longspan::Limits limits;
  limits.max_context_tokens = 4096;
  limits.max_body_bytes = size_t{1} << 20;
  longspan::ServedModel model;
  model.name = "demo";
  model.config.vocabulary = 256;
  model.tokenizer = longspan::TestTokenizer();
  const auto request =
      longspan::ParseCompletionRequest({reinterpret_cast<const char*>(data), size}, limits);
  // A client's mistakes are the client's, whatever they are.
  if (!request.ok()) {
    if (longspan::HttpStatusOf(request.status()) / 100 != 4) __builtin_trap();
    return 0;
  }
  if (request->calls.empty()) __builtin_trap();
  for (const longspan::GenerateCall& call : request->calls) {
    const auto judged = longspan::Validate(call, model, limits);
    if (!judged.ok() && longspan::HttpStatusOf(judged.status()) / 100 != 4) __builtin_trap();
  }
  return 0;
}
