// Any bytes as the body of POST /v1/completions: read into calls, and judged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "engine/text/tokenizer.h"
#include "server/admission/validator.h"
#include "server/base/status_map.h"
#include "server/call/served_model.h"
#include "server/openai/request.h"

namespace longspan {
namespace {

constexpr int kVocabulary = 8192;  // the demo tokenizer's

const Tokenizer* DemoTokenizer() {
  static const std::unique_ptr<Tokenizer> tokenizer = [] {
    std::ifstream file("deploy/models/demo/tokenizer.json");
    const std::string json{std::istreambuf_iterator<char>(file), {}};
    auto loaded = Tokenizer::Load(json, "");
    if (!loaded.ok()) std::abort();
    return std::move(loaded).value();
  }();
  return tokenizer.get();
}

// A client's mistakes are the client's, whatever they are.
void ExpectClientError(const absl::Status& status) {
  if (HttpStatusOf(status) / 100 != 4) std::abort();
}

void FuzzBody(absl::string_view body) {
  Limits limits;
  limits.max_context_tokens = 4096;
  limits.max_body_bytes = size_t{1} << 20;
  ServedModel model;
  model.name = "demo";
  model.config.vocabulary = kVocabulary;
  model.tokenizer = DemoTokenizer();
  auto json = ParseJson(body, {.keeps_large_numbers = true});
  if (!json.ok()) return ExpectClientError(json.status());
  const auto request = ReadCompletionRequest(std::move(json).value(), limits);
  if (!request.ok()) return ExpectClientError(request.status());
  if (request->calls.empty()) std::abort();
  for (const GenerateCall& call : request->calls) {
    const auto judged = Validate(call, model, limits);
    if (!judged.ok()) ExpectClientError(judged.status());
  }
}

}  // namespace
}  // namespace longspan

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  longspan::FuzzBody({reinterpret_cast<const char*>(data), size});
  return 0;
}
