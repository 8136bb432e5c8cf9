import Drawing
import Foundation
import Synchronization

/// Where drawing calls go while the content of a view is recorded. Without a current one they go nowhere, as in UIKit.
final class DrawingContext: Sendable {
  @TaskLocal static var current: DrawingContext?

  /// The place of the view's own (0, 0) in the root view's space.
  let origin: CGPoint
  let traits: UITraitCollection
  private let view: ObjectIdentifier
  private let recorded = Mutex(ViewContent())

  fileprivate init(_ view: UIView, origin: CGPoint, traits: UITraitCollection) {
    self.view = ObjectIdentifier(view)
    self.origin = origin
    self.traits = traits
  }

  fileprivate var content: ViewContent { recorded.withLock { $0 } }

  func append(_ commands: [DrawCommand]) {
    recorded.withLock { $0.commands += commands }
  }

  /// Notes how the view's text fell into lines, and what is wrong with it: what it draws last counts. A label that is
  /// drawn in another view is no text of that one.
  func describe(_ lines: [LayoutNode.Line], _ notes: [ViewContent.Note], of view: UIView) {
    guard ObjectIdentifier(view) == self.view else { return }
    recorded.withLock { ($0.lines, $0.notes) = (lines, notes) }
  }
}

extension UIView {
  /// What `draw(_:)` draws, where `origin` is the top left corner of the bounds in the root view's space.
  final func drawing(at origin: CGPoint) -> ViewContent {
    let zero = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    let context = DrawingContext(self, origin: zero, traits: traitCollection)
    DrawingContext.$current.withValue(context) { context.traits.performAsCurrent { draw(bounds) } }
    return context.content
  }
}
