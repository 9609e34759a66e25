#include "server/grpc/server.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "google/protobuf/stubs/logging.h"
#include "grpc/support/log.h"
#include "grpc/support/time.h"
#include "grpcpp/grpcpp.h"
#include "grpcpp/health_check_service_interface.h"
#include "grpcpp/resource_quota.h"
#include "kernels/base/mutex.h"
#include "kernels/base/status_macros.h"
#include "server/grpc/allocation.h"
#include "server/grpc/reflection.h"
#include "server/grpc/writer_thread.h"
#include "server/guard/server.h"

namespace longspan {
namespace {

constexpr const char* kServiceName = "longspan.v1.Inference";
// The library refuses a message over its limit before we see the call, and can name no flag. So it
// takes messages up to this many times ours, and of its usual limit in any case, which the service
// then refuses in its own words. The library looks at the limit when it has read a message to its
// end, so that the memory is that of its quota, however large a message may be.
constexpr int kRefusableFactor = 4;
constexpr size_t kLeastRefusableBytes = size_t{4} << 20;
// What the library may hold of connections and of messages that have not arrived whole, for each
// byte of --max-request-bytes. A last resort: when it is used up, streams of any client are cut
// off.
constexpr size_t kQuotaFactor = 4;
// For those that come at the very end to be refused in our words.
constexpr absl::Duration kLastCalls = absl::Milliseconds(200);
// For clients to take what they were told at the end.
constexpr absl::Duration kLastBytes = absl::Milliseconds(500);
// Calls of one connection at once; a client waits with more.
constexpr int kMaxConnectionStreams = 1024;

// As an argument of a channel; what is beyond its type is the most it holds, which is "never"
// there.
int Milliseconds(absl::Duration time) {
  constexpr int64_t kMost = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(absl::ToInt64Milliseconds(time), kMost));
}

struct LibraryLog {
  Mutex mutex;
  GrpcLibraryLog sink LONGSPAN_GUARDED_BY(mutex);
};

// As long as the process: the libraries' threads may speak at any time.
LibraryLog& TheLibraryLog() {
  static auto* const log = new LibraryLog();
  return *log;
}

void ReportLibraryLog(absl::string_view place, absl::string_view message) {
  LibraryLog& log = TheLibraryLog();
  MutexLock lock(&log.mutex);
  if (log.sink) log.sink(place, message);
}

}  // namespace

void SetGrpcLibraryLog(GrpcLibraryLog log) {
  {
    LibraryLog& the_log = TheLibraryLog();
    MutexLock lock(&the_log.mutex);
    the_log.sink = std::move(log);
  }
  gpr_set_log_function([](gpr_log_func_args* line) {
    ReportLibraryLog(absl::StrCat(line->file, ":", line->line), line->message);
  });
  // Protobuf reports broken messages, which their sender is told anyway.
  google::protobuf::SetLogHandler(
      [](google::protobuf::LogLevel level, const char* file, int line, const std::string& message) {
        if (level < google::protobuf::LOGLEVEL_FATAL) return;
        ReportLibraryLog(absl::StrCat(file, ":", line), message);
      });
}

struct GrpcServer::State {
  State(GrpcServerOptions given, Admission* admission, RequestObserver* observer)
      : options(std::move(given)),
        service(admission, &writer, observer, options.units, options.keys, options.budget,
                options.on_exchange, options.count_work),
        reflection(options.keys),
        limits(admission->limits()),
        quota_bytes(kQuotaFactor * limits.max_request_bytes),
        guard(OptionsOfGuard()) {}

  // Clients that ask whether we are there, and we them: both while nothing is said, and nothing is
  // asked for. The library's own limits would end a connection whose prompt takes long to be read.
  void SetPings(grpc::ServerBuilder& builder) const {
    builder.AddChannelArgument(GRPC_ARG_KEEPALIVE_PERMIT_WITHOUT_CALLS, 1);
    // The network may bring two closer together than they were sent.
    builder.AddChannelArgument(GRPC_ARG_HTTP2_MIN_RECV_PING_INTERVAL_WITHOUT_DATA_MS,
                               Milliseconds(options.least_ping_interval / 2));
    builder.AddChannelArgument(GRPC_ARG_KEEPALIVE_TIME_MS, Milliseconds(limits.ping_interval));
    // It is also the most that a peer may leave unacknowledged (TCP_USER_TIMEOUT).
    builder.AddChannelArgument(GRPC_ARG_KEEPALIVE_TIMEOUT_MS, Milliseconds(limits.ping_timeout));
  }

