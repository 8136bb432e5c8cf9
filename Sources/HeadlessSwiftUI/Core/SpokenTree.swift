import Foundation
import HeadlessUIKit

/// What VoiceOver reads of a placed tree of nodes, in their order.
@MainActor
struct SpokenTree {
  /// An element: a node, or several that are read as one.
  struct Element {
    var spoken: SpokenNode
    let frame: CGRect
    var name: String
  }

  private(set) var elements: [Element] = []

  init(_ root: ViewNode) { read(root) }

  private mutating func read(_ node: ViewNode) {
    guard let frame = node.frame, !node.spoken.isHidden, !node.isHidden else { return }
    switch node.spoken.grouping {
    case .combined, .ignoring:
      let inner = node.spoken.grouping == .combined ? SpokenTree(childrenOf: node).elements : []
      let element = Element(spoken: node.spoken.combined(with: inner.map(\.spoken)), frame: frame, name: node.name)
      if element.spoken.isRead { elements.append(element) }
    case .children:
      if node.spoken.isRead { elements.append(Element(spoken: node.spoken, frame: frame, name: node.name)) }
      readChildren(of: node)
    }
  }

  /// The labels of a node and those in it, whether it is placed or not.
  static func label(of node: ViewNode) -> String {
    ([node.spoken.label].compactMap(\.self) + node.children.map(label).filter { !$0.isEmpty }).joined(separator: " ")
  }

  private init(childrenOf node: ViewNode) {
    readChildren(of: node)
  }

  /// Those of a higher priority are read first, others in their order.
  private mutating func readChildren(of node: ViewNode) {
    let children = node.children + node.deferredChildren
    let ranked =
      children.contains { $0.spoken.sortPriority != 0 }
      ? children.enumerated().sorted {
        ($1.element.spoken.sortPriority, $0.offset) < ($0.element.spoken.sortPriority, $1.offset)
      }.map(\.element) : children
    for child in ranked { read(child) }
  }
}

extension SpokenNode {
  /// Whether there is something to read.
  fileprivate var isRead: Bool { label?.isEmpty == false || value?.isEmpty == false }

  /// The element of this node and what is in it: its own label, or else those of the others.
  fileprivate func combined(with others: [SpokenNode]) -> SpokenNode {
    var all = self
    let labels = others.compactMap(\.label).filter { !$0.isEmpty }
    if all.label == nil, !labels.isEmpty { all.label = labels.joined(separator: ", ") }
    all.value = all.value ?? others.lazy.compactMap(\.value).first
    all.hint = all.hint ?? others.lazy.compactMap(\.hint).first
    for other in others { all.traits.formUnion(other.traits) }
    // What is used is neither a text nor a picture.
    if all.traits.contains(.button) { all.traits.subtract([.staticText, .image]) }
    return all
  }
}

extension ViewNode {
  /// Whether an effect hides the node.
  fileprivate var isHidden: Bool {
    effects.contains { effect in
      switch effect {
      case .hidden: true
      case .opacity(let opacity): opacity == 0
      default: false
      }
    }
  }
}
