import Synchronization

/// Shaped texts, kept for the next size or width they are asked for.
///
/// There are two generations: when the younger is full the older is dropped and the younger takes its place, so what is
/// used stays and what is not goes, without a list to keep in order.
final class ShapeCache: Sendable {
  struct Key: Hashable {
    var text: String
    var cascade: FontCascade
    var features: [FontFeature]
    var language: String
    var baseDirection: BaseDirection
  }

  private struct Generations {
    var young: [Key: ShapedText] = [:]
    var old: [Key: ShapedText] = [:]
    var youngUnits = 0
  }

  private let generations = Mutex(Generations())
  /// UTF-16 code units a generation holds.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func text(for key: Key, shape: () -> ShapedText) -> ShapedText {
    if let known = generations.withLock({ $0.young[key] }) { return known }
    let text = generations.withLock { $0.old[key] } ?? shape()
    generations.withLock { generations in
      if generations.youngUnits + text.count > limit {
        generations.old = generations.young
        generations.young = [:]
        generations.youngUnits = 0
      }
      generations.young[key] = text
      generations.youngUnits += text.count
    }
    return text
  }

  func removeAll() { generations.withLock { $0 = Generations() } }
}
