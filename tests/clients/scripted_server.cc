#include "tests/clients/scripted_server.h"

#include <utility>

namespace longspan {

// Its own lock, so that a held call may be answered by another's thread while its client leaves.
class ScriptedServer::Call : public grpc::ServerWriteReactor<v1::GenerateEvent> {
 public:
  Call(ScriptedServer* server, int64_t tokens) : server_(server), tokens_left_(tokens) {}

  void Keep(std::shared_ptr<Call> self) { self_ = std::move(self); }

  void Answer() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (over_) return;
    event_.mutable_accepted()->set_request_id("scripted");
    StartWrite(&event_);
  }

  void End(const grpc::Status& status) {
    const std::lock_guard<std::mutex> lock(mutex_);
    EndLocked(status);
  }

  void OnWriteDone(bool ok) override {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (over_) return;
    if (!ok) return EndLocked(grpc::Status::CANCELLED);
    if (event_.has_finished()) return EndLocked(grpc::Status::OK);
    event_.Clear();
    if (tokens_left_-- > 0) {
      event_.mutable_token_delta()->add_token_ids(7);
    } else {
      event_.mutable_finished()->mutable_timing()->set_queue_ms(3);
      event_.mutable_finished()->mutable_usage()->set_cached_device_tokens(64);
    }
    StartWrite(&event_);
  }

  void OnCancel() override { End(grpc::Status::CANCELLED); }

  void OnDone() override {
    const std::shared_ptr<Call> self = std::move(self_);
    server_->OnCallDone(this);
  }

 private:
  void EndLocked(const grpc::Status& status) {
    if (std::exchange(over_, true)) return;
    Finish(status);
  }

  ScriptedServer* const server_;
  std::mutex mutex_;
  int64_t tokens_left_;
  bool over_ = false;
  v1::GenerateEvent event_;
  std::shared_ptr<Call> self_;
};

ScriptedServer::ScriptedServer(std::function<Reply(int64_t)> reply, size_t hold_calls)
    : reply_(std::move(reply)), hold_calls_(hold_calls) {
  grpc::ServerBuilder builder;
  int port = 0;
  builder.AddListeningPort("127.0.0.1:0", grpc::InsecureServerCredentials(), &port);
  builder.RegisterService(this);
  server_ = builder.BuildAndStart();
  address_ = "127.0.0.1:" + std::to_string(port);
}

ScriptedServer::~ScriptedServer() {
  server_->Shutdown(std::chrono::system_clock::now());
  server_->Wait();
}

int64_t ScriptedServer::calls() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return calls_;
}

void ScriptedServer::WaitForCalls(int64_t calls) const {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [&] { return calls_ >= calls; });
}

void ScriptedServer::WaitIdle() const {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [&] { return open_ == 0; });
}

void ScriptedServer::OnCallDone(Call* /*call*/) {
  const std::lock_guard<std::mutex> lock(mutex_);
  --open_;
  changed_.notify_all();
}

grpc::ServerWriteReactor<v1::GenerateEvent>* ScriptedServer::Generate(
    grpc::CallbackServerContext* /*context*/, const v1::GenerateRequest* request) {
  auto call = std::make_shared<Call>(this, request->stopping().max_tokens());
  call->Keep(call);
  Reply reply = Reply::kSilence;
  std::vector<std::shared_ptr<Call>> released;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    reply = reply_(calls_++);
    ++open_;
    if (reply == Reply::kHold) held_.push_back(call);
    if (held_.size() >= hold_calls_) released = std::exchange(held_, {});
    changed_.notify_all();
  }
  if (reply == Reply::kAnswer) call->Answer();
  if (reply == Reply::kRefusal) {
    call->End(grpc::Status(grpc::StatusCode::RESOURCE_EXHAUSTED, "the queue is full"));
  }
  for (const auto& one : released) one->Answer();
  return call.get();
}

}  // namespace longspan
