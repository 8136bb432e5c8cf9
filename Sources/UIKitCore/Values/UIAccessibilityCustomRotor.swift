public import Foundation
import UIKitValues

/// A list of elements that assistive technologies step through. Stored for tests: nothing steps.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The directions of steps, with UIKit's raw values.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next = 1
  }

  /// The system's lists, with UIKit's raw values.
  public enum SystemRotorType: Int, Sendable {
    /// None of them.
    case none = 0
    /// Links.
    case link = 1
    /// Visited links.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Text that is bold.
    case boldText = 10
    /// Images.
    case image = 15
    /// Lists.
    case list = 18
    /// Landmarks.
    case landmark = 21
  }

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The system's list that it is.
  public final let systemRotorType: SystemRotorType

  /// Creates a list with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  /// Creates one of the system's lists.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// From where and in which direction an element is searched.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from where it is searched.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var currentItem: UIAccessibilityCustomRotorItemResult! = UIAccessibilityCustomRotorItemResult(
    targetElement: NSObject(), targetRange: nil)
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that was found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range in the element's text.
  open var targetRange: AnyObject?

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: AnyObject?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
