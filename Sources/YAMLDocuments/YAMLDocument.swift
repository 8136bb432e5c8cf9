import SourcePlaces
package import Yams

/// What a text may hold at most, each alias counted as often as it is used.
package struct YAMLLimits: Sendable {
  /// Keys, values, lists and mappings.
  package var nodes: Int
  /// Bytes of all texts.
  package var allTextBytes: Int
  /// Bytes of one text.
  package var textBytes: Int

  package init(nodes: Int, allTextBytes: Int, textBytes: Int) {
    (self.nodes, self.allTextBytes, self.textBytes) = (nodes, allTextBytes, textBytes)
  }
}

/// Turns YAML into nodes that are safe to walk: no key but words, no more of anything than the limits let through.
package enum YAMLDocument {
  /// The text of a file's bytes, without a byte order mark.
  package static func text(of bytes: some Collection<UInt8>) throws(YAMLError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw YAMLError(at: TextPosition(ofOffset: DecodedText.validCount(of: bytes), in: bytes), .notUTF8)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The text's only document.
  ///
  /// Scalars are text: they have no types until someone asks for one.
  package static func root(of text: String, limits: YAMLLimits) throws(YAMLError) -> Node {
    try MappingKeys.check(text)
    let root: Node?
    do {
      // No resolver rules: a scalar is read by the type its key asks for. The encoding is given because the default asks
      // the environment.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw YAMLError(error, in: text)
    }
    guard let root else { throw YAMLError(at: nil, .empty) }
    try check(root, limits)
    return root
  }

  /// Counts nodes and text with aliases expanded, and stops at the limit: expanded, a bomb would fill any memory.
  private static func check(_ root: Node, _ limits: YAMLLimits) throws(YAMLError) {
    var waiting = [root]
    var nodes = 0
    var bytes = 0
    while let node = waiting.popLast() {
      nodes += 1
      switch node {
      case .scalar(let scalar):
        let count = scalar.string.utf8.count
        bytes += count
        guard count <= limits.textBytes else { throw YAMLError(at: node.mark, .textTooLong(scalar.string)) }
      case .sequence(let sequence): waiting.append(contentsOf: sequence)
      case .mapping(let mapping): for (key, value) in mapping { waiting += [key, value] }
      case .alias: break
      }
      guard nodes + waiting.count <= limits.nodes, bytes <= limits.allTextBytes else {
        throw YAMLError(at: root.mark, .tooLarge)
      }
    }
  }
}
