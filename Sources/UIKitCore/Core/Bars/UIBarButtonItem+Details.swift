public import Foundation
public import UIKitValues

// What iOS 16 and later know of an item beside its button.
extension UIBarButtonItem {
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
