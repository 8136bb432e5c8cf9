public import Foundation

/// A view that can be used: it has states, and sends actions to targets.
///
/// Nothing is touched on Linux: actions are sent by calling `sendActions(for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var entries: [ControlTarget] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that runs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used, true at first. Actions that are sent all the same are called: there are no
  /// touches to hold back.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen, false at first. Nothing but the app changes it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control looks pressed, false at first. Nothing but the app changes it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All of the states the control is in; subclasses may add states of their own.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The control looks different, and may have another size.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Content

  /// Where content lower than the control stands; `center` at first. Buttons read it, other controls have no content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content narrower than the control stands; `center` at first. Buttons read it, other controls have no
  /// content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with leading and trailing as the sides they are.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Touches

  /// Always false: nothing touches.
  open var isTracking: Bool { false }
  /// Always false: nothing touches.
  open var isTouchInside: Bool { false }
  /// Whether the control follows a touch that began on it; true unless overridden. As the next three, called by apps and
  /// tests alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control goes on following the touch; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted; does nothing by itself.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch ended without being finished; does nothing by itself.
  open func cancelTracking(with event: UIEvent?) {}

  /// Kept, without effect on a still picture: no menu opens.
  open var showsMenuAsPrimaryAction = false
  /// Kept, without effect on a still picture: no menu opens.
  open var isContextMenuInteractionEnabled = false
  /// Kept, without effect on a still picture: no pointer rests on the control.
  open var toolTip: String?

  // MARK: Actions

  /// Calls `action` on the target at each of the events. The target is not kept alive; without one, the first object up
  /// the responder chain that has the method is called. The same target and action are added once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.target(WeakTarget(target), action), for: controlEvents)
  }

  /// Takes the events from targets and actions; `nil` means every one.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target: target, action: action) }
  }

  /// Runs `action` at each of the events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(.closure(action), for: controlEvents)
  }

  /// Takes the events from an action that was added; the same object is meant, not one that is equal.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.isClosure(action) }
  }

  /// The names of the target's actions at an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.filter { $0.events.contains(controlEvent) }.compactMap { $0.actionName(of: target) }
    return names.isEmpty ? nil : names
  }

  /// Every event that has a target or an action.
  open var allControlEvents: Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends the actions of these events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.receiver {
      case .target(let target, let action):
        guard !target.isGone else { continue }
        sendAction(action, to: target.object, for: nil)
      case .closure(let action): sendAction(action)
      }
    }
  }

  /// Calls an action; subclasses may watch or redirect it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    send(action, to: target, for: event)
  }

  /// Runs an action with the control as its sender; subclasses may watch or replace it.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }
}
