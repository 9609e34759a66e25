#include "engine/core/running_request.h"

#include "engine/core/block_map.h"
#include "engine/sampling/sampling_batch.h"

namespace longspan {

void BeginSequences(RunningRequest& request, const Tokenizer* tokenizer, int layers,
                    absl::Span<const int32_t> end_token_ids) {
  const Request& asked = *request.request;
  request.unfinished_sequences = asked.sampling.n;
  for (int32_t index = 0; index < asked.sampling.n; ++index) {
    RunningSequence& sequence = request.sequences.emplace_back(tokenizer, asked);
    sequence.state.id = request.first_sequence + index;
    sequence.state.sample_index = index;
    sequence.state.forced_token = sequence.text.reasoning().forced_token();
    if (asked.response.include_block_map) {
      sequence.block_map = EmptyBlockMap(layers, request.prompt_tokens());
    }
    if (asked.constraint != nullptr) {
      sequence.mask = std::make_shared<SequenceMask>(asked, end_token_ids);
    }
    StartCounts(asked, sequence.state);
  }
}

}  // namespace longspan
