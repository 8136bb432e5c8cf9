public import Foundation

/// A change of a layer over time. Differs from Core Animation: it ends as soon as it is added, and a picture shows what
/// the layer's own properties are.
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it is on its way.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of its beginning and end; kept, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it at its end; true at first. The layer's properties stay as they are either way.
  open var isRemovedOnCompletion = true
}

/// Who is told of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended; here it always has been finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one of a layer's properties.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to what the property is.
  open var isAdditive = false
  /// Whether each time begins where the one before ended.
  open var isCumulative = false

  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil: what is seen.
  open var fromValue: Any?
  /// The value at the end; nil: what is set.
  open var toValue: Any?
  /// What the value changes by.
  open var byValue: Any?
}

/// A change from one value to another as a spring makes it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that hangs on the spring.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How much the spring is held back.
  open var damping: CGFloat = 10
  /// How fast the mass is at first.
  open var initialVelocity: CGFloat = 0
}

/// A change along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each counts, of 1.
  open var keyTimes: [NSNumber]?
  /// How fast it is between them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it gets from one to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether things turn along the way.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change from one picture of a layer to another.
open class CATransition: CAAnimation {
  /// How it changes.
  open var type = CATransitionType.fade
  /// Where it changes from.
  open var subtype: CATransitionSubtype?
  /// How far in it begins, of 1.
  open var startProgress: Float = 0
  /// How far in it ends, of 1.
  open var endProgress: Float = 1
}
