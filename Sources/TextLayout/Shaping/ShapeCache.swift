import Synchronization

/// Shaped paragraphs, kept for the next size or width they are asked for.
///
/// There are two generations: when the younger is full the older is dropped and the younger takes its place, so what is
/// used stays and what is not goes, without a list to keep in order.
final class ShapeCache: Sendable {
  private struct Generations {
    var young: [ShapeKey: ShapedText] = [:]
    var old: [ShapeKey: ShapedText] = [:]
    var youngBytes = 0
    /// The text that was asked for last: its next size is asked for by the same key.
    var last: (key: ShapeKey, text: ShapedText)?

    func text(for key: ShapeKey) -> ShapedText? {
      if let last, last.key === key { return last.text }
      return young[key]
    }
  }

  private let generations = Mutex(Generations())
  /// Bytes a generation holds.
  private let limit: Int

  /// - Parameter limit: Bytes to keep at most.
  init(limit: Int) { self.limit = limit / 2 }

  /// - Parameter keeping: A text that was not kept yet is, from now on.
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
