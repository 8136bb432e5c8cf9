public import Foundation
public import HeadlessUIKit

/// A view whose layer is a shape that fills the view's bounds, in colours that follow the view's traits.
open class ShapeView: UIView {
  /// A shape in the bounds.
  public enum Shape: Equatable, Sendable {
    /// The bounds with the layer's corner radius.
    case rectangle
    /// The largest ellipse.
    case oval
    /// Lines between points, which are in fractions of the bounds.
    case lines([CGPoint])
    /// Such lines, closed.
    case polygon([CGPoint])
  }

  open override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The layer that draws the shape.
  public var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  /// The shape; the rectangle by default.
  open var shape = Shape.rectangle {
    didSet { setNeedsLayout() }
  }

  /// The colour that the shape is filled with: black by default, `nil` for none.
  open var fillColor: UIColor? = .black {
    didSet { resolveColors() }
  }

  /// The colour of the line along the shape: none by default.
  open var strokeColor: UIColor? {
    didSet { resolveColors() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shapeLayer?.path = path
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveColors()
  }

  private func resolveColors() {
    shapeLayer?.fillColor = fillColor?.resolvedColor(with: traitCollection).cgColor
    shapeLayer?.strokeColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
  }

  private var path: CGPath {
    switch shape {
    case .rectangle:
      let radius = max(0, min(layer.cornerRadius, bounds.width / 2, bounds.height / 2))
      return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    case .oval: return CGPath(ellipseIn: bounds, transform: nil)
    case .lines(let points): return path(points, closes: false)
    case .polygon(let points): return path(points, closes: true)
    }
  }

  private func path(_ points: [CGPoint], closes: Bool) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    if closes, !points.isEmpty { path.closeSubpath() }
    return path
  }
}
