// Apple's names for locks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

// Packages use these if they can import this module, and may be linked to programs without it. So no symbol of the module's
// is needed: the lock is the system library's, of which zeros are an unlocked one, and the functions are compiled where they
// are called.

/// A lock: a mutex of the system library's.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock, by the name of C's structure.
public typealias os_unfair_lock_s = pthread_mutex_t
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock, and holds it.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  _ = pthread_mutex_lock(lock)
}

/// Holds a lock if nobody does.
@_alwaysEmitIntoClient @discardableResult
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Lets a lock go.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  _ = pthread_mutex_unlock(lock)
}

/// A state behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(initialState: ())
  }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
