@_exported public import UIKit
@_exported public import UserNotifications

/// A screen of a notification. It is never called.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.doNotDismiss) }
}

/// The fate of a notification after a response, with its raw values.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss = 0
  case dismiss = 1
  case dismissAndForwardAction = 2
}
