@_exported public import UIKit
@_exported public import UserNotifications

/// A screen of a notification. It is never called.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  var mediaPlayPauseButtonFrame: CGRect { get }
  var mediaPlayPauseButtonTintColor: UIColor { get }
  func mediaPlay()
  func mediaPause()
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.doNotDismiss) }
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
  public func mediaPlay() {}
  public func mediaPause() {}
}

/// The look of a button that plays, with its raw values. It is not shown.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none = 0
  case `default` = 1
  case overlay = 2
}

// No notification is shown, so nothing of it plays or is dismissed.
extension NSExtensionContext {
  public var notificationActions: [UNNotificationAction] {
    get { [] }
    set {}
  }
  public func mediaPlayingStarted() {}
  public func mediaPlayingPaused() {}
  public func performNotificationDefaultAction() {}
  public func dismissNotificationContentExtension() {}
}

/// The fate of a notification after a response, with its raw values.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss = 0
  case dismiss = 1
  case dismissAndForwardAction = 2
}
