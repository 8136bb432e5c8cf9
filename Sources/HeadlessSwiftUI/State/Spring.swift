public import Foundation

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// As fast at every moment.
  public static let linear = UnitCurve()
  /// Slow at the start.
  public static let easeIn = UnitCurve()
  /// Slow at the end.
  public static let easeOut = UnitCurve()
  /// Slow at the start and at the end.
  public static let easeInOut = UnitCurve()
  /// Slow at the start, by a quarter of a circle.
  public static let circularEaseIn = UnitCurve()
  /// Slow at the end, by a quarter of a circle.
  public static let circularEaseOut = UnitCurve()
  /// Slow at the start and at the end, by quarters of a circle.
  public static let circularEaseInOut = UnitCurve()
  /// By a Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}

/// A spring.
public struct Spring: Hashable, Sendable {
  /// The duration in seconds.
  public var duration: Double
  /// The bounce of the spring: 0 for none.
  public var bounce: Double

  /// A spring by its duration in seconds and how much it swings.
  public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
  /// A spring by its response in seconds and its damping against the critical one.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

  /// A spring that does not swing.
  public static let smooth = Spring()
  /// A spring that swings little.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that swings much.
  public static let bouncy = Spring(bounce: 0.3)
  /// A spring that does not swing, with a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that swings little, with a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings much, with a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
