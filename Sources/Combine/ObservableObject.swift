import Foundation

/// An object with a publisher that sends before the object changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that its published properties share; a new one for an object without such properties.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// A publisher of events that something changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  /// Sends that something changes.
  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }
}

/// An object that tells its publisher that it changes.
protocol ObjectChangePublishing {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

private enum ObjectChanges {
  private static let lock = NSRecursiveLock()

  /// The publisher that an object's published properties have, which is given to all of them if none has one.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let properties = publishedProperties(of: object)
      let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  private static func publishedProperties(of object: AnyObject) -> [any ObjectChangePublishing] {
    var found: [any ObjectChangePublishing] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      found += level.children.compactMap { $0.value as? any ObjectChangePublishing }
      mirror = level.superclassMirror
    }
    return found
  }
}
