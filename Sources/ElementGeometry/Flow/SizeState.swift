package import Foundation

/// The state of the size of layout attributes.
package enum SizeState {
  /// The size was set.
  case set
  /// The size was set, and a cell that is asked for its preference with these attributes may defer computing the size.
  case mayBeLeftOpen
  /// The size was set, and no attribute has been read since this was last recorded.
  case unread
  /// The size is computed when any attribute is first read.
  case open(DeferredSize)
}

/// A size that is computed when it is first read: most layouts never look at the sizes that cells prefer.
///
/// Copies of attributes share it, so that it is computed once.
package final class DeferredSize: Sendable {
  private let measure: @MainActor () -> CGSize
  // Attributes that have not been read yet belong to the main actor.
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
