#include "server/server.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "engine/engine.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "kernels/cpu/cpu_backend.h"
#include "server/admission/admission.h"
#include "server/admission/served_constraints.h"
#include "server/base/byte_budget.h"
#include "server/base/listen_address.h"
#include "server/base/otlp_endpoint.h"
#include "server/base/status_map.h"
#include "server/base/worker_pool.h"
#include "server/core_dump.h"
#include "server/exchange_log.h"
#include "server/grpc/server.h"
#include "server/guard/log.h"
#include "server/http/post.h"
#include "server/http/server.h"
#include "server/identity/api_keys.h"
#include "server/identity/file_reloader.h"
#include "server/identity/tls_identity.h"
#include "server/memory_watch.h"
#include "server/model_start.h"
#include "server/observation/metrics.h"
#include "server/observation/serving_state.h"
#include "server/observation/span_exporter.h"
#include "server/openai/api.h"
#include "server/openai/door.h"
#include "server/openai/start_handler.h"
#include "server/plan/device_choice.h"
#include "server/plan/host_resources.h"
#include "server/signals.h"
#include "server/startup.h"
#include "server/thread_check.h"
#include "server/ui/ui.h"

namespace longspan {
namespace {

// How often the main thread, waiting for a signal, looks for a failure.
constexpr absl::Duration kWatchInterval = absl::Milliseconds(100);
// What clients that are cut off are told; another replica, or the next, will be there.
constexpr absl::Duration kRetryAfter = absl::Seconds(5);
// Bodies and prompts that may wait for a tokenizer thread, at least: they are soon gone.
constexpr size_t kLeastWaitingJobs = 512;

class Server {
 public:
  Server(const Options& options, const ServerParts& parts)
      : options_(options),
        parts_(parts),
        log_(options.log),
        resources_(ReadHostResources()),
        tls_(options.tls) {}
  ~Server() {
    signals_.OnHangup(nullptr);
    SetGrpcLibraryLog(nullptr);
  }

  int Run();

 private:
  // Start, in order. Each is told in metrics as a phase.
  absl::Status CheckAddresses() const;
  absl::Status CheckThreads() const;
  absl::Status OpenBackend();
  absl::Status ReadIdentity();
  absl::Status ReadModel() { return model_->Read(); }
  absl::Status PlanResources();
  absl::Status BindHttp();
  absl::Status LoadWeights();
  absl::Status MakeRunner() { return model_->MakeRunner(); }
  absl::Status CalibrateSteps() { return model_->Calibrate(); }
  absl::Status StartEngine();
  absl::StatusOr<std::unique_ptr<ConstraintCompiler>> OpenConstraints() const;
  absl::Status StartFrontEnds();
  absl::Status Timed(const char* phase, absl::Status (Server::*step)());
  absl::Status Start();

  void StartComputing(absl::FunctionRef<void()> start);
  void StartExporter();
  absl::Status LoadCertificate();
  void OnReload(const std::string& file, const absl::Status& status);
  ExportSpan Exporting();
  const Limits& limits() const { return model_->serving().limits; }  // once planned
  const ApiKeys* keys() const { return options_.api_keys_file.empty() ? nullptr : &keys_; }
  const TlsIdentity* tls() const { return options_.tls.certificate.empty() ? nullptr : &tls_; }
  void Announce();
  // Why the daemon ends.
  enum class Reason : uint8_t { kSignal, kEngineFailed, kNoMemory };
  Reason WaitForEnd();
  // The whole end of the daemon: not ready at once, new work refused, running work goes on for the
  // time allowed, the rest is told that it ends, answers are flushed, threads are joined.
  int DrainAndStop(Reason why);
  // After a failure: the exit code, unless a core is wanted. The process ends here where something
  // would be waited for in vain: the engine's thread that hangs, or, where memory is short, threads
  // of libraries that could not start (gRPC counts its timers' before they do).
  int EndFailed();
  int Fail(const absl::Status& status);

