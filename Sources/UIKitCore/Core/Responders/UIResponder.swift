public import Foundation

/// An object in the responder chain: a control, its superviews and their controllers, the window, the app.
///
/// The methods for touches, keys and motion are there for overrides and tests: no such events are generated.
@preconcurrency @MainActor
open class UIResponder: MainActorObject, AssociationHolder, NamedMethods, NamedProperties, KeyValueObserver,
  UIUserActivityRestoring, UIPasteConfigurationSupporting
{
  @exclusivity(unchecked) package nonisolated(unsafe) final var associations: AssociatedValues?
  /// The values set for assistive technologies; created by `accessibilityValues`.
  final var accessibility: AccessibilityValues?

  /// Creates an object that responds to nothing.
  public init() {
    super.init(__subclass: ())
  }

  /// The initializer used to create the app's delegate of its class: calls the subclass's `init()`.
  @available(*, unavailable)
  public required convenience init(__ofApp: Void) {
    self.init()
  }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// The environment that the window holds; without a window, the current one.
  package var viewEnvironment: ViewEnvironment { .current }
  /// The root of the responder's tree of views.
  var treeRoot: UIView? { nil }

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name; none by default.
  open class var namedProperties: [NamedProperty] { [] }

  /// Called after a property has changed that the object observes by `addObserver(_:forKeyPath:options:context:)`. The
  /// default implementation raises a fault: the change was not handled.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raiseFault(
      "NSInternalInconsistencyException", call: "-[\(type(of: self)) observeValueForKeyPath:ofObject:change:context:]",
      reason: "the change of '\(keyPath ?? "")' was not handled")
  }

  // MARK: First responder

  /// Whether the object can become the first responder, which receives key events; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can resign as the first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes the object the first responder, if it can become it and the current one resigns. No keyboard is shown.
  ///
  /// - Returns: whether the object is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }

  /// Resigns as the first responder, if it can.
  ///
  /// - Returns: whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.release(self) }

  // MARK: Keyboard

  /// The view shown in place of the keyboard. For overrides: it is never shown.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard. For overrides: it is never shown, as there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view shown in place of the keyboard; never shown.
  open var inputViewController: UIViewController? { nil }
  /// The controller of the view shown above the keyboard; never shown.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}
  /// The key combinations that trigger commands; none by default. No keys are pressed here.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Commands

  /// Whether the object can perform the action now; by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// The object that performs an action: this one or the next in the responder chain that can; `nil` if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The record of changes that can be undone: that of the next responder; by default, none.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The mode of text input; the only one.
  open var textInputMode: UITextInputMode? { .current }
  /// An identifier under which the mode of text input is kept; none.
  open var textInputContextIdentifier: String? { nil }
  /// The interactions that edit text; never asked for.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Called to cut the selection. Like the other commands, only apps and tests call it.
  open func cut(_ sender: Any?) {}
  /// Called to copy the selection.
  open func copy(_ sender: Any?) {}
  /// Called to paste.
  open func paste(_ sender: Any?) {}
  /// Called to delete the selection.
  open func delete(_ sender: Any?) {}
  /// Called to select.
  open func select(_ sender: Any?) {}
  /// Called to select everything.
  open func selectAll(_ sender: Any?) {}
  /// Called to toggle bold.
  open func toggleBoldface(_ sender: Any?) {}
  /// Called to toggle italics.
  open func toggleItalics(_ sender: Any?) {}
  /// Called to toggle underlining.
  open func toggleUnderline(_ sender: Any?) {}
  /// Called to make text larger.
  open func increaseSize(_ sender: Any?) {}
  /// Called to make text smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Called to let text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Called to let text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Called to paste in the style of the text around it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Called to paste an address and open it.
  open func pasteAndGo(_ sender: Any?) {}
  /// Called to paste a text and look for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Called to find text.
  open func find(_ sender: Any?) {}
  /// Called to find text and replace it.
  open func findAndReplace(_ sender: Any?) {}
  /// Called to find the next place.
  open func findNext(_ sender: Any?) {}
  /// Called to find the place before.
  open func findPrevious(_ sender: Any?) {}
  /// Called to find what is selected.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Called to print.
  open func printContent(_ sender: Any?) {}
  /// Called to change attributes of the selected text.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// Called to add items to a menu; only apps and tests call it.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is displayed; only apps and tests call it.
  open func validate(_ command: UICommand) {}

  /// The types that can be pasted. Stored.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { UIResponder.pasteKey[self] }
    set { UIResponder.pasteKey[self] = newValue }
  }
  // Few responders have one: all others do without a place for it.
  private static let pasteKey = AssociatedValueKey<UIPasteConfiguration>()
  /// Called with what is pasted; only apps and tests call it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the providers has a type that can be pasted.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
  /// Does nothing: no mode of text input is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Does nothing: there is no camera.
  open func captureTextFromCamera(_ sender: Any?) {}

  // MARK: Activities

  /// The person's activity with the object. Stored; nothing is handed on.
  open var userActivity: NSUserActivity? {
    get { UIResponder.activityKey[self] }
    set { UIResponder.activityKey[self] = newValue }
  }
  private static let activityKey = AssociatedValueKey<NSUserActivity>()

  /// Called to restore the state of an activity; only apps and tests call it.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Called to write the object's state into its activity; only apps and tests call it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches, keys and motion

  /// Called when touches begin. Like all touch methods, it forwards to `next` and is called only by apps and tests.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwards to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwards to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled; forwards to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches have been updated; the default implementation does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when presses begin; forwards to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses change; forwards to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end; forwards to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled; forwards to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the device starts being shaken; forwards to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device has been shaken; forwards to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is cancelled; forwards to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called on an event of a remote control, such as a headset's button; forwards to `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Files

  /// Called after the object and everything else in its nib have been loaded, and outlets and actions are connected.
  open func awakeFromNib() {}
  /// Called only by Interface Builder, for views that it draws on its canvas.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Whether the object is an accessibility element; by default, whether its class is one, as controls and labels
  /// are.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isStandardAccessibilityElement }
    set { accessibilityValues.isElement = newValue }
  }

  /// The accessibility label; by default, a control's title or a label's text.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? standardAccessibilityLabel }
    set { (accessibilityValues.label, accessibilityValues.attributedLabel) = (newValue, nil) }
  }

  /// The accessibility label with attributes; by default, `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { (accessibilityValues.label, accessibilityValues.attributedLabel) = (newValue?.string, newValue) }
  }

  /// A description of the result of using the element.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { (accessibilityValues.hint, accessibilityValues.attributedHint) = (newValue, nil) }
  }

  /// The accessibility hint with attributes; by default, `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { (accessibilityValues.hint, accessibilityValues.attributedHint) = (newValue?.string, newValue) }
  }

  /// The element's value in words; by default, that of its class, such as a field's text.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? standardAccessibilityValue }
    set { (accessibilityValues.value, accessibilityValues.attributedValue) = (newValue, nil) }
  }

  /// The accessibility value with attributes; by default, `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { (accessibilityValues.value, accessibilityValues.attributedValue) = (newValue?.string, newValue) }
  }

  /// The kind of element; by default, the traits of its class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardAccessibilityTraits }
    set { accessibilityValues.traits = newValue }
  }

  /// The element's frame on the screen; by default, the view's frame.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? standardAccessibilityFrame }
    set { accessibilityValues.frame = newValue }
  }

  /// An outline on the screen that is highlighted in place of the frame; `nil` for the frame, unless the class has one.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path ?? standardAccessibilityPath }
    set { accessibilityValues.path = newValue }
  }

  /// The point on the screen where the element is activated; by default, the centre of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibilityValues.activationPoint = newValue }
  }

  /// The language tag of the language in which the element is spoken.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityValues.language = newValue }
  }

  /// Whether the elements within this one are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityValues.hidesElements = newValue }
  }

  /// Whether assistive technologies ignore the element's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityValues.isModal = newValue }
  }

  /// Whether the elements within this one are visited before its siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityValues.groupsChildren = newValue }
  }

  /// The way in which assistive technologies navigate the elements within this one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityValues.navigationStyle = newValue }
  }

  /// The kind of container that the element is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityValues.containerType = newValue }
  }

  /// Whether the element responds to user interaction; by default, whether it is an accessibility element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? isAccessibilityElement }
    set { accessibilityValues.respondsToUser = newValue }
  }

  /// The names for the element in voice control; by default, `accessibilityLabel`. UIKit's value is never `nil`.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { accessibilityValues.userInputLabels = newValue }
  }

  /// The names for the element in voice control with attributes; by default, `accessibilityUserInputLabels`.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibility?.attributedInputLabels ?? accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } ?? []
    }
    set { accessibilityValues.attributedInputLabels = newValue }
  }

  /// The kind of text that the element has. Stored: it changes how a text is spoken, not which.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityValues.textualContext = newValue }
  }

  /// The elements that are headers of this one. Stored for tests to read.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headers }
    set { accessibilityValues.headers = newValue }
  }

  /// The accessibility elements within this one, if they are not its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityValues.elements = newValue }
  }

  /// Additional actions on the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessibilityValues.customActions = newValue }
  }

  /// Lists of elements that assistive technologies step through. Stored for tests to read.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { accessibilityValues.customRotors = newValue }
  }

  /// The number of elements in `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index; `nil` if it is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` if it is not in `accessibilityElements`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called when assistive technologies activate the element; returns `false` by default. Only apps and tests call
  /// it.
  open func accessibilityActivate() -> Bool { false }
  /// Called to increment the value; the default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Called to decrement the value; the default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Called to scroll; returns `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called to dismiss the element, an alert for example; returns `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called to perform the app's most important action; returns `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when the element gains the focus of assistive technologies; never called automatically.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the element loses the focus of assistive technologies; never called automatically.
  open func accessibilityElementDidLoseFocus() {}
  /// Always `false`: nothing is focused.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The class's default for `isAccessibilityElement`.
  @_spi(Subclasses) open var isStandardAccessibilityElement: Bool { false }
  /// The class's default for `accessibilityLabel`.
  @_spi(Subclasses) open var standardAccessibilityLabel: String? { nil }
  /// The class's default for `accessibilityValue`.
  @_spi(Subclasses) open var standardAccessibilityValue: String? { nil }
  /// The class's default for `accessibilityTraits`.
  @_spi(Subclasses) open var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The class's default for `accessibilityPath`, on the screen.
  @_spi(Subclasses) open var standardAccessibilityPath: UIBezierPath? { nil }
  var standardAccessibilityFrame: CGRect { .zero }
  /// Whether the accessibility elements in the object are numbered when they are spoken, as segments are: `2 of 3`.
  @_spi(Subclasses) open var numbersAccessibilityElements: Bool { false }
  /// Whether assistive technologies pass over the object now although it is an element: it shows nothing.
  @_spi(Subclasses) open var hasNothingToSpeak: Bool { false }
  /// The traits that the object gives to the elements in one of its children, as a table gives `header` to those in its
  /// headers.
  @_spi(Subclasses) open func accessibilityTraits(ofElementsIn child: UIResponder) -> UIAccessibilityTraits { .none }
  /// The objects that are searched for elements: a view's subviews.
  @_spi(Subclasses) open var accessibilityChildren: [UIResponder] { [] }
  var ownAccessibilityIdentifier: String? { nil }
  var accessibilityExtent: AccessibilityExtent { .whole }
}
