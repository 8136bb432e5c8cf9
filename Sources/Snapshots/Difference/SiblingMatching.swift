import Raster

/// Which of a node's children are the same in two layouts.
///
/// Children of one name, or without a name and of one kind, are aligned by what is in them, so that a row that is
/// inserted above other rows is one new row, and not another text in each of them.
struct SiblingMatching {
  /// Indices of the same child in the old and the new layout, in the old one's order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []

  private let oldTree: LayoutTree
  private let newTree: LayoutTree
  /// Aligning takes the product of the counts in time, at worst; longer lists are paired from their start.
  private static let alignedLimit = 1_000_000

  init(of oldParent: Int, in oldTree: LayoutTree, with newParent: Int, in newTree: LayoutTree) {
    (self.oldTree, self.newTree) = (oldTree, newTree)
    let old = oldTree.entries[oldParent].children
    let new = newTree.entries[newParent].children
    let newOfBase = Dictionary(grouping: new) { LayoutTree.base(newTree.entries[$0].node) }
    let oldOfBase = Dictionary(grouping: old) { LayoutTree.base(oldTree.entries[$0].node) }
    for (base, indices) in oldOfBase { align(indices[...], newOfBase[base, default: []][...]) }
    for (base, indices) in newOfBase where oldOfBase[base] == nil { added += indices }
    findMoved()
    pairs.sort { $0.old < $1.old }
    gone.sort()
    added.sort()
  }

  /// Pairs children that are called the same: those with the same content first, what is left between them in order.
  private mutating func align(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, isSame(a, b) {
      pairs.append((a, b))
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let a = old.last, let b = new.last, isSame(a, b) {
      pairs.append((a, b))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    guard old.count > 1 || new.count > 1, old.count * new.count <= SiblingMatching.alignedLimit else {
      return pairInOrder(old, new)
    }
    alignMiddle(Array(old), Array(new))
  }

  private mutating func alignMiddle(_ old: [Int], _ new: [Int]) {
    let difference = new.map(newContent).difference(from: old.map(oldContent))
    var isRemoved = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (from, to) = (i, j)
      while i < old.count, isRemoved[i] { i += 1 }
      while j < new.count, isInserted[j] { j += 1 }
      pairInOrder(old[from..<i], new[to..<j])
      guard i < old.count, j < new.count else { continue }
      pairs.append((old[i], new[j]))
      (i, j) = (i + 1, j + 1)
    }
  }

  private mutating func pairInOrder(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    for (a, b) in zip(old, new) { pairs.append((a, b)) }
    gone += old.dropFirst(new.count)
    added += new.dropFirst(old.count)
  }

  /// What is gone in one place and the same that is new in another has only changed its place.
  private mutating func findMoved() {
    guard !gone.isEmpty, !added.isEmpty else { return }
    var candidates = Dictionary(grouping: added.sorted(by: >), by: newContent)
    gone = gone.sorted().filter { index in
      guard let new = candidates[oldContent(index)]?.popLast() else { return true }
      pairs.append((index, new))
      return false
    }
    let moved = Set(pairs.map(\.new))
    added.removeAll(where: moved.contains)
  }

  private func isSame(_ old: Int, _ new: Int) -> Bool { oldContent(old) == newContent(new) }
  private func oldContent(_ index: Int) -> Hash128 { oldTree.entries[index].content }
  private func newContent(_ index: Int) -> Hash128 { newTree.entries[index].content }
}
