package import Foundation
package import InterfaceDocuments

/// A view of a document: its stored frame, and the one that it has when it is laid out.
package struct ComparedView: Sendable {
  package enum Verdict: String, Sendable {
    /// Both frames are the same to within the tolerance.
    case same
    /// The frames differ as texts do: this view's own, or another's that the constraints tie it to.
    case text
    case different
    /// The document says itself that the frame does not hold, of it or of a view around it.
    case misplaced
    /// The same, or the constraints leave the frame open and it is a different one.
    case ambiguous
    /// Its frame is fixed, without constraints.
    case fixed
  }

  package let element: InterfaceElement
  package let stored: CGRect
  package let actual: CGRect
  package let verdict: Verdict
  /// Whether it is ambiguous by its constraints, whatever the document says.
  package let isOpen: Bool

  /// The largest of the differences of the four numbers of both frames, in points.
  package var distance: Double { stored.distance(to: actual) }
}

extension CGRect {
  /// The largest of the differences of the four numbers of two frames.
  func distance(to other: CGRect) -> Double {
    Double(
      [
        origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
        size.height - other.size.height,
      ].map(abs).max() ?? 0)
  }

  init(_ rect: InterfaceRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
