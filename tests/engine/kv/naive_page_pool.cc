#include "tests/engine/kv/naive_page_pool.h"

#include <algorithm>
#include <utility>

namespace longspan {

NaivePagePool::NaivePagePool(int64_t pages, int64_t tenant_quota_pages)
    : references(pages, 0), tenant_quota_pages_(tenant_quota_pages) {
  for (int32_t page = 0; page < pages; ++page) free.insert(page);
}

std::optional<std::string> NaivePagePool::PathOf(int32_t page) const {
  for (const auto& [path, pages] : pages_of) {
    if (std::count(pages.begin(), pages.end(), page) > 0) return path;
  }
  return std::nullopt;
}

bool NaivePagePool::IsFollowed(int32_t page) const {
  const std::optional<std::string> path = PathOf(page);
  return path && std::any_of(pages_of.begin(), pages_of.end(), [&](const auto& entry) {
           return entry.first.size() > path->size() &&
                  entry.first.compare(0, path->size(), *path) == 0;
         });
}

int64_t NaivePagePool::cached_of(char tenant) const {
  return std::count_if(idle_since.begin(), idle_since.end(),
                       [&](const auto& entry) { return PathOf(entry.first)->front() == tenant; });
}

int64_t NaivePagePool::used() const {
  return std::count_if(references.begin(), references.end(), [](int32_t n) { return n > 0; });
}

bool NaivePagePool::IsUsed(const std::string& path) const {
  return references[pages_of.at(path).front()] > 0;
}

std::pair<int64_t, int64_t> NaivePagePool::Match(const std::string& path) const {
  int64_t found = 0;
  int64_t idle = 0;
  for (size_t end = 2; end <= path.size() && pages_of.count(path.substr(0, end)) > 0; ++end) {
    ++found;
    idle += IsUsed(path.substr(0, end)) ? 0 : 1;
  }
  return {found, idle};
}

std::optional<int32_t> NaivePagePool::NextEvicted() const {
  std::optional<int32_t> next;
  const auto goes_before = [&](int32_t a, int32_t b) {
    const auto within_quota = [&](int32_t page) {
      return tenant_quota_pages_ == 0 || cached_of(PathOf(page)->front()) <= tenant_quota_pages_;
    };
    return std::pair(within_quota(a), idle_since.at(a)) <
           std::pair(within_quota(b), idle_since.at(b));
  };
  for (const auto& [page, since] : idle_since) {
    if (!next || goes_before(page, *next)) next = page;
  }
  return next;
}

void NaivePagePool::Take(int32_t page) {
  if (free.empty()) {
    pages_of.erase(*PathOf(page));
    idle_since.erase(page);
    ++evicted;
  }
  free.erase(page);
  adopted_.erase(page);
  references[page] = 1;
  NoteUse();
}

void NaivePagePool::Release(const std::vector<int32_t>& pages) {
  for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
    if (--references[*page] > 0) continue;
    const std::optional<std::string> path = PathOf(*page);
    if (path) {
      std::vector<int32_t>& holders = pages_of[*path];
      const bool used_below = std::any_of(pages_of.begin(), pages_of.end(), [&](const auto& entry) {
        return entry.first.size() > path->size() &&
               entry.first.compare(0, path->size(), *path) == 0 && IsUsed(entry.first);
      });
      if (holders.size() == 1 && !used_below) {
        idle_since[*page] = ++time_;
        continue;
      }
      if (holders.size() > 1) {
        holders.erase(std::find(holders.begin(), holders.end(), *page));
      } else {
        ForgetFrom(*path);
      }
    }
    free.insert(*page);
  }
}

void NaivePagePool::ReleasePassed(int32_t page, bool is_kept) {
  Release({page});
  if (idle_since.count(page) > 0 && !is_kept && adopted_.count(page) == 0) {
    idle_since[page] = --least_time_;
  }
}

std::vector<int32_t> NaivePagePool::Adopt(const std::string& path) {
  std::vector<int32_t> pages;
  for (size_t end = 2; end <= path.size(); ++end) {
    pages.push_back(pages_of.at(path.substr(0, end)).front());
    ++references[pages.back()];
    idle_since.erase(pages.back());
    adopted_.insert(pages.back());
  }
  NoteUse();
  return pages;
}

void NaivePagePool::Publish(int32_t page, std::optional<int32_t> previous,
                            const std::string& path) {
  if (PathOf(page) || (previous && !PathOf(*previous))) return;
  std::vector<int32_t>& holders = pages_of[path];
  if (!holders.empty() && references[holders.front()] == 0) {
    free.insert(holders.front());
    idle_since.erase(holders.front());
    holders.clear();
  }
  holders.push_back(page);
}

void NaivePagePool::Forget(int32_t page) {
  const std::optional<std::string> path = PathOf(page);
  if (path) ForgetFrom(*path);
}

void NaivePagePool::ForgetFrom(const std::string& path) {
  for (auto entry = pages_of.begin(); entry != pages_of.end();) {
    if (entry->first.compare(0, path.size(), path) != 0) {
      ++entry;
      continue;
    }
    for (int32_t page : entry->second) {
      if (idle_since.erase(page) > 0) free.insert(page);
    }
    entry = pages_of.erase(entry);
  }
}

}  // namespace longspan
