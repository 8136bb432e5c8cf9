public import Foundation

/// A length of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// As the chart has it.
  public static let automatic = MarkDimension()
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// As a part of the room.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  /// Less than the room, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }

  init() {}
  /// In points.
  public init(integerLiteral value: Int) {}
  /// In points.
  public init(floatLiteral value: Double) {}
}

/// The stacking of marks at one place.
public struct MarkStackingMethod: Sendable {
  /// One upon the other.
  public static let standard = MarkStackingMethod()
  /// One upon the other, all as parts of one.
  public static let normalized = MarkStackingMethod()
  /// Around the middle.
  public static let center = MarkStackingMethod()
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod()
}

/// The interpolation of a line between points.
public struct InterpolationMethod: Hashable, CustomStringConvertible, Sendable {
  public let description: String

  private init(_ name: String) { description = name }

  /// Straight.
  public static let linear = InterpolationMethod("linear")
  /// As a curve.
  public static let catmullRom = InterpolationMethod("catmullRom")
  /// As a curve of a tightness.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod("catmullRom(\(alpha))")
  }
  /// As a curve.
  public static let cardinal = InterpolationMethod("cardinal")
  /// As a curve of a tightness.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod("cardinal(\(tension))")
  }
  /// As a curve that goes up or down as the points do.
  public static let monotone = InterpolationMethod("monotone")
  /// In steps at the points.
  public static let stepStart = InterpolationMethod("stepStart")
  /// In steps between the points.
  public static let stepCenter = InterpolationMethod("stepCenter")
  /// In steps at the next points.
  public static let stepEnd = InterpolationMethod("stepEnd")
}
