import Drawing
import Foundation
import Synchronization

/// Where drawing calls go while the content of a view is recorded. Without a current one they go nowhere, as in UIKit.
final class DrawingContext: Sendable {
  @TaskLocal static var current: DrawingContext?

  /// The place of the view's own (0, 0) in the root view's space.
  let origin: CGPoint
  let traits: UITraitCollection
  /// Whether what is drawn is kept; otherwise drawing only finds out where things are.
  let isRecording: Bool
  private let recorded = Mutex<[DrawCommand]>([])

  private init(origin: CGPoint, traits: UITraitCollection, isRecording: Bool) {
    self.origin = origin
    self.traits = traits
    self.isRecording = isRecording
  }

  func append(_ commands: [DrawCommand]) {
    recorded.withLock { $0 += commands }
  }

  /// What `draw` draws.
  static func record(
    origin: CGPoint, traits: UITraitCollection, isRecording: Bool = true, _ draw: () -> Void
  ) -> [DrawCommand] {
    let context = DrawingContext(origin: origin, traits: traits, isRecording: isRecording)
    $current.withValue(context) { traits.performAsCurrent(draw) }
    return context.recorded.withLock { $0 }
  }
}

extension UIView {
  /// What `draw(_:)` draws, where `origin` is the top left corner of the bounds in the root view's space.
  final func recordDrawing(origin: CGPoint) -> [DrawCommand] {
    recordDrawing(origin: origin, isRecording: true)
  }

  /// Calls `draw(_:)` for views to find out where they draw, without keeping what.
  final func placeDrawing(origin: CGPoint) {
    _ = recordDrawing(origin: origin, isRecording: false)
  }

  private func recordDrawing(origin: CGPoint, isRecording: Bool) -> [DrawCommand] {
    let zero = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    return DrawingContext.record(origin: zero, traits: traitCollection, isRecording: isRecording) { draw(bounds) }
  }
}