  MemoryWatch memory_;  // first, so that all the rest is made and ended with its reserve
  const Options options_;
  const ServerParts parts_;
  Log log_;
  const HostResources resources_;
  SignalWatcher signals_;
  std::unique_ptr<Metrics> metrics_;  // made once the device has its name
  ServingState state_;
  ApiKeys keys_;
  TlsIdentity tls_;
  std::unique_ptr<SpanExporter> exporter_;  // null: nobody collects
  std::unique_ptr<ExchangeLog> exchanges_;
  FileReloader reloader_{
      [this](const std::string& file, const absl::Status& status) { OnReload(file, status); }};
  StartHandler start_handler_{&state_};
  HttpUi ui_{&start_handler_};
  HttpDoor door_{{options_.metrics_without_key, options_.ui},
                 keys(),
                 options_.ui ? static_cast<HttpHandler*>(&ui_) : &start_handler_};

  bool computes_on_cpu_ = false;
  std::unique_ptr<ModelStart> model_;  // made once its device is open
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Admission> admission_;
  std::unique_ptr<OpenAiApi> openai_api_;
  std::unique_ptr<ByteBudget> request_bytes_;
  // After what their jobs use, so that they end, their jobs run, before that.
  std::unique_ptr<ServedConstraints> constraints_;
  std::unique_ptr<WorkerPool> workers_;
  std::unique_ptr<HttpServer> http_server_;
  std::unique_ptr<GuardLog> guard_log_;
  std::unique_ptr<GrpcServer> grpc_server_;
};

// Before what takes long, and by --check too.
absl::Status Server::CheckAddresses() const {
  return CheckListenAddresses(
      {{"http-address", options_.http_address}, {"grpc-address", options_.grpc_address}});
}

// A GPU that --device auto finds would need fewer, which is known too late.
absl::Status Server::CheckThreads() const {
  const bool may_compute_on_cpu = options_.device.kind != DeviceKind::kCuda;
  return longspan::CheckThreads(ThreadDemands(options_, resources_.cpus, may_compute_on_cpu),
                                ReadThreadLimits());
}

absl::Status Server::OpenBackend() {
  BackendFactories factories;
  factories.cpu = [this] {
    const int threads = options_.threads > 0 ? static_cast<int>(options_.threads) : resources_.cpus;
    absl::StatusOr<std::unique_ptr<Backend>> backend;
    StartComputing([&] { backend = CreateCpuBackend({threads}); });
    return backend;
  };
  factories.cuda = [this](int index) {
    const double fraction = options_.memory_fraction.value_or(kCudaDefaults.memory_fraction);
    return parts_.open_cuda({index, fraction, options_.batch_invariant, options_.attention_path,
                             options_.float8_attention, options_.cuda_graphs,
                             [this](absl::string_view message) {
                               log_.Warning("device", {{"warning", message}});
                             },
                             [this](absl::string_view message) {
                               log_.Info("device", {{"found", message}});
                             }});
  };
  LONGSPAN_ASSIGN_OR_RETURN(OpenedDevice device, OpenDevice(options_.device, factories));
  if (!device.remark.empty()) {
    log_.Info("computing on the CPU", {{"device", "auto"}, {"reason", device.remark}});
  }
  computes_on_cpu_ = device.device.kind == DeviceKind::kCpu;
  metrics_ = std::make_unique<Metrics>(Name(device.device), options_.vllm_metric_names);
  metrics_->SetDrainTimeout(options_.drain_timeout);
  model_ = std::make_unique<ModelStart>(std::move(device), parts_.make_runner, &options_, &log_);
  return absl::OkStatus();
}

void Server::StartComputing(absl::FunctionRef<void()> start) {
  const absl::Status status = StartWith(options_.compute_priority, start);
  if (!status.ok()) {
    log_.Warning("--compute-priority cannot be had", {{"error", status.message()}});
  }
}

absl::Status Server::LoadCertificate() {
  LONGSPAN_RETURN_IF_ERROR(tls_.Load());
  const absl::Time expires = tls_.Current()->expires;
  metrics_->SetCertificateExpiry(expires);
  if (expires <= absl::Now()) {
    log_.Warning("the certificate has expired",
                 {{"file", options_.tls.certificate}, {"expired", absl::FormatTime(expires)}});
  }
  return absl::OkStatus();
}

void Server::OnReload(const std::string& file, const absl::Status& status) {
  metrics_->OnReload(file, status.ok());
  if (status.ok()) {
    log_.Info("read", {{"file", file}});
  } else {
    log_.Error("a file is malformed; what it held before goes on",
               {{"file", file}, {"error", status.message()}});
  }
}

void Server::StartExporter() {
  const std::optional<OtlpEndpoint> endpoint = ParseOtlpEndpoint(options_.otlp_endpoint);
  if (!endpoint.has_value()) return;
  metrics_->OnSpansDropped(0);
  exporter_ = std::make_unique<SpanExporter>(
      SpanExporter::Options(),
      [endpoint](const std::string& body, absl::Duration timeout) {
        return PostJson(*endpoint, body, timeout);
      },
      [this](size_t spans, const absl::Status& reason) {
        metrics_->OnSpansDropped(spans);
        log_.Write({"spans dropped", ""}, LogLevel::kDebug, "spans dropped",
                   {{"spans", static_cast<int64_t>(spans)}, {"reason", reason.message()}});
      });
}

absl::Status Server::ReadIdentity() {
  if (keys() != nullptr) {
    LONGSPAN_RETURN_IF_ERROR(reloader_.Add("api_keys", {options_.api_keys_file},
                                           [this] { return keys_.Load(options_.api_keys_file); }));
  }
  if (tls() != nullptr) {
    std::vector<std::string> paths = {options_.tls.certificate, options_.tls.key};
    if (!options_.tls.client_ca.empty()) paths.push_back(options_.tls.client_ca);
    LONGSPAN_RETURN_IF_ERROR(
        reloader_.Add("tls", std::move(paths), [this] { return LoadCertificate(); }));
  }
  return absl::OkStatus();
}

absl::Status Server::PlanResources() {
  LONGSPAN_RETURN_IF_ERROR(model_->Plan());
  metrics_->DescribeModel(model_->served(), model_->layout(), model_->plan());
  return absl::OkStatus();
}

// From here on clients hear that the model is being loaded.
absl::Status Server::BindHttp() {
  StartExporter();
  exchanges_ = std::make_unique<ExchangeLog>(&log_, Exporting());
  state_.SetLoaded(0, model_->plan().weights_bytes);
  request_bytes_ = std::make_unique<ByteBudget>(limits().max_request_bytes);
  HttpServerOptions http_options;
  http_options.address = options_.http_address;
  http_options.threads = static_cast<int>(options_.network_threads);
  http_options.cors = HttpCors(options_.cors_allow_origin);
  http_options.tls = tls();
  http_options.budget = request_bytes_.get();
  http_options.on_exchange = [this](const HttpExchange& exchange) { exchanges_->Add(exchange); };
  http_options.on_exception = [this](absl::string_view what) {
    log_.Write({"http exception", ""}, LogLevel::kError,
               "an exception ended the work on a connection", {{"error", what}});
  };
  http_server_ = std::make_unique<HttpServer>(std::move(http_options), &limits(), &door_);
  LONGSPAN_RETURN_IF_ERROR(http_server_->Start());
  reloader_.Start();
  signals_.OnHangup([this] { reloader_.ReloadAll(); });
  log_.Info("listening", {{"http", http_server_->bound_address()}});
  return absl::OkStatus();
}

absl::Status Server::LoadWeights() {
  const bool on_terminal = isatty(STDERR_FILENO) == 1 && options_.log.format == LogFormat::kText;
  LoadReport report(model_->served().name, &log_, on_terminal);
  const auto on_progress = [this, &report](int64_t done_bytes, int64_t total_bytes) {
    state_.SetLoaded(done_bytes, total_bytes);
    report(done_bytes, total_bytes);
  };
  on_progress(0, model_->plan().weights_bytes);
  return model_->LoadWeights(on_progress);
}

absl::Status Server::StartEngine() {
  engine_ = std::make_unique<Engine>(model_->serving().engine, model_->layout(),
                                     model_->TakeRunner(), model_->tokenizer(), metrics_.get());
  // Its thread computes too, or feeds a GPU, which must not wait.
  if (computes_on_cpu_) {
    StartComputing([this] { engine_->Start(); });
  } else {
    engine_->Start();
  }
  engine_->StartWatching();
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<ConstraintCompiler>> Server::OpenConstraints() const {
  ConstraintCompilerOptions options;
  options.cache_bytes = options_.constraints.cache_bytes;
  return ConstraintCompiler::Make(
      VocabularyOf(*model_->tokenizer(), model_->served().config.vocabulary,
                   model_->serving().engine.end_token_ids),
      options);
}

absl::Status Server::StartFrontEnds() {
  // Whatever may wait may wait there: to be read, and to be tokenised.
  const auto jobs = 2 * static_cast<size_t>(model_->serving().engine.max_queued_requests);
  workers_ = std::make_unique<WorkerPool>(static_cast<int>(options_.tokenizer_threads),
                                          std::max(jobs, kLeastWaitingJobs));
  constraints_ =
      std::make_unique<ServedConstraints>(OpenConstraints(), options_.constraints, metrics_.get());
  admission_ = std::make_unique<Admission>(&model_->served(), &limits(), engine_.get(),
                                           workers_.get(), metrics_.get(), /*load=*/nullptr,
                                           Exporting(), constraints_.get());
  OpenAiOptions api_options;
  api_options.metrics_text = [this] { return metrics_->Text(engine_->Load(), log_.drops()); };
  openai_api_ = std::make_unique<OpenAiApi>(std::move(api_options), admission_.get(), &state_,
                                            metrics_.get());
  start_handler_.HandOver(openai_api_.get());

  SetGrpcLibraryLog([this](absl::string_view place, absl::string_view message) {
    log_.Write({place, ""}, LogLevel::kWarning, "grpc library",
               {{"detail", message}, {"place", place}});
  });
  guard_log_ = std::make_unique<GuardLog>(&log_, metrics_.get());
  GrpcServerOptions grpc_options;
  grpc_options.address = options_.grpc_address;
  grpc_options.threads = static_cast<int>(options_.network_threads);
  grpc_options.reflection = options_.grpc_reflection;
  grpc_options.units = {model_->layout().bytes_per_page(), model_->layout().bytes_per_slot()};
  grpc_options.keys = keys();
  grpc_options.tls = tls();
  grpc_options.budget = request_bytes_.get();
  grpc_options.guard_observer = guard_log_.get();
  grpc_options.on_exchange = [this](const GrpcExchange& exchange) { exchanges_->Add(exchange); };
  grpc_options.count_work = [this] { return metrics_->Done(); };
  grpc_server_ =
      std::make_unique<GrpcServer>(std::move(grpc_options), admission_.get(), metrics_.get());
  return grpc_server_->Start();
}

absl::Status Server::Timed(const char* phase, absl::Status (Server::*step)()) {
  const Stopwatch watch;
  LONGSPAN_RETURN_IF_ERROR((this->*step)());
  metrics_->SetStartupSeconds(phase, absl::ToDoubleSeconds(watch.passed()));
  return absl::OkStatus();
}

absl::Status Server::Start() {
  LONGSPAN_RETURN_IF_ERROR(CheckAddresses());
  LONGSPAN_RETURN_IF_ERROR(CheckThreads());
  LONGSPAN_RETURN_IF_ERROR(Timed("open_device", &Server::OpenBackend));
  LONGSPAN_RETURN_IF_ERROR(Timed("read_identity", &Server::ReadIdentity));
  LONGSPAN_RETURN_IF_ERROR(Timed("read_checkpoint", &Server::ReadModel));
  LONGSPAN_RETURN_IF_ERROR(Timed("plan", &Server::PlanResources));
  if (options_.check) return absl::OkStatus();
  LONGSPAN_RETURN_IF_ERROR(Timed("bind", &Server::BindHttp));
  LONGSPAN_RETURN_IF_ERROR(Timed("load_weights", &Server::LoadWeights));
  LONGSPAN_RETURN_IF_ERROR(Timed("make_runner", &Server::MakeRunner));
  LONGSPAN_RETURN_IF_ERROR(Timed("calibrate", &Server::CalibrateSteps));
  LONGSPAN_RETURN_IF_ERROR(Timed("start_engine", &Server::StartEngine));
  return Timed("start_front_ends", &Server::StartFrontEnds);
}

ExportSpan Server::Exporting() {
  if (exporter_ == nullptr) return nullptr;
  return [this](Span span) { exporter_->Export(std::move(span)); };
}

void Server::Announce() {
  const BoundAddresses bound = {http_server_->bound_address(), grpc_server_->bound_address()};
  const std::string block = StartupBlock(options_, model_->serving(), model_->served(),
                                         model_->plan(), model_->layout(), bound);
  if (options_.log.format == LogFormat::kText) {
    log_.WriteText(block);
  } else {
    log_.Info("serving", {{"model", model_->served().name},
                          {"http", bound.http},
                          {"grpc", bound.grpc},
                          {"device", model_->served().backend_description},
                          {"weight_precision", model_->served().weight_precision},
                          {"max_context_tokens", limits().max_context_tokens},
                          {"pages", model_->plan().pages},
                          {"memory_bytes", model_->plan().total_bytes()}});
  }
  state_.Set(ServingPhase::kReady);
  grpc_server_->SetServing(true);
  signals_.Started();
  std::cout << ReadyLine(model_->served(), bound) << std::endl;
}

Server::Reason Server::WaitForEnd() {
  while (!engine_->Load().failed) {
    log_.ReportLeftOut();
    http_server_->KeepAccepting();
    if (!memory_.HasMemory(&log_, metrics_.get())) return Reason::kNoMemory;
    if (signals_.WaitFor(kWatchInterval)) return Reason::kSignal;
  }
  return Reason::kEngineFailed;
}

int Server::DrainAndStop(Reason why) {
  const bool no_memory = why == Reason::kNoMemory;
  bool failed = why != Reason::kSignal;
  state_.Set(failed ? ServingPhase::kFailed : ServingPhase::kDraining);
  grpc_server_->SetServing(false);
  if (!failed && options_.drain_grace > absl::ZeroDuration()) {
    // Until whoever sends requests here has heard of it.
    log_.Info("not ready", {{"grace_s", absl::ToDoubleSeconds(options_.drain_grace)}});
    failed = engine_->WaitFailed(options_.drain_grace);
  }
  engine_->Drain();
  metrics_->DrainBegins();
  const absl::Duration timeout = failed ? absl::ZeroDuration() : options_.drain_timeout;
  const int64_t begun_us = SteadyNowUs();
  const auto left = [&] { return timeout - absl::Microseconds(SteadyNowUs() - begun_us); };
  log_.Info("draining", {{"running", engine_->Load().running_requests},
                         {"timeout_s", absl::ToDoubleSeconds(timeout)}});
  engine_->WaitIdle(timeout);  // a failed engine has ended everything
  const bool engine_failed = engine_->Load().failed;
  failed = failed || engine_failed;
  if (no_memory) log_.Error("memory has run out", {{"shortages", memory_.shortages()}});
  if (engine_failed) {
    log_.Error("the engine has failed", {{"error", engine_->Load().failure.message()}});
  }
  const int64_t cut_off = engine_->Load().running_requests + engine_->Load().waiting_requests;
  const absl::Status reason = absl::UnavailableError(
      no_memory ? "The server has no memory left."
      : failed
          ? "The engine has failed."
          : absl::StrCat("The server stopped before the request was complete (--drain-timeout-s "
                         "is ",
                         absl::ToDoubleSeconds(options_.drain_timeout), ")."));
  engine_->Stop(WithRetryAfter(WithCode(reason, failed ? "failed" : "draining"), kRetryAfter));
  http_server_->StopAccepting();
  http_server_->Stop(FlushTime(left()));
  grpc_server_->Stop(FlushTime(left()));
  workers_.reset();
  constraints_.reset();
  log_.Info("stopped", {{"cut_off", cut_off}, {"failed", failed}});
  return failed || engine_->hung_thread() ? EndFailed() : kExitOk;
}

int Server::EndFailed() {
  const auto hung = engine_->hung_thread();
  const bool wants_core = options_.core_on_device_fault && (hung || engine_->Load().failed);
  if (!hung && !wants_core && memory_.is_whole()) return kExitInternal;
  log_.Close();
  if (wants_core) {
    LeaveMemoryOutOfCores(hung);
    AbortWithCore();
  }
  parts_.leave(kExitInternal);
  return kExitInternal;
}

int Server::Fail(const absl::Status& status) {
  log_.Error("cannot start", {{"error", std::string(status.message())}});
  return StartExitCode(status);
}

int Server::Run() {
  if (absl::Status status = Start(); !status.ok()) return Fail(status);
  if (options_.check) {
    std::cout << StartupBlock(options_, model_->serving(), model_->served(), model_->plan(),
                              model_->layout(), {options_.http_address, options_.grpc_address})
              << std::flush;
    return kExitOk;
  }
  Announce();
  return DrainAndStop(WaitForEnd());
}

}  // namespace

int RunServer(const Options& options, const ServerParts& parts) {
  return Server(options, parts).Run();
}

}  // namespace longspan
