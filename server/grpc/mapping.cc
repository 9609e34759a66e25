#include "server/grpc/mapping.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/unknown_field_set.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"
#include "grpcpp/support/slice.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "kernels/kv_layout.h"
#include "server/base/status_map.h"
#include "server/grpc/chat.h"

namespace longspan {
namespace {

constexpr int64_t kMaxCoalesceMs = 10'000;
// A status travels in HTTP/2 headers, of which a client takes 8 KiB by default; the text stands in
// them up to three times.
constexpr size_t kMaxMessageBytes = 1024;

template <typename Ids>
std::vector<int64_t> Wide(const Ids& ids) {
  return std::vector<int64_t>(ids.begin(), ids.end());
}

void Translate(const v1::SamplingParams& from, GenerateCall& call) {
  if (from.has_temperature()) call.temperature = from.temperature();
  if (from.has_top_p()) call.top_p = from.top_p();
  if (from.has_top_k()) call.top_k = from.top_k();
  if (from.has_min_p()) call.min_p = from.min_p();
  if (from.has_repetition_penalty()) call.repetition_penalty = from.repetition_penalty();
  if (from.has_frequency_penalty()) call.frequency_penalty = from.frequency_penalty();
  if (from.has_presence_penalty()) call.presence_penalty = from.presence_penalty();
  if (from.has_seed()) call.seed = from.seed();
  if (from.has_n()) call.n = from.n();
  for (const auto& [token, bias] : from.logit_bias()) call.logit_bias.emplace_back(token, bias);
  if (!from.allowed_token_ids().empty()) call.allowed_token_ids = Wide(from.allowed_token_ids());
}

void Translate(const v1::StoppingParams& from, GenerateCall& call) {
  if (from.has_max_tokens()) call.max_tokens = from.max_tokens();
  if (from.has_min_tokens()) call.min_tokens = from.min_tokens();
  call.stop.assign(from.stop().begin(), from.stop().end());
  call.stop_token_ids = Wide(from.stop_token_ids());
  call.ignore_eos = from.ignore_eos();
  call.include_stop_in_output = from.include_stop_in_output();
}

void Translate(const v1::ResponseOptions& from, GenerateCall& call) {
  if (from.has_logprobs_top_n()) call.logprobs = from.logprobs_top_n();
  if (from.has_prompt_logprobs_top_n()) call.prompt_logprobs = from.prompt_logprobs_top_n();
  call.echo = from.echo();
  if (from.has_skip_special_tokens()) call.skip_special_tokens = from.skip_special_tokens();
  if (from.has_progress_interval_ms()) call.progress_interval_ms = from.progress_interval_ms();
  call.include_block_map = from.include_block_map();
}

void Translate(const v1::AttentionParams& from, GenerateCall& call) {
  if (from.has_sparse_decode()) call.sparse_decode = from.sparse_decode();
}

void Translate(const v1::CacheParams& from, GenerateCall& call) {
  if (from.has_cache_salt()) call.cache_salt = from.cache_salt();
  if (from.has_bypass_prefix_cache()) call.bypass_prefix_cache = from.bypass_prefix_cache();
  if (from.has_truncate_prompt_tokens()) {
    call.truncate_prompt_tokens = from.truncate_prompt_tokens();
  }
}

void Translate(const v1::SchedulingParams& from, GenerateCall& call) {
  if (from.has_priority()) call.priority = from.priority();
  if (from.has_tenant()) call.tenant = from.tenant();
  if (from.has_queue_timeout_ms()) call.queue_timeout_ms = from.queue_timeout_ms();
  if (from.has_ttft_slo_ms()) call.ttft_slo_ms = from.ttft_slo_ms();
  if (from.has_tpot_slo_ms()) call.tpot_slo_ms = from.tpot_slo_ms();
}

absl::Status TranslateConstraint(v1::GenerateRequest* from, GenerateCall& call) {
  using Request = v1::GenerateRequest;
  decltype(Constraint::form) form;
  switch (from->constraint_case()) {
    case Request::CONSTRAINT_NOT_SET:
      return absl::OkStatus();
    case Request::kJsonObject:
      if (!from->json_object()) {
        return InvalidField("json_object", "json_object is false; it must be true or absent");
      }
      form = JsonObjectConstraint{};
      break;
    case Request::kJsonSchema:
      form = JsonSchemaConstraint{std::move(*from->mutable_json_schema())};
      break;
    case Request::kRegex:
      form = RegexConstraint{std::move(*from->mutable_regex())};
      break;
    case Request::kChoice:
      form = ChoiceConstraint{{from->choice().texts().begin(), from->choice().texts().end()}};
      break;
    case Request::kGrammar:
      form = GrammarConstraint{std::move(*from->mutable_grammar())};
      break;
  }
  const std::string& name =
      Request::descriptor()->FindFieldByNumber(from->constraint_case())->name();
  call.constraint_name = from->has_choice() ? absl::StrCat(name, ".texts") : name;
  call.constraint = Constraint{std::move(form), {}};
  return absl::OkStatus();
}

// Text as protobuf takes it. A message can repeat bytes that a peer sent, and what is not UTF-8
// would make all of the details unreadable.
std::string Shortened(absl::string_view message) {
  const absl::string_view kept = Utf8Prefix(message, kMaxMessageBytes);
  return absl::StrCat(ReplaceInvalidUtf8(kept), kept.size() < message.size() ? "…" : "");
}

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;

// What the messages call otherwise than the validator does.
constexpr std::pair<absl::string_view, absl::string_view> kOtherNames[] = {
    {"logprobs", "logprobs_top_n"},
    {"prompt_logprobs", "prompt_logprobs_top_n"},
    {"prompt", "text"},
    {"tokens", "token_ids"},
    {"chat_template_kwargs", "template_arguments"},
};

// Where a field stands in a message, or in one inside of it.
struct Place {
  std::string path;                     // empty: nowhere
  const Descriptor* message = nullptr;  // what the field holds; null: no message
};

Place PlaceOf(const std::string& name, const Descriptor& message) {
  if (const FieldDescriptor* field = message.FindFieldByName(name)) {
    return {name, field->message_type()};
  }
  if (message.FindOneofByName(name) != nullptr) return {name, nullptr};
  for (int i = 0; i < message.field_count(); ++i) {
    const FieldDescriptor& field = *message.field(i);
    if (field.message_type() == nullptr || field.is_map()) continue;
    Place place = PlaceOf(name, *field.message_type());
    if (place.path.empty()) continue;
    place.path = absl::StrCat(field.name(), ".", place.path);
    return place;
  }
  return {};
}

// A field's first name, as the validator calls it or as the message does.
Place PlaceOfEither(const std::string& name, const Descriptor& request) {
  Place place = PlaceOf(name, request);
  for (const auto& [ours, theirs] : kOtherNames) {
    if (place.path.empty() && name == ours) place = PlaceOf(std::string(theirs), request);
  }
  return place;
}

// What follows that name: of a tool in JSON "[0].function.name", in ours "[0].name". What stands in
// no message, but in JSON text, stays.
std::string RestOfPath(absl::string_view rest, const Descriptor* message) {
  std::string path;
  while (!rest.empty()) {
    if (message == nullptr) return absl::StrCat(path, rest);
    const absl::string_view part = rest.substr(0, rest.find_first_of("[.", 1));
    rest.remove_prefix(part.size());
    if (part == ".function") continue;
    absl::StrAppend(&path, part);
    if (part[0] == '[') continue;
    const FieldDescriptor* field = message->FindFieldByName(std::string(part.substr(1)));
    message = field == nullptr ? nullptr : field->message_type();
  }
  return path;
}

std::string UnknownFieldIn(const FieldDescriptor& field, const google::protobuf::Message& message);

// The path of a field that is not known, by its number: "sampling.17"; empty if all are.
std::string UnknownFieldOf(const google::protobuf::Message& message) {
  const google::protobuf::Reflection& reflection = *message.GetReflection();
  const google::protobuf::UnknownFieldSet& unknown = reflection.GetUnknownFields(message);
  if (unknown.field_count() > 0) return absl::StrCat(unknown.field(0).number());
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->message_type() == nullptr || field->is_map()) continue;
    const std::string path = UnknownFieldIn(*field, message);
    if (!path.empty()) return absl::StrCat(field->name(), path);
  }
  return "";
}

