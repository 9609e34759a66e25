// Names of published pages, as a tree: a node is one name, its parent the name of the page before
// it. A node has one page, or several with the same contents (requests that read the same prompt
// side by side). Knows numbers and names only; nothing is allocated after construction but for the
// index. Engine thread.
//
// What others rely on, whatever they ask for:
//  - a name that is here has its parent here, so the names of a prompt that are here are its first;
//  - a node in use has its parent in use, so of these again the first are in use.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "engine/request/page_hash.h"

namespace longspan {

class PrefixTree {
 public:
  static constexpr int32_t kNone = -1;

  explicit PrefixTree(int64_t pages);

  int64_t size() const { return static_cast<int64_t>(nodes_of_names_.size()); }
  int32_t Find(const PageHash& name) const;
  int32_t NodeOf(int32_t page) const { return pages_[page].node; }
  const PageHash& name(int32_t node) const { return nodes_[node].name; }
  int32_t parent(int32_t node) const { return nodes_[node].parent; }
  int32_t first_child(int32_t node) const { return nodes_[node].first_child; }
  int64_t tenant(int32_t node) const { return nodes_[node].tenant; }
  bool used(int32_t node) const { return nodes_[node].used; }
  bool has_used_children(int32_t node) const { return nodes_[node].used_children > 0; }
  int32_t first_page(int32_t node) const { return nodes_[node].first_page; }
  int32_t NextPage(int32_t page) const { return pages_[page].next; }  // of the same node
  bool IsOnlyPage(int32_t page) const;

  // A new node in use, after `parent` in use (or kNone: a first page). It belongs to its parent's
  // tenant, and to `tenant` if it has none.
  void Add(const PageHash& name, int32_t parent, int64_t tenant, int32_t page);
  // One more page of a node, after the others.
  void AddPage(int32_t node, int32_t page);
  // Not the only one.
  void RemovePage(int32_t page);
  // Into use only below what is in use, out of use only above what is not.
  void SetUsed(int32_t node, bool used);
  // Its pages belong to no node then.
  void RemoveLeaf(int32_t node);

  absl::Status CheckIntegrity() const;

 private:
  struct Node {
    PageHash name;
    int64_t tenant = 0;
    int32_t parent = kNone;
    int32_t first_child = kNone;
    int32_t next_sibling = kNone;
    int32_t previous_sibling = kNone;
    int32_t first_page = kNone;  // kNone: no node
    int32_t last_page = kNone;
    int32_t used_children = 0;
    bool used = false;
  };
  struct Page {
    int32_t node = kNone;
    int32_t next = kNone;
    int32_t previous = kNone;
  };

  void LinkToParent(int32_t node);
  void UnlinkFromParent(int32_t node);
  absl::Status CheckChildren(int32_t node, int64_t* children) const;
  absl::Status CheckPages(int32_t node, int64_t* pages) const;

  std::vector<Node> nodes_;  // as many as pages
  std::vector<Page> pages_;
  std::vector<int32_t> free_nodes_;
  absl::flat_hash_map<PageHash, int32_t> nodes_of_names_;
};

}  // namespace longspan
