#include "server/model_start.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "engine/calibration.h"
#include "engine/host_page_cost.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/model_path.h"
#include "engine/loader/rope_override.h"
#include "engine/model/activations.h"
#include "engine/model/block_choices.h"
#include "engine/model/kv_homes.h"
#include "engine/model/kv_store.h"
#include "engine/model/slot_logits.h"
#include "engine/model/sparse_decode.h"
#include "engine/model/sparse_prefill.h"
#include "engine/model/weights.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "server/admission/tokenizer_info.h"
#include "server/model_card.h"
#include "server/plan/home_plan.h"
#include "server/plan/model_identity.h"
#include "server/plan/served_weights.h"

namespace longspan {
namespace {

std::filesystem::path Absolute(const std::string& model_path) {
  std::error_code error;
  std::filesystem::path path = std::filesystem::absolute(model_path, error).lexically_normal();
  return path.has_filename() ? path : path.parent_path();  // it ended in a slash
}

// A copy of `text` as JSON that the flags have judged; null where it is empty.
Json JsonOf(const std::string& text) { return text.empty() ? Json() : ParseJson(text).value(); }

}  // namespace

ModelStart::ModelStart(OpenedDevice device, longspan::MakeRunner make_runner,
                       const Options* options, Log* log)
    : device_(std::move(device)),
      make_runner_(std::move(make_runner)),
      options_(options),
      log_(log),
      resources_(ReadHostResources()),
      serving_(Resolve(*options, device_.device.kind)) {}

DType ModelStart::ComputeDType(const ModelConfig& config) const {
  const DType of_checkpoint = config.weight_dtype == DType::kF32 ? DType::kF32 : DType::kBf16;
  return options_->compute_dtype.value_or(of_checkpoint);
}

ModelGeometry ModelStart::GeometryOf(const ModelConfig& config) const {
  const DType compute_dtype = ComputeDType(config);
  ModelGeometry geometry = {config.query_heads,
                            LayoutFor(config, compute_dtype, options_->kv_dtype), compute_dtype};
  // The plan may have fewer: sequences use no more. The backend bounds what it needs by those, too.
  geometry.home_pages = options_->kv_host_bytes / geometry.layout.kv_bytes_per_page();
  return geometry;
}

// Before anything is planned: it decides what a page holds.
void ModelStart::SettleSparseDecode(ModelConfig* config, Findings* findings) {
  const SparseDecodeOptions& asked = options_->sparse_decode;
  if (asked.mode == SparseDecodeMode::kOff) return;
  const int64_t most_tokens = options_->max_context_tokens.value_or(config->max_position_tokens);
  const absl::Status status = ApplySparseDecode(asked.settings, most_tokens, config);
  if (status.ok()) return;
  findings->Problem(absl::StrCat("--sparse-decode ", Name(asked.mode), ": ", status.message()));
}

// Likewise. A step computes a whole tile of queries, and no token of a prompt alone.
void ModelStart::SettleSparsePrefill(ModelConfig* config, Findings* findings) {
  if (!options_->sparse_prefill.has_value()) return;
  SparsePrefillSettings settings;
  settings.params.kept_mass = *options_->sparse_prefill;
  settings.params.from_tokens = options_->sparse_prefill_from_tokens;
  const absl::Status status = ApplySparsePrefill(settings, config);
  if (!status.ok()) findings->Problem(absl::StrCat("--sparse-prefill: ", status.message()));
  const int32_t chunk_tokens = serving_.engine.prefill_chunk_tokens;
  const int32_t least_tokens = settings.params.query_tile_tokens + 1;
  if (chunk_tokens < least_tokens) {
    findings->Problem(absl::StrCat("--sparse-prefill: --prefill-chunk-tokens is ", chunk_tokens,
                                   ", it needs ", least_tokens, " or more"));
  }
}

void ModelStart::SettleWeights(ModelConfig* config, Findings* findings) {
  const WeightSupport support = device_.backend->SupportedWeights();
  const WeightPrecision asked = options_->weights.value_or(WeightPrecision::kAsStored);
  const absl::Status status = CheckWeightPrecision(asked, support, device_.device.kind);
  if (!status.ok()) return findings->Problem(std::string(status.message()));
  config->weight_precision = asked;
}

// What files, each sound by itself, must be together and for the device.
void ModelStart::CheckTogether(const CheckpointParts& parts, Findings* findings) {
  const ModelConfig& config = *parts.config;
  if (tokenizer_ != nullptr && tokenizer_->vocabulary_tokens() > config.vocabulary) {
    findings->Problem(absl::StrCat(parts.texts.tokenizer_name, ": has ids up to ",
                                   tokenizer_->vocabulary_tokens() - 1, "; ",
                                   parts.names.NameOf("vocab_size"), " in ",
                                   parts.names.config_file, " is ", config.vocabulary));
  }
  const ModelGeometry geometry = GeometryOf(config);
  const absl::Status supported = device_.backend->CheckSupport(geometry);
  if (!supported.ok()) return findings->Problem(std::string(supported.message()));
  CheckSpeed(geometry, findings);
  CheckHomes(geometry.layout, findings);
}

void ModelStart::CheckHomes(const KvLayout& layout, Findings* findings) {
  if (options_->kv_host_bytes == 0) return;
  const absl::Status status = CheckTakesRooms(layout);
  if (status.ok()) return;
  findings->Problem(
      absl::StrCat("--kv-host-bytes ", options_->kv_host_bytes, ": ", status.message()));
}

// A model that is slower than its user expects is served and said to be, or refused.
void ModelStart::CheckSpeed(const ModelGeometry& geometry, Findings* findings) {
  served_.kernels = device_.backend->Kernels(geometry);
  for (const OperationKernels& group : served_.kernels) {
    if (!group.is_slow()) continue;
    if (options_->allow_slow_kernels) {
      log_->Warning("slow kernels", {{"operation", group.operation},
                                     {"reason", group.slow_reason},
                                     {"expect", group.expect}});
    } else {
      findings->Problem(absl::StrCat(group.operation, " needs slow kernels, which ",
                                     "--allow-slow-kernels off forbids: ", group.slow_reason));
    }
  }
}

CheckpointOptions ModelStart::HowToRead() const {
  CheckpointOptions options;
  options.strict = options_->strict_config;
  if (!options_->rope_scaling.empty()) {
    options.rope_scaling = ParseRopeScaling(options_->rope_scaling).value();
  }
  options.config_override = JsonOf(options_->config_override);
  return options;
}

void ModelStart::TakeNames() {
  std::vector<std::string> names = options_->served_model_names;
  if (names.empty()) names.push_back(ModelNameOf(options_->model_path));
  served_.name = names.front();
  served_.other_names.assign(names.begin() + 1, names.end());
}

// Reports everything that is wrong with the files in one status.
absl::Status ModelStart::Read() {
  const CheckpointOptions checkpoint_options = HowToRead();
  Findings findings;
  CheckpointParts parts = ReadCheckpoint(options_->model_path, checkpoint_options, &findings);
  if (parts.texts.tokenizer_json.has_value()) {
    std::vector<std::string> problems;
    const TokenizerNames names = {parts.texts.tokenizer_name, parts.texts.config_name};
    tokenizer_ = Tokenizer::Read(*parts.texts.tokenizer_json, parts.texts.tokenizer_config_json,
                                 names, &problems);
    for (std::string& problem : problems) findings.Problem(std::move(problem));
  }
  if (tokenizer_ != nullptr) {
    served_.chat = OpenChat(options_->chat, parts.texts, *tokenizer_, &findings);
  }
  if (parts.config.has_value()) {
    SettleSparseDecode(&*parts.config, &findings);
    SettleSparsePrefill(&*parts.config, &findings);
    SettleWeights(&*parts.config, &findings);
    CheckTogether(parts, &findings);
  }
  served_.card = ReadModelCard(options_->model_path, &findings);
  LONGSPAN_RETURN_IF_ERROR(findings.ToStatus(options_->model_path));
  const std::string tokenizer_config_json = parts.texts.tokenizer_config_json;
  const absl::Span<const WeightFormat> formats = options_->weights
                                                     ? device_.backend->SupportedWeights().formats
                                                     : absl::Span<const WeightFormat>();
  checkpoint_ = std::make_unique<Checkpoint>(std::move(parts), findings, formats);
  for (const std::string& warning : checkpoint_->warnings()) {
    log_->Warning("checkpoint", {{"warning", warning}});
  }
  const std::filesystem::path model = Absolute(options_->model_path);
  served_.path = model.string();
  TakeNames();
  served_.created_unix_seconds = absl::ToUnixSeconds(absl::Now());
  served_.config = checkpoint_->config();
  served_.tokenizer = tokenizer_.get();
  served_.tokenizer_info =
      TokenizerInfo(tokenizer_config_json, *tokenizer_, served_.config.end_token_ids);
  served_.compute_dtype = ComputeDType(served_.config);
  served_.kv_dtype = options_->kv_dtype.value_or(served_.compute_dtype);
  if (served_.kv_dtype == DType::kBf16 && served_.compute_dtype == DType::kF32) {
    return absl::InvalidArgumentError(
        "--kv-dtype is bf16 and the model computes in f32, accepted are auto and fp8; "
        "--compute-dtype bf16 changes that");
  }
  const WeightSummary weights = checkpoint_->Summary();
  served_.weight_precision =
      DescribeServedWeights(weights, served_.config.weight_precision, served_.compute_dtype);
  served_.stored_weight_bytes = weights.stored_bytes;
  served_.backend_description = device_.backend->Describe();
  served_.device_remark = device_.remark;
  served_.sparse_decode = options_->sparse_decode;
  ReportSparseDecode();
  ReportSparsePrefill();
  return absl::OkStatus();
}

void ModelStart::ReportSparseDecode() {
  if (!served_.serves_sparse_decode()) return;
  const SparseDecodeSettings& settings = served_.sparse_decode.settings;
  log_->Warning("sparse decode: answers that have it are approximate",
                {{"mode", Name(served_.sparse_decode.mode)},
                 {"budget_tokens", settings.budget_tokens},
                 {"budget_share", settings.budget_share},
                 {"from_tokens", settings.from_tokens}});
}

void ModelStart::ReportSparsePrefill() {
  if (!served_.config.sparse_prefill.has_value()) return;
  const SparsePrefillParams& params = *served_.config.sparse_prefill;
  log_->Warning("sparse prefill: answers to long prompts are approximate",
                {{"kept_share", params.kept_mass}, {"from_tokens", params.from_tokens}});
}

StepBounds ModelStart::LargestStep() const {
  StepBounds bounds;
  bounds.tokens = step_limits_.max_step_tokens;
  bounds.rows = serving_.engine.max_running_requests;
  bounds.length_tokens = options_->max_context_tokens.value_or(served_.config.max_position_tokens);
  bounds.logits_rows = step_limits_.max_logits_rows;
  bounds.vocabulary = served_.config.vocabulary;
  return bounds;
}

absl::StatusOr<MemoryRequest> ModelStart::NeededMemory() {
  Backend& backend = *device_.backend;
  MemoryRequest memory;
  memory.is_device_memory = backend.MemoryBytes() > 0;
  memory.limit_bytes = memory.is_device_memory ? backend.MemoryBytes() : resources_.memory_bytes;
  memory.memory_fraction = options_->memory_fraction.value_or(device_.defaults().memory_fraction);
  memory.kv_cache_bytes = options_->kv_cache_bytes;
  LONGSPAN_ASSIGN_OR_RETURN(
      memory.weights_bytes,
      ModelWeights::BytesFor(served_.config, *checkpoint_, served_.compute_dtype, &backend));
  memory.host_cache_bytes = options_->host_cache_bytes;
  LONGSPAN_ASSIGN_OR_RETURN(memory.kv_host_bytes, HomeBytesThatAreThere());
  memory.host_limit_bytes = resources_.memory_bytes;
  memory.model_context_tokens = served_.config.max_position_tokens;
  memory.max_context_tokens = options_->max_context_tokens;
  return memory;
}

absl::StatusOr<int64_t> ModelStart::HomeBytesThatAreThere() {
  const int64_t asked_bytes = options_->kv_host_bytes;
  if (asked_bytes == 0) return 0;
  LONGSPAN_ASSIGN_OR_RETURN(const int64_t bytes,
                            HomeBytesToAsk(asked_bytes, resources_.available_bytes));
  if (bytes < asked_bytes) {
    log_->Warning("less of the host's memory is available than keys and values are to have",
                  {{"flag", "--kv-host-bytes"},
                   {"asked_bytes", asked_bytes},
                   {"available_bytes", resources_.available_bytes},
                   {"used_bytes", bytes}});
  }
  return bytes;
}

std::string ModelStart::LockLimit() const {
  return resources_.locked_bytes.has_value()
             ? absl::StrCat(*resources_.locked_bytes, " bytes (RLIMIT_MEMLOCK)")
             : "none";
}

void ModelStart::WarnOfGrant(const absl::Status& refusal) const {
  const KvHomes& homes = *home_taker_.homes();
  log_->Warning("the system grants less memory for keys and values than was asked for",
                {{"flag", "--kv-host-bytes"},
                 {"asked_bytes", homes.pages() * layout_.kv_bytes_per_page()},
                 {"granted_bytes", homes.there() * layout_.kv_bytes_per_page()},
                 {"locked_memory_limit", LockLimit()},
                 {"reason", std::string(refusal.message())}});
}

absl::Status ModelStart::TakeHomes(MemoryRequest* memory) {
  const int64_t longest =
      MostPagesOfSequence(layout_.groups, plan_.max_context_tokens, memory->unsettled_tokens);
  const absl::Status status =
      home_taker_.TakeFirst(layout_, plan_.pages, longest, device_.backend.get());
  if (!status.ok()) {
    return absl::Status(status.code(),
                        absl::StrCat("--kv-host-bytes ", options_->kv_host_bytes, ": ",
                                     status.message(), "; limit of locked memory: ", LockLimit()));
  }
  const KvHomes& homes = *home_taker_.homes();
  if (homes.more_come() || homes.there() == plan_.pages) return absl::OkStatus();
  memory->kv_host_bytes = homes.there() * layout_.kv_bytes_per_page();
  LONGSPAN_ASSIGN_OR_RETURN(plan_, PlanMemory(*memory, layout_));
  return absl::OkStatus();
}

absl::Status ModelStart::PlanStep(MemoryRequest* memory) {
  Backend& backend = *device_.backend;
  memory->slots = serving_.engine.max_running_requests;
  // Every running sequence may decode beside a full chunk.
  step_limits_.max_step_tokens = serving_.engine.prefill_chunk_tokens + memory->slots;
  memory->unsettled_tokens =
      int64_t{backend.max_unfinished_steps()} * serving_.engine.prefill_chunk_tokens;
  step_bounds_ = LargestStep();
  memory->activations_bytes =
      ActivationBytes(served_.config, step_limits_, served_.compute_dtype, backend);
  memory->kept_logits_bytes = SlotLogitsBytes(memory->slots, served_.config.vocabulary);
  memory->block_map_bytes = BlockChoiceBytes(served_.config, memory->slots, backend);
  LONGSPAN_ASSIGN_OR_RETURN(memory->workspace_bytes,
                            backend.WorkspaceBytes(GeometryOf(served_.config), step_bounds_));
  return absl::OkStatus();
}

absl::Status ModelStart::LowerSequences(MemoryRequest* memory) {
  int32_t& sequences = serving_.engine.max_running_requests;
  const int32_t suggested = sequences;
  // What every device suggests, or other flags need, is planned for, or the start fails.
  const int32_t least =
      std::min(suggested, std::max({kCpuDefaults.max_running_requests, serving_.limits.max_n,
                                    serving_.engine.max_partial_prefills}));
  while (sequences > least && !HasRoomForSlots(*memory, layout_)) {
    sequences = std::max(least, sequences / 2);
    LONGSPAN_RETURN_IF_ERROR(PlanStep(memory));
  }
  if (sequences < suggested) {
    log_->Info(
        "fewer sequences at once than the device suggests: memory has no room",
        {{"sequences", sequences}, {"suggested", suggested}, {"flag", "--max-running-requests"}});
  }
  return absl::OkStatus();
}

// Positions that the model has not seen are computed like all others.
void ModelStart::ReportLongContext() {
  const int64_t own_tokens = served_.config.max_position_tokens;
  if (options_->max_context_tokens.value_or(0) <= own_tokens) return;
  log_->Warning("checkpoint",
                {{"warning", absl::StrCat("--max-context-tokens is ", *options_->max_context_tokens,
                                          ", and the model was made for ", own_tokens,
                                          "; what it answers beyond that may be worth nothing "
                                          "(--rope-scaling changes its positions)")}});
}

void ModelStart::ReportRanges() {
  const RopeConfig& rope = served_.config.rope;
  if (!rope.has_two_ranges()) return;
  log_->Info("RoPE of two ranges: a request has the one of its prompt and max_tokens together",
             {{"short_up_to_tokens", rope.short_tokens}});
}

// What is not served as it is stored.
void ModelStart::ReportWeights(int64_t served_bytes) {
  const WeightSummary weights = checkpoint_->Summary();
  if (weights.packed.empty()) return;
  if (weights.is_dequantized) {
    log_->Warning(absl::StrCat("weights stored as ", weights.packed, " are served as bf16 ",
                               options_->weights ? "on this device" : "(--weights)"),
                  {{"stored_bytes", weights.stored_bytes}, {"served_bytes", served_bytes}});
  } else if (served_.config.weight_precision != WeightPrecision::kAsStored) {
    log_->Info(
        "weights that are quantised stay as they are stored; --weights is for the others",
        {{"stored", weights.packed}, {"weights", FlagName(served_.config.weight_precision)}});
  }
}

// Of tied embeddings that are stored in F16 or F32 and computed with in bf16.
void ModelStart::ReportSecondTable() {
  const ModelConfig& config = served_.config;
  const DType stored = config.weight_dtype;
  WeightPart embedding;
  embedding.values.dtype = stored;
  if (!config.tied_embedding || HasOneTable(config, embedding, served_.compute_dtype)) return;
  const int64_t bytes =
      int64_t{config.vocabulary} * config.hidden * static_cast<int64_t>(SizeBytes(stored));
  log_->Info(
      "the embedding is in memory twice: as it is stored, and rounded for the logits",
      {{"stored", Name(stored)}, {"computed", Name(served_.compute_dtype)}, {"more_bytes", bytes}});
}

void ModelStart::ReportRooms() {
  if (!plan_.is_at_home()) return;
  if (!plan_.is_device_memory) {
    log_->Info(
        "keys and values at home in the host's memory are of use with a GPU; on a CPU they and "
        "their rooms are the same memory",
        {{"flag", "--kv-host-bytes"}});
  }
  const int64_t needed = RoomsForAll(layout_, plan_.pages, plan_.slots);
  if (plan_.rooms >= needed) return;
  log_->Warning(
      "fewer rooms than a decode step of all sequences may need: what then has none is "
      "read at home, slowly",
      {{"rooms", plan_.rooms},
       {"needed", needed},
       {"sequences", plan_.slots},
       {"flags", "--max-running-requests, --kv-cache-bytes, --memory-fraction"}});
}

absl::Status ModelStart::Plan() {
  layout_ = GeometryOf(served_.config).layout;
  ReportLongContext();
  ReportRanges();
  ReportSecondTable();
  LONGSPAN_ASSIGN_OR_RETURN(MemoryRequest memory, NeededMemory());
  ReportWeights(memory.weights_bytes);
  LONGSPAN_RETURN_IF_ERROR(PlanStep(&memory));
  if (!options_->max_running_requests) LONGSPAN_RETURN_IF_ERROR(LowerSequences(&memory));
  LONGSPAN_ASSIGN_OR_RETURN(plan_, PlanMemory(memory, layout_));
  if (plan_.is_at_home() && !options_->check) LONGSPAN_RETURN_IF_ERROR(TakeHomes(&memory));
  ReportRooms();
  served_.kernels = device_.backend->Kernels(GeometryOf(served_.config));  // of these weights, now

  served_.max_context_tokens = plan_.max_context_tokens;
  served_.page_groups = layout_.groups;
  LONGSPAN_ASSIGN_OR_RETURN(
      served_.identity,
      ModelIdentity(options_->model_path, options_->config_override, served_.config, layout_,
                    served_.compute_dtype, served_.weight_precision, served_.backend_description));
  serving_ = Resolve(std::move(serving_), *options_, plan_, served_.config.end_token_ids,
                     tokenizer_->end_token_ids());
  home_taker_.Start();
  return absl::OkStatus();
}

void ModelStart::ReportRounding(const RoundingLoss& loss) {
  if (loss.rounded_values == 0) return;
  log_->Warning("checkpoint",
                {{"warning", absl::StrCat("F16 weights are computed with in bf16, which rounds ",
                                          loss.rounded_values, " of ", loss.values,
                                          " values, by at most ", loss.largest_relative_error,
                                          " of the value; --compute-dtype f32 keeps them")}});
}

absl::Status ModelStart::LoadWeights(const LoadProgress& on_progress) {
  auto model = LoadModel(served_.config, *checkpoint_, served_.compute_dtype, device_.backend.get(),
                         on_progress, options_->kv_dtype);
  LONGSPAN_RETURN_IF_ERROR(checkpoint_->CheckUnchanged());
  LONGSPAN_ASSIGN_OR_RETURN(model_, std::move(model));
  checkpoint_.reset();  // its pages are the page cache's again, and its files may go
  ReportRounding(model_->weights->rounding_loss());
  return device_.backend->ReserveStep(GeometryOf(served_.config), step_bounds_);
}

absl::Status ModelStart::MakeRunner() {
  RunnerOptions options = {plan_.pages, plan_.slots, step_limits_};
  options.host_pages = plan_.host_pages;
  options.host_slots = plan_.host_pages > 0 ? plan_.slots : 0;
  if (plan_.is_at_home()) options.rooms = plan_.rooms;
  options.homes = home_taker_.homes();
  options.kept_logits_slots = plan_.slots;
  LONGSPAN_ASSIGN_OR_RETURN(runner_, make_runner_(model_.get(), device_.backend.get(), options));
  return absl::OkStatus();
}

absl::Status ModelStart::Calibrate() {
  home_taker_.Stop();  // nothing else is timed with it
  CalibrationOptions options;
  options.pages = std::min(plan_.pages, runner_->pages_there());
  options.slots = plan_.slots;
  options.max_step_tokens = serving_.engine.prefill_chunk_tokens;
  options.max_context_tokens = plan_.max_context_tokens;
  options.vocabulary_tokens = tokenizer_->vocabulary_tokens();
  options.tile_tokens = serving_.engine.tile_tokens;
  options.most_us = absl::ToInt64Microseconds(device_.defaults().calibration_time);
  LONGSPAN_ASSIGN_OR_RETURN(
      serving_.engine.initial_costs,
      longspan::Calibrate(*runner_, layout_, options, SteadyClock::Machine()));
  LONGSPAN_ASSIGN_OR_RETURN(serving_.engine.host_page_us,
                            MeasureHostPageUs(*runner_, plan_.pages, plan_.host_pages));
  home_taker_.Start();
  return absl::OkStatus();
}

}  // namespace longspan