// Of a field that holds one message or several: ".17", "[3].17".
std::string UnknownFieldIn(const FieldDescriptor& field, const google::protobuf::Message& message) {
  const google::protobuf::Reflection& reflection = *message.GetReflection();
  if (!field.is_repeated()) {
    const std::string path = UnknownFieldOf(reflection.GetMessage(message, &field));
    return path.empty() ? "" : absl::StrCat(".", path);
  }
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    const std::string path = UnknownFieldOf(reflection.GetRepeatedMessage(message, &field, i));
    if (!path.empty()) return absl::StrCat("[", i, "].", path);
  }
  return "";
}

void Translate(const TokenLogprob& from, v1::TokenLogprob* to) {
  to->set_token_id(static_cast<uint32_t>(from.token));
  to->set_logprob(from.logprob);
  to->set_rank(from.rank);
}

}  // namespace

int64_t SteadyUsOf(gpr_timespec time) {
  const gpr_timespec steady = gpr_convert_clock_type(time, GPR_CLOCK_MONOTONIC);
  if (gpr_time_cmp(steady, gpr_inf_future(GPR_CLOCK_MONOTONIC)) == 0) return kNeverUs;
  return absl::ToInt64Microseconds(absl::Seconds(steady.tv_sec) +
                                   absl::Nanoseconds(steady.tv_nsec));  // saturates
}

