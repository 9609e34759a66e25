// What the engine submits, held against what it may submit.
#pragma once

#include "engine/core/engine_core.h"
#include "engine/model/forward_batch.h"
#include "tests/sim/world.h"

namespace longspan {

inline constexpr char kWrites[] = "every write is to a page that is its writer's alone";
inline constexpr char kRows[] = "a row is what comes next of its sequence";
inline constexpr char kDraws[] = "tokens equal the oracle's";

// Looks at what runs: who was admitted, who was preempted. Before each batch and after each
// step.
void NoteWhoRuns(World& world, const EngineCore& engine);

// A token that was generated and not read yet; what is read again is a prompt's.
bool IsDecodeRow(const World& world, const ForwardRow& row);

// Before the batch touches memory. The engine's state is then that of the batch's end.
void CheckBatch(World& world, const EngineCore& engine, const ForwardBatch& batch);

// Once the batch's copies are made, and before the row is written: what it reads is its own.
void CheckReads(World& world, const ForwardRow& row, const PageTables& tables);

// The row's next token, at `position`, is what the oracle has there, and read the same way.
void CheckInput(World& world, const ForwardRow& row, int64_t position, int32_t token);

// The row stands in the batch, and was not cut: its sequence goes on from there.
void NoteRow(World& world, const ForwardRow& row);

// `token` was drawn from these logits: of the sequence itself, or of the first of its request.
void CheckDraw(World& world, const FakeLogits& logits, const DrawRow& draw, int32_t token);

// A draw is late exactly where its request is constrained.
void CheckIsLate(World& world, const DrawRow& draw, bool is_late);

// All that the sequence has, if it runs.
std::vector<int32_t> PagesOf(const EngineCore& engine, int64_t sequence);

}  // namespace longspan
