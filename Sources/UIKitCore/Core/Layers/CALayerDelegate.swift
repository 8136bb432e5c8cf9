public import Foundation
public import UIKitValues

/// An object that draws and lays out a layer in its place. All methods do nothing by default.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the layer's content on a context; called after the layer's `setNeedsDisplay()`.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers, after `CALayer.layoutSublayers()`.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
