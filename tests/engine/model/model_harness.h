// One model behind a ModelRunner, driven token by token of named sequences,
// with the log-probabilities of the whole vocabulary after every token as the observable.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/model/families/families.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/model/weight_source.h"
#include "kernels/backend.h"
#include "tests/engine/model/test_kv_dtype.h"

namespace longspan {

// [vocabulary], indexed by token.
using Logprobs = std::vector<float>;

struct TestSequence {
  std::vector<int32_t> token_ids;
  std::vector<int32_t> pages;
  int32_t slot = 0;
  bool attends_densely = false;
  bool rotates_long = false;
  bool reports_choices = false;
  int64_t done_tokens = 0;
  int32_t reset_page = -1;  // what the slot starts from, in its first step
  bool is_fork = false;     // its slot was copied, not reset
  const std::atomic<bool>* cancelled = nullptr;
  std::vector<Logprobs> logprobs;  // of the tokens that this sequence computed itself
};

struct Advance {
  TestSequence* sequence;
  int32_t token_count;
};

// What a step does before it computes.
struct StepCopies {
  std::vector<ForkCopy> forks;
  std::vector<HostMove> page_moves;
  std::vector<HostMove> slot_moves;
};

struct HarnessOptions {
  DType compute_dtype = DType::kF32;
  std::optional<DType> kv_dtype = TestKvDtype();
  int threads = 2;
  int64_t pages = 40;
  int32_t slots = 4;
  int64_t host_pages = 0;
  int32_t host_slots = 0;
  std::optional<int64_t> rooms;  // without: as the whole program is tested (test_rooms.h)
  int32_t kept_logits_slots = 0;
  int32_t max_step_tokens = 512;
  int32_t max_logits_rows = 64;
  // Instead of the model's. Each has pages of its own, as many as a sequence says.
  std::optional<PageGroups> groups;
  // Only this many most probable tokens are asked for; the others' entries stay -infinity.
  int32_t top_tokens = 1 << 20;
  // Logits of the rows' last tokens only.
  bool last_token_only = false;
  absl::Span<const ModelFamily* const> families = AllFamilies();
  // Says something else of the model than its files do.
  std::function<void(ModelConfig&)> change_config = nullptr;
  // Loads other weights, made of the checkpoint's, unless it gives none.
  std::function<std::unique_ptr<WeightSource>(WeightSource*, ModelConfig*)> wrap_weights = nullptr;
  // Puts another backend around the one that computes.
  std::function<std::unique_ptr<Backend>(std::unique_ptr<Backend>)> wrap_backend = nullptr;
};

class ModelHarness {
 public:
  // Ends the test program if the checkpoint in `directory` cannot be loaded.
  ModelHarness(const std::string& directory, const HarnessOptions& options);

  const ModelConfig& config() const { return model_->config; }
  const KvLayout& layout() const { return model_->layout; }
  ModelRunner& runner() { return *runner_; }

  // One step of several sequences; their results are appended to them, but for those that were cut.
  ForwardResult Step(const std::vector<Advance>& advances, const StepCopies& copies = {});
  // The rest of a sequence, in chunks of `chunk_tokens`.
  void Finish(TestSequence& sequence, int32_t chunk_tokens);

  // Everything in the cache and the slots that is not in `kept_pages` becomes NaN.
  void Poison(const std::vector<int32_t>& kept_pages);

 private:
  int32_t groups() const { return model_->layout.groups.count(); }
  int32_t InGroup(int32_t page, int32_t group) const;
  ForwardBatch InAllGroups(const StepCopies& copies) const;

  const HarnessOptions options_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<ModelRunner> runner_;
};

// `count` tokens below `vocabulary`, from a fixed generator.
std::vector<int32_t> RandomTokens(uint32_t seed, int64_t count, int32_t vocabulary);

// `count` page ids from `first` on, ascending.
std::vector<int32_t> AscendingPages(int32_t first, int64_t count);

// A test failure naming the first position and token that differ in any bit. `actual` holds the
// positions from `first_position` on.
void ExpectSameBits(const std::vector<Logprobs>& expected, const std::vector<Logprobs>& actual,
                    int64_t first_position = 0);

}  // namespace longspan
