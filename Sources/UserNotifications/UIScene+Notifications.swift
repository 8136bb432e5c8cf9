public import UIKit
public import UIKitCore

extension UIScene.ConnectionOptions {
  /// The answer to a notification that opened the scene; none.
  public var notificationResponse: UNNotificationResponse? { nil }
}

extension UNNotificationResponse {
  /// The scene that is to show the notification; none.
  @MainActor public var targetScene: UIScene? { nil }
}
