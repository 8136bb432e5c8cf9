import SourcePlaces
package import Yams

/// Limits on a text; aliases count each time they are used.
package struct YAMLLimits: Sendable {
  /// The number of keys, values, lists and mappings.
  package var nodes: Int
  /// The size of all texts in bytes.
  package var allTextBytes: Int
  /// The size of a single text in bytes.
  package var textBytes: Int

  package init(nodes: Int, allTextBytes: Int, textBytes: Int) {
    (self.nodes, self.allTextBytes, self.textBytes) = (nodes, allTextBytes, textBytes)
  }
}

/// Parses YAML into nodes that are safe to traverse: all keys are words, and nothing exceeds the limits.
package enum YAMLDocument {
  /// The text of a file's bytes, without a byte order mark.
  package static func text(of bytes: some Collection<UInt8>) throws(YAMLError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw YAMLError(at: TextPosition(ofOffset: DecodedText.validCount(of: bytes), in: bytes), .notUTF8)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The only document of a text.
  ///
  /// Scalars are text: they have no types until one is requested.
  package static func root(of text: String, limits: YAMLLimits) throws(YAMLError) -> Node {
    try MappingKeys.check(text)
    let root: Node?
    do {
      // Without resolver rules, as the key of a scalar determines the type it is read with. The encoding is given
      // explicitly because the default depends on the environment.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw YAMLError(error, in: text)
    }
    guard let root else { throw YAMLError(at: nil, .empty) }
    try check(root, limits)
    return root
  }

  /// Counts nodes and text with aliases expanded, and stops at the limit: a bomb would fill all memory if it were
  /// expanded.
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
