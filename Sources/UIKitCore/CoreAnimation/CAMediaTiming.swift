public import Foundation

/// The timing of an animation. Stored: animations end at once.
public protocol CAMediaTiming {
  /// The start time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds; 0 for the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// The speed, relative to the parent's.
  var speed: Float { get set }
  /// The offset into the animation at which it starts, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 for a single run.
  var repeatCount: Float { get set }
  /// The duration for which the animation repeats, in seconds; 0 to use `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the animation runs backwards after each run.
  var autoreverses: Bool { get set }
  /// The behaviour before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A duration in seconds, under Core Foundation's name.
public typealias CFTimeInterval = Double

/// The behaviour before an animation's start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final state remains visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither: the animation has no effect outside its duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function for the pacing of an animation. Stored: animations end at once.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates a predefined timing function.
  public convenience init(name: CAMediaTimingFunctionName) {
    // The curves of the CSS Easing Functions, which are Core Animation's.
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Writes one of the curve's four points, by its index; does nothing if the index is out of range.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }
}
