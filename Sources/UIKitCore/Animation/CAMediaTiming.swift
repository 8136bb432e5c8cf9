public import Foundation

/// When something happens, and for how long. Kept: animations end at once.
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds; 0: as long as the transaction says.
  var duration: CFTimeInterval { get set }
  /// How fast it is.
  var speed: Float { get set }
  /// How far into it one is at its beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it happens; 0: once.
  var repeatCount: Float { get set }
  /// For how long it happens again and again; 0: as often as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
  /// What counts before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds: Core Foundation's name for them.
public typealias CFTimeInterval = Double

/// What counts before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end counts after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning counts before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A pace that has a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Equally fast throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is on its way. Kept: animations end at once.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A pace that has a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    // The four curves of the CSS Easing Functions, which are Core Animation's.
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// A pace along a curve from (0, 0) to (1, 1), by the two points that pull it.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// One of the curve's four points, by its number.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }
}
