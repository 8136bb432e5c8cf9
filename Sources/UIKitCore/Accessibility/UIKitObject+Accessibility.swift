public import Foundation

/// An object with accessibility values of its own class's: a responder, or a thing in a bar.
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

/// Where the values of an object are that has none of its class's: in a responder beside it.
@MainActor
private enum AccessibilityCompanions {
  private static var key = 0
  /// What all are that nothing was said of.
  private static let silent = UIResponder()

  static func of(_ object: NSObject) -> UIResponder {
    objc_getAssociatedObject(object, &key) as? UIResponder ?? silent
  }

  static func made(for object: NSObject) -> UIResponder {
    let known = of(object)
    guard known === silent else { return known }
    let companion = UIResponder()
    objc_setAssociatedObject(object, &key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return companion
  }
}

extension UIKitObject {
  fileprivate var said: any AccessibilityOwner { self as? any AccessibilityOwner ?? AccessibilityCompanions.of(self) }
  fileprivate var toSay: any AccessibilityOwner {
    self as? any AccessibilityOwner ?? AccessibilityCompanions.made(for: self)
  }
  fileprivate var responderSaid: UIResponder { self as? UIResponder ?? AccessibilityCompanions.of(self) }
  fileprivate var responderToSay: UIResponder { self as? UIResponder ?? AccessibilityCompanions.made(for: self) }
}

// MARK: - What an element is

extension UIKitObject {
  /// Whether it is an element to assistive technologies; responders say more of it, and of all below.
  public var isAccessibilityElement: Bool {
    get { said.isAccessibilityElement }
    set { toSay.isAccessibilityElement = newValue }
  }

  /// What the element is called.
  public var accessibilityLabel: String? {
    get { said.accessibilityLabel }
    set { toSay.accessibilityLabel = newValue }
  }

  /// What using the element does.
  public var accessibilityHint: String? {
    get { said.accessibilityHint }
    set { toSay.accessibilityHint = newValue }
  }

  /// What the element's value is, in words.
  public var accessibilityValue: String? {
    get { said.accessibilityValue }
    set { toSay.accessibilityValue = newValue }
  }

  /// What kind of element it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { said.accessibilityTraits }
    set { toSay.accessibilityTraits = newValue }
  }

  /// What the element is called, with attributes; unless set, `accessibilityLabel`.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { responderSaid.accessibilityAttributedLabel }
    set { responderToSay.accessibilityAttributedLabel = newValue }
  }

  /// What using the element does, with attributes; unless set, `accessibilityHint`.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { responderSaid.accessibilityAttributedHint }
    set { responderToSay.accessibilityAttributedHint = newValue }
  }

  /// What the element's value is, with attributes; unless set, `accessibilityValue`.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { responderSaid.accessibilityAttributedValue }
    set { responderToSay.accessibilityAttributedValue = newValue }
  }

  /// Where the element is on the screen.
  public var accessibilityFrame: CGRect {
    get { responderSaid.accessibilityFrame }
    set { responderToSay.accessibilityFrame = newValue }
  }

  /// Where on the screen it is touched to be used; unless set, the middle of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get { responderSaid.accessibilityActivationPoint }
    set { responderToSay.accessibilityActivationPoint = newValue }
  }

  /// The language it is spoken in, by its tag.
  public var accessibilityLanguage: String? {
    get { responderSaid.accessibilityLanguage }
    set { responderToSay.accessibilityLanguage = newValue }
  }

  /// Whether what is in it is no element.
  public var accessibilityElementsHidden: Bool {
    get { responderSaid.accessibilityElementsHidden }
    set { responderToSay.accessibilityElementsHidden = newValue }
  }

  /// Whether its neighbours are no elements while it is there.
  public var accessibilityViewIsModal: Bool {
    get { responderSaid.accessibilityViewIsModal }
    set { responderToSay.accessibilityViewIsModal = newValue }
  }

  /// Whether what is in it is gone through before what is beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { responderSaid.shouldGroupAccessibilityChildren }
    set { responderToSay.shouldGroupAccessibilityChildren = newValue }
  }

  /// How what is in it is gone through.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { responderSaid.accessibilityNavigationStyle }
    set { responderToSay.accessibilityNavigationStyle = newValue }
  }

  /// What the elements in it are together.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responderSaid.accessibilityContainerType }
    set { responderToSay.accessibilityContainerType = newValue }
  }

  /// Whether it can be used; unless set, if it is an element.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { responderSaid.accessibilityRespondsToUserInteraction }
    set { responderToSay.accessibilityRespondsToUserInteraction = newValue }
  }

  /// What it may be called by voice; unless set, `accessibilityLabel`.
  public var accessibilityUserInputLabels: [String]? {
    get { responderSaid.accessibilityUserInputLabels }
    set { responderToSay.accessibilityUserInputLabels = newValue }
  }

  /// The elements in it.
  public var accessibilityElements: [Any]? {
    get { responderSaid.accessibilityElements }
    set { responderToSay.accessibilityElements = newValue }
  }

  /// What else can be done with the element.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responderSaid.accessibilityCustomActions }
    set { responderToSay.accessibilityCustomActions = newValue }
  }
}

// MARK: - What is in it, and what is done with it

extension UIKitObject {
  /// How many elements are in it: those of `accessibilityElements`.
  public func accessibilityElementCount() -> Int { responderSaid.accessibilityElementCount() }
  /// An element in it by its number; nil if there is none.
  public func accessibilityElement(at index: Int) -> Any? { responderSaid.accessibilityElement(at: index) }
  /// The number of an element in it; `NSNotFound` if it is none.
  public func index(ofAccessibilityElement element: Any) -> Int {
    responderSaid.index(ofAccessibilityElement: element)
  }
  /// Called when assistive technologies use the element; false unless a responder overrides it.
  public func accessibilityActivate() -> Bool { responderSaid.accessibilityActivate() }
  /// Called when the value is to be raised; does nothing unless a responder overrides it.
  public func accessibilityIncrement() { responderSaid.accessibilityIncrement() }
  /// Called when the value is to be lowered; does nothing unless a responder overrides it.
  public func accessibilityDecrement() { responderSaid.accessibilityDecrement() }
  /// Called when it is to scroll; false unless a responder overrides it.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responderSaid.accessibilityScroll(direction)
  }
  /// Called when it is to be left, as an alert is; false unless a responder overrides it.
  public func accessibilityPerformEscape() -> Bool { responderSaid.accessibilityPerformEscape() }
  /// Called when the app is to do what it is for; false unless a responder overrides it.
  public func accessibilityPerformMagicTap() -> Bool { responderSaid.accessibilityPerformMagicTap() }
}
