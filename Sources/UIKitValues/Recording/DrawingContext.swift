package import Drawing
import Synchronization

/// The destination of drawing calls while the content of a view is recorded. Without a current one they have no effect,
/// as in UIKit.
package final class DrawingContext: Sendable {
  @TaskLocal package static var current: DrawingContext?

  /// The device's pixels in the view's coordinates.
  package let pixels: OffsetPixelGrid
  package let traits: UITraitCollection
  private let owner: ObjectIdentifier
  private let recorded = Mutex(ViewContent())

  package init(_ owner: AnyObject, pixels: OffsetPixelGrid, traits: UITraitCollection) {
    self.owner = ObjectIdentifier(owner)
    self.pixels = pixels
    self.traits = traits
  }

  package var content: ViewContent { recorded.withLock { $0 } }

  package func append(_ commands: [DrawCommand]) {
    recorded.withLock { $0.commands += commands }
  }

  /// Records the lines and findings of the view's text; the last call counts. The text of a label that is drawn in
  /// another view is not that view's text.
  package func describe(_ lines: [LayoutNode.Line], _ notes: [ViewContent.Note], of view: AnyObject) {
    guard ObjectIdentifier(view) == owner else { return }
    recorded.withLock { ($0.lines, $0.notes) = (lines, notes) }
  }
}
