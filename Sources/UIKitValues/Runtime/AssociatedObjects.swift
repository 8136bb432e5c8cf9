// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How a value is kept by the object it is associated with; raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It is not kept. Differs from Objective-C: once it has gone, there is none.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It is kept. Access is locked all the same, as it is under every policy.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept, if the value can be copied; else the value itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was last set for the object and the key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object, key)
}

/// Sets the value of a key, or takes it away with nil. Keys are addresses: usually that of a static variable.
///
/// Responders, layers, constraints, layout guides and collection layouts let go of their values when they go. Differs
/// from Objective-C: those of other objects, whose end Swift tells nobody, go a little later, as more such objects are
/// given values. A struct has no identity to associate anything with, and keeps nothing.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value.map { AssociatedValue($0, policy) }, of: object, key)
}

/// Takes all values of the object away.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object)
}

/// An object that keeps its values itself, and so lets go of them when it goes.
package protocol AssociationHolder: AnyObject {
  nonisolated var associations: AssociatedValues? { get set }
}

/// The values of one object, by key. Read and written by `Associations` alone, which locks.
package final class AssociatedValues: @unchecked Sendable {
  fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

private enum AssociatedValue {
  case kept(Any)
  case notKept(() -> AnyObject?)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch (policy, objectIdentity(of: value)) {
    case (.OBJC_ASSOCIATION_ASSIGN, let object?):
      weak let object = object
      self = .notKept { object }
    case (.OBJC_ASSOCIATION_COPY, _), (.OBJC_ASSOCIATION_COPY_NONATOMIC, _):
      self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: self = .kept(value)
    }
  }

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .notKept(let object): object()
    }
  }
}

/// The values of all objects: of those that do not keep theirs, here.
private final class Associations: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedValues()
  }

  static let shared = Associations()

  // Values are released outside of it: what goes with them may associate something, too.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that have gone are looked for.
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
    // An entry of the same address may be that of an object that has gone.
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

  /// Takes out the entries of objects that have gone, each time there are twice as many as were left the last time.
  private func sweep() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let gone = entries.filter { $0.value.object == nil }
    for key in gone.keys { entries[key] = nil }
    sweepCount = max(Associations.leastSweepCount, 2 * entries.count)
    return Array(gone.values)
  }
}
