// longspan models: what the server serves, and its limits.
#include <iomanip>
#include <iostream>

#include "clients/cpp/base/command.h"

namespace longspan {
namespace {

template <typename Value>
void Line(const char* name, const Value& value, const char* unit = "") {
  std::cout << "  " << std::left << std::setw(18) << name << value << unit << "\n";
}

void Print(const v1::NsaGeometry& nsa) {
  std::cout << "sparse attention\n";
  Line("compression", "windows of " + std::to_string(nsa.kernel_tokens()) + " tokens, every " +
                          std::to_string(nsa.stride_tokens()));
  Line("selection", std::to_string(nsa.selected_blocks()) + " blocks of " +
                        std::to_string(nsa.block_tokens()) + " tokens, among them the first " +
                        std::to_string(nsa.initial_blocks()) + " and the last " +
                        std::to_string(nsa.local_blocks()));
  Line("sliding window", nsa.window_tokens(), " tokens");
}

void Print(const v1::SparseDecode& sparse_decode) {
  std::cout << "sparse decode (approximate)\n";
  Line("mode", sparse_decode.mode());
  Line("budget", sparse_decode.budget_tokens(), " tokens at least");
  Line("budget share", sparse_decode.budget_share(), " of the context");
  Line("from", sparse_decode.from_tokens(), " tokens");
}

void Print(const v1::SparsePrefill& sparse_prefill) {
  std::cout << "sparse prefill (approximate)\n";
  Line("kept share", sparse_prefill.kept_share(), " of the estimated attention");
  Line("tiles", std::to_string(sparse_prefill.query_tile_tokens()) + " x " +
                    std::to_string(sparse_prefill.key_tile_tokens()) + " tokens");
  Line("from", sparse_prefill.from_tokens(), " tokens");
}

void Print(const v1::GetModelInfoResponse& model) {
  std::cout << model.name() << "\n";
  Line("type", model.model_type());
  Line("context", model.max_context_tokens(), " tokens");
  Line("chat", !model.has_chat() ? "no"
                                 : "yes, reasoning: " + model.chat().reasoning() +
                                       ", tool calls: " + model.chat().tool_calls());
  Line("layers", model.layers());
  Line("hidden size", model.hidden_size());
  Line("heads", std::to_string(model.query_heads()) + " query, " +
                    std::to_string(model.kv_heads()) + " key/value, dimension " +
                    std::to_string(model.head_dim()));
  Line("vocabulary", model.vocabulary_size(), " tokens");
  Line("weights", model.weight_precision());
  if (model.has_nsa()) Print(model.nsa());
  if (model.has_sparse_decode()) Print(model.sparse_decode());
  if (model.has_sparse_prefill()) Print(model.sparse_prefill());
  for (const v1::SlowOperation& slow : model.slow_operations()) {
    std::cout << "slow: " << slow.operation() << "\n";
    Line("reason", slow.reason());
    Line("expect", slow.expect());
  }
  const v1::RequestLimits& limits = model.limits();
  std::cout << "limits of a request\n";
  Line("n", limits.max_n());
  Line("logprobs", limits.max_logprobs());
  Line("stop strings", std::to_string(limits.max_stop_strings()) + " of " +
                           std::to_string(limits.max_stop_string_bytes()) + " bytes");
  Line("logit bias", limits.max_logit_bias_entries(), " entries");
}

void Print(const v1::GetServerInfoResponse& info) {
  std::cout << "server\n";
  Line("version", info.version() + " (" + info.commit() + ")");
  Line("backend", info.backend() + ", " + info.compute_dtype());
  for (const v1::Pool& pool : info.pools()) {
    Line(pool.name().c_str(), std::to_string(pool.free()) + " of " + std::to_string(pool.total()) +
                                  " free, " + std::to_string(pool.unit_bytes()) + " bytes each");
  }
}

int Run(const Connection& connection, const CLI::App& app) {
  const auto stub = Connect(connection);
  v1::GetModelInfoResponse model;
  grpc::ClientContext model_context;
  if (grpc::Status status = stub->GetModelInfo(&model_context, {}, &model); !status.ok()) {
    return ReportFailure(connection, app, status);
  }
  v1::GetServerInfoResponse info;
  grpc::ClientContext info_context;
  if (grpc::Status status = stub->GetServerInfo(&info_context, {}, &info); !status.ok()) {
    return ReportFailure(connection, app, status);
  }
  Print(model);
  Print(info);
  return kExitOk;
}

}  // namespace

Command ModelsCommand(CLI::App* parent, const Connection* connection) {
  CLI::App* app = parent->add_subcommand("models", "Show the served model and the server");
  return {app, [connection, app] { return Run(*connection, *app); }};
}

}  // namespace longspan
