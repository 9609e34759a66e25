// How the address of a client is known behind the guard. The guard's end of a pair of sockets has a
// name in the kernel, which holds that address; whoever has the other end asks for its peer, as
// gRPC does of every connection.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

// Gives `socket`, of a pair (AF_UNIX), a name for the client at `address` ("127.0.0.1:80",
// "[::1]:80"). Best effort: without one the peer is not known.
void NamePeer(int socket, absl::string_view address);

// The address of the client, from a peer as gRPC names it ("unix-abstract:…"); other peers as
// they are.
std::string ClientOfPeer(absl::string_view peer);

}  // namespace longspan
