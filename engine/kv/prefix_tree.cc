#include "engine/kv/prefix_tree.h"

#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"

namespace longspan {

PrefixTree::PrefixTree(int64_t pages) : nodes_(pages), pages_(pages), free_nodes_(pages) {
  for (int64_t i = 0; i < pages; ++i) free_nodes_[i] = static_cast<int32_t>(pages - 1 - i);
  nodes_of_names_.reserve(pages);
}

int32_t PrefixTree::Find(const PageHash& name) const {
  const auto found = nodes_of_names_.find(name);
  return found == nodes_of_names_.end() ? kNone : found->second;
}

bool PrefixTree::IsOnlyPage(int32_t page) const {
  return pages_[page].next == kNone && pages_[page].previous == kNone;
}

void PrefixTree::Add(const PageHash& name, int32_t parent, int64_t tenant, int32_t page) {
  LONGSPAN_CHECK(parent == kNone || nodes_[parent].used);
  LONGSPAN_CHECK(!free_nodes_.empty());
  const int32_t node = free_nodes_.back();
  free_nodes_.pop_back();
  Node& added = nodes_[node];
  added.name = name;
  added.parent = parent;
  added.tenant = parent == kNone ? tenant : nodes_[parent].tenant;
  LONGSPAN_CHECK(nodes_of_names_.emplace(name, node).second);
  LinkToParent(node);
  SetUsed(node, true);
  AddPage(node, page);
}

void PrefixTree::AddPage(int32_t node, int32_t page) {
  LONGSPAN_CHECK(pages_[page].node == kNone);
  Node& owner = nodes_[node];
  pages_[page] = {node, kNone, owner.last_page};
  (owner.last_page == kNone ? owner.first_page : pages_[owner.last_page].next) = page;
  owner.last_page = page;
}

void PrefixTree::RemovePage(int32_t page) {
  LONGSPAN_CHECK(pages_[page].node != kNone && !IsOnlyPage(page));
  const Page removed = pages_[page];
  Node& owner = nodes_[removed.node];
  (removed.previous == kNone ? owner.first_page : pages_[removed.previous].next) = removed.next;
  (removed.next == kNone ? owner.last_page : pages_[removed.next].previous) = removed.previous;
  pages_[page] = Page{};
}

void PrefixTree::SetUsed(int32_t node, bool used) {
  Node& changed = nodes_[node];
  LONGSPAN_CHECK(changed.used != used && changed.used_children == 0);
  changed.used = used;
  if (changed.parent == kNone) return;
  LONGSPAN_CHECK(nodes_[changed.parent].used);
  nodes_[changed.parent].used_children += used ? 1 : -1;
}

void PrefixTree::RemoveLeaf(int32_t node) {
  LONGSPAN_CHECK(nodes_[node].first_child == kNone);
  if (nodes_[node].used) SetUsed(node, false);
  for (int32_t page = nodes_[node].first_page; page != kNone;) {
    const int32_t next = pages_[page].next;
    pages_[page] = Page{};
    page = next;
  }
  UnlinkFromParent(node);
  nodes_of_names_.erase(nodes_[node].name);
  nodes_[node] = Node{};
  free_nodes_.push_back(node);
}

void PrefixTree::LinkToParent(int32_t node) {
  Node& added = nodes_[node];
  if (added.parent == kNone) return;
  added.next_sibling = nodes_[added.parent].first_child;
  if (added.next_sibling != kNone) nodes_[added.next_sibling].previous_sibling = node;
  nodes_[added.parent].first_child = node;
}

void PrefixTree::UnlinkFromParent(int32_t node) {
  const Node& removed = nodes_[node];
  if (removed.parent == kNone) return;
  (removed.previous_sibling == kNone ? nodes_[removed.parent].first_child
                                     : nodes_[removed.previous_sibling].next_sibling) =
      removed.next_sibling;
  if (removed.next_sibling != kNone) {
    nodes_[removed.next_sibling].previous_sibling = removed.previous_sibling;
  }
}

absl::Status PrefixTree::CheckChildren(int32_t node, int64_t* children) const {
  const Node& parent = nodes_[node];
  int32_t used_children = 0;
  int32_t previous = kNone;
  for (int32_t child = parent.first_child; child != kNone; child = nodes_[child].next_sibling) {
    const Node& link = nodes_[child];
    if (++*children > size() || link.parent != node || link.previous_sibling != previous ||
        link.tenant != parent.tenant) {
      return absl::InternalError(absl::StrCat("node ", child, " is no child of node ", node));
    }
    used_children += link.used ? 1 : 0;
    previous = child;
  }
  if (used_children != parent.used_children || (used_children > 0 && !parent.used)) {
    return absl::InternalError(
        absl::StrCat("node ", node, parent.used ? "" : ", not in use", ", has ", used_children,
                     " children in use, counted are ", parent.used_children));
  }
  return absl::OkStatus();
}

absl::Status PrefixTree::CheckPages(int32_t node, int64_t* pages) const {
  int32_t previous = kNone;
  for (int32_t page = nodes_[node].first_page; page != kNone; page = pages_[page].next) {
    if (++*pages > static_cast<int64_t>(pages_.size()) || pages_[page].node != node ||
        pages_[page].previous != previous) {
      return absl::InternalError(absl::StrCat("page ", page, " is not linked to node ", node));
    }
    previous = page;
  }
  if (previous == kNone || previous != nodes_[node].last_page) {
    return absl::InternalError(absl::StrCat("node ", node, " ends with page ", previous, ", not ",
                                            nodes_[node].last_page));
  }
  return absl::OkStatus();
}

absl::Status PrefixTree::CheckIntegrity() const {
  int64_t children = 0;
  int64_t roots = 0;
  int64_t pages = 0;
  for (const auto& [name, node] : nodes_of_names_) {
    if (!(nodes_[node].name == name)) {
      return absl::InternalError(absl::StrCat("node ", node, " has another name"));
    }
    roots += nodes_[node].parent == kNone ? 1 : 0;
    if (absl::Status status = CheckChildren(node, &children); !status.ok()) return status;
    if (absl::Status status = CheckPages(node, &pages); !status.ok()) return status;
  }
  int64_t pages_with_nodes = 0;
  for (const Page& page : pages_) pages_with_nodes += page.node != kNone ? 1 : 0;
  if (roots + children != size() || pages_with_nodes != pages) {
    return absl::InternalError(absl::StrCat(size(), " nodes, of them ", roots, " first ones and ",
                                            children, " children; ", pages_with_nodes,
                                            " pages have nodes, which have ", pages));
  }
  if (size() + static_cast<int64_t>(free_nodes_.size()) != static_cast<int64_t>(nodes_.size())) {
    return absl::InternalError(
        absl::StrCat(size(), " nodes and ", free_nodes_.size(), " free of ", nodes_.size()));
  }
  return absl::OkStatus();
}

}  // namespace longspan
