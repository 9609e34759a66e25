// The gRPC front end: longspan.v1.Inference, grpc.health.v1 and reflection on one address. The
// guard (guard_server.h) has the address; the library is given what the guard lets through.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "server/admission/admission.h"
#include "server/base/guard_observer.h"
#include "server/call/request_observer.h"
#include "server/grpc/service.h"
#include "server/http2/frame_limits.h"
#include "server/identity/tls_identity.h"

namespace longspan {

struct GrpcServerOptions {
  std::string address = "127.0.0.1:8001";  // host:port; port 0 takes a free one
  bool reflection = true;
  PoolUnits units;
  const ApiKeys* keys = nullptr;     // who may call; null: everybody
  const TlsIdentity* tls = nullptr;  // null: connections are in the clear
  ByteBudget* budget = nullptr;      // of the bytes of all messages; null: none
  // How often clients may ping, whether they have calls or not, and however long nothing is sent to
  // them. One that does so more often is cut off (ENHANCE_YOUR_CALM).
  absl::Duration least_ping_interval = absl::Seconds(5);
  int threads = 2;  // of the guard
  http2::FrameLimits frames;
  GuardObserver* guard_observer = nullptr;   // outlives the server; null: nobody hears
  InferenceService::OnExchange on_exchange;  // gRPC threads; may be empty
  InferenceService::CountWork count_work;    // likewise; for GetLoad
};

// Where the libraries beneath report what goes wrong, instead of writing lines of their own to
// standard error; empty: nowhere. What peers send can stand in a message; `place` is the line of
// the library's source that says it. Holds for the whole process, until the next call. Any thread
// calls the sink, which must not call gRPC.
using GrpcLibraryLog = std::function<void(absl::string_view place, absl::string_view message)>;
void SetGrpcLibraryLog(GrpcLibraryLog log);

class GrpcServer {
 public:
  // `admission` and `observer` outlive the server; the engine has stopped before the server ends.
  GrpcServer(GrpcServerOptions options, Admission* admission, RequestObserver* observer);
  ~GrpcServer();  // Stop()

  // Listens; health answers NOT_SERVING until SetServing(true). An error names the address.
  absl::Status Start();
  std::string bound_address() const;  // empty before Start
  // What health tells, of "" and of the service; watchers hear of it.
  void SetServing(bool serving);
  // Waits at most `grace` for calls of the service to end, then cancels what is left. The library
  // itself ends with the server.
  void Stop(absl::Duration grace = absl::ZeroDuration());

 private:
  absl::Status StartLibrary();

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace longspan
