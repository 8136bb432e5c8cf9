import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitValues

extension CALayer: TreeDrawing {
  final func drawTree(on context: CGContext) {
    let (zero, place, offset) = (context.currentPixels.zero, originInSuperlayer, bounds.origin)
    let walk = RecordingWalk(
      self, from: CGPoint(x: zero.x + offset.x - place.x, y: zero.y + offset.y - place.y))
    context.paintContent(walk.commands.inside(.transform(transformToSuperlayer.inverse)))
  }
}

extension UIView {
  /// Draws the view and its subviews in a rectangle of the current context, scaled to it and cut off at its edges; does
  /// nothing without a context.
  ///
  /// - Parameter afterUpdates: whether the view is laid out first.
  /// - Returns: whether it was drawn.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !hasNoArea else { return false }
    if afterUpdates { layoutIfNeeded() }
    let (box, bounds) = (rect.standardized, bounds)
    context.saveGState()
    context.translateBy(x: box.origin.x, y: box.origin.y)
    context.scaleBy(x: box.size.width / bounds.size.width, y: box.size.height / bounds.size.height)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    context.clip(to: bounds)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
