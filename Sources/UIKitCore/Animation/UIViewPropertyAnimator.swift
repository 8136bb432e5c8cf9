public import Foundation

/// Changes of views that can be stopped on their way. Differs from UIKit: once started they have been made, whatever the
/// duration and the delay, and completions have run.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long it takes, in seconds.
  public final let duration: TimeInterval
  /// How fast it is on its way.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// How long it waits, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether it has been started, and not come to its end.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Always false: nothing takes time.
  open var isRunning: Bool { false }
  /// Kept, without effect on a still picture.
  open var isReversed = false
  /// How much of it has been done, of 1: setting more than 0 makes the changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }
  /// Kept, without effect on a still picture: nothing touches.
  open var isUserInteractionEnabled = true
  /// Kept, without effect on a still picture: nothing touches.
  open var isManualHitTestingEnabled = false
  /// Always true: nothing is interrupted.
  open var isInterruptible = true
  /// Kept, without effect on a still picture.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, until it is told to finish.
  open var pausesOnCompletion = false

  /// An animator of a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// An animator of a pace that has a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator of a pace along a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes changes and runs `completion`, before it returns.
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

  /// Adds a change, which is made at once if it has been started.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { makeChanges() }
  }

  /// Adds a change that begins later on the way.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what is done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and runs completions, before it returns.
  open func startAnimation() {
    makeChanges()
    if pausesOnCompletion { state = .active } else { end(at: isReversed ? .start : .end) }
  }

  /// Makes the changes and runs completions, before it returns.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes; completions run once it is continued, or finished.
  open func pauseAnimation() {
    makeChanges()
    state = .active
  }

  /// Makes the changes and runs completions, before it returns.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops it where it is: at its end. Without finishing, completions run once it is told to finish.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if withoutFinishing { reset() } else { state = .stopped }
  }

  /// Runs completions. Only what was stopped, or pauses at its end, waits for it.
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

/// Where an animation ended; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// On its way.
  case current = 2
}

/// How far an animator has come; raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// It has not been started, or has ended.
  case inactive = 0
  /// It is on its way.
  case active = 1
  /// It was stopped and has not been finished.
  case stopped = 2
}
