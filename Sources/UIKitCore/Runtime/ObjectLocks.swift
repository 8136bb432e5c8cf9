// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Waits until no other thread is between here and `objc_sync_exit` with the same object; one thread may enter several times.
///
/// - Returns: 0. A struct has no identity to wait for.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLock.of(obj)?.enter()
  return 0
}

/// Lets other threads in again, once it was called as often as `objc_sync_enter`.
///
/// - Returns: 0, or -1 if this thread had not entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLock.of(obj)?.exit() == false ? -1 : 0
}

/// The lock of one object, associated with it.
private final class ObjectLock: @unchecked Sendable {
  private static let making = NSLock()
  private nonisolated(unsafe) static var key = 0

  private let lock = NSRecursiveLock()
  /// How often its thread has entered; touched under the lock.
  private var depth = 0

  static func of(_ value: Any) -> ObjectLock? {
    guard let object = objectIdentity(of: value) else { return nil }
    return making.withLock {
      if let known = objc_getAssociatedObject(object, &key) as? ObjectLock { return known }
      let lock = ObjectLock()
      objc_setAssociatedObject(object, &key, lock, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return lock
    }
  }

  func enter() {
    lock.lock()
    depth += 1
  }

  func exit() -> Bool {
    // Another thread has it.
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard depth > 0 else { return false }
    depth -= 1
    lock.unlock()
    return true
  }
}
