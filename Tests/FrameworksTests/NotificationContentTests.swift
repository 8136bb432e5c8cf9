import CoreLocation
import Foundation
import Testing
import UserNotifications

/// Contents of notifications, which extensions copy and change.
@Suite struct NotificationContentTests {
  private final class Extension: UNNotificationServiceExtension {
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
      content.title += "!"
      contentHandler(content)
    }
  }

  private func request(_ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.badge) = ("Hello", "World", 3)
    content.userInfo = ["id": 7]
    return UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
  }

  @Test func anExtensionChangesACopy() {
    let request = request()
    var handed: UNNotificationContent?
    Extension().didReceive(request) { handed = $0 }
    #expect(handed?.title == "Hello!" && handed?.body == "World" && handed?.badge == 3)
    #expect(handed?.userInfo["id"] as? Int == 7 && request.content.title == "Hello")
    UNNotificationServiceExtension().didReceive(request) { handed = $0 }
    #expect(handed === request.content)
  }

  @Test func aCopyIsNotMutable() throws {
    let copy = try #require(request().content.copy() as? UNNotificationContent)
    #expect(copy.title == "Hello" && !(copy is UNMutableNotificationContent))
  }

  @Test func aPlacesTriggerRepeats() {
    let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "home")
    #expect(UNLocationNotificationTrigger(region: region, repeats: true).repeats)
    let action = UNNotificationAction(
      identifier: "x", title: "Open", icon: UNNotificationActionIcon(systemImageName: "star"))
    #expect(action.icon != nil && UNNotificationAction(identifier: "x", title: "Open").icon == nil)
  }
}
