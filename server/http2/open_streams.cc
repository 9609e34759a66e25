#include "server/http2/open_streams.h"

#include <algorithm>

namespace longspan::http2 {
namespace {

auto PlaceOf(std::vector<OpenStream>& streams, uint32_t id) {
  return std::lower_bound(streams.begin(), streams.end(), id,
                          [](const OpenStream& stream, uint32_t of) { return stream.id < of; });
}

}  // namespace

void OpenStreams::Open(uint32_t id, bool client_ended, int64_t now_us) {
  OpenStream stream;
  stream.id = id;
  stream.client_ended = client_ended;
  stream.opened_us = now_us;
  streams_.push_back(stream);
  if (!client_ended) ++unfinished_;
}

OpenStream* OpenStreams::Find(uint32_t id) {
  const auto found = PlaceOf(streams_, id);
  return found == streams_.end() || found->id != id ? nullptr : &*found;
}

void OpenStreams::EndClient(uint32_t id) {
  OpenStream* const stream = Find(id);
  if (stream == nullptr || stream->client_ended) return;
  stream->client_ended = true;
  --unfinished_;
  if (stream->server_ended) Remove(id);
}

void OpenStreams::EndServer(uint32_t id) {
  OpenStream* const stream = Find(id);
  if (stream == nullptr) return;
  stream->server_ended = true;
  if (stream->client_ended) Remove(id);
}

void OpenStreams::Remove(uint32_t id) {
  const auto found = PlaceOf(streams_, id);
  if (found == streams_.end() || found->id != id) return;
  if (!found->client_ended) --unfinished_;
  streams_.erase(found);
}

}  // namespace longspan::http2
