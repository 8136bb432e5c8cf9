package import Drawing
import QuotedText
import Raster

/// A layout's nodes in preorder, with unique names.
///
/// A node is called by its name, or by its kind, the first text in it, and the nearest named ancestor; where that is not
/// unique, by its number among its equals and by its container. In a card with two buttons `save` and `cancel` there are
/// `UIButtonLabel 'Save' in save` and `UIButtonLabel 'Cancel' in cancel`; in a list of cells of one kind, `title in
/// UITableViewCell 'Flour'`. So a name stays the same when another row is added.
package struct LayoutTree {
  struct Entry {
    let node: LayoutNode
    let parent: Int?
    /// The node's name among its siblings.
    fileprivate(set) var label: String
    var children: [Int] = []
  }

  /// The way in which nodes without a name are told apart.
  package enum Naming: Sendable {
    /// By their kind, the first text in them, and their number among those that have both in common.
    case text
    /// By their kind and their number among those of the kind, as before records had texts.
    case position
  }

  private(set) var entries: [Entry] = []
  let labels: LayoutLabels

  package init(_ root: LayoutNode, naming: Naming = .text) {
    var entries: [Entry] = []
    // Layouts may be deeper than calls can nest.
    var waiting: [(node: LayoutNode, parent: Int?)] = [(root, nil)]
    while let (node, parent) = waiting.popLast() {
      let index = entries.count
      entries.append(Entry(node: node, parent: parent, label: ""))
      if let parent { entries[parent].children.append(index) }
      for child in node.children.reversed() { waiting.append((child, index)) }
    }
    // Descendants come after their ancestors.
    var texts: [String?] = entries.map { LayoutTree.ownText($0.node) }
    for index in entries.indices.reversed() where texts[index] == nil {
      texts[index] = entries[index].children.lazy.compactMap { texts[$0] }.first
    }
    let bases = entries.indices.map { index in
      let node = entries[index].node
      let text = naming == .text && node.name.isEmpty ? texts[index].map { " " + LayoutTree.excerpt($0).quoted } : nil
      return LayoutTree.base(node) + (text ?? "")
    }
    if let root = bases.first { entries[0].label = root }
    for index in entries.indices {
      let children = entries[index].children
      for (child, label) in zip(children, LayoutTree.numbered(children.map { bases[$0] })) {
        entries[child].label = label
      }
    }
    labels = LayoutLabels(of: entries)
    self.entries = entries
  }

  /// The text of a node, if it has any besides white space.
  private static func ownText(_ node: LayoutNode) -> String? {
    guard !node.lines.isEmpty || !node.attributes.isEmpty else { return nil }
    let text = node.fullText
    return text.unicodeScalars.allSatisfy(\.isWhiteSpace) ? nil : text
  }

  /// The longest text in a name, in characters.
  private static let textLimit = 24

  /// The beginning of a text, on one line.
  private static func excerpt(_ text: String) -> String {
    let words = text.unicodeScalars.split(whereSeparator: \.isWhiteSpace).map(String.init).joined(separator: " ")
    return words.count > textLimit ? words.prefix(textLimit - 1) + "…" : words
  }

  /// For each node, the hash of the kinds, names and texts of it and its descendants, without places and sizes.
  func contents() -> [Hash128] {
    var contents = Array(repeating: Hash128(high: 0, low: 0), count: entries.count)
    // Descendants come after their ancestors.
    for (index, entry) in entries.enumerated().reversed() {
      let text = entry.node.fullText.withoutWhiteSpace
      let parts = [entry.node.kind, entry.node.name, text] + entry.children.map { contents[$0].description }
      contents[index] = Hash128(hashing: Array(parts.joined(separator: "\0").utf8))
    }
    return contents
  }

  /// A node's label before numbering: its name, or its kind.
  static func base(_ node: LayoutNode) -> String { node.name.isEmpty ? node.kind : node.name }

  /// A label for each sibling, with a number where several have the same one.
  private static func numbered(_ bases: [String]) -> [String] {
    let totals = Dictionary(grouping: bases) { $0 }.mapValues(\.count)
    var counts: [String: Int] = [:]
    return bases.map { base in
      counts[base, default: 0] += 1
      return totals[base] == 1 ? base : "\(base) \(counts[base, default: 0])"
    }
  }

  var root: LayoutNode { entries[0].node }

  /// A node's containers, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { entries[$0].parent }.dropFirst())
  }
}

extension Unicode.Scalar {
  /// Whether it is white space by Unicode. Most texts are ASCII, where no table is looked up.
  fileprivate var isWhiteSpace: Bool { isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace }
}

extension String {
  /// The text's ink: all of it but white space.
  var withoutWhiteSpace: String { String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isWhiteSpace })) }
}

extension LayoutNode {
  /// The whole text, as far as it is known: that of its lines, unless they do not show all of it.
  var fullText: String { value(of: .text) ?? lines.map(\.text).joined(separator: " ") }

  /// The value of an attribute of its appearance; nil if it is the default.
  func value(of attribute: AppearanceAttribute) -> String? {
    attributes.first { $0.name == attribute.rawValue }?.value
  }
}