  GuardOptions OptionsOfGuard() {
    GuardOptions of_guard;
    of_guard.address = options.address;
    of_guard.threads = options.threads;
    of_guard.max_connections = limits.max_connections;
    of_guard.max_connections_of_address = limits.grpc_max_connections_per_address;
    of_guard.frames = options.frames;
    of_guard.frames.max_open_streams = kMaxConnectionStreams;
    of_guard.header_timeout = limits.header_timeout;
    of_guard.ping_interval = limits.ping_interval;
    of_guard.ping_timeout = limits.ping_timeout;
    of_guard.tls = options.tls;
    of_guard.hand_over = [this](int socket) { return HandOver(socket); };
    of_guard.observer = options.guard_observer == nullptr ? &nobody : options.guard_observer;
    return of_guard;
  }

  // A library that has shut down would forget the socket, open.
  bool HandOver(int socket) {
    MutexLock lock(&acceptor_mutex);
    if (acceptor == nullptr) return false;
    grpc::experimental::ExternalConnectionAcceptor::NewConnectionParameters connection;
    connection.fd = socket;
    acceptor->HandleNewConnection(&connection);
    return true;
  }

  void StopHandingOver() {
    MutexLock lock(&acceptor_mutex);
    acceptor.reset();
  }

  const GrpcServerOptions options;
  GuardObserver nobody;
  GrpcWriterThread writer;
  InferenceService service;
  ReflectionService reflection;
  const Limits& limits;
  const size_t quota_bytes;
  std::unique_ptr<grpc::Server> server;
  Mutex acceptor_mutex;
  std::unique_ptr<grpc::experimental::ExternalConnectionAcceptor> acceptor
      LONGSPAN_GUARDED_BY(acceptor_mutex);
  GuardServer guard;
};

GrpcServer::GrpcServer(GrpcServerOptions options, Admission* admission, RequestObserver* observer)
    : state_(std::make_unique<State>(std::move(options), admission, observer)) {}

GrpcServer::~GrpcServer() { Stop(); }

absl::Status GrpcServer::StartLibrary() {
  if (!GrpcAllocatesHere()) {
    ReportLibraryLog(__FILE__, "gRPC allocates by itself, and aborts where memory runs out");
  }
  grpc::EnableDefaultHealthCheckService(true);
  grpc::ServerBuilder builder;
  auto acceptor = builder.experimental().AddExternalConnectionAcceptor(
      grpc::ServerBuilder::experimental_type::ExternalConnectionType::FROM_FD,
      grpc::InsecureServerCredentials());  // TLS ends in the guard
  builder.RegisterService(&state_->service);
  if (state_->options.reflection) builder.RegisterService(&state_->reflection);
  builder.SetMaxReceiveMessageSize(static_cast<int>(
      std::max(kLeastRefusableBytes, kRefusableFactor * state_->service.max_message_bytes())));
  grpc::ResourceQuota quota("longspan");
  builder.SetResourceQuota(quota.Resize(state_->quota_bytes));
  builder.AddChannelArgument(GRPC_ARG_MAX_CONCURRENT_STREAMS, kMaxConnectionStreams);
  builder.AddChannelArgument(GRPC_ARG_SERVER_HANDSHAKE_TIMEOUT_MS,
                             Milliseconds(state_->limits.header_timeout));
  state_->SetPings(builder);
  state_->server = builder.BuildAndStart();
  if (state_->server == nullptr) return absl::InternalError("the gRPC library does not start");
  MutexLock lock(&state_->acceptor_mutex);
  state_->acceptor = std::move(acceptor);
  return absl::OkStatus();
}

absl::Status GrpcServer::Start() {
  if (const absl::Status listening = state_->guard.Listen(); !listening.ok()) {
    return absl::FailedPreconditionError(absl::StrCat(
        "cannot listen on --grpc-address ", state_->options.address, ": ", listening.message()));
  }
  LONGSPAN_RETURN_IF_ERROR(StartLibrary());
  SetServing(false);
  return state_->guard.Start();
}

std::string GrpcServer::bound_address() const { return state_->guard.bound_address(); }

void GrpcServer::SetServing(bool serving) {
  if (state_->server == nullptr) return;
  grpc::HealthCheckServiceInterface* health = state_->server->GetHealthCheckService();
  health->SetServingStatus(serving);
  health->SetServingStatus("", serving);
  health->SetServingStatus(kServiceName, serving);
}

void GrpcServer::Stop(absl::Duration grace) {
  if (state_->server == nullptr) return;
  // The library would wait for clients, too, who only watch our health or asked what is served.
  const bool all_ended = state_->service.calls().WaitNone(grace);
  const absl::Duration left = all_ended ? kLastCalls : absl::ZeroDuration();
  state_->guard.StopAccepting();
  state_->StopHandingOver();
  const gpr_timespec until =
      gpr_time_add(gpr_now(GPR_CLOCK_MONOTONIC),
                   gpr_time_from_micros(absl::ToInt64Microseconds(left), GPR_TIMESPAN));
  state_->server->Shutdown(until);
  state_->server->Wait();
  state_->guard.Stop(kLastBytes);
}

}  // namespace longspan
