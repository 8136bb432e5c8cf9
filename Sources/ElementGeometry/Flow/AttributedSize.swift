package import Foundation

/// How far the size of layout attributes is worked out, and what it is there for.
package enum AttributedSize {
  /// It is the one that was set.
  case set
  /// The same; a cell that is asked with the attributes what it prefers may leave the size of its answer open.
  case mayBeLeftOpen
  /// The same, and nobody has read it, or anything else of the attributes, since that was last noted.
  case unread
  /// It is worked out when something of the attributes is first read.
  case open(OpenSize)
}

/// A size that is worked out when it is first read: most layouts never look at what cells prefer.
///
/// Copies of attributes share it, so that it is worked out once.
package final class OpenSize: Sendable {
  private let measure: @MainActor () -> CGSize
  // Attributes that nobody has read yet are the main actor's.
  private nonisolated(unsafe) var known: CGSize?

  package init(_ measure: @escaping @MainActor () -> CGSize) {
    self.measure = measure
  }

  package var size: CGSize {
    if let known { return known }
    let size = MainActor.assumeIsolated { measure() }
    known = size
    return size
  }
}
