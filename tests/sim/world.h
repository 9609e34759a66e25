// All that a simulation knows by itself, without asking the engine: who was submitted, what each
// has heard, what was asked of it. Plain values that the parts of the simulation share.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/engine_core.h"
#include "tests/sim/fake_memory.h"
#include "tests/sim/oracle.h"
#include "tests/sim/room_book.h"
#include "tests/sim/sim_clock.h"
#include "tests/sim/sim_random.h"
#include "tests/sim/workload.h"

namespace longspan {

struct Violation {
  std::string invariant;
  std::string what;  // where, wanted and found
};

struct SampleRecord {
  int64_t heard = 0;  // tokens, through its sink
  std::string text;
  bool finished = false;
  int64_t next_position = kNotPlanned;  // of its next row; not known before its first
  int64_t left_at = kNotPlanned;        // its next position when it was preempted
  int64_t computed_tokens = 0;          // the most positions that were computed at any time
  int64_t advanced_at_step = 0;
};

// Whoever else writes the page before its request has ended makes it sound again.
struct SuspectPage {
  int32_t page = 0;
  int32_t writer = 0;
};

struct RequestRecord {
  const PlannedRequest* planned = nullptr;
  Request asked;  // as it was submitted, but for its sink
  Expected expected;
  int64_t call = 0;  // in World::calls
  std::vector<SampleRecord> samples;

  bool submitted = false;  // taken by the inbox
  bool accepted = false;
  bool admitted = false;  // at some time
  bool runs = false;      // now
  bool ran = false;       // when that was looked at before
  bool ended = false;
  absl::Status status;  // of its end
  int64_t ended_at_step = 0;
  int64_t ended_at_collected = 0;  // steps
  int64_t progress_tokens = -1;
  bool heard_prompt_logprobs = false;
  bool drew_no_number = false;
  std::vector<SuspectPage> suspect_pages;  // of the row that did
  int64_t due_step = kNotPlanned;          // it was cancelled and must have ended after this step
  int64_t preemptions = 0;
  int64_t found_tokens = kNotPlanned;  // that its first row did not need to compute
  int64_t recomputed_tokens = 0;

  bool alive() const { return submitted && !ended; }
  int64_t prompt_tokens() const { return static_cast<int64_t>(asked.prompt_token_ids.size()); }
};

struct CallRecord {
  const PlannedCall* planned = nullptr;
  int64_t number = 0;  // the inbox's
  std::vector<int32_t> requests;
  int64_t alive_requests = 0;
  bool cancel_asked = false;
  bool cancelled = false;  // by whoever: its id is free
  bool retried = false;
  int64_t attempts = 0;

  bool holds(absl::string_view id) const {
    return alive_requests > 0 && !cancelled && planned->id == id;
  }
};

// What the observer was told, in all.
struct ObserverCounts {
  int64_t tokens = 0;
  int64_t first_tokens = 0;
  int64_t prompts_started = 0;
  int64_t sequences_finished = 0;
  int64_t requests_ended = 0;
  int64_t preemptions = 0;
  int64_t found_pages = 0;
  int64_t recomputed_tokens = 0;
  int64_t steps = 0;
  int64_t prefill_tokens = 0;
  int64_t prefill_rows = 0;
  int64_t decode_rows = 0;
  RoomCounts rooms;
};

// The same, as the sinks and the runner saw it.
struct SeenCounts {
  int64_t tokens = 0;
  int64_t first_tokens = 0;
  int64_t sequences_finished = 0;
  int64_t requests_ended = 0;
  int64_t preemptions = 0;
  int64_t steps_collected = 0;
  int64_t prefill_tokens = 0;
  int64_t prefill_rows = 0;
  int64_t decode_rows = 0;
};

struct World {
  World(uint64_t seed, Workload planned);

  // Keeps the first violation alone.
  void Violate(absl::string_view invariant, absl::string_view what);
  template <typename... Parts>
  void Trace(const Parts&... parts) {
    if (trace) trace(absl::StrCat("@", clock.NowUs(), " ", parts...));
  }
  int64_t waiting_requests() const;  // never admitted
  int64_t waiting_tokens() const;
  // Whether there is memory for the page: they come in the order in which they are handed out.
  bool IsThere(int32_t page) const { return place_of_page[page] < pages_there; }

  const Workload workload;
  const OracleSetting oracle;
  SimClock clock;
  SimRandom random;
  FakeMemory memory;
  std::optional<RoomBook> rooms;           // if the machine has any
  std::vector<int64_t> place_of_page;      // in the order of pages
  int64_t pages_there = 0;                 // grows
  std::vector<RequestRecord> requests;     // by number
  std::vector<CallRecord> calls;           // as planned
  std::vector<int32_t> alive;              // numbers of requests, ascending by submission
  std::vector<int32_t> owner_of_sequence;  // by the engine's id: ids ascend with arrival
  std::vector<int64_t> first_sequence;     // by request number; not planned: none yet
  ObserverCounts observed;
  SeenCounts seen;
  int64_t step = 0;  // steps that have ended
  bool in_step = false;
  int64_t step_began_us = 0;
  bool broken = false;  // the runner failed
  bool closed = false;
  std::optional<Violation> violation;
  std::function<void(absl::string_view line)> trace;  // null: nobody listens
};

}  // namespace longspan
