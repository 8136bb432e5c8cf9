// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Locks an object: waits until no other thread holds its lock. The lock is recursive.
///
/// - Returns: 0. A struct has no identity and is not locked.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLock.of(obj)?.enter()
  return 0
}

/// Unlocks an object, after as many calls as of `objc_sync_enter`.
///
/// - Returns: 0, or -1 if this thread does not hold the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLock.of(obj)?.exit() == false ? -1 : 0
}

/// The lock of an object, associated with it.
private final class ObjectLock: @unchecked Sendable {
  private static let making = NSLock()
  private static let key = AssociatedValueKey<ObjectLock>()

  private let lock = NSRecursiveLock()
  /// The number of times its thread has locked it; accessed under the lock.
  private var depth = 0

  static func of(_ value: Any) -> ObjectLock? {
    guard let object = objectIdentity(of: value) else { return nil }
    return making.withLock {
      if let known = key[object] { return known }
      let lock = ObjectLock()
      key[object] = lock
      return lock
    }
  }

  func enter() {
    lock.lock()
    depth += 1
  }

  func exit() -> Bool {
    // Another thread holds the lock.
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard depth > 0 else { return false }
    depth -= 1
    lock.unlock()
    return true
  }
}
