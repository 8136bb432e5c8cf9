public import Foundation

/// A view for interaction, which has states and sends actions to targets.
///
/// There are no touches here: code sends actions by calling `sendActions(for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var entries: [ControlTarget] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIControl.self)
  }

  /// Creates a control that runs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open override class var namedProperties: [NamedProperty] {
    super.namedProperties + NamedProperty.ofControl(Self.self)
  }

  // MARK: State

  /// Whether the control can be used; `true` by default. Actions that code sends are performed even if it is `false`:
  /// there are no touches to ignore.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      reportChange(of: "enabled", from: oldValue)
    }
  }
  /// Whether the control is selected; `false` by default. Only the app changes it.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      reportChange(of: "selected", from: oldValue)
    }
  }
  /// Whether the control looks pressed; `false` by default. Only the app changes it.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      reportChange(of: "highlighted", from: oldValue)
    }
  }

  /// The control's current states; subclasses may add their own.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state has changed, and with it the control's appearance and perhaps its size.
  @_spi(Subclasses) open func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Content

  /// The vertical alignment of content lower than the control; `center` by default. Buttons use it; other controls
  /// have no content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of content narrower than the control; `center` by default. Buttons use it; other
  /// controls have no content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment, with `leading` and `trailing` resolved to `left` and `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var disablesContent: Bool { !isEnabled }
  override var takesTaps: Bool { isEnabled }

  // MARK: Touches

  /// Always `false`: there are no touches.
  open var isTracking: Bool { false }
  /// Always `false`: there are no touches.
  open var isTouchInside: Bool { false }
  /// Called when a touch begins on the control; returns whether to track it, `true` by default. Like the other
  /// tracking methods, it is called only by apps and tests.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch changes; returns whether to continue tracking it, `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends; the default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled; the default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Stored; has no effect on a still picture: no menu opens.
  open var showsMenuAsPrimaryAction = false
  /// Stored; has no effect on a still picture: no menu opens.
  open var isContextMenuInteractionEnabled = false
  /// Stored; has no effect on a still picture: there is no pointer.
  open var toolTip: String?

  // MARK: Actions

  /// Adds a target and an action for the given events. The target is not retained; without one, the action goes to
  /// the first object in the responder chain that implements it. A target and action that were added before are not
  /// added again.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.target(WeakTarget(target), action), for: controlEvents)
  }

  /// Removes the events from matching targets and actions; `nil` matches all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target: target, action: action) }
  }

  /// Runs `action` on the given events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(.closure(action), for: controlEvents)
  }

  /// Removes the events from an action, which is compared by identity.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.isClosure(action) }
  }

  override var tracksTouches: Bool { true }

  /// Removes the events from the actions with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.receiver.action?.identifier == actionIdentifier }
  }

  /// The targets of the control's actions; those that are gone are left out.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.receiver.target as? NSObject).map { AnyHashable($0) } })
  }

  /// Calls a closure with each action, its target or its method, and its events, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      let method = entry.receiver.selector.map { (target: entry.receiver.target, action: $0) }
      iterator(entry.receiver.action, method, entry.events, &stop)
    }
  }

  /// Sends the control's main event, as a press of it does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Whether symbols in the control move; nothing moves.
  open var isSymbolAnimationEnabled = false
  /// The point where a menu is attached to the control: the middle of its lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// The menu for a long press; none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The names of the target's actions for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.filter { $0.events.contains(controlEvent) }.compactMap { $0.actionName(of: target) }
    return names.isEmpty ? nil : names
  }

  /// The events that have a target or an action.
  open var allControlEvents: Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends the actions for these events, in the order they were added.
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

  /// Sends an action to a target; subclasses may override it to observe or redirect actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    send(action, to: target, for: event)
  }

  /// Runs an action with the control as its sender; subclasses may override it to observe or replace actions.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }
}
