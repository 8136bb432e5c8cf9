public import Foundation
public import UIKitValues

// What iOS 16 and later know of an item beside its button. Stored; has no effect on the bar.

/// The stored values of an item.
@MainActor
private final class BarItemDetails {
  var identifier: String?
  var hidesSharedBackground = false
  var sharesBackground = true
  var badge: UIBarButtonItem.Badge?
  var menuRepresentation: UIMenuElement?
}

extension UIBarButtonItem {
  private static var detailsKey = 0

  private var details: BarItemDetails {
    if let stored = objc_getAssociatedObject(self, &UIBarButtonItem.detailsKey) as? BarItemDetails { return stored }
    let made = BarItemDetails()
    objc_setAssociatedObject(self, &UIBarButtonItem.detailsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// A name by which transitions know the item. Stored.
  public final var identifier: String? {
    get { details.identifier }
    set { details.identifier = newValue }
  }
  /// Whether the glass behind the item is left out. Stored: bars have none.
  public final var hidesSharedBackground: Bool {
    get { details.hidesSharedBackground }
    set { details.hidesSharedBackground = newValue }
  }
  /// Whether the item shares its glass with the ones beside it. Stored: bars have none.
  public final var sharesBackground: Bool {
    get { details.sharesBackground }
    set { details.sharesBackground = newValue }
  }
  /// The mark at the item's corner. Stored: none is drawn.
  public final var badge: Badge? {
    get { details.badge }
    set { details.badge = newValue }
  }
  /// The element that represents the item in a menu. Stored.
  public final var menuRepresentation: UIMenuElement? {
    get { details.menuRepresentation }
    set { details.menuRepresentation = newValue }
  }

  /// A group of this item that people cannot move.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// A group of this item that people can move. Differs from UIKit: nobody does.
  public final func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// A group of this item that people can add. Differs from UIKit: it is there from the start.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }

  /// A mark at an item's corner. Stored: none is drawn.
  public struct Badge {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The colour of the text.
    public var foregroundColor: UIColor?
    /// The colour of the mark.
    public var backgroundColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
    }

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(String(count)) }
    /// A text.
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
