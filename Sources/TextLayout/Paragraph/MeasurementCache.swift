import Synchronization

/// How large a text is.
package struct TextExtent: Sendable {
  package var size: TextSize
  package var lineCount: Int
  /// Whether some of it is not shown.
  package var isTruncated: Bool

  package init(size: TextSize, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// What a measurement depends on.
struct MeasurementKey: Hashable {
  var text: ExactText
  var runs: [AttributedText.Run]
  var container: TextContainer

  init(_ text: AttributedText, in container: TextContainer) {
    self.text = ExactText(text.string)
    runs = text.runs
    self.container = container
  }

  /// Whether one of its fonts is at fault.
  var isAtFault: Bool { runs.contains { $0.attributes.font.cascade.isAtFault } }

  /// Text and width tell nearly all keys apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(container.width)
  }
}

/// Measurements, kept for the next view that shows the same text in the same room: a cell that is shown after a cell of
/// its kind was measured for it.
///
/// There are two generations, as in `ShapeCache`.
final class MeasurementCache: Sendable {
  private struct Generations {
    var young: [MeasurementKey: TextExtent] = [:]
    var old: [MeasurementKey: TextExtent] = [:]
    var count = 0
  }

  private let generations = Mutex(Generations())
  /// The measurements a generation holds: those of ten thousand cells of a few texts.
  private static let limit = 32768

  /// How often something had to be measured.
  var count: Int { generations.withLock { $0.count } }

  func extent(for key: MeasurementKey, measure: () -> TextExtent) -> TextExtent {
    if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
    let extent = measure()
    generations.withLock { generations in
      generations.count += 1
      guard !key.isAtFault else { return }
      if generations.young.count >= MeasurementCache.limit {
        generations.old = generations.young
        generations.young = [:]
      }
      generations.young[key] = extent
    }
    return extent
  }

  func removeAll() {
    generations.withLock { generations in
      generations.young.removeAll(keepingCapacity: true)
      generations.old = [:]
    }
  }
}
