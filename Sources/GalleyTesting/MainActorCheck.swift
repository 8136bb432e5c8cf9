import Dispatch
import Foundation

/// A check that code runs on the main actor, made before `MainActor.assumeIsolated`, which would end the process.
enum MainActorCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread or the main queue: Swift Testing runs the main queue on other threads.
  static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// - Throws: `SnapshotError` off the main actor.
  static func require() throws(SnapshotError) {
    guard isOnMainActor else { throw .notOnMainActor }
  }
}
