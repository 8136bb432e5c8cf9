import Foundation

/// Waits until something has happened a given number of times.
final class Gathering: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let count: Int

  init(count: Int) { self.count = count }

  func arrive() { semaphore.signal() }

  func wait() { for _ in 0..<count { semaphore.wait() } }
}
