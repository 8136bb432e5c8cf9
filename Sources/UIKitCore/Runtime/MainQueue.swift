import Dispatch
import Foundation

/// The queue of the main actor, which need not be on the main thread: `dispatchMain()` leaves that.
enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  /// Calls `body` at once if this is the main actor's place, else when that comes to it.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    guard isCurrent else {
      DispatchQueue.main.async { body() }
      return
    }
    MainActor.assumeIsolated { body() }
  }
}
