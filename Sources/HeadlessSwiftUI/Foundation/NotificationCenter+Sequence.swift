public import Foundation

extension NotificationCenter {
  /// Notifications as they are posted, one after another.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted, one after another.
  // Unchecked as notifications are no values that can be sent: they are handed on as the center does.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (center, name, object) = (center, name, object)
      let stream = AsyncStream<Notification> { continuation in
        nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
          nonisolated(unsafe) let notification = $0
          continuation.yield(notification)
        }
        continuation.onTermination = { _ in center.removeObserver(observer) }
      }
      return stream.makeAsyncIterator()
    }
  }
}
