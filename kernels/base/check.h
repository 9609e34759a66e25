// For our own mistakes only: what a user, file, peer or device can cause is an absl::Status.
#pragma once

#include <cstdio>
#include <cstdlib>

#define LONGSPAN_CHECK(condition)                                                        \
  do {                                                                                   \
    if (!(condition)) {                                                                  \
      std::fprintf(stderr, "%s:%d: check failed: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                      \
    }                                                                                    \
  } while (false)
