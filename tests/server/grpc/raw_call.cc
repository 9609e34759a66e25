#include "tests/server/grpc/raw_call.h"

#include <chrono>
#include <vector>

namespace longspan {

std::string HealthRequest(const std::string& service) {
  return service.empty() ? ""
                         : "\x0A" + std::string(1, static_cast<char>(service.size())) + service;
}

RawCall::RawCall(const std::shared_ptr<grpc::Channel>& channel, const std::string& method,
                 const std::string& request)
    : stub_(channel), call_(stub_.PrepareCall(&context_, method, &queue_)) {
  context_.set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(30));
  call_->StartCall(nullptr);
  Next();
  const grpc::Slice slice(request);
  call_->WriteLast(grpc::ByteBuffer(&slice, 1), grpc::WriteOptions(), nullptr);
  Next();
}

RawCall::~RawCall() {
  context_.TryCancel();
  queue_.Shutdown();
  void* tag = nullptr;
  bool ok = false;
  while (queue_.Next(&tag, &ok)) {
  }
}

std::string RawCall::Read() {
  grpc::ByteBuffer buffer;
  call_->Read(&buffer, nullptr);
  std::vector<grpc::Slice> slices;
  std::string bytes;
  if (!Next() || !buffer.Dump(&slices).ok()) return bytes;
  for (const grpc::Slice& slice : slices) bytes.append(slice.begin(), slice.end());
  return bytes;
}

bool RawCall::Next() {
  void* tag = nullptr;
  bool ok = false;
  return queue_.Next(&tag, &ok) && ok;
}

}  // namespace longspan
