import Foundation
import Synchronization
import UIKitValues

/// The observations of one object's properties, in the order in which they began. Associated with the object.
final class KeyValueObservers: @unchecked Sendable {
  private struct Entry {
    let observation: KeyValueObservation
    /// The step of the observation's way that starts at the object.
    let step: Int
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ observation: KeyValueObservation, at step: Int) {
    lock.withLock { entries.append(Entry(observation: observation, step: step)) }
  }

  func remove(_ observation: KeyValueObservation, at step: Int? = nil) {
    lock.withLock { entries.removeAll { $0.observation === observation && (step == nil || $0.step == step) } }
  }

  /// The last observation by a receiver, which is removed first if there are several.
  func last(where matches: (KeyValueObservation) -> Bool) -> KeyValueObservation? {
    lock.withLock { entries.last { $0.step == 0 && matches($0.observation) }?.observation }
  }

  func willChange(_ key: String, _ path: () -> AnyKeyPath? = { nil }) {
    for entry in affected(by: key, path) { entry.observation.willChange() }
  }

  func didChange(_ key: String, _ path: () -> AnyKeyPath? = { nil }, from old: (() -> Any)?) {
    for entry in affected(by: key, path) { entry.observation.didChange(at: entry.step, from: old) }
  }

  private func affected(by key: String, _ path: () -> AnyKeyPath?) -> [Entry] {
    lock.withLock { entries }.filter { $0.observation.isAffected(at: $0.step, by: key, path) }
  }

  // MARK: All objects

  /// Whether any object was ever observed: until then, a change costs this question.
  private static let exist = Atomic<Bool>(false)
  private static let making = NSLock()
  private static let key = AssociatedValueKey<KeyValueObservers>()

  /// The observers of an object; `nil` if it was never observed.
  static func existing(of object: AnyObject) -> KeyValueObservers? {
    guard exist.load(ordering: .relaxed) else { return nil }
    return key[object]
  }

  /// The observers of an object, made when they are first asked for.
  static func of(_ object: AnyObject) -> KeyValueObservers {
    making.withLock {
      exist.store(true, ordering: .relaxed)
      if let known = key[object] { return known }
      let observers = KeyValueObservers()
      key[object] = observers
      return observers
    }
  }
}

extension AssociationHolder {
  /// The observers of the object's properties; `nil`, after one look at the object, if there is nothing associated with it.
  var valueObservers: KeyValueObservers? { associations == nil ? nil : KeyValueObservers.existing(of: self) }

  /// Reports that a property of UIKit's has been set, if the object is observed.
  @inline(__always)
  package func reportChange(of key: String, from old: @autoclosure () -> Any) {
    guard associations != nil else { return }
    withoutActuallyEscaping(old) { old in KeyValueObservers.existing(of: self)?.didChange(key, from: old) }
  }
}
