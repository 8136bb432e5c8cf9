import Drawing
import Foundation

/// The changes of what VoiceOver reads that no change of views explains, in words.
///
/// A view that is new, gone, or has another text is read differently for that reason, and frames follow from layout. Another order
/// is always mentioned: it is what nobody sees.
struct SpokenCauses {
  /// The largest number of sentences about elements.
  private static let limit = 4
  /// The largest number of elements in a sentence.
  private static let named = 3

  private let spoken: SpokenComparison
  private let layout: LayoutComparison
  private let changes: [SpokenChange]

  init(_ spoken: SpokenComparison, beside layout: LayoutComparison) {
    (self.spoken, self.layout) = (spoken, layout)
    let explained = ExplainedNodes(layout)
    changes = spoken.changes.compactMap { change in
      let parts = change.parts.filter { part in
        switch part.kind {
        case .accessibilityFrame: !explained.hasChanges
        case .spoken:
          !explained.explains(change.old.map { spoken.old[$0].node }, change.new.map { spoken.new[$0].node })
        case .traits, .detail: true
        }
      }
      return parts.isEmpty ? nil : SpokenChange(old: change.old, new: change.new, parts: parts)
    }
  }

  /// The causes, up to a limit, and a sentence about the others.
  var described: (causes: [ChangeCause], others: [String]) {
    let groups = changes.grouped { $0.parts.map(\.text) }
    let causes = groups.prefix(Self.limit).map { group in
      let (change, name) = (group[0], name(of: group[0]))
      let also = group.count > 1 ? "; likewise \(Array(group.dropFirst()).listed(Self.named, self.name))" : ""
      return ChangeCause(
        view: name, kind: change.parts[0].kind.word,
        sentence: "\(name): \(change.parts.map(\.text).joined(separator: ", "))\(also)",
        expected: change.old.map { spoken.old[$0].frame }, actual: change.new.map { spoken.new[$0].frame })
    }
    let left = groups.dropFirst(Self.limit).joined().count
    return (
      causes + order, left > 0 ? ["\(left) more \(left == 1 ? "element is" : "elements are") read differently"] : []
    )
  }

  private var order: [ChangeCause] {
    guard let first = spoken.moved.first else { return [] }
    let line = spoken.new[first]
    let before = first > 0 ? "after \(spoken.new[first - 1].shortText)" : "first"
    let what =
      spoken.moved.count == 1
      ? "\(line.shortText) is read \(before) now"
      : "\(spoken.moved.listed(Self.named) { spoken.new[$0].shortText }) are read in a different order"
    let old = spoken.old.first { $0.text == line.text && $0.traits == line.traits }
    return [
      ChangeCause(
        view: viewName(line, in: layout.new), kind: "readingOrder", sentence: what, expected: old?.frame,
        actual: line.frame)
    ]
  }

  private func name(of change: SpokenChange) -> String {
    if let old = change.old { return viewName(spoken.old[old], in: layout.old) }
    return change.new.map { viewName(spoken.new[$0], in: layout.new) } ?? ""
  }

  /// The name of an element's view, or its words where it has none.
  private func viewName(_ line: SpokenLine, in tree: LayoutTree) -> String {
    tree.index(ofNodeAt: line.node).map(tree.name(at:)) ?? line.shortText
  }
}

/// The views whose changes explain that they, and what they are in, are read differently.
private struct ExplainedNodes {
  let hasChanges: Bool
  /// The indices of nodes that are gone or have another content, with what they are in.
  private var old: Set<Int> = []
  private var new: Set<Int> = []
  private let layout: LayoutComparison
  /// The indices of nodes that are gone or new as a whole.
  private var gone: Set<Int> = []
  private var added: Set<Int> = []

  init(_ layout: LayoutComparison) {
    self.layout = layout
    hasChanges = !layout.changes.isEmpty
    for change in layout.changes {
      if change.isGone {
        gone.insert(change.index)
        old.formUnion([change.index] + layout.old.ancestors(of: change.index))
        if let container = change.container { new.formUnion([container] + layout.new.ancestors(of: container)) }
      } else if change.isNew {
        added.insert(change.index)
        new.formUnion([change.index] + layout.new.ancestors(of: change.index))
      } else if change.parts.contains(where: { [.text, .kind, .hidden].contains($0.kind) }) {
        new.formUnion([change.index] + layout.new.ancestors(of: change.index))
        if let index = change.oldIndex { old.formUnion([index] + layout.old.ancestors(of: index)) }
      }
    }
  }

  /// Whether an element's view, before or now, or one that it is in as a whole, explains other words.
  func explains(_ before: [Int]?, _ now: [Int]?) -> Bool {
    let (a, b) = (before.flatMap(layout.old.index(ofNodeAt:)), now.flatMap(layout.new.index(ofNodeAt:)))
    if let a, old.contains(a) || layout.old.ancestors(of: a).contains(where: gone.contains) { return true }
    if let b, new.contains(b) || layout.new.ancestors(of: b).contains(where: added.contains) { return true }
    return false
  }
}

extension LayoutTree {
  /// The index of the node at the end of a way from the root, by places among children.
  func index(ofNodeAt way: [Int]) -> Int? {
    var index = 0
    for place in way {
      guard entries[index].children.indices.contains(place) else { return nil }
      index = entries[index].children[place]
    }
    return index
  }
}
