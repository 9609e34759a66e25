// For the time of its life a scope is another one.
#pragma once

#include <memory>
#include <utility>

#include "engine/text/jinja/object.h"

namespace longspan {

class ScopeChange {
 public:
  ScopeChange(std::shared_ptr<Scope>* place, std::shared_ptr<Scope> parent)
      : place_(place), before_(*place) {
    *place_ = std::make_shared<Scope>();
    (*place_)->parent = std::move(parent);
  }
  ~ScopeChange() { *place_ = std::move(before_); }
  ScopeChange(const ScopeChange&) = delete;
  ScopeChange& operator=(const ScopeChange&) = delete;

 private:
  std::shared_ptr<Scope>* place_;
  std::shared_ptr<Scope> before_;
};

}  // namespace longspan
