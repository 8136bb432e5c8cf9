public import Foundation

/// An object whose class has accessibility properties: a responder, or a bar item.
@MainActor
protocol AccessibilityOwner: NSObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: AccessibilityOwner {}
extension UIBarItem: AccessibilityOwner {}

/// The storage for objects whose class has no accessibility properties: an associated responder for each.
@MainActor
private enum AccessibilityCompanions {
  private static let key = AssociatedValueKey<UIResponder>()
  /// The responder used to read the values of objects without any.
  private static let silent = UIResponder()

  static func of(_ object: NSObject) -> UIResponder {
    key[object] ?? silent
  }

  static func made(for object: NSObject) -> UIResponder {
    let known = of(object)
    guard known === silent else { return known }
    let companion = UIResponder()
    key[object] = companion
    return companion
  }
}

extension UIKitObject {
  fileprivate var said: any AccessibilityOwner { self as? any AccessibilityOwner ?? AccessibilityCompanions.of(self) }
  fileprivate var toSay: any AccessibilityOwner {
    self as? any AccessibilityOwner ?? AccessibilityCompanions.made(for: self)
  }
  /// The responder that has the object's accessibility properties: the object itself, or its companion.
  var accessibilityResponder: UIResponder { responderSaid }
  fileprivate var responderSaid: UIResponder { self as? UIResponder ?? AccessibilityCompanions.of(self) }
  fileprivate var responderToSay: UIResponder { self as? UIResponder ?? AccessibilityCompanions.made(for: self) }
}

// MARK: - Element properties

extension UIKitObject {
  /// Whether the object is an accessibility element; like the other properties here, it is described for responders.
  public var isAccessibilityElement: Bool {
    get { said.isAccessibilityElement }
    set { toSay.isAccessibilityElement = newValue }
  }

  /// The accessibility label of the element.
  public var accessibilityLabel: String? {
    get { said.accessibilityLabel }
    set { toSay.accessibilityLabel = newValue }
  }

  /// A description of the result of using the element.
  public var accessibilityHint: String? {
    get { said.accessibilityHint }
    set { toSay.accessibilityHint = newValue }
  }

  /// The element's value in words.
  public var accessibilityValue: String? {
    get { said.accessibilityValue }
    set { toSay.accessibilityValue = newValue }
  }

  /// The kind of element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { said.accessibilityTraits }
    set { toSay.accessibilityTraits = newValue }
  }

  /// The accessibility label with attributes; by default, `accessibilityLabel`.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { responderSaid.accessibilityAttributedLabel }
    set { responderToSay.accessibilityAttributedLabel = newValue }
  }

  /// The accessibility hint with attributes; by default, `accessibilityHint`.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { responderSaid.accessibilityAttributedHint }
    set { responderToSay.accessibilityAttributedHint = newValue }
  }

  /// The accessibility value with attributes; by default, `accessibilityValue`.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { responderSaid.accessibilityAttributedValue }
    set { responderToSay.accessibilityAttributedValue = newValue }
  }

  /// An outline on the screen that is highlighted in place of the frame.
  public var accessibilityPath: UIBezierPath? {
    get { responderSaid.accessibilityPath }
    set { responderToSay.accessibilityPath = newValue }
  }

  /// The element's frame on the screen.
  public var accessibilityFrame: CGRect {
    get { responderSaid.accessibilityFrame }
    set { responderToSay.accessibilityFrame = newValue }
  }

  /// The point on the screen where the element is activated; by default, the centre of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get { responderSaid.accessibilityActivationPoint }
    set { responderToSay.accessibilityActivationPoint = newValue }
  }

  /// The language tag of the language in which the element is spoken.
  public var accessibilityLanguage: String? {
    get { responderSaid.accessibilityLanguage }
    set { responderToSay.accessibilityLanguage = newValue }
  }

  /// Whether the elements within this one are hidden from assistive technologies.
  public var accessibilityElementsHidden: Bool {
    get { responderSaid.accessibilityElementsHidden }
    set { responderToSay.accessibilityElementsHidden = newValue }
  }

  /// Whether assistive technologies ignore the element's siblings.
  public var accessibilityViewIsModal: Bool {
    get { responderSaid.accessibilityViewIsModal }
    set { responderToSay.accessibilityViewIsModal = newValue }
  }

  /// Whether the elements within this one are visited before its siblings.
  public var shouldGroupAccessibilityChildren: Bool {
    get { responderSaid.shouldGroupAccessibilityChildren }
    set { responderToSay.shouldGroupAccessibilityChildren = newValue }
  }

  /// The way in which assistive technologies navigate the elements within this one.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { responderSaid.accessibilityNavigationStyle }
    set { responderToSay.accessibilityNavigationStyle = newValue }
  }

  /// The kind of container that the element is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responderSaid.accessibilityContainerType }
    set { responderToSay.accessibilityContainerType = newValue }
  }

  /// Whether the element responds to user interaction; by default, whether it is an accessibility element.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { responderSaid.accessibilityRespondsToUserInteraction }
    set { responderToSay.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The names for the element in voice control; by default, `accessibilityLabel`.
  public var accessibilityUserInputLabels: [String]? {
    get { responderSaid.accessibilityUserInputLabels }
    set { responderToSay.accessibilityUserInputLabels = newValue }
  }

  /// The accessibility elements within this one.
  public var accessibilityElements: [Any]? {
    get { responderSaid.accessibilityElements }
    set { responderToSay.accessibilityElements = newValue }
  }

  /// Additional actions on the element.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responderSaid.accessibilityCustomActions }
    set { responderToSay.accessibilityCustomActions = newValue }
  }
}

// MARK: - Containers and actions

extension UIKitObject {
  /// The number of elements in `accessibilityElements`.
  public func accessibilityElementCount() -> Int { responderSaid.accessibilityElementCount() }
  /// The element at an index; `nil` if it is out of range.
  public func accessibilityElement(at index: Int) -> Any? { responderSaid.accessibilityElement(at: index) }
  /// The index of an element; `NSNotFound` if it is not in `accessibilityElements`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    responderSaid.index(ofAccessibilityElement: element)
  }
  /// Called when assistive technologies activate the element; returns `false` unless a responder overrides it.
  public func accessibilityActivate() -> Bool { responderSaid.accessibilityActivate() }
  /// Called to increment the value; does nothing unless a responder overrides it.
  public func accessibilityIncrement() { responderSaid.accessibilityIncrement() }
  /// Called to decrement the value; does nothing unless a responder overrides it.
  public func accessibilityDecrement() { responderSaid.accessibilityDecrement() }
  /// Called to scroll; returns `false` unless a responder overrides it.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responderSaid.accessibilityScroll(direction)
  }
  /// Called to dismiss the element, an alert for example; returns `false` unless a responder overrides it.
  public func accessibilityPerformEscape() -> Bool { responderSaid.accessibilityPerformEscape() }
  /// Called to perform the app's most important action; returns `false` unless a responder overrides it.
  public func accessibilityPerformMagicTap() -> Bool { responderSaid.accessibilityPerformMagicTap() }
}
