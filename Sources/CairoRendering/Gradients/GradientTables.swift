import Drawing

/// The tables of the gradients that were painted last. Keeping them affects no colour, only when it is computed.
final class GradientTables {
  private static let capacity = 16

  private struct Entry {
    let gradient: Gradient
    let colors: GradientColors

    /// Whether a gradient has these colours; where it lies makes no difference.
    func fits(_ other: Gradient, steps: Int) -> Bool {
      colors.steps == steps && gradient.stops == other.stops && gradient.extendsBefore == other.extendsBefore
        && gradient.extendsAfter == other.extendsAfter
    }
  }

  /// The last one used is the first.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - gradient: has a stop; its numbers are finite.
  ///   - length: the length of the gradient in pixels: four entries or more for each of them, within limits.
  func colors(of gradient: Gradient, length: Double) -> GradientColors {
    var steps = 256
    while steps < 1 << 14, Double(steps) < 4 * length { steps *= 2 }
    let entry: Entry
    if let index = entries.firstIndex(where: { $0.fits(gradient, steps: steps) }) {
      entry = entries.remove(at: index)
    } else {
      entry = Entry(gradient: gradient, colors: GradientColors(gradient, steps: steps))
      if entries.count == Self.capacity { entries.removeLast() }
    }
    entries.insert(entry, at: 0)
    return entry.colors
  }
}
