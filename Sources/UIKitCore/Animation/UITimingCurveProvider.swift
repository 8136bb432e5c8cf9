public import Foundation

/// What says how fast an animator is on its way. Kept: changes are made at once.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of pace; raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
  /// One that has a name.
  case builtin = 0
  /// A curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// A pace along a curve. Kept: changes are made at once.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The pace's name.
  public final let animationCurve: UIView.AnimationCurve
  /// The point that pulls the curve's beginning.
  public final let controlPoint1: CGPoint
  /// The point that pulls the curve's end.
  public final let controlPoint2: CGPoint
  private let isNamed: Bool

  /// A pace that has a name; its points are those of the curve of this name in the CSS Easing Functions.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    super.init()
  }

  /// A pace along a curve from (0, 0) to (1, 1), by the two points that pull it.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2, isNamed) = (.easeInOut, point1, point2, false)
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace as a spring has it. Kept: changes are made at once.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast things are at first.
  public final let initialVelocity: CGVector

  /// A spring that swings less the nearer to 1 its ratio is.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its parts.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring that swings less the nearer to 1 its ratio is, from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// What animates, and can be stopped on its way.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// Whether it is on its way.
  var isRunning: Bool { get }
  /// Whether it runs back.
  var isReversed: Bool { get set }
  /// How much of it has been done, of 1.
  var fractionComplete: CGFloat { get set }
  /// Starts.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Waits on its way.
  func pauseAnimation()
  /// Stops where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes that are made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a change.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
