public import Foundation

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// The way from 0 to 1.
  private enum Course: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
  }

  private let course: Course
  private var isInverse = false

  private init(_ course: Course) { self.course = course }

  /// As fast at every moment.
  public static let linear = bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start and at the end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at the start, by a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow at the end, by a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow at the start and at the end, by quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  /// By a Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The curve mirrored in the diagonal: it gives the progress of a value.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// The value at a progress; outside of 0…1 that of the nearer end.
  public func value(at progress: Double) -> Double {
    let progress = min(1, max(0, progress))
    guard isInverse else { return plainValue(at: progress) }
    return Self.solve(progress) { plainValue(at: $0) }
  }

  /// The slope at a progress, by values on both sides of it.
  public func velocity(at progress: Double) -> Double {
    let (low, high) = (max(0, progress - 1e-4), min(1, progress + 1e-4))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private func plainValue(at x: Double) -> Double {
    switch course {
    case .bezier(let start, let end):
      let t = Self.solve(x) { Self.cubic(Double(start.x), Double(end.x), $0) }
      return Self.cubic(Double(start.y), Double(end.y), t)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  /// A coordinate of a cubic Bézier curve from 0 to 1.
  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }

  /// The place in 0…1 where a growing function has a value, by halving.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