grpc::ByteBuffer SerializeMessage(const google::protobuf::MessageLite& message) {
  const grpc::Slice slice(message.SerializeAsString());
  return grpc::ByteBuffer(&slice, 1);
}

absl::Status CheckFieldsKnown(const google::protobuf::Message& message) {
  const std::string path = UnknownFieldOf(message);
  if (path.empty()) return absl::OkStatus();
  return InvalidField(path, absl::StrCat("unknown field ", path, " of ", message.GetTypeName()),
                      "unknown_field");
}

absl::Status InFieldsOf(const Descriptor& request, absl::Status status) {
  const std::string name = ParamOf(status);
  if (name.empty()) return status;
  const size_t first_bytes = std::min(name.find_first_of("[."), name.size());
  const Place place = PlaceOfEither(name.substr(0, first_bytes), request);
  if (place.path.empty()) return status;
  const std::string rest = RestOfPath(absl::string_view(name).substr(first_bytes), place.message);
  return WithParam(std::move(status), place.path + rest);
}

absl::Status CheckResponseOptions(const v1::ResponseOptions& asked) {
  if (asked.coalesce_ms() >= 0 && asked.coalesce_ms() <= kMaxCoalesceMs) return absl::OkStatus();
  return InvalidField("coalesce_ms",
                      absl::StrCat("coalesce_ms is ", asked.coalesce_ms(),
                                   "; it must be an integer from 0 to ", kMaxCoalesceMs, "."));
}

absl::StatusOr<GenerateCall> ToGenerateCall(v1::GenerateRequest request, const Limits& limits) {
  GenerateCall call = {
      .protocol = Protocol::kGrpc,
      .request_id = request.has_request_id() ? std::optional(request.request_id()) : std::nullopt};
  if (request.has_model()) call.model = request.model();
  switch (request.prompt_case()) {
    case v1::GenerateRequest::kText:
      call.prompt = std::move(*request.mutable_text());
      break;
    case v1::GenerateRequest::kTokenIds:
      call.prompt = Wide(request.token_ids().ids());
      break;
    case v1::GenerateRequest::kChat: {
      LONGSPAN_ASSIGN_OR_RETURN(call.prompt,
                                ToChatCall(std::move(*request.mutable_chat()), limits));
      break;
    }
    case v1::GenerateRequest::PROMPT_NOT_SET:
      return InvalidField("prompt", "prompt is missing.");
  }
  if (request.has_add_special_tokens()) call.add_special_tokens = request.add_special_tokens();
  Translate(request.sampling(), call);
  Translate(request.stopping(), call);
  Translate(request.response(), call);
  Translate(request.attention(), call);
  Translate(request.cache(), call);
  Translate(request.scheduling(), call);
  LONGSPAN_RETURN_IF_ERROR(TranslateConstraint(&request, call));
  return call;
}

v1::PrefillProgress ToProto(const PrefillProgress& progress) {
  v1::PrefillProgress proto;
  proto.set_processed_tokens(progress.processed_tokens);
  proto.set_total_tokens(progress.total_tokens);
  proto.set_cached_tokens(progress.cached_tokens);
  proto.set_elapsed_ms(progress.elapsed_ms);
  return proto;
}

