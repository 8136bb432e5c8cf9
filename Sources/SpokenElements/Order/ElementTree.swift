import Foundation

/// The elements that a search found, from which their order and their words follow.
package struct ElementTree: Sendable {
  package var nodes: [ElementNode]
  package var order: ReadingOrder
  /// The language of the words, a BCP 47 tag, for elements without their own.
  package var language: String

  package init(_ nodes: [ElementNode] = [], order: ReadingOrder, language: String) {
    (self.nodes, self.order, self.language) = (nodes, order, language)
  }

  /// The elements in the order in which they are visited, with their words.
  package var spokenElements: [SpokenElement] {
    var visits: [ElementVisit] = []
    order.append(ElementGroup(nodes), to: &visits)
    let words = SpokenWords.inLanguage(language)
    return visits.map { $0.spokenElement(words) }
  }
}

/// A node whose children are in their order.
private struct ArrangedNode {
  enum Content {
    case element(ElementSource)
    case group([ArrangedNode], announced: SpokenContainer.Kind?)
  }

  var content: Content
  /// The place among the siblings: of a group, that of its first child by places, whatever its own order.
  var place: CGPoint
}

extension ReadingOrder {
  /// Appends a group's elements in their order.
  func append(_ group: ElementGroup, to visits: inout [ElementVisit]) {
    guard let node = arranged(group) else { return }
    append(node, to: &visits)
  }

  /// The group with its children in order; `nil` if it is empty.
  private func arranged(_ group: ElementGroup) -> ArrangedNode? {
    let children = group.children.compactMap { child in
      switch child {
      case .element(let source): ArrangedNode(content: .element(source), place: source.frame.origin)
      case .group(let inner): arranged(inner)
      }
    }
    let order = sorted(children.map(\.place))
    guard let first = order.first else { return nil }
    return ArrangedNode(
      content: .group(group.isInGivenOrder ? children : order.map { children[$0] }, announced: group.announced),
      place: group.place ?? children[first].place)
  }

  private func append(_ node: ArrangedNode, to visits: inout [ElementVisit]) {
    switch node.content {
    case .element(let source): visits.append(ElementVisit(source: source))
    case .group(let children, let announced):
      let first = visits.count
      for child in children { append(child, to: &visits) }
      if let announced { announce(announced, &visits[first...]) }
    }
  }

  private func announce(_ kind: SpokenContainer.Kind, _ visits: inout ArraySlice<ElementVisit>) {
    switch kind {
    case .tabBar, .series:
      for (offset, index) in visits.indices.enumerated() {
        visits[index].position = .member(number: offset + 1, count: visits.count, isTab: kind == .tabBar)
      }
    case .list, .landmark:
      let (first, last) = (visits.startIndex, visits.endIndex - 1)
      if visits[first].position == nil { visits[first].position = .start(kind) }
      if last > first, visits[last].position == nil { visits[last].position = .end(kind) }
    case .dataTable, .semanticGroup: break
    }
  }
}
