public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let send = { subject.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
      let buffer = DemandBuffer(subscriber)
      buffer.whenCancelled { [center] in center.removeObserver(token) }
      buffer.start()
      subject.subscribe(InnerSubscriber(onValue: { buffer.send($0) }, onCompletion: { buffer.finish($0) }))
    }
  }

  /// A publisher of the notifications of a name, of an object or of any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
