// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The way a value is stored by the object it is associated with; raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference. Differs from Objective-C: once the value is released, `nil` is returned.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference. Access is locked anyway, as under every policy.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, or the value itself if it cannot be copied. Access is locked anyway.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, or the value itself if it cannot be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value last set for the object and the key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object, key)
}

/// Sets the value for a key; `nil` removes it. Keys are addresses, usually that of a static variable.
///
/// Responders, layers, constraints, layout guides and collection layouts release their values when they are released.
/// Differs from Objective-C: other objects, whose release Swift does not report, release theirs somewhat later, as
/// values are set for more such objects. A struct has no identity, so nothing can be associated with it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value.map { AssociatedValue($0, policy) }, of: object, key)
}

/// Removes all values of the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object)
}

/// An object that stores its associated values itself, and so releases them when it is released.
package protocol AssociationHolder: AnyObject {
  nonisolated var associations: AssociatedValues? { get set }
}

/// The values of one object, by key. Read and written only by `Associations`, under its lock.
package final class AssociatedValues: @unchecked Sendable {
  fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

private enum AssociatedValue {
  case kept(Any)
  case weakAssociation(() -> AnyObject?)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch (policy, objectIdentity(of: value)) {
    case (.OBJC_ASSOCIATION_ASSIGN, let object?):
      weak let object = object
      self = .weakAssociation { object }
    case (.OBJC_ASSOCIATION_COPY, _), (.OBJC_ASSOCIATION_COPY_NONATOMIC, _):
      self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: self = .kept(value)
    }
  }

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .weakAssociation(let object): object()
    }
  }
}

/// The values of all objects, stored here for those that do not store their own.
private final class Associations: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedValues()
  }

  static let shared = Associations()

  // Values are released outside of the lock, as their release may set associated values, too.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries from which those of released objects are removed.
  private var sweepCount = Associations.leastSweepCount
  private static let leastSweepCount = 32

  func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let object = objectIdentity(of: object) else { return nil }
    return lock.withLock { existing(of: object)?.values[key] }?.value
  }

  func set(_ value: AssociatedValue?, of object: Any, _ key: UnsafeRawPointer) {
    guard let object = objectIdentity(of: object) else { return }
    let released = lock.withLock { () -> (AssociatedValue?, [Entry]) in
      guard value != nil || existing(of: object) != nil else { return (nil, []) }
      let gone = sweep()
      let values = existing(of: object) ?? make(for: object)
      defer { values.values[key] = value }
      return (values.values[key], gone)
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: Any) {
    guard let object = objectIdentity(of: object) else { return }
    let released = lock.withLock {
      defer { existing(of: object)?.values = [:] }
      return existing(of: object)?.values
    }
    withExtendedLifetime(released) {}
  }

  private func existing(of object: AnyObject) -> AssociatedValues? {
    if let holder = object as? any AssociationHolder { return holder.associations }
    // An entry of the same address may belong to an object that has been released.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values
  }

  private func make(for object: AnyObject) -> AssociatedValues {
    if let holder = object as? any AssociationHolder {
      let values = AssociatedValues()
      holder.associations = values
      return values
    }
    let entry = Entry(object: object)
    entries[ObjectIdentifier(object)] = entry
    return entry.values
  }

  /// Removes the entries of released objects, each time there are twice as many entries as were left the last time.
  private func sweep() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let gone = entries.filter { $0.value.object == nil }
    for key in gone.keys { entries[key] = nil }
    sweepCount = max(Associations.leastSweepCount, 2 * entries.count)
    return Array(gone.values)
  }
}
