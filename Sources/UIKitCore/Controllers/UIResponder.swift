public import Foundation

/// An object of the chain that actions go up: a control, its superviews and their controllers, the window, the app.
///
/// What it hears of touches, keys and motion is there for overrides and tests: nothing is touched by itself.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  /// What was said to assistive technologies; made by `accessibilityValues`.
  final var accessibility: AccessibilityValues?

  /// The object that is asked after this one.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may be the one that keys are sent to; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may cease to be the one that keys are sent to.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the one that keys are sent to.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes it the one that keys are sent to, if it can be, and if the one before gives way. No keyboard comes up.
  ///
  /// - Returns: whether it is that now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

  /// Ceases to be the one that keys are sent to, if it can.
  ///
  /// - Returns: whether it is not that now.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.release(self) }

  // MARK: Keyboard

  /// What comes up instead of the keyboard. Kept by overrides alone: nothing comes up.
  open var inputView: UIView? { nil }
  /// What stands over the keyboard. Kept by overrides alone: there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of what comes up instead of the keyboard; nothing does.
  open var inputViewController: UIViewController? { nil }
  /// The controller of what stands over the keyboard; nothing does.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}
  /// The keys that run commands; none unless overridden. Nothing presses them.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Commands

  /// Whether it can carry out an action now: whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// Who carries out an action: itself or the next up the chain that can, nil if nobody can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called to add to a menu; only apps and tests do so.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown; only apps and tests do so.
  open func validate(_ command: UICommand) {}

  // MARK: Touches, keys and motion

  /// Fingers have come down. As all that is told of touches: passed on to `next`, and called by apps and tests alone.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; passed on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have been lifted; passed on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches have ended without being finished; passed on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Touches are known better than they were; does nothing by itself.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys have been pressed; passed on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys are pressed otherwise; passed on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys have been let go; passed on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses have ended without being finished; passed on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device begins to be shaken; passed on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device has been shaken; passed on to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Shaking has ended without being finished; passed on to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control, a headset's button say, was used; passed on to `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Files

  /// Called when the object was read from a nib, once everything in it was. Nibs are not read: only apps and tests call
  /// it.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Whether it is an element to assistive technologies; unless set, controls and labels are.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isStandardAccessibilityElement }
    set { accessibilityValues.isElement = newValue }
  }

  /// What the element is called; unless set, a control's title or a label's text.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? standardAccessibilityLabel }
    set { accessibilityValues.label = newValue }
  }

  /// What the element is called, with attributes; unless set, `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityValues.attributedLabel = newValue }
  }

  /// What using the element does. Kept for tests to read, as all that is said to assistive technologies.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// What using the element does, with attributes; unless set, `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityValues.attributedHint = newValue }
  }

  /// What the element's value is, in words.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityValues.value = newValue }
  }

  /// What the element's value is, with attributes; unless set, `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValues.attributedValue = newValue }
  }

  /// What kind of element it is; unless set, what its class is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardAccessibilityTraits }
    set { accessibilityValues.traits = newValue }
  }

  /// Where the element is on the screen; unless set, where its view is.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? standardAccessibilityFrame }
    set { accessibilityValues.frame = newValue }
  }

  /// Where on the screen it is touched to be used; unless set, the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityValues.activationPoint = newValue }
  }

  /// The language it is spoken in, by its tag.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityValues.language = newValue }
  }

  /// Whether what is in it is no element.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityValues.hidesElements = newValue }
  }

  /// Whether its neighbours are no elements while it is there.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityValues.isModal = newValue }
  }

  /// Whether what is in it is gone through before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityValues.groupsChildren = newValue }
  }

  /// How what is in it is gone through.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityValues.navigationStyle = newValue }
  }

  /// What the elements in it are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityValues.containerType = newValue }
  }

  /// Whether it can be used; unless set, if it is an element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? isAccessibilityElement }
    set { accessibilityValues.respondsToUser = newValue }
  }

  /// What it may be called by voice; unless set, `accessibilityLabel`. UIKit's values are never nil.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { accessibilityValues.userInputLabels = newValue }
  }

  /// The elements in it, where they are not its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityValues.elements = newValue }
  }

  /// What else can be done with the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityValues.customActions = newValue }
  }

  /// How many elements are in it: those of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element in it by its number; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The number of an element in it; `NSNotFound` if it is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called when assistive technologies use the element; false unless overridden. Only apps and tests call it.
  open func accessibilityActivate() -> Bool { false }
  /// Called when the value is to be raised; does nothing by itself.
  open func accessibilityIncrement() {}
  /// Called when the value is to be lowered; does nothing by itself.
  open func accessibilityDecrement() {}
  /// Called when it is to scroll; false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when it is to be left, as an alert is; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when the app is to do what it is for; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive technologies come to the element; nothing does by itself.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technologies leave the element; nothing does by itself.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false: nothing is in focus.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// What the class is to assistive technologies, where nothing was set.
  var isStandardAccessibilityElement: Bool { false }
  var standardAccessibilityLabel: String? { nil }
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  var standardAccessibilityFrame: CGRect { .zero }
}
