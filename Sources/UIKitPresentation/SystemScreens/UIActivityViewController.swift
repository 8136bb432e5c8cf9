public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A controller for sharing items. The system draws its screen: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The handler called at the end, with the chosen activity, whether it was completed, the returned items, and the
  /// error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  package final let activityItems: [Any]
  /// The app's own activities.
  package final let applicationActivities: [UIActivity]
  /// The handler called at the end. Stored; nothing is chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The handler of the end before iOS 8, with the chosen activity and whether it was completed. Stored; nothing is chosen.
  @available(*, deprecated, message: "use completionWithItemsHandler")
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  /// The activities to leave out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one activity may be displayed more prominently. Stored.
  open var allowsProminentActivity = true

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    // A popover on tablets.
    modalPresentationStyle = .popover
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    let count = activityItems.count
    view = SystemScreenView("UIActivityViewController", "Shares \(count == 1 ? "1 item" : "\(count) items").")
  }

  /// On phones a sheet, which opens at the medium height.
  @_spi(Subclasses) open override func activePresentationController(
    _ styled: UIPresentationController, under traits: UITraitCollection
  ) -> UIPresentationController {
    let active = super.activePresentationController(styled, under: traits)
    if active !== styled { (active as? UISheetPresentationController)?.detents = [.medium(), .large()] }
    return active
  }
}

/// An activity for sharing items. It is never chosen automatically: apps and tests may perform it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Whether the activity shares items or acts on them; an action by default.
  open class var activityCategory: Category { .action }
  /// The type that identifies the activity; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image of the activity; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// The controller that asks for details; `nil` by default.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can handle the items; `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity for the items; the default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity; the default implementation does nothing.
  open func perform() {}
  /// Called when the activity has ended; the default implementation does nothing.
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity {
  /// The categories of activity, with UIKit's raw values.
  public enum Category: Int, Sendable, CaseIterable {
    /// An activity that acts on the items.
    case action = 0
    /// An activity that shares the items.
    case share = 1
  }

  /// The type that identifies an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Facebook.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// A text message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// An email message.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Print.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copy.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Assign an image to a contact.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Save an image.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Books.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Mark up as a PDF.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Collaboration over iCloud.
    public static let collaborationInviteWithLink = ActivityType(
      rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copying a link to a collaboration.
    public static let collaborationCopyLink = ActivityType(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
    /// The home screen.
    public static let addToHomeScreen = ActivityType(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
    /// Weibo.
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// Flickr.
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
    /// SharePlay.
    public static let sharePlay = ActivityType(rawValue: "com.apple.UIKit.activity.SharePlay")
  }
}

extension UIActivity.ActivityType {
  /// Creates a type from a string.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// A provider of an item that is shared. It is never called automatically.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// The placeholder for the item until it is needed.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of the item, for a mail for example.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small image of the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
