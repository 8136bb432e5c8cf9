/// An element of an XML text, with its place.
struct XMLNode {
  /// What is within an element.
  enum Content {
    case text(String)
    case element(XMLNode)
  }

  /// The name as the text has it, prefix and all.
  var name: String
  /// The attributes' values by name.
  var attributes: [String: String] = [:]
  /// Where its first byte is.
  var offset: Int
  /// Where its content begins.
  var contentOffset = 0
  var content: [Content] = []

  /// The elements within.
  var elements: [XMLNode] {
    content.compactMap { item in
      if case .element(let node) = item { node } else { nil }
    }
  }

  /// The name without its prefix.
  var localName: Substring { name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }

  /// All text within, that of elements too.
  var text: String {
    content.map { item in
      switch item {
      case .text(let text): text
      case .element(let node): node.text
      }
    }.joined()
  }

  /// The first element of a name.
  func first(_ name: String) -> XMLNode? { elements.first { $0.localName == name } }
}
