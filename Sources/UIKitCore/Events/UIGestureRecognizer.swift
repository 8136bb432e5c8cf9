public import Foundation

/// What finds a gesture in touches, and calls methods when it has.
///
/// Nothing touches by itself: setting `state`, as a subclass or a test does, calls the methods.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private var receivers: [(target: WeakTarget, action: Selector)] = []
  private var storedState = State.possible

  /// A recognizer that calls a method; the target is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// A recognizer that calls no method yet.
  public convenience init(__empty: Void = ()) {
    self.init(target: nil, action: nil)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Calls the target's method, too; the target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    let known = receivers.contains { $0.target.isSame(as: WeakTarget(target)) && $0.action == action }
    if !known { receivers.append((WeakTarget(target), action)) }
  }

  /// Calls methods no longer; nil stands for every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll {
      (target == nil || $0.target.isSame(as: WeakTarget(target))) && (action == nil || action == $0.action)
    }
  }

  /// How far the gesture has come. Setting it to a state that targets hear of calls them; after an end it is `possible`
  /// again, once `reset()` has been called.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Who is asked about the gesture; only tests ask.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it finds anything.
  open var isEnabled = true
  /// The view it was added to.
  open internal(set) weak var view: UIView?
  /// A name for the app's use.
  open var name: String?
  /// Kept, without effect: nothing touches.
  open var cancelsTouchesInView = true
  /// Kept, without effect: nothing touches.
  open var delaysTouchesBegan = false
  /// Kept, without effect: nothing touches.
  open var delaysTouchesEnded = true
  /// Kept, without effect: nothing touches.
  open var requiresExclusiveTouchType = true
  /// Kept, without effect: nothing touches.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Kept, without effect: nothing is pressed.
  open var allowedPressTypes: [NSNumber] = []
  /// The modifier keys that are down; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// How many fingers are down; none.
  open var numberOfTouches: Int { 0 }

  /// Kept by nobody: no gesture waits for another, as none is found by itself.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is in the view's space, or in the window's; zero, as nothing touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where one of its fingers is; zero, as nothing touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: For subclasses

  /// Called when the gesture is over, before another can begin; does nothing by itself.
  open func reset() {}
  /// Does nothing: nothing touches.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Does nothing: nothing is pressed.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Whether it keeps another gesture from being found.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps it from being found.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits until it has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Fingers have come down. Does nothing by itself, as the next three; called by apps and tests alone.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have ended without being finished.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

extension UIGestureRecognizer {
  private final func change(to state: State) {
    guard isEnabled else { return }
    storedState = state
    if state != .possible, state != .failed { callTargets() }
    guard state == .ended || state == .cancelled || state == .failed, storedState == state else { return }
    reset()
    storedState = .possible
  }

  private final func callTargets() {
    for (target, action) in receivers where !target.isGone {
      guard let object = target.object else { continue }
      action.send(
        to: object, sender: self,
        orFault: "the target has no such method, or it takes another sender than \(Swift.type(of: self))")
    }
  }
}
