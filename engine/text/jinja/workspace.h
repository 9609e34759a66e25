// What one rendering may still do, what it has made, and how it has failed. After a failure
// everything goes on with values that mean nothing until the first who looks returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/civil_time.h"
#include "engine/text/jinja/object.h"
#include "engine/text/jinja/position.h"
#include "engine/text/jinja/template.h"
#include "engine/text/jinja/value.h"

namespace longspan {

class Workspace {
 public:
  Workspace(const RenderLimits& limits, absl::CivilSecond now, bool owns_lists)
      : limits_(limits), now_(now), owns_lists_(owns_lists) {}

  const RenderLimits& limits() const { return limits_; }
  absl::CivilSecond now() const { return now_; }
  // Whether lists may be changed: no other rendering has them.
  bool owns_lists() const { return owns_lists_; }

  bool failed() const { return !status_.ok(); }
  const absl::Status& status() const { return status_; }
  // INVALID_ARGUMENT; undefined is returned. The first failure stays.
  Value Fail(absl::string_view problem);
  // As raise_exception does.
  Value Raise(const MarkedText& message);
  Value FailLimit(absl::string_view limit, int64_t allowed);
  // The failure was at `at`, unless it has a place already.
  void Locate(absl::string_view template_name, SourcePosition at);

  // A step, and one for each KiB that it reads. False: no more are allowed.
  bool Spend(size_t bytes = 0);
  // Room for values that are about to be made; before those that are larger than what they are
  // made of. False: there is none.
  bool Reserve(size_t bytes);
  // One level deeper; each Enter has its Leave, also those that return false.
  bool Enter();
  void Leave() { --depth_; }

  Value String(MarkedText text);
  Value List(std::vector<Value> items, ListKind kind = ListKind::kList);
  Value Dict();
  Value Object(ObjectValue object);
  ValueStore& store() { return store_; }
  // After the store has grown by other ways.
  Value Checked(Value value);

 private:
  void SetStatus(absl::Status status);

  const RenderLimits limits_;
  const absl::CivilSecond now_;
  const bool owns_lists_;
  ValueStore store_;
  absl::Status status_;
  bool is_located_ = false;
  int64_t steps_ = 0;
  int depth_ = 0;
};

// A level of recursion, as long as it lives.
class DepthLevel {
 public:
  explicit DepthLevel(Workspace& work) : work_(work), fits_(work.Enter()) {}
  ~DepthLevel() { work_.Leave(); }
  DepthLevel(const DepthLevel&) = delete;
  DepthLevel& operator=(const DepthLevel&) = delete;
  bool fits() const { return fits_; }

 private:
  Workspace& work_;
  const bool fits_;
};

}  // namespace longspan
