package import Findings

/// A finding about a view for which no reference is needed.
package struct ViewFinding: Sendable, Equatable {
  package var kind: FindingKind
  /// The view's name, or its class if it has no name.
  package var view: String
  package var message: String
  /// The view's index among the nodes of the layout, in tree order.
  package var index = 0
  /// The index of the other view, if the finding is about two; the message then follows that view's name.
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
