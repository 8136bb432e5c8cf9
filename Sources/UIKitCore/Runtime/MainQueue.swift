import Dispatch
import Foundation

/// The main queue, on which the main actor runs; it need not be on the main thread, which `dispatchMain()` leaves.
enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  /// Calls `body` at once if the main queue is current; otherwise, dispatches it to that queue.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    guard isCurrent else {
      DispatchQueue.main.async { body() }
      return
    }
    MainActor.assumeIsolated { body() }
  }
}
