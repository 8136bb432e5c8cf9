import Drawing
public import Foundation
@_spi(Subclasses) import UIKitValues

/// The geometry of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// On ellipses about the start point, of which the last has the end point as the corner of its quarter.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction to the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that paints a gradient over its background, in the shape of its bounds with their round corners.
///
/// Points are in fractions of the bounds, and so is the whole gradient: in an oblong layer, places of equal colour are not
/// perpendicular to the line between the points. Between two colours the components are interpolated without regard to the
/// opacity, as by Core Animation: white to `clear` is a half transparent grey half way.
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s; anything else is left out. None by default, which paints nothing.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1 in ascending order; if `nil`, or if there are not as many, the colours are
  /// evenly spaced.
  open var locations: [NSNumber]?
  /// The place of the first colour; (0.5, 0) by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last colour; (0.5, 1) by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The geometry; axial by default.
  open var type = CAGradientLayerType.axial

  override func ownContent(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let contents = super.ownContent(on: pixels)
    guard let gradient = gradient(in: bounds) else { return contents }
    return [.fill(.rectangle(shape), .gradient(gradient))] + contents
  }

  override func addAppearance(to appearance: inout ViewAppearance) {
    super.addAppearance(to: &appearance)
    guard !shownColors.isEmpty else { return }
    let stops = zip(shownColors, stops).map { "\($0.recorded) \(number($1.location))" }.joined(separator: ", ")
    appearance.add(
      .gradient, "\(type.rawValue) \(words(startPoint.x, startPoint.y, endPoint.x, endPoint.y)): \(stops)")
  }

  private var shownColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  /// The colours at their places.
  private var stops: [Gradient.Stop] {
    let colors = shownColors
    let given = (locations ?? []).map(\.doubleValue)
    let last = Double(max(1, colors.count - 1))
    var least = 0.0
    return colors.enumerated().map { index, color in
      let location = given.count == colors.count ? given[index] : Double(index) / last
      least = location.isNaN ? least : min(max(location, least), 1)
      return Gradient.Stop(location: least, color: color.color)
    }
  }

  private func gradient(in bounds: CGRect) -> Gradient? {
    let (start, end) = (startPoint, endPoint)
    guard !stops.isEmpty, bounds.size.width > 0, bounds.size.height > 0,
      [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    else { return nil }
    let toBounds = AffineTransform(
      m11: bounds.size.width, m12: 0, m21: 0, m22: bounds.size.height, tX: bounds.origin.x, tY: bounds.origin.y)
    switch type {
    case .radial: return radial(toBounds)
    case .conic:
      let angle = Trigonometry.angle(x: end.x - start.x, y: end.y - start.y) * 180 / .pi
      return Gradient(.conic(center: start, angle: angle), stops: stops, transform: toBounds)
    default:
      guard start != end else { return nil }
      return Gradient(.axial(from: start, to: end), stops: stops, transform: toBounds)
    }
  }

  /// A circle of radius 1, made an ellipse: its radii are the distances of the end point from the start point along each
  /// axis. Without one of them nothing is painted.
  private func radial(_ toBounds: AffineTransform) -> Gradient? {
    let (across, down) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
    guard across > 0, down > 0 else { return nil }
    let ellipse = AffineTransform(m11: across, m12: 0, m21: 0, m22: down, tX: startPoint.x, tY: startPoint.y)
    return Gradient(
      .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1), stops: stops, transform: ellipse.inside(toBounds))
  }
}
