#include "kernels/cuda/attention/room_fetch.h"

#include <cstring>
#include <utility>

#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/rooms/pages_read.h"

namespace longspan::cuda {

absl::StatusOr<RoomCounters*> RoomFetch::Counters() {
  counts_ = true;
  LONGSPAN_ASSIGN_OR_RETURN(void* counters, counters_.AtLeast(sizeof(RoomCounters)));
  return static_cast<RoomCounters*>(counters);
}

absl::Status RoomFetch::Fetch(const FetchRoomsArgs& args, const StepRows& step) {
  const KvLayout& layout = *args.kv.layout;
  const KvRooms& rooms = args.kv.rooms;
  if (step.all.singles == 0) return absl::OkStatus();
  FetchRoomsLaunch launch;
  launch.rows = step.OfGroup(args.kv.group);
  launch.row_indices = step.all.single_rows;
  launch.attends_densely = step.dense.is_single;
  launch.count = step.all.singles;
  launch.pages = PagesOf(args.kv);
  launch.sparse = SettingsOf(layout.nsa);
  launch.selected = args.selected.as<const int32_t>();
  launch.most_pages = static_cast<int>(MostPagesRead(layout.nsa));
  launch.page_of_room = rooms.page_of_room.as<int32_t>();
  launch.read_at_step = rooms.read_at_step.as<int32_t>();
  launch.decode_steps = rooms.decode_steps.as<int32_t>();
  launch.room_count = static_cast<int>(rooms.rooms());
  launch.element_bytes = static_cast<int>(SizeBytes(layout.kv_dtype));
  LONGSPAN_ASSIGN_OR_RETURN(
      launch.workspace,
      workspace_.AtLeast(FetchWorkspaceBytes(launch.count, layout.kv_heads, launch.most_pages)));
  LONGSPAN_ASSIGN_OR_RETURN(launch.counters, Counters());
  return StatusOf(LaunchFetchRooms(launch, stream_), "fetch rooms");
}

absl::StatusOr<RoomFetch::Counted> RoomFetch::EndStep() {
  Counted counted;
  counted.home_blocks = std::exchange(step_home_blocks_, 0);
  if (!counts_) return counted;
  LONGSPAN_ASSIGN_OR_RETURN(const RoomCounters* counters, Counters());
  LONGSPAN_ASSIGN_OR_RETURN(counted.so_far, pinned_->Take(sizeof(RoomCounters)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(
      counted.so_far.data(), counters, sizeof(RoomCounters), cudaMemcpyDeviceToHost, stream_));
  return counted;
}

void RoomFetch::AddTo(const Counted& counted, const KvLayout& layout, StepReads& reads) {
  const int64_t block_bytes = kPageTokens * layout.kv_bytes_per_token();
  reads.home_read_bytes += counted.home_blocks * block_bytes;
  if (counted.so_far.data() == nullptr) return;
  RoomCounters now;
  std::memcpy(&now, counted.so_far.data(), sizeof(now));
  const auto since = [](unsigned long long later, unsigned long long earlier) {
    return static_cast<int64_t>(later - earlier);
  };
  const RoomCounts counts = {since(now.found, known_.found), since(now.fetched, known_.fetched),
                             since(now.left, known_.left)};
  reads.rooms += counts;
  reads.fetched_bytes += counts.fetched * block_bytes;
  const int64_t copied = since(now.home_blocks, known_.home_blocks);
  reads.home_read_bytes += (counts.left + copied) * block_bytes;
  reads.fetch_us += since(now.wait_ns, known_.wait_ns) / 1000;
  known_ = now;
}

void RoomFetch::AddNeeds(const KvLayout& layout, const StepBounds& bounds,
                         std::vector<WorkspaceNeed>& needs) {
  needs.push_back(
      {&workspace_, FetchWorkspaceBytes(bounds.rows, layout.kv_heads, MostPagesRead(layout.nsa))});
  needs.push_back({&counters_, sizeof(RoomCounters)});
}

}  // namespace longspan::cuda
