// A request outside of any engine, as the parts of the engine's core see it.
#pragma once

#include <memory>
#include <utility>

#include "engine/core/page_names.h"
#include "engine/core/running_request.h"
#include "engine/request/page_hash.h"
#include "tests/engine/core/engine_rig.h"
#include "tests/engine/core/recording_sink.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {

// Its pages have names, as admission gives them; its sequences begin at `first_sequence`. `layers`
// of the model.
inline std::unique_ptr<RunningRequest> LoneRequest(Request asked, int64_t first_sequence = 0,
                                                   int layers = 1) {
  asked.cache.domain = HashOf(PrefixDomain{});
  asked.cache.page_hashes = HashPages(asked.cache.domain, asked.prompt_token_ids);
  auto request = std::make_unique<RunningRequest>();
  request->request = std::make_unique<Request>(std::move(asked));
  request->first_sequence = first_sequence;
  BeginSequences(*request, TestTokenizer(), layers);
  return request;
}

}  // namespace longspan
