public import Foundation
public import UIKitCore

/// An item to share that is made when it is needed. Nothing is shared: only apps and tests ask for it.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The placeholder for the item until it is made.
  public final let placeholderItem: Any?
  /// The chosen activity; none.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item: the placeholder, for subclasses to override.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates a provider with a placeholder of the item's class.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
