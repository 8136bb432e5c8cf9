public import Foundation
public import UIKitValues

/// An object that draws and lays out a layer in its place. All methods do nothing by default.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the layer's content on a context; called after the layer's `setNeedsDisplay()`.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers, after `CALayer.layoutSublayers()`.
  func layoutSublayers(of layer: CALayer)
  /// Sets the layer's content. Never called automatically.
  func display(_ layer: CALayer)
  /// Called before the layer is drawn. Never called automatically.
  func layerWillDraw(_ layer: CALayer)
  /// The action that a change of a property runs: `nil` for the layer's own, `NSNull` for none. Never called automatically.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func display(_ layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// A layer that can be drawn with its sublayers: every one, by the walk over layers, which needs layers itself.
@MainActor
protocol TreeDrawing {
  /// Draws the layer and its sublayers, in the layer's own coordinates.
  func drawTree(on context: CGContext)
}
