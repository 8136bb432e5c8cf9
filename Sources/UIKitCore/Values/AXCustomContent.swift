public import Foundation

/// More about an element, which is spoken on request: "Rating", "4 of 5".
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// When a content is spoken, with UIKit's raw values.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  /// The name of the content.
  public final var label: String { attributedLabel.string }
  /// The content.
  public final var value: String { attributedValue.string }
  /// The label with attributes.
  public final let attributedLabel: NSAttributedString
  /// The content with attributes.
  public final let attributedValue: NSAttributedString
  /// When the content is spoken; on request by default.
  open var importance = Importance.default

  /// Creates a content.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates a content whose texts have attributes.
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    (self.attributedLabel, self.attributedValue) = (attributedLabel, attributedValue)
    super.init()
  }
}

/// An element that has custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The contents, in the order in which they are offered.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Asked in place of `accessibilityCustomContent`; `nil` by default.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// Not asked by default. Setting it has no effect unless the class stores it.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
