public import Foundation
public import UIKitValues

/// An animation of a layer. Differs from Core Animation: it ends as soon as it is added, and a picture shows the
/// layer's own properties.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is retained, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; `true` by default. The layer's properties do not change
  /// either way.
  open var isRemovedOnCompletion = true
  /// The frames per second that are wanted. Stored; there is one picture.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The value that every animation has for a property; none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Does nothing: a change takes effect at once.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  /// The animations that begin and end with it.
  var parts: [CAAnimation] { [] }
}

/// A delegate that is notified of the start and the end of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` is always `true`.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the property's value.
  open var isAdditive = false
  /// Whether each repetition builds on the previous one.
  open var isCumulative = false
  /// The function that makes transforms of values. Stored.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value; the currently visible one if `nil`.
  open var fromValue: Any?
  /// The final value; the property's value if `nil`.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}

/// An animation from one value to another that acts like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Creates a spring by the time in which it seems to end, and how far it overshoots. The values are those of a mass of 1:
  /// stiffness (2π / duration)², damping 4π (1 - bounce) / duration, or 4π / (duration (1 + bounce)) for a negative bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let time = CGFloat(perceptualDuration)
    guard time > 0 else { return }
    stiffness = (2 * .pi / time) * (2 * .pi / time)
    damping = bounce < 0 ? 4 * .pi / (time * (1 + bounce)) : 4 * .pi * (1 - bounce) / time
  }

  /// The time in which it seems to end: that of one oscillation without damping.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 && mass > 0 ? Double(2 * .pi * (mass / stiffness).squareRoot()) : .infinity
  }
  /// How far it overshoots: 0 if it does not, 1 if it never ends.
  open var bounce: CGFloat {
    let critical = 2 * (mass * stiffness).squareRoot()
    guard critical > 0, damping > 0 else { return 1 }
    let ratio = damping / critical
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The mass attached to the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity of the mass.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring moves by less than a thousandth, in seconds: from its envelope, which falls as the exponential
  /// of damping / (2 × mass).
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    return Double(log(1000) * 2 * mass / damping)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pacing between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path along which a point moves, in place of values.
  open var path: CGPath?
  /// The tightness of curves through the values, one number for each.
  open var tensionValues: [NSNumber]?
  /// The roundness of curves through the values, one number for each.
  open var continuityValues: [NSNumber]?
  /// The place of curves with regard to the values, one number for each.
  open var biasValues: [NSNumber]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?

  override var parts: [CAAnimation] { animations ?? [] }
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  /// The type of transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// A function that makes a transform of an animation's values. Stored: nothing is animated.
open class CAValueFunction: NSObject {
  /// The name.
  public final let name: CAValueFunctionName

  /// Creates a function by its name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The names of functions that make transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
