/// Measures stretches of a paragraph on a line, tabs included.
struct LineRuler {
  let scaled: ScaledText
  private let text: ShapedText
  /// The advances of the text, and their scale to points, if there are only one style and no tabs, and packed sums.
  let plain: PlainAdvances?

  init(scaled: ScaledText) {
    self.scaled = scaled
    text = scaled.text
    plain = text.tabs.isEmpty ? scaled.onlyScale.flatMap { PlainAdvances(of: scaled.text, $0) } : nil
  }

  /// Points from the line's start to `visibleEnd`, on a line that holds the text up to `end`.
  func width(from start: Int, to visibleEnd: Int, hangingTo end: Int, at edge: Double) -> Double {
    let end = max(visibleEnd, end)
    if let plain, text.isSafe(start, end) { return plainWidth(plain, from: start, to: visibleEnd) }
    guard !text.tabs.isEmpty else { return scaled.width(from: start, to: visibleEnd, hangingTo: end) }
    return stretches(from: start, to: visibleEnd, at: edge) { from, to in
      to == visibleEnd
        ? scaled.width(from: from, to: to, hangingTo: firstTab(from: to, to: end) ?? end)
        : scaled.width(from: from, to: to)
    }.last.map { $0.end - edge } ?? 0
  }

  /// The same, faster, by the paragraph's cached advances: nearly the exact width.
  func keptWidth(from start: Int, to end: Int, at edge: Double) -> Double {
    if let plain { return plainWidth(plain, from: start, to: end) }
    guard !text.tabs.isEmpty else { return scaled.keptWidth(from: start, to: end) }
    return stretches(from: start, to: end, at: edge, scaled.keptWidth).last.map { $0.end - edge } ?? 0
  }

  /// The text keeps the advances.
  private func plainWidth(_ plain: PlainAdvances, from start: Int, to end: Int) -> Double {
    withExtendedLifetime(text) { plain.points(end, plain.advances[start]) }
  }

  /// Text between two tabs on a line, with its distance from the side where the paragraph starts.
  struct Stretch {
    var range: Range<Int>
    var start: Double
    var width: Double

    var end: Double { start + width }
  }

  /// The stretches of a line; each but the first starts with the tab that moved it to its place.
  func stretches(
    from start: Int, to end: Int, at edge: Double, _ measure: (_ start: Int, _ end: Int) -> Double
  ) -> [Stretch] {
    var from = start
    var pen = edge
    var stretches: [Stretch] = []
    var tab: Int?
    repeat {
      let next = firstTab(from: from, to: end)
      let to = next ?? end
      let width = measure(from, to)
      let place = tab == nil ? pen : self.place(from: pen, of: from..<to, width: width, measure)
      stretches.append(Stretch(range: (tab ?? from)..<to, start: place, width: width))
      pen = place + width
      tab = next
      from = to + 1
    } while tab != nil
    return stretches
  }

  private func firstTab(from start: Int, to end: Int) -> Int? {
    let index = text.tabs.partitioningIndex { $0 >= start }
    return index < text.tabs.count && text.tabs[index] < end ? text.tabs[index] : nil
  }

  /// The position of the text after a tab, if the text before it ends at `pen`.
  private func place(
    from pen: Double, of range: Range<Int>, width: Double, _ measure: (_ start: Int, _ end: Int) -> Double
  ) -> Double {
    guard let stop = scaled.style.tabStop(behind: pen) else {
      return pen + fallbackTabWidth(at: range.lowerBound - 1, pen)
    }
    switch stop.alignment {
    case .left: return stop.location
    case .right: return max(pen, stop.location - width)
    case .center: return max(pen, stop.location - width / 2)
    case .terminators(let characters):
      let column = range.first { characters.utf16.contains(text.analysis.original[$0]) } ?? range.upperBound
      return max(pen, stop.location - measure(range.lowerBound, column))
    }
  }

  /// The width of a tab after the last stop. The public documentation does not say what happens without an interval: a
  /// third of an em is used.
  private func fallbackTabWidth(at offset: Int, _ pen: Double) -> Double {
    let interval = scaled.style.defaultTabInterval.finite
    guard interval > 0 else { return scaled.scale(ofStyle: text.style(at: offset)).pointSize / 3 }
    return ((pen / interval).rounded(.down) + 1) * interval - pen
  }
}

/// The advances before each offset of a text in one style, which keeps them.
struct PlainAdvances {
  let advances: UnsafeBufferPointer<PackedAdvance>
  /// The most that its parts are up to any offset.
  private let most: TextAdvance
  private let scale: TextScale
  private let unitsPerEm: Double

  init?(of text: ShapedText, _ scale: TextScale) {
    guard case .packed(let packed) = text.advances else { return nil }
    (advances, most, unitsPerEm) = (packed.sums, packed.most, Double(text.unitsPerEm))
    self.scale = scale
  }

  /// At least the points up to any offset: rounding keeps the order of each part, and of sums.
  var mostPoints: Double {
    guard scale.pointSize >= 0, scale.opticalFraction >= 0 else { return .infinity }
    var scale = scale
    (scale.tracking, scale.spacing) = (max(0, scale.tracking), max(0, scale.spacing))
    return scale.points(most, unitsPerEm: unitsPerEm)
  }

  /// Points up to an offset, given an earlier offset's advance.
  @inline(__always) func points(_ offset: Int, _ before: PackedAdvance) -> Double {
    scale.points(advances[offset] - before, unitsPerEm: unitsPerEm)
  }
}

extension ParagraphStyle {
  /// The nearest stop after a position.
  fileprivate func tabStop(behind place: Double) -> TabStop? {
    tabStops.filter { $0.location.isFinite && $0.location > place }.min { $0.location < $1.location }
  }
}
