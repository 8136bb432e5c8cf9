import Synchronization

/// The size of a text, and whether it is truncated.
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

/// The way a text is broken into lines, which decides whether it fits.
package struct TextBreaks: Sendable {
  package var size: TextSize
  package var lineCount: Int
  /// The width of the widest line, without white space at its end.
  package var widestLine: Double
  /// Whether some of the text is not shown.
  package var isTruncated: Bool
  /// Whether a word is broken because no line is wide enough for it.
  package var breaksWord: Bool
}

/// The inputs of a measurement.
struct MeasurementKey: Hashable {
  var text: ExactText
  var runs: [AttributedText.Run]
  var container: TextContainer

  init(_ text: AttributedText, in container: TextContainer) {
    self.text = ExactText(text.string)
    runs = text.runs
    self.container = container
  }

  /// Whether one of its fonts could not be opened.
  var isAtFault: Bool { runs.contains { $0.attributes.font.cascade.isAtFault } }

  /// Text, width and the size of its first font distinguish nearly all keys: a text is measured at several sizes.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(container.width)
    hasher.combine(runs.first?.attributes.font.pointSize)
  }
}

/// A cache of measurements for other views with the same text and space: such as a cell that is shown after a cell of
/// its kind was measured for it.
///
/// There are two generations, as in `ShapeCache`.
final class MeasurementCache<Measurement: Sendable>: Sendable {
  private struct Generations {
    var young: [MeasurementKey: Measurement] = [:]
    var old: [MeasurementKey: Measurement] = [:]
    var count = 0
  }

  private let generations = Mutex(Generations())
  /// The number of measurements in a generation: those of ten thousand cells with a few texts.
  private static var limit: Int { 32768 }

  /// The number of measurements that were not in the cache.
  var count: Int { generations.withLock { $0.count } }

  func measurement(for key: MeasurementKey, measure: () -> Measurement) -> Measurement {
    if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
    let measurement = measure()
    generations.withLock { generations in
      generations.count += 1
      guard !key.isAtFault else { return }
      if generations.young.count >= MeasurementCache.limit {
        generations.old = generations.young
        generations.young = [:]
      }
      generations.young[key] = measurement
    }
    return measurement
  }

  func removeAll() {
    generations.withLock { generations in
      generations.young.removeAll(keepingCapacity: true)
      generations.old = [:]
    }
  }
}
