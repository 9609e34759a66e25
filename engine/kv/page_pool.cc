#include "engine/kv/page_pool.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

constexpr int32_t kNone = PrefixTree::kNone;

std::vector<int32_t> Ascending(int64_t pages) {
  std::vector<int32_t> order(pages);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

// How many of 0 … size - 1 hold, if those that do come first.
template <typename Predicate>
int64_t LeadingCount(int64_t size, const Predicate& holds) {
  int64_t low = 0;
  while (low < size) {
    const int64_t middle = low + (size - low) / 2;
    if (holds(middle)) {
      low = middle + 1;
    } else {
      size = middle;
    }
  }
  return low;
}

}  // namespace

PagePool::PagePool(int64_t pages) : PagePool(PagePoolOptions{Ascending(pages), 0}) {}

PagePool::PagePool(PagePoolOptions options)
    : free_(std::move(options.order)),
      references_(free_.size(), 0),
      was_adopted_(free_.size(), false),
      tree_(end_page()),
      eviction_order_(end_page(), options.tenant_quota_pages) {
  std::reverse(free_.begin(), free_.end());
  const auto first_there = free_.begin() + options.absent_pages;
  absent_.assign(free_.begin(), first_there);
  free_.erase(free_.begin(), first_there);
}

void PagePool::GrowTo(int64_t pages) {
  while (total_pages() < pages && !absent_.empty()) {
    free_.push_back(absent_.back());
    absent_.pop_back();
  }
}

bool PagePool::Reserve(int64_t pages) {
  if (pages > available_pages()) return false;
  reserved_pages_ += pages;
  return true;
}

void PagePool::Unreserve(int64_t pages) {
  LONGSPAN_CHECK(pages >= 0 && pages <= reserved_pages_);
  reserved_pages_ -= pages;
}

int32_t PagePool::Take() {
  LONGSPAN_CHECK(reserved_pages_ > 0);
  --reserved_pages_;
  return TakeAny();
}

std::optional<int32_t> PagePool::TakeUnreserved() {
  if (available_pages() == 0) return std::nullopt;
  return TakeAny();
}

int32_t PagePool::TakeAny() {
  if (free_.empty()) {
    // Children are out of use before their parents: the first in the order has none any more.
    ForgetNode(eviction_order_.First());
    ++evicted_pages_;
  }
  const int32_t page = free_.back();
  free_.pop_back();
  references_[page] = 1;
  was_adopted_[page] = false;
  NoteUse();
  return page;
}

void PagePool::Share(int32_t page) {
  LONGSPAN_CHECK(references_[page] > 0);
  ++references_[page];
}

void PagePool::Release(absl::Span<const int32_t> pages) {
  for (size_t i = pages.size(); i > 0; --i) ReleaseOne(pages[i - 1], /*goes_first=*/false);
}

void PagePool::ReleasePassed(int32_t page, bool is_kept) {
  ReleaseOne(page, !is_kept && !was_adopted_[page]);
}

void PagePool::ReleaseOne(int32_t page, bool goes_first) {
  LONGSPAN_CHECK(references_[page] > 0);
  if (--references_[page] > 0) return;
  const int32_t node = tree_.NodeOf(page);
  if (node != kNone && tree_.IsOnlyPage(page) && !tree_.has_used_children(node)) {
    tree_.SetUsed(node, false);
    if (goes_first) {
      LONGSPAN_CHECK(tree_.first_child(node) == kNone);  // they would go after it
      eviction_order_.AddAsFirst(node, tree_.tenant(node));
    } else {
      eviction_order_.Add(node, tree_.tenant(node));
    }
    return;
  }
  if (node != kNone) {
    if (!tree_.IsOnlyPage(page)) {
      tree_.RemovePage(page);
    } else {
      // Somebody keeps what follows this page without keeping it. Nobody could find the rest if
      // this were evicted, so nobody finds it from now on.
      ForgetNode(node);
    }
  }
  free_.push_back(page);
}

PrefixMatch PagePool::Match(absl::Span<const PageHash> names, int group) const {
  const auto size = static_cast<int64_t>(names.size());
  const auto find = [&](int64_t i) { return tree_.Find(InGroup(names[i], group)); };
  PrefixMatch match;
  match.pages = LeadingCount(size, [&](int64_t i) { return find(i) != kNone; });
  match.idle_pages =
      match.pages - LeadingCount(match.pages, [&](int64_t i) { return tree_.used(find(i)); });
  return match;
}

std::vector<int32_t> PagePool::Adopt(absl::Span<const PageHash> names, int group) {
  std::vector<int32_t> nodes(names.size());
  int32_t node = names.empty() ? kNone : tree_.Find(InGroup(names.back(), group));
  for (size_t i = names.size(); i > 0; --i) {
    LONGSPAN_CHECK(node != kNone && tree_.name(node) == InGroup(names[i - 1], group));
    nodes[i - 1] = node;
    node = tree_.parent(node);
  }
  LONGSPAN_CHECK(node == kNone);  // the first name is a first page's
  std::vector<int32_t> pages(names.size());
  for (size_t i = 0; i < nodes.size(); ++i) {
    pages[i] = tree_.first_page(nodes[i]);
    if (!tree_.used(nodes[i])) {
      LONGSPAN_CHECK(available_pages() > 0);
      eviction_order_.Remove(nodes[i]);
      tree_.SetUsed(nodes[i], true);
    }
    ++references_[pages[i]];
    was_adopted_[pages[i]] = true;
  }
  NoteUse();
  return pages;
}

