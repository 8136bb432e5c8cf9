public import Foundation

/// An object that recognizes a gesture in touches, and then calls its targets.
///
/// There are no touches: setting `state`, in a subclass or a test, calls the targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: MainActorObject, NamedMethods, NamedProperties {
  private var receivers: [(target: WeakTarget, action: Selector)] = []
  private var storedState = State.possible

  /// Creates a recognizer with a target and an action; the target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init(__subclass: ())
    if let action { addTarget(target as Any, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer from an Interface Builder document. An archive's coder gives default values.
  public init?(coder: NSCoder) {
    super.init(__subclass: ())
    coder.document?.decodeProperties(of: self, declaredBy: UIGestureRecognizer.self)
  }

  /// The initializer used to create recognizers of a class from a document: calls the subclass's `init(coder:)`.
  @available(*, unavailable)
  public required convenience init?(__coder coder: NSCoder) {
    self.init(coder: coder)
  }

  /// The initializer used to create recognizers of a class: calls the subclass's `init(target:action:)`.
  @available(*, unavailable)
  public required convenience init(__target target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  /// Called after the recognizer and everything else in its nib have been loaded.
  open func awakeFromNib() {}

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name.
  open class var namedProperties: [NamedProperty] { NamedProperty.ofGesture(Self.self) }

  /// Adds a target and an action; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let known = receivers.contains { $0.target.isSame(as: WeakTarget(target)) && $0.action == action }
    if !known { receivers.append((WeakTarget(target), action)) }
  }

  /// Removes targets and actions; `nil` matches every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    receivers.removeAll {
      (target == nil || $0.target.isSame(as: WeakTarget(target))) && (action == nil || action == $0.action)
    }
  }

  /// The state of the gesture. Setting it calls the targets, except for `possible` and `failed`; after an end, a
  /// cancellation or a failure, `reset()` is called and the state returns to `possible`.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer is enabled; if not, setting `state` has no effect.
  open var isEnabled = true
  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is a tap.
  var findsTaps: Bool { false }
  /// A name for the app's own use.
  open var name: String?
  /// Stored; has no effect: there are no touches.
  open var cancelsTouchesInView = true
  /// Stored; has no effect: there are no touches.
  open var delaysTouchesBegan = false
  /// Stored; has no effect: there are no touches.
  open var delaysTouchesEnded = true
  /// Stored; has no effect: there are no touches.
  open var requiresExclusiveTouchType = true
  /// Stored; has no effect: there are no touches.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Stored; has no effect: there are no presses.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored; has no effect: there are no touches.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The pressed buttons of a pointer; none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// The pressed modifier keys; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of touches in the gesture; 0.
  open var numberOfTouches: Int { 0 }

  /// Does nothing: no gesture is recognized, so none waits for another.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The location of the gesture in the view, or in the window if `nil`; zero, as there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The location of one of its touches; zero, as there are no touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: For subclasses

  /// Called after the gesture has ended, before another can begin; the default implementation does nothing.
  open func reset() {}
  /// Does nothing: there are no touches.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Does nothing: there are no presses.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Whether the gesture can prevent another from being recognized; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture can prevent this one from being recognized; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the gesture requires another to fail first; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture requires this one to fail first; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Called when touches begin. Like the other touch methods, it does nothing by default and is called only by apps
  /// and tests.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties of touches have been corrected.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Whether the recognizer takes an event; `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
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
        orFault: "the target has no such method, or its sender is not a \(Swift.type(of: self))")
    }
  }
}
