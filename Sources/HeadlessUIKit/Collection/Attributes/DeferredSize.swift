import Foundation

/// The size a cell prefers, worked out when it is first read: most layouts never look at it.
final class DeferredSize: Sendable {
  private let measure: @MainActor () -> CGSize
  // Attributes that nobody has read yet are the main actor's.
  private nonisolated(unsafe) var known: CGSize?

  init(_ measure: @escaping @MainActor () -> CGSize) {
    self.measure = measure
  }

  var size: CGSize {
    if let known { return known }
    let size = MainActor.assumeIsolated { measure() }
    known = size
    return size
  }
}