void PagePool::Publish(int32_t page, int32_t previous_page, const PageHash& name, int64_t tenant) {
  LONGSPAN_CHECK(references_[page] > 0);
  if (is_published(page)) {
    LONGSPAN_CHECK(tree_.name(tree_.NodeOf(page)) == name);
    return;
  }
  int32_t parent = kNone;
  if (previous_page != kNoPage) {
    LONGSPAN_CHECK(references_[previous_page] > 0);
    parent = tree_.NodeOf(previous_page);
    if (parent == kNone) return;
  }
  const int32_t node = tree_.Find(name);
  if (node == kNone) return tree_.Add(name, parent, tenant, page);
  LONGSPAN_CHECK(tree_.parent(node) == parent);  // the name covers all that comes before
  const int32_t other = tree_.first_page(node);
  tree_.AddPage(node, page);
  if (tree_.used(node)) return;
  eviction_order_.Remove(node);
  tree_.SetUsed(node, true);
  tree_.RemovePage(other);
  free_.push_back(other);
}

void PagePool::Forget(int32_t page) {
  if (tree_.NodeOf(page) != kNone) ForgetNode(tree_.NodeOf(page));
}

void PagePool::Forget(const PageHash& name, int group) {
  const int32_t node = tree_.Find(InGroup(name, group));
  if (node != kNone) ForgetNode(node);
}

void PagePool::ForgetNode(int32_t node) {
  const int32_t end = tree_.parent(node);
  for (int32_t at = node; at != end;) {
    while (tree_.first_child(at) != kNone) at = tree_.first_child(at);
    const int32_t parent = tree_.parent(at);
    if (!tree_.used(at)) {
      eviction_order_.Remove(at);
      free_.push_back(tree_.first_page(at));
    }
    tree_.RemoveLeaf(at);
    at = parent;
  }
}

void PagePool::NoteUse() { most_used_pages_ = std::max(most_used_pages_, used_pages()); }

absl::Status PagePool::CheckPage(int32_t page, bool is_free) const {
  const int32_t node = tree_.NodeOf(page);
  const int32_t users = references_[page];
  const bool is_cached = node != kNone && !tree_.used(node);
  if (users < 0 || (users > 0 ? 1 : 0) + (is_free ? 1 : 0) + (is_cached ? 1 : 0) != 1) {
    return absl::InternalError(absl::StrCat("page ", page, " has ", users, " users and is ",
                                            is_free ? "" : "not ", "free, ",
                                            is_cached ? "" : "not ", "cached"));
  }
  if (is_free && node != kNone) {
    return absl::InternalError(absl::StrCat("page ", page, " is free and can be found"));
  }
  return node == kNone || tree_.first_page(node) != page ? absl::OkStatus() : CheckNode(node);
}

absl::Status PagePool::CheckNode(int32_t node) const {
  const int32_t parent = tree_.parent(node);
  if (eviction_order_.Contains(node) == tree_.used(node)) {
    return absl::InternalError(
        absl::StrCat("node ", node, " is in use and can be evicted, or neither"));
  }
  if (!tree_.used(node) && !tree_.IsOnlyPage(tree_.first_page(node))) {
    return absl::InternalError(absl::StrCat("node ", node, " keeps two pages without a user"));
  }
  if (!tree_.used(node) && parent != kNone && !tree_.used(parent) &&
      !eviction_order_.GoesBefore(node, parent)) {
    return absl::InternalError(absl::StrCat("node ", node, " is not evicted before its parent"));
  }
  return absl::OkStatus();
}

absl::Status PagePool::CheckIntegrity() const {
  if (absl::Status status = tree_.CheckIntegrity(); !status.ok()) return status;
  if (absl::Status status = eviction_order_.CheckIntegrity(); !status.ok()) return status;
  std::vector<bool> is_free(references_.size(), false);
  for (int32_t page : free_) {
    if (is_free[page]) return absl::InternalError(absl::StrCat("page ", page, " is free twice"));
    is_free[page] = true;
  }
  for (const int32_t page : absent_) {
    if (is_free[page]) return absl::InternalError(absl::StrCat("page ", page, " is not there"));
    is_free[page] = true;  // like one: nobody's, and found by nobody
  }
  for (int32_t page = 0; page < end_page(); ++page) {
    if (absl::Status status = CheckPage(page, is_free[page]); !status.ok()) return status;
  }
  if (reserved_pages_ < 0 || available_pages() < 0) {
    return absl::InternalError(absl::StrCat(reserved_pages_, " pages reserved of ", free_pages(),
                                            " free and ", cached_pages(), " cached ones"));
  }
  return absl::OkStatus();
}

}  // namespace longspan
