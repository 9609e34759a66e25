// Which pages of a request have names (page_hash.h), by which the cache finds them: those that it
// may take over from others, and those that it leaves. Pure.
#pragma once

#include <cstdint>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/core/engine_options.h"
#include "engine/core/running_request.h"
#include "engine/request/page_hash.h"
#include "kernels/kv_layout.h"

namespace longspan {

// The tenant as the page pool knows it: its pages outlive its requests, and so its index among
// those that are served.
int64_t CacheOwner(absl::string_view tenant);
// Names of the pages that the request could take over as they are; at most as many as are named. Of
// what it reads with one kind of attention first, two tokens at least are left to be read.
absl::Span<const PageHash> AdoptableNames(const EngineOptions& options, const KvLayout& layout,
                                          const RunningRequest& request);
// Whether what it computes may be found by others.
bool LeavesPages(const EngineOptions& options, const KvLayout& layout,
                 const RunningRequest& request);
// Whether a page, those before which have names, has one or gets one once it is full: they go on
// beyond the prompt where a generated token has the bits of one that is read, and as long as the
// sequence attends as its prompt did.
bool MayBeNamed(const EngineOptions& options, const KvLayout& layout, int64_t page,
                const RunningRequest& request);
// Gives the page, a full one whose tokens are known, a name unless it has one; those before it have
// theirs. False where names end.
bool NamePage(const EngineOptions& options, const KvLayout& layout, int64_t page,
              RunningRequest& request);

}  // namespace longspan
