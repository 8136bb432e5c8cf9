public import Foundation

/// An animator of changes to views. Differs from UIKit: starting it makes the changes and runs the completion
/// handlers at once, regardless of duration and delay.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// The pacing of the animation.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The state: active once started, until it ends.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Always `false`: nothing takes time.
  open var isRunning: Bool { false }
  /// Whether the animation ends at its start: the position given to completion handlers. The changes are made either
  /// way.
  open var isReversed = false
  /// The completed fraction, from 0 to 1: setting a value above 0 makes the changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }
  /// Stored; has no effect: there are no touches.
  open var isUserInteractionEnabled = true
  /// Stored; has no effect: there are no touches.
  open var isManualHitTestingEnabled = false
  /// Stored; has no effect: nothing is interrupted. `true` by default.
  open var isInterruptible = true
  /// Stored; has no effect on a still picture.
  open var scrubsLinearly = true
  /// Whether the animator remains active at its end, until it is finished.
  open var pausesOnCompletion = false

  /// Creates an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init(__subclass: ())
  }

  /// Creates an animator without a duration.
  public convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with a predefined curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator, makes the changes and runs `completion`, before it returns.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let parameters = UICubicTimingParameters(animationCurve: .easeInOut)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes, which are made at once if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { makeChanges() }
  }

  /// Adds changes; the delay factor is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a completion handler.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and runs the completion handlers, before it returns.
  open func startAnimation() {
    makeChanges()
    if pausesOnCompletion { state = .active } else { end(at: isReversed ? .start : .end) }
  }

  /// Makes the changes and runs the completion handlers, before it returns; the delay is only stored.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes; the completion handlers run when the animator is continued or finished.
  open func pauseAnimation() {
    makeChanges()
    state = .active
  }

  /// Makes the changes and runs the completion handlers, before it returns.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops an active animator. If `withoutFinishing` is `true`, it becomes inactive without running its completion
  /// handlers; otherwise these run in `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing { reset() } else { state = .stopped }
  }

  /// Runs the completion handlers, if the animator was stopped, paused, or remains active at its end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    end(at: finalPosition)
  }

  private func makeChanges() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let due = completions
    reset()
    for completion in due { completion(position) }
  }

  private func reset() {
    (state, completions) = (.inactive, [])
  }
}

/// The positions at which an animation ended, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}

/// The states of an animator, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// The animation has not been started, or has ended.
  case inactive = 0
  /// The animation is in progress or paused.
  case active = 1
  /// The animation was stopped and not yet finished.
  case stopped = 2
}
