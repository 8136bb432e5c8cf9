import Drawing
public import Foundation

extension CGContext {
  /// Fills what is not clipped with a gradient along a line. If both points are the same, nothing is drawn.
  ///
  /// - Parameter options: whether its first and last colour continue before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    fill(gradient, .axial(from: startPoint, to: endPoint), options)
  }

  /// Fills what is not clipped with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    fill(
      gradient, .radial(from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  /// Fills what is not clipped with a gradient around a point, from `angle`, in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    fill(gradient, .conic(center: center, angle: angle * 180 / .pi), [])
  }

  private func fill(_ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions) {
    guard geometry.isFinite else { return }
    let paint = Gradient(
      geometry, stops: gradient.stops, transform: state.transform,
      extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation))
    self.paint([.fill(.rectangle(visibleArea), .gradient(paint))], fades: true)
  }
}

extension Gradient.Geometry {
  fileprivate var isFinite: Bool {
    switch self {
    case .axial(let start, let end): [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let start, let startRadius, let end, let endRadius):
      [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) && startRadius.isFinite && endRadius.isFinite
    case .conic(let center, let angle): center.x.isFinite && center.y.isFinite && angle.isFinite
    }
  }
}
