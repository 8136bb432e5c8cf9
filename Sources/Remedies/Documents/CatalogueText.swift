package import Foundation
import SourcePlaces
import YAMLDocuments

/// A catalogue file's text with the nodes in it, which changes are made in.
package struct CatalogueText: Sendable {
  /// The file's path in the catalogue, as in the places of its views.
  package let file: String
  package let text: String
  /// The mark before the text: a byte order mark, or nothing.
  private let mark: String
  let scalars: [Unicode.Scalar]
  let root: YAMLSpan
  private let nodes: [TextPosition: YAMLSpan]
  private let anchors: [String: YAMLSpan]

  /// Reads a file's text; nil if it is not YAML.
  package init?(_ bytes: Data, file: String) {
    guard let text = try? YAMLDocument.text(of: bytes) else { return nil }
    self.init(text, file: file, mark: bytes.starts(with: "\u{FEFF}".utf8) ? "\u{FEFF}" : "")
  }

  private init?(_ text: String, file: String, mark: String) {
    guard let root = YAMLSpan.root(of: text) else { return nil }
    (self.file, self.text, self.root, self.mark) = (file, text, root, mark)
    scalars = Array(text.unicodeScalars)
    var (nodes, anchors) = ([TextPosition: YAMLSpan](), [String: YAMLSpan]())
    var pending = [root]
    while let node = pending.popLast() {
      if node.entries != nil || node.scalar != nil { nodes[node.position] = node }
      if let anchor = node.anchor { anchors[anchor] = node }
      pending += node.items ?? []
      pending += (node.entries ?? []).flatMap { [$0.value] }
    }
    (self.nodes, self.anchors) = (nodes, anchors)
  }

  /// The file's bytes.
  package var bytes: Data { Data((mark + text).utf8) }

  /// The mapping or the scalar that begins at a place of this file.
  func node(at place: SourcePlace) -> YAMLSpan? {
    guard place.file == file, let line = place.line, let column = place.column else { return nil }
    return nodes[TextPosition(line: line, column: column)]
  }

  /// A node, or that which it is an alias of.
  func resolved(_ node: YAMLSpan) -> YAMLSpan {
    guard case .alias(let name) = node.content else { return node }
    return anchors[name] ?? node
  }

  /// The value of a mapping's key, its own or merged from another mapping.
  func value(_ key: String, in mapping: YAMLSpan) -> YAMLSpan? { value(key, in: mapping, depth: 0) }

  private func value(_ key: String, in mapping: YAMLSpan, depth: Int) -> YAMLSpan? {
    if let own = mapping.entry(key) { return resolved(own.value) }
    guard depth < 10, let merged = mapping.entry("<<").map({ resolved($0.value) }) else { return nil }
    return (merged.items ?? [merged]).lazy.compactMap { value(key, in: resolved($0), depth: depth + 1) }.first
  }

  /// A node as it is written; nil for more than one line.
  func source(of node: YAMLSpan) -> String? {
    let text = String(String.UnicodeScalarView(scalars[node.range]))
    return text.contains(where: \.isNewline) || node.isBlock ? nil : text
  }

  /// The text with changes; nil if one of them cannot be made without touching more than it names, or two meet.
  package func changed(by edits: [YAMLEdit]) -> CatalogueText? {
    var replacements: [Replacement] = []
    for edit in edits.joined {
      guard let found = replacement(edit) else { return nil }
      replacements.append(found)
    }
    // Of two additions at one place the first comes first.
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var changed = scalars
    var limit = scalars.count
    for replacement in ordered {
      guard replacement.range.upperBound <= limit else { return nil }
      changed.replaceSubrange(replacement.range, with: replacement.text.unicodeScalars)
      limit = replacement.range.lowerBound
    }
    return CatalogueText(String(String.UnicodeScalarView(changed)), file: file, mark: mark)
  }

  /// The scenes whose content differs from another version of the file, by their numbers; all of them if what they share
  /// differs.
  func scenes(differingFrom other: CatalogueText) -> [Int] {
    let (own, others) = (root.entry("scenes")?.value.items ?? [], other.root.entry("scenes")?.value.items ?? [])
    guard own.count == others.count else { return Array(own.indices) }
    let shared = root.entries?.filter { $0.name != "scenes" }.map { written($0.value) }
    let sharedThere = other.root.entries?.filter { $0.name != "scenes" }.map { other.written($0.value) }
    guard shared == sharedThere else { return Array(own.indices) }
    let changed = own.indices.filter { written(own[$0]) != other.written(others[$0]) }
    // What has an anchor in a changed scene may be used in others.
    let isShared = changed.contains { own[$0].hasAnchor }
    return isShared ? Array(own.indices) : changed
  }

  private func written(_ node: YAMLSpan) -> ArraySlice<Unicode.Scalar> { scalars[node.range] }
}

extension YAMLSpan {
  /// Whether it, or a node in it, may be used elsewhere in the file.
  var hasAnchor: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node.anchor != nil { return true }
      pending += node.items ?? []
      pending += (node.entries ?? []).map(\.value)
    }
    return false
  }
}
