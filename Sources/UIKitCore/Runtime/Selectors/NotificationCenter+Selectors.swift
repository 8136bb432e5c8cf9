public import Foundation

extension NotificationCenter {
  /// Adds an observer, whose method is called, with the notification if it takes one, whenever a notification with
  /// the name is posted by the object; `nil` matches every name, or every object. Neither observer nor object is
  /// retained.
  ///
  /// Observers are called in the order they were added. Differs from UIKit: methods are isolated to the main actor,
  /// so notifications posted on another thread are delivered on the main queue.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    selectorObservers.add(
      SelectorObserver(
        observer: observer as AnyObject, selector: aSelector, name: aName, object: anObject.map { $0 as AnyObject }))
  }

  // Foundation's own methods take `Any`, and do not know observers with selectors: overload resolution prefers these.

  /// Removes all observations of the observer, or that of the token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of the observer for this name and object; `nil` matches all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let removeBlock: (Any, NSNotification.Name?, Any?) -> Void = removeObserver
    removeBlock(observer, aName, anObject)
    selectorObservers.remove(observer, aName, anObject.map { $0 as AnyObject })
  }

  private static let observersLock = NSLock()
  private static let observersKey = AssociatedValueKey<SelectorObservers>()

  /// The notification centre's observers with selectors, created on first access.
  private var selectorObservers: SelectorObservers {
    NotificationCenter.observersLock.withLock {
      if let known = NotificationCenter.observersKey[self] { return known }
      let observers = SelectorObservers()
      NotificationCenter.observersKey[self] = observers
      // The notification centre retains the observation as long as it exists.
      _ = addObserver(forName: nil, object: nil, queue: nil) { observers.deliver($0) }
      return observers
    }
  }
}

/// An observation: a method of an object, and the notifications that it is called for.
private final class SelectorObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private weak var object: AnyObject?
  private let isForAnyObject: Bool
  private let name: NSNotification.Name?
  private let selector: Selector

  init(observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: AnyObject?) {
    (self.observer, self.selector, self.name, self.object) = (observer, selector, name, object)
    isForAnyObject = object == nil
  }

  var isGone: Bool { observer == nil || (!isForAnyObject && object == nil) }

  func isOf(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    self.observer === observer && (name == nil || name == self.name) && (object == nil || object === self.object)
  }

  func isFor(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    return isForAnyObject || (object != nil && object === notification.object.map { $0 as AnyObject })
  }

  @MainActor func hear(_ notification: Notification) {
    guard let observer else { return }
    selector.send(
      to: observer, sender: notification,
      orFault: "the observer of \(notification.name.rawValue) has no such method, or its argument is not a "
        + "notification")
  }
}

/// The observers of a notification centre, in the order they were added.
private final class SelectorObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [SelectorObserver] = []

  func add(_ observer: SelectorObserver) {
    lock.withLock {
      observers.removeAll(where: \.isGone)
      observers.append(observer)
    }
  }

  func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
    lock.withLock { observers.removeAll { $0.isGone || $0.isOf(observer, name, object) } }
  }

  func deliver(_ notification: Notification) {
    let hearing = lock.withLock { observers.filter { $0.isFor(notification) } }
    guard !hearing.isEmpty else { return }
    nonisolated(unsafe) let notification = notification
    MainQueue.run { self.deliver(notification, to: hearing) }
  }

  /// Delivers to the observers that have not been removed in the meantime.
  @MainActor private func deliver(_ notification: Notification, to hearing: [SelectorObserver]) {
    for observer in hearing where lock.withLock({ observers.contains { $0 === observer } }) {
      observer.hear(notification)
    }
  }
}
