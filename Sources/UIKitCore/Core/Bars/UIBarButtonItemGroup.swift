public import Foundation

/// Several items of a bar. Stored; bars show their items one by one.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that stands for all where there is not enough room.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item is shown; never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group stays where it is.
  open var alwaysAvailable = false
  /// Whether the group is hidden.
  open var isHidden = false

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Creates a group that people cannot move.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Creates a group that people can move. Differs from UIKit: nobody does.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Creates a group that people can add. Differs from UIKit: it is there from the start.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}
