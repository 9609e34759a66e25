// Early return on an error status; absl offers no public form of these two.
#pragma once

#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

// `target` may be a declaration, which takes no parentheses.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define LONGSPAN_RETURN_IF_ERROR(expression)                                  \
  do {                                                                        \
    if (absl::Status longspan_status = (expression); !longspan_status.ok()) { \
      return longspan_status;                                                 \
    }                                                                         \
  } while (false)

#define LONGSPAN_CONCATENATE_INNER(a, b) a##b
#define LONGSPAN_CONCATENATE(a, b) LONGSPAN_CONCATENATE_INNER(a, b)

#define LONGSPAN_ASSIGN_OR_RETURN_NAMED(result, target, expression) \
  auto result = (expression);                                       \
  if (!result.ok()) return std::move(result).status();              \
  target = std::move(result).value()

#define LONGSPAN_ASSIGN_OR_RETURN(target, expression)                                       \
  LONGSPAN_ASSIGN_OR_RETURN_NAMED(LONGSPAN_CONCATENATE(longspan_result_, __LINE__), target, \
                                  expression)
// NOLINTEND(bugprone-macro-parentheses)
