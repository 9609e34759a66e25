// Runs attention tasks (a query block and a KV head each) on all threads. Where there are fewer
// tasks than threads (one sequence decoding), the tiles of a task are dealt out too: every tile
// then leaves its partial in a state of its own, and the states are merged in ascending order, as
// the undivided walk does. The bits are the same.
//
// A Task is made by make(block, kv_head) and has
//   int64_t Floats(bool split) const        memory it wants
//   void UseMemory(float* memory, bool split)
//   void Walk(int part, int parts, StepReads&) const   its share of the tiles, on any thread
//   void MergeParts() const                 after a split walk
//   void Finish(StepReads&) const           results out of the states
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/parallel.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/reads_per_thread.h"

namespace longspan::cpu {

// Beyond this many floats of partial states one thread for each task is the better bargain.
inline constexpr int64_t kMaxSplitFloats = int64_t{16} << 20;

template <typename Make>
void RunWhole(const WorkPlan& plan, int kv_heads, ThreadPool& pool, ReadsPerThread& reads,
              Make make) {
  const int64_t tasks = static_cast<int64_t>(plan.blocks.size()) * kv_heads;
  pool.ParallelFor(tasks, [&](int64_t item, int thread) {
    auto task = make(plan.blocks[item / kv_heads], static_cast<int>(item % kv_heads));
    task.UseMemory(ThreadScratch().task.AtLeast(task.Floats(false)), false);
    task.Walk(0, 1, reads.of(thread));
    task.Finish(reads.of(thread));
  });
}

template <typename Make>
void RunSplit(const WorkPlan& plan, int kv_heads, ThreadPool& pool, ReadsPerThread& reads,
              Make make) {
  std::vector<decltype(make(plan.blocks[0], 0))> tasks;
  int64_t floats = 0;
  for (const QueryBlock& block : plan.blocks) {
    for (int kv_head = 0; kv_head < kv_heads; ++kv_head) {
      tasks.push_back(make(block, kv_head));
      floats += tasks.back().Floats(true);
    }
  }
  if (floats > kMaxSplitFloats) return RunWhole(plan, kv_heads, pool, reads, make);
  float* memory = ThreadScratch().shared.AtLeast(floats);
  for (auto& task : tasks) {
    task.UseMemory(memory, true);
    memory += task.Floats(true);
  }
  const int64_t items = static_cast<int64_t>(tasks.size()) * plan.parts;
  pool.ParallelFor(items, [&](int64_t item, int thread) {
    tasks[item / plan.parts].Walk(static_cast<int>(item % plan.parts), plan.parts,
                                  reads.of(thread));
  });
  pool.ParallelFor(static_cast<int64_t>(tasks.size()), [&](int64_t item, int thread) {
    tasks[item].MergeParts();
    tasks[item].Finish(reads.of(thread));
  });
}

template <typename Make>
void RunTasks(const WorkPlan& plan, int kv_heads, ThreadPool& pool, StepReads& reads, int rows,
              Make make) {
  ReadsPerThread thread_reads(pool.threads(), rows);
  if (plan.parts > 1) {
    RunSplit(plan, kv_heads, pool, thread_reads, make);
  } else {
    RunWhole(plan, kv_heads, pool, thread_reads, make);
  }
  thread_reads.AddTo(reads);
}

}  // namespace longspan::cpu
