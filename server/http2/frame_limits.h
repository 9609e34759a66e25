// What a client may do on one connection. Frames that cost their receiver something and their
// sender nothing come out of buckets. What the server sends fills some of them: a client that is
// sent a lot has a lot to answer, so that none that works for its calls runs dry.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/http2/token_bucket.h"

namespace longspan::http2 {

struct FrameLimits {
  // Of one header block, as it is encoded, and the frames that it goes on in. gRPC itself refuses a
  // call whose fields have more than 8 KiB, and says so.
  size_t max_header_block_bytes = 64 * 1024;
  int max_continuations = 16;

  size_t max_open_streams = 1024;
  // Streams that are given up while they are young, and before the server has said anything: what
  // they cost comes when they are opened, and is not bounded by how many are open. Others are. What
  // all connections give up together, SharedLoad bounds.
  BucketSize resets{384, 200};
  int64_t young_us = 1'000'000;
  // Of streams that have ended meanwhile. One more for each that the server ends.
  BucketSize late_resets{1024, 100};

  // gRPC has a stricter rule of its own for clients that ask whether it is there. One more for each
  // frame of headers or data that the server sends: some clients measure the line at each.
  BucketSize pings{128, 10};
  BucketSize settings{32, 4};
  BucketSize priorities{64, 16};
  // Two more for each frame of data that the server sends, and for each stream.
  BucketSize window_updates{2048, 1000};
  // Of data that does not end its stream, with fewer bytes than that. One more for each stream that
  // is opened, and for each window that the server widens.
  BucketSize small_data{512, 100};
  uint32_t small_data_bytes = 128;
  BucketSize other_frames{64, 16};
};

}  // namespace longspan::http2
