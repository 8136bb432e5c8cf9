import Foundation
import HeadlessUIKit

/// The elements that VoiceOver reads of a placed tree of nodes, in their order.
@MainActor
struct SpokenTree {
  /// An element: a node, or several that are read as one.
  struct Element {
    var spoken: SpokenNode
    let frame: CGRect
    var name: String
    /// The node, or the one around those that are read as one, or the one around that is touched.
    var node: ViewNode
  }

  private(set) var elements: [Element] = []

  init(_ root: ViewNode) { read(root) }

  private mutating func read(_ node: ViewNode) {
    guard let frame = node.frame, !node.spoken.isHidden, !node.isHidden else { return }
    switch node.spoken.grouping {
    case .combined, .ignoring:
      let inner = node.spoken.grouping == .combined ? SpokenTree(childrenOf: node).elements : []
      let element = Element(
        spoken: node.spoken.combined(with: inner.map(\.spoken)), frame: frame, name: node.name, node: node)
      if element.spoken.isRead { elements.append(element) }
    case .children: readParts(of: node, frame)
    }
  }

  /// Reads a node that is not an element by itself: what it says is said of the one in it. Of several each has its
  /// traits, and what is to be said of all is an element before them.
  private mutating func readParts(of node: ViewNode, _ frame: CGRect) {
    let first = elements.count
    readChildren(of: node)
    if elements.count == first + 1 {
      elements[first].spoken = elements[first].spoken.inside(node.spoken)
      if !node.name.isEmpty { elements[first].name = node.name }
      if node.spoken.isTarget { elements[first].node = node }
    } else if node.spoken.isRead {
      elements.insert(Element(spoken: node.spoken, frame: frame, name: node.name, node: node), at: first)
    } else if !node.spoken.traits.isEmpty {
      for index in elements.indices.dropFirst(first) { elements[index].spoken.traits.formUnion(node.spoken.traits) }
    }
  }

  /// The labels of a node and those in it, whether it is placed or not.
  static func label(of node: ViewNode) -> String {
    if node.spoken.isHidden { return "" }
    return ([node.spoken.label].compactMap(\.self) + node.children.map(label).filter { !$0.isEmpty }).joined(
      separator: " ")
  }

  private init(childrenOf node: ViewNode) {
    readChildren(of: node)
  }

  /// Those of a higher priority are read first, others in their order.
  private mutating func readChildren(of node: ViewNode) {
    let children = node.placedChildren
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

  /// This element with what a view around it says.
  fileprivate func inside(_ outer: SpokenNode) -> SpokenNode {
    var element = self
    if let label = outer.label { (element.label, element.isPictureName) = (label, outer.isPictureName) }
    element.value = outer.value ?? value
    element.hint = outer.hint ?? hint
    element.traits.formUnion(outer.traits)
    return element
  }

  /// The element of this node and what is in it: its own label, or else those of the others. Buttons in it are its actions,
  /// unless it is one.
  fileprivate func combined(with others: [SpokenNode]) -> SpokenNode {
    var all = self
    let labelled = others.filter { $0.label?.isEmpty == false }
    if all.label == nil, !labelled.isEmpty {
      all.label = labelled.compactMap(\.label).joined(separator: ", ")
      all.isPictureName = labelled.allSatisfy(\.isPictureName)
    }
    if !traits.contains(.button) {
      all.customActions = labelled.filter { $0.traits.contains(.button) }.compactMap(\.label)
    }
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
    placedEffects.contains { effect in
      switch effect {
      case .hidden: true
      case .opacity(let opacity): opacity == 0
      default: false
      }
    }
  }
}
