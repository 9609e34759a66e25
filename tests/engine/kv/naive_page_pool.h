// What PagePool promises, written down with sets and scans: nothing is linked, nothing is kept up
// to date that can be looked for. Names are paths, one letter a page after the tenant's letter.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace longspan {

class NaivePagePool {
 public:
  NaivePagePool(int64_t pages, int64_t tenant_quota_pages);

  int64_t available() const { return static_cast<int64_t>(free.size()) + cached() - reserved; }
  int64_t cached() const { return static_cast<int64_t>(idle_since.size()); }
  int64_t cached_of(char tenant) const;
  int64_t used() const;
  // Pages of the longest prefix of `path` that is here, and how many of them nobody uses.
  std::pair<int64_t, int64_t> Match(const std::string& path) const;

  // The page that is taken when none is free.
  std::optional<int32_t> NextEvicted() const;
  // `page` is what was taken.
  void Take(int32_t page);
  void Release(const std::vector<int32_t>& pages);
  void ReleasePassed(int32_t page, bool is_kept);
  // The pages for every letter of the path but the tenant's.
  std::vector<int32_t> Adopt(const std::string& path);
  void Publish(int32_t page, std::optional<int32_t> previous, const std::string& path);
  void Forget(int32_t page);
  std::optional<std::string> PathOf(int32_t page) const;
  // Whether a name that goes on from the page's is here.
  bool IsFollowed(int32_t page) const;

  std::set<int32_t> free;
  std::vector<int32_t> references;
  std::map<std::string, std::vector<int32_t>> pages_of;  // in the order of their publishing
  std::map<int32_t, int64_t> idle_since;                 // cached pages
  int64_t reserved = 0;
  int64_t evicted = 0;
  int64_t most_used = 0;

 private:
  bool IsUsed(const std::string& path) const;
  void ForgetFrom(const std::string& path);
  void NoteUse() { most_used = std::max(most_used, used()); }

  int64_t tenant_quota_pages_;
  std::set<int32_t> adopted_;  // since they were taken
  int64_t time_ = 0;
  int64_t least_time_ = 0;
};

}  // namespace longspan
