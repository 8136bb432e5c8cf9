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
}
