import Raster

/// Pairs the children of a node that are the same in two layouts.
///
/// Children of one name, or unnamed ones of one kind, are aligned by their content, so that a row inserted above other
/// rows is one new row, rather than a changed text in each row.
struct SiblingMatching {
  /// Indices of the same child in the old and the new layout, in the old layout's order.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []

  /// The index of the parent in the old layout.
  let oldParent: Int
  private let (oldContents, newContents): ([Hash128], [Hash128])
  /// Aligning takes time in the product of the counts at worst; longer lists are paired from their start.
  private static let alignedLimit = 1_000_000

  /// - Parameters:
  ///   - oldContents: `LayoutTree.contents()` of the old layout.
  ///   - newContents: the same of the new one.
  init(
    of oldParent: Int, in oldTree: LayoutTree, contents oldContents: [Hash128], with newParent: Int,
    in newTree: LayoutTree, contents newContents: [Hash128]
  ) {
    (self.oldParent, self.oldContents, self.newContents) = (oldParent, oldContents, newContents)
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

  /// Pairs children with the same label: first those with the same content, then the remaining ones in order.
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

  /// A child that is gone in one place and new in another has merely moved.
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
  private func oldContent(_ index: Int) -> Hash128 { oldContents[index] }
  private func newContent(_ index: Int) -> Hash128 { newContents[index] }
}
