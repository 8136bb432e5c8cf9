import SwiftSyntax

/// An `@objc protocol` becomes `protocol P: AnyObject`: in Objective-C only classes conform to protocols, and sources
/// hold such conformers weakly.
enum ObjectiveCProtocolRule {
  static func rewrite(_ node: ProtocolDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.attributes.has("objc") else { return }
    guard let clause = node.inheritanceClause, let first = clause.inheritedTypes.first else {
      visitor.edits.insert(
        ": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset, .objectiveCProtocol)
      return
    }
    // A protocol with ancestors is bound to classes by one of them.
    guard clause.inheritedTypes.allSatisfy({ Self.markers.contains($0.type.trimmedDescription) }) else { return }
    visitor.edits.insert("AnyObject, ", at: first.bytes().lowerBound, .objectiveCProtocol)
  }

  /// Ancestors of Objective-C protocols to which other types than classes conform.
  private static let markers: Set<String> = ["Sendable", "Swift.Sendable", "@unchecked Sendable"]
}
