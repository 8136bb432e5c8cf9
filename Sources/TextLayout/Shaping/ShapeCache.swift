import Synchronization

/// A cache of shaped paragraphs for other sizes and widths.
///
/// There are two generations: when the younger is full, the older is dropped and replaced by it. So used entries stay
/// and others go, without maintaining an order.
final class ShapeCache: Sendable {
  private struct Generations {
    var young: [ShapeKey: ShapedText] = [:]
    var old: [ShapeKey: ShapedText] = [:]
    var youngBytes = 0
    /// The most recent text: its next size has the same key.
    var last: (key: ShapeKey, text: ShapedText)?

    func text(for key: ShapeKey) -> ShapedText? {
      if let last, last.key === key { return last.text }
      return young[key]
    }
  }

  private let generations = Mutex(Generations())
  /// The size of a generation in bytes.
  private let limit: Int

  /// - Parameter limit: The maximum size in bytes.
  init(limit: Int) { self.limit = limit / 2 }

  /// - Parameter keeping: Whether to cache a text that is not in the cache yet.
  func text<Failure: Error>(
    for key: ShapeKey, keeping: Bool = true, shape: (ShapeKey) throws(Failure) -> ShapedText
  ) throws(Failure) -> ShapedText {
    if let known = generations.withLock({ $0.text(for: key) }) { return known }
    let old = generations.withLock { $0.old[key] }
    let text = if let old { old } else { try shape(key) }
    guard keeping else { return text }
    let bytes = text.byteCount
    guard bytes <= limit, !key.isAtFault else { return text }
    generations.withLock { generations in
      if generations.youngBytes + bytes > limit {
        generations.old = generations.young
        generations.young = [:]
        generations.youngBytes = 0
      }
      generations.young[key] = text
      generations.last = (key, text)
      generations.youngBytes += bytes
    }
    return text
  }

  func removeAll() { generations.withLock { $0 = Generations() } }
}
