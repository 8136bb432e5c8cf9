package import Findings

/// Something noticed about a view that no reference is needed for.
package struct ViewFinding: Sendable, Equatable {
  package var kind: FindingKind
  /// The view's name, or its class if it has none.
  package var view: String
  package var message: String
  /// The view's number among the nodes of the layout, in the order of the tree.
  package var index = 0
  /// The number of the other view, where the finding is about two; the message is what to say behind that one's name.
  package var other: Int?

  package init(kind: FindingKind, view: String, message: String, index: Int = 0, other: Int? = nil) {
    self.kind = kind
    self.view = view
    self.message = message
    self.index = index
    self.other = other
  }

  /// The message, with the name of the other view if there is one.
  package func message(calling other: String?) -> String {
    guard let other else { return message }
    return message.isEmpty ? "Lies on \(other)." : "Lies on \(other): \(message)"
  }
}
