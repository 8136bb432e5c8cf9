import Dispatch
import Foundation

/// Whether code runs on the main actor, asked before `MainActor.assumeIsolated`, which would end the process.
enum MainActorCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// On the main thread or, where that has handed its queue to others, as Swift Testing does, on the main queue.
  static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// - Throws: `SnapshotError` off the main actor.
  static func require() throws(SnapshotError) {
    guard isOnMainActor else { throw .notOnMainActor }
  }
}
