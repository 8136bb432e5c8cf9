public import Foundation
import Suggestions
import UIKitValues

extension UIKitObject {
  /// Observes a property until the observation is invalidated or released.
  ///
  /// Properties of UIKit's that are observed most report their changes, those of the app's own classes do if they are
  /// written so (`KeyValueObserving`). UIKit's geometry is reported when it differs, and after the change only.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - name: its name in Objective-C, with several steps `"player.item"`. Galley's own parameter: without it, the name
  ///     is looked up among the class's `NamedProperties`, which have those of one step, with the access that the class
  ///     itself has.
  ///   - changeHandler: called with the object and the change, on the thread of the change.
  public nonisolated func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String? = nil, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let name = name ?? NamedPropertyTable.of(Self.self).name(of: keyPath)
    let observation = KeyValueObservation(
      of: self, KeyValueCoding.keys(name ?? ""), keyPath: name == nil ? keyPath : nil, options,
      read: { ($0 as? Self)?[keyPath: keyPath] },
      report: { object, change in
        if let object = object as? Self { changeHandler(object, NSKeyValueObservedChange(change, options)) }
      })
    observation.begin()
    return NSKeyValueObservation(observation)
  }

  /// Observes the property at a key path; the observer's `observeValue(forKeyPath:of:change:context:)` is called, on
  /// the main queue. Neither of the two objects is retained.
  ///
  /// The names in the key path are those of `NamedProperties`; an unknown one is a fault.
  public nonisolated func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = KeyValueCoding.keys(keyPath)
    guard let first = keys.first, KeyValueCoding.property(first, of: self, "addObserver") != nil else { return }
    let receiver = KeyValueObservation.Receiver(object: observer, context: context)
    let observation = KeyValueObservation(
      of: self, keys.map { $0 }, options, receiver: receiver, read: { KeyValueCoding.value(keys, of: $0) },
      report: { [weak observer] object, change in
        guard let observer else { return }
        KeyValueReport(keyPath, object, change, options, context).send(to: observer)
      })
    observation.begin()
  }

  /// Ends the observation that the observer began last with the key path. If there is none, it is a fault.
  public nonisolated func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Ends the observation that the observer began last with the key path and the context. If there is none, it is a
  /// fault.
  public nonisolated func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0.context == context }
  }

  private nonisolated func removeObserver(
    _ observer: NSObject, _ keyPath: String, where matches: (KeyValueObservation.Receiver) -> Bool
  ) {
    let keys = KeyValueCoding.keys(keyPath)
    let observation = KeyValueObservers.existing(of: self)?.last { observation in
      guard let receiver = observation.receiver, observation.keys == keys else { return false }
      return receiver.object === observer && matches(receiver)
    }
    guard let observation else {
      return UIKitFaults.raise(
        "NSRangeException", call: "-[\(type(of: self)) removeObserver:forKeyPath:]",
        reason: "the \(type(of: observer)) is not registered as an observer of '\(keyPath)'")
    }
    observation.end()
  }

  /// Reports that a property is about to change; `didChangeValue(forKey:)` must follow.
  public nonisolated func willChangeValue(forKey key: String) {
    KeyValueObservers.existing(of: self)?.willChange(key)
  }

  /// Reports that a property has changed.
  public nonisolated func didChangeValue(forKey key: String) {
    KeyValueObservers.existing(of: self)?.didChange(key, from: nil)
  }

  /// Reports that a property is about to change; `didChangeValue(for:)` must follow.
  public nonisolated func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.existing(of: self)?.willChange(name(of: keyPath)) { keyPath }
  }

  /// Reports that a property has changed.
  public nonisolated func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.existing(of: self)?.didChange(name(of: keyPath), { keyPath }, from: nil)
  }

  /// The name of a property; empty if it is not known.
  private nonisolated func name(of keyPath: AnyKeyPath) -> String {
    NamedPropertyTable.of(Self.self).name(of: keyPath) ?? ""
  }

  /// Called for a change that a class did not handle, by `super`: a fault.
  public nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "-[\(type(of: self)) observeValueForKeyPath:ofObject:change:context:]",
      reason: "the change of '\(keyPath ?? "")' was not handled")
  }
}

/// A class that is notified of changes of what it observes by `addObserver(_:forKeyPath:options:context:)`.
///
/// Responders have the method already, and override it. Another class conforms, and declares it without `override`.
public protocol KeyValueObserver: AnyObject {
  /// Called after a change, and before it if the options say so.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// A change as an observer with a method receives it.
// Unchecked: it is made on the thread of the change, and then only read, on the main queue.
private struct KeyValueReport: @unchecked Sendable {
  private let keyPath: String
  private let object: AnyObject
  private var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
  private let context: UnsafeMutableRawPointer?

  init(
    _ keyPath: String, _ object: AnyObject, _ change: KeyValueChange, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.keyPath, self.object, self.context) = (keyPath, object, context)
    if options.contains(.new), !change.isPrior { self.change[.newKey] = KeyValueReport.boxed(change.new) }
    if options.contains(.old) { self.change[.oldKey] = KeyValueReport.boxed(change.old) }
    if change.isPrior { self.change[.notificationIsPriorKey] = true }
  }

  private static func boxed(_ value: Any?) -> Any { value.flatMap { unwrapped($0) } ?? NSNull() }

  func send(to observer: NSObject) {
    nonisolated(unsafe) let observer = observer
    MainQueue.run { [self] in
      guard let receiver = observer as? any KeyValueObserver else {
        return UIKitFaults.raise(
          "NSInternalInconsistencyException", call: "-[\(type(of: observer)) observeValueForKeyPath:…]",
          reason: "'\(keyPath)' changed, but the class has no such method. One that is not a responder must conform to "
            + "KeyValueObserver")
      }
      receiver.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
