// What both front ends set on the sockets of their clients.
#pragma once

#include "absl/time/time.h"

namespace longspan {

// Best effort: a connection without it is served all the same.
void SetSocketOption(int socket, int level, int name, int value);

// Finds peers that vanished without a word: the kernel asks those that are silent, which it does
// not while data is on its way to them. For that, and for both, the user timeout is the most that a
// peer may leave unacknowledged.
void ProbePeer(int socket, absl::Duration interval, absl::Duration timeout);

}  // namespace longspan
