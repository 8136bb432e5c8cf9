public import Foundation

/// What an app shares things by. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is called at the end: which way was taken, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared.
  package final let activityItems: [Any]
  /// The app's own ways to share.
  package final let applicationActivities: [UIActivity]
  /// What is called at the end. Kept: nothing is chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The ways that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the extra options are left out.
  open var allowsProminentActivity = true

  /// A controller that shares these things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// A way to share things. Nothing chooses it: apps and tests may.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Whether it shares or does something; it does something unless overridden.
  open class var activityCategory: Category { .action }
  /// Its name among ways; none unless overridden.
  open var activityType: ActivityType? { nil }
  /// What it is called; nothing unless overridden.
  open var activityTitle: String? { nil }
  /// Its picture; none unless overridden.
  open var activityImage: UIImage? { nil }
  /// The controller that asks for more; none unless overridden.
  open var activityViewController: UIViewController? { nil }

  /// Whether it can share these things; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready to share these things; does nothing by itself.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares; does nothing by itself.
  open func perform() {}
  /// Called when it is done; does nothing by itself.
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity {
  /// Kinds of ways; raw values are UIKit's.
  public enum Category: Int, Sendable, CaseIterable {
    /// It does something.
    case action = 0
    /// It shares.
    case share = 1
  }

  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Facebook.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Saving a picture.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Books.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Drawing on it.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// SharePlay.
    public static let sharePlay = ActivityType(rawValue: "com.apple.UIKit.activity.SharePlay")
  }
}

extension UIActivity.ActivityType {
  /// A name of these letters.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// What gives the thing that is shared when it is needed. Nothing asks by itself.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the thing until then.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing, for a way to share it.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What a mail about it is called.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
