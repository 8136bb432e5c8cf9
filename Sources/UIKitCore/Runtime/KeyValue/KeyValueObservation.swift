import Foundation
import UIKitValues

/// An observation of a property, or of one at the end of several steps, `player.item.title`.
///
/// It is in the list of each object on its way (`KeyValueObservers`). When an earlier step changes, the later ones are
/// looked up again.
// Unchecked: what changes is accessed under the lock, which is not held while other code is called.
final class KeyValueObservation: @unchecked Sendable {
  /// An observer that was added by `addObserver`, to be found again by `removeObserver`.
  struct Receiver {
    weak var object: AnyObject?
    let context: UnsafeMutableRawPointer?
  }

  let keys: [String]
  /// The key path of a property whose name is not known: it is compared with that of the change.
  let keyPath: AnyKeyPath?
  let options: NSKeyValueObservingOptions
  let receiver: Receiver?
  private let read: (AnyObject) -> Any?
  private let report: (AnyObject, KeyValueChange) -> Void

  private let lock = NSLock()
  private weak var root: AnyObject?
  /// The objects that the steps start from.
  private var places: [WeakReference] = []
  /// The values before changes that have begun.
  private var pending: [Any?] = []
  private var isEnded = false

  private struct WeakReference {
    weak var object: AnyObject?
  }

  /// - Parameters:
  ///   - read: the value, from the root; `nil` if a step on the way has none.
  ///   - report: called with the root.
  init(
    of root: AnyObject, _ keys: [String], keyPath: AnyKeyPath? = nil, _ options: NSKeyValueObservingOptions,
    receiver: Receiver? = nil, read: @escaping (AnyObject) -> Any?,
    report: @escaping (AnyObject, KeyValueChange) -> Void
  ) {
    (self.root, self.keys, self.keyPath, self.options) = (root, keys, keyPath, options)
    (self.receiver, self.read, self.report) = (receiver, read, report)
  }

  /// Begins, and reports the current value if that is asked for.
  func begin() {
    guard let root else { return }
    link(from: 0, root)
    if options.contains(.initial) { report(root, KeyValueChange(new: read(root))) }
  }

  func end() {
    let left = lock.withLock {
      defer { (places, pending, isEnded) = ([], [], true) }
      return places
    }
    for place in left.compactMap(\.object) { KeyValueObservers.existing(of: place)?.remove(self) }
  }

  /// Whether it is of the object's property, as its step number `step`.
  func isAffected(at step: Int, by key: String, _ path: () -> AnyKeyPath?) -> Bool {
    guard let keyPath else { return step < keys.count && keys[step] == key }
    return keyPath == path()
  }

  /// Responds to the beginning of a change.
  func willChange() {
    guard let root = lock.withLock({ isEnded ? nil : root }) else { return }
    let old = options.isDisjoint(with: [.old, .prior]) ? nil : read(root)
    lock.withLock { pending.append(old) }
    if options.contains(.prior) { report(root, KeyValueChange(isPrior: true, old: old)) }
  }

  /// Responds to the end of a change of a step.
  ///
  /// - Parameter old: the value before the change, if the change says it; otherwise that at its beginning counts.
  func didChange(at step: Int, from old: (() -> Any)?) {
    let (root, kept) = lock.withLock { (isEnded ? nil : self.root, pending.popLast()) }
    guard let root else { return }
    let isLast = step >= keys.count - 1
    if !isLast { relink(after: step) }
    let before: Any? = if let old, isLast { options.contains(.old) ? old() : nil } else { kept ?? nil }
    report(root, KeyValueChange(old: before, new: options.contains(.new) ? read(root) : nil))
  }

  // MARK: Steps

  /// Adds the observation to the lists of the objects from a step on.
  private func link(from step: Int, _ object: AnyObject) {
    var (step, object) = (step, object)
    while true {
      let isLinked = lock.withLock {
        if isEnded { return false }
        places.append(WeakReference(object: object))
        return true
      }
      guard isLinked else { return }
      KeyValueObservers.of(object).add(self, at: step)
      guard step + 1 < keys.count, let next = KeyValueCoding.value(keys[step], of: object).flatMap(objectIdentity)
      else { return }
      (step, object) = (step + 1, next)
    }
  }

  private func relink(after step: Int) {
    let (start, gone) = lock.withLock {
      let kept = places.prefix(step + 1)
      defer { places = Array(kept) }
      return (kept.last?.object, places.dropFirst(step + 1))
    }
    for (index, place) in gone.enumerated() {
      if let object = place.object { KeyValueObservers.existing(of: object)?.remove(self, at: step + 1 + index) }
    }
    guard let start, let next = KeyValueCoding.value(keys[step], of: start).flatMap(objectIdentity) else { return }
    link(from: step + 1, next)
  }
}
