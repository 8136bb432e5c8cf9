// Apple's names for keys of items.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The input of an app's extension, and the ways to end it. Never made automatically: an extension is shown without
/// one.
open class NSExtensionContext: NSObject {
  /// The items that the extension works on; none.
  open var inputItems: [Any] { [] }
  /// Ends the extension with items; the handler is called with `false`.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL; the handler is called with `false`.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An item that an app's extension works on.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The providers of the item's data.
  open var attachments: [NSItemProvider]?
  /// Further values.
  open var userInfo: [AnyHashable: Any]?
}

/// In what an extension's script gave, the key of its values.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// In what an extension gives back, the key of its script's argument.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// In an item's `userInfo`, the key of its attachments.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

extension NSNotification.Name {
  /// The app that shows an extension became active. Never posted.
  public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
  /// The app that shows an extension is about to be inactive. Never posted.
  public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
  /// The app that shows an extension went to the background. Never posted.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// The app that shows an extension is about to be in the foreground. Never posted.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
}