v1::PositionLogprobs ToProto(const PositionLogprobs& logprobs, size_t top) {
  v1::PositionLogprobs proto;
  Translate(logprobs.chosen, proto.mutable_chosen());
  for (size_t i = 0; i < std::min(top, logprobs.top.size()); ++i) {
    Translate(logprobs.top[i], proto.add_top());
  }
  return proto;
}

v1::Usage ToProto(const Usage& usage) {
  v1::Usage proto;
  proto.set_prompt_tokens(usage.prompt_tokens);
  proto.set_cached_device_tokens(usage.cached_device_tokens);
  proto.set_cached_host_tokens(usage.cached_host_tokens);
  proto.set_completion_tokens(usage.completion_tokens);
  proto.set_recomputed_tokens(usage.recomputed_tokens);
  proto.set_sparse_decode_tokens(usage.sparse_decode_tokens);
  proto.set_sparse_prefill_tokens(usage.sparse_prefill_tokens);
  return proto;
}

v1::Timing ToProto(const Timing& timing) {
  v1::Timing proto;
  proto.set_queue_ms(timing.queue_ms);
  proto.set_prefill_ms(timing.prefill_ms);
  proto.set_decode_ms(timing.decode_ms);
  proto.set_preemptions(timing.preemptions);
  proto.set_prefill_chunks(timing.prefill_chunks);
  return proto;
}

v1::Attribution ToProto(const Attribution& attribution) {
  v1::Attribution proto;
  proto.set_decode_steps(attribution.decode_steps);
  proto.set_compressed_entries_read(attribution.compressed_entries_read);
  proto.set_selected_tokens_read(attribution.selected_tokens_read);
  proto.set_window_tokens_read(attribution.window_tokens_read);
  proto.set_dense_tokens_read(attribution.dense_tokens_read);
  proto.set_visible_tokens(attribution.visible_tokens);
  return proto;
}

v1::BlockMap ToProto(const BlockMap& map) {
  v1::BlockMap proto;
  proto.set_page_tokens(kPageTokens);
  proto.set_prompt_pages(PagesForTokens(map.prompt_tokens));
  proto.set_answer_tokens(map.answer_tokens);
  for (const BlockMap::LayerGroup& group : map.layer_groups) {
    v1::LayerGroup* to = proto.add_layer_groups();
    to->set_first_layer(group.first_layer);
    to->set_last_layer(group.last_layer);
    to->mutable_selected_pages()->Add(group.selected_pages.begin(), group.selected_pages.end());
  }
  return proto;
}

grpc::Status ToGrpcStatus(const absl::Status& status, const Usage* usage) {
  if (status.ok()) return grpc::Status::OK;
  const std::string code = Shortened(CodeOf(status));
  const std::string message = Shortened(status.message());
  google::rpc::Status details;
  details.set_code(static_cast<int>(status.code()));
  details.set_message(message);
  google::rpc::ErrorInfo info;
  info.set_reason(
      absl::AsciiStrToUpper(code.empty() ? absl::StatusCodeToString(status.code()) : code));
  info.set_domain("longspan");
  details.add_details()->PackFrom(info);
  if (const std::string field = Shortened(ParamOf(status)); !field.empty()) {
    google::rpc::BadRequest bad_request;
    auto* violation = bad_request.add_field_violations();
    violation->set_field(field);
    violation->set_description(message);
    details.add_details()->PackFrom(bad_request);
  }
  if (const std::optional<absl::Duration> delay = RetryAfterOf(status)) {
    google::rpc::RetryInfo retry;
    retry.mutable_retry_delay()->set_seconds(absl::ToInt64Seconds(*delay));
    retry.mutable_retry_delay()->set_nanos(
        static_cast<int32_t>(absl::ToInt64Nanoseconds(*delay % absl::Seconds(1))));
    details.add_details()->PackFrom(retry);
  }
  if (usage != nullptr) details.add_details()->PackFrom(ToProto(*usage));
  return grpc::Status(static_cast<grpc::StatusCode>(status.code()), message,
                      details.SerializeAsString());
}

}  // namespace longspan
