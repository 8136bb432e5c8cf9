import Foundation

/// The accessibility values of an element; created when the first of them is set.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToUser: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var userInputLabels: [String]?
  var elements: [Any]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var customActions: [UIAccessibilityCustomAction]?
  var customContent: [AXCustomContent]?
  var headers: [Any]?
  var textualContext: UIAccessibilityTextualContext?
  var attributedInputLabels: [NSAttributedString]?
  /// The closures that are asked in place of the values; created when the first of them is set.
  var blocks: AccessibilityBlocks?
  var largeContent: LargeContentValues?
}

/// The part of an object that there is for assistive technologies.
enum AccessibilityExtent {
  /// Nothing: it is hidden, or has no size and clips.
  case none
  /// Its contents, as it has no size itself.
  case contents
  case whole
}

extension UIResponder {
  /// The values, created on first access.
  final var accessibilityValues: AccessibilityValues {
    if let accessibility { return accessibility }
    let values = AccessibilityValues()
    accessibility = values
    return values
  }
}
