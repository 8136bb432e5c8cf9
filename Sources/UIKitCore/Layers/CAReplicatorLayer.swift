import Drawing
import Foundation
@_spi(Subclasses) public import UIKitValues

/// A layer that shows its sublayers several times, each time transformed further.
///
/// Differs from Core Animation: the first instance is in front of the others, the delay has no effect, and of the colours'
/// changes the opacity's alone is drawn.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of instances. Very many of them are not all drawn.
  open var instanceCount = 1
  /// The delay of each instance, in seconds. Stored; nothing moves.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one instance to the next, about the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// The colour that the instances are multiplied by. Stored; its opacity is drawn.
  open var instanceColor: CGColor?
  /// The change of red from one instance to the next. Stored.
  open var instanceRedOffset: Float = 0
  /// The change of green from one instance to the next. Stored.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from one instance to the next. Stored.
  open var instanceBlueOffset: Float = 0
  /// The change of opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether instances are in space. Stored; layers are drawn in the plane.
  open var preservesDepth = false

  /// The number of commands after which no further instance is drawn.
  private static let commandLimit = 100_000

  /// The instances behind the first one, the last at the back.
  override func ownContent(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let own = super.ownContent(on: pixels)
    guard instanceCount > 1, instanceTransform.isFinite else { return own }
    let instance = sublayersInPaintingOrder.flatMap { RecordingWalk($0, from: pixels.zero).commands }
    guard !instance.isEmpty else { return own }
    let middle = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    var (instances, transform): ([[DrawCommand]], CATransform3D) = ([], CATransform3DIdentity)
    for index in 1..<min(instanceCount, max(2, CAReplicatorLayer.commandLimit / instance.count)) {
      transform = CATransform3DConcat(transform, instanceTransform)
      let plane = AffineTransform(moving: CGPoint(x: -middle.x, y: -middle.y)).inside(transform.plane)
        .inside(AffineTransform(moving: middle))
      guard plane.isInvertible else { continue }
      instances.append(instance.inside(.group(alpha: opacity(of: index))).inside(.transform(plane)))
    }
    return own + instances.reversed().joined()
  }

  private func opacity(of index: Int) -> Double {
    let first = Double(instanceColor?.alpha ?? 1)
    return min(max(first + Double(index) * Double(instanceAlphaOffset), 0), 1)
  }
}
