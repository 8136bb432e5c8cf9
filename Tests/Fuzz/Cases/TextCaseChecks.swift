package import TextLayout

/// Properties that hold for every text.
extension TextCase {
  /// The properties that do not hold for the case as set by `engine`; empty if all do.
  package func faults(in engine: TextLayoutEngine) -> [String] {
    let placed = engine.layout(text, in: container)
    var faults = coverageFaults(of: placed) + runFaults(of: placed)
    faults += measurementFaults(of: placed, engine.measure(text, in: container))
    guard kind != .wild else { return faults }
    faults += finitenessFaults(of: placed) + fitFaults(of: placed) + truncationFaults(of: placed)
    if TextLayoutEngine(cacheLimit: 0).layout(text, in: container) != placed {
      faults.append("an engine that keeps nothing sets the text in another way")
    }
    return faults
  }

  private var count: Int { text.string.utf16.count }

  /// Lines cover the text from its start without gaps, and the rest was cut off.
  private func coverageFaults(of placed: PositionedText) -> [String] {
    var faults: [String] = []
    var end = 0
    for line in placed.lines.map(\.measured) {
      if line.range.lowerBound != end { faults.append("a line starts at \(line.range.lowerBound), not \(end)") }
      end = line.range.upperBound
      if !line.range.contains(line.visibleRange) { faults.append("\(line.visibleRange) is not in \(line.range)") }
    }
    var cutEnd = 0
    for cut in placed.cutRanges {
      if cut.isEmpty || cut.lowerBound < cutEnd { faults.append("cut ranges \(placed.cutRanges) are not in order") }
      cutEnd = cut.upperBound
    }
    if cutEnd > count { faults.append("\(cutEnd) of \(count) code units are cut") }
    if end < count, placed.cutRanges.last?.contains(end..<count) != true {
      faults.append("nothing says what became of \(end)..<\(count): cut are \(placed.cutRanges)")
    }
    return faults
  }

  /// Runs show parts of their line's visible text, without repetition.
  private func runFaults(of placed: PositionedText) -> [String] {
    placed.lines.flatMap { line -> [String] in
      let ranges = line.runs.map(\.range).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
      let overlaps = zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
      let isOutside = ranges.contains { !line.measured.range.contains($0) }
      let isHidden = ranges.contains { line.measured.truncatedRange?.overlaps($0) == true }
      return overlaps || isOutside || isHidden ? ["runs \(ranges) of the line \(line.measured)"] : []
    }
  }

  private func measurementFaults(of placed: PositionedText, _ measured: TextMeasurement) -> [String] {
    var faults: [String] = []
    if placed.lines.map(\.measured.range) != measured.lines.map(\.range) { faults.append("lines differ when measured") }
    if placed.cutRanges != measured.cutRanges { faults.append("cuts differ when measured") }
    if kind != .wild, placed.size != measured.size {
      faults.append("the size is \(measured.size) when measured and \(placed.size) when laid out")
    }
    return faults
  }

  private func finitenessFaults(of placed: PositionedText) -> [String] {
    let lengths = placed.lines.flatMap { line in
      [line.x, line.baseline, line.metrics.ascent, line.metrics.descent, line.measured.width]
        + line.runs.flatMap { run in [run.x, run.width] + run.glyphs.flatMap { [$0.x, $0.y] } }
    }
    return (lengths + [placed.size.width, placed.size.height]).allSatisfy(\.isFinite)
      ? [] : ["a length is not finite"]
  }

  /// A line with several clusters is not wider than its available width, which is never negative.
  private func fitFaults(of placed: PositionedText) -> [String] {
    guard text.runs.allSatisfy({ $0.style.lineBreakMode.wraps }), container.lineBreakMode.wraps else { return [] }
    guard text.runs.allSatisfy({ $0.style.alignment != .justified }) else { return [] }
    let units = Array(text.string.utf16)
    return placed.lines.compactMap { line -> String? in
      let visible = String(decoding: units[line.measured.visibleRange], as: UTF16.self)
      guard line.measured.width > container.width + 1e-9, visible.drawnClusterCount > 1,
        text.runs.allSatisfy({ $0.style.firstLineHeadIndent == 0 && $0.style.headIndent == 0 })
      else { return nil }
      return "'\(visible)' is \(line.measured.width) wide in \(container.width)"
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}

extension TextCase {
  /// A line with an ellipsis fits, or shows only the ellipsis. (Text with tabs or indents is left out, as its width
  /// depends on the start of the line.)
  private func truncationFaults(of placed: PositionedText) -> [String] {
    guard text.runs.allSatisfy({ $0.style == text.runs[0].style && $0.style.tailIndent == 0 }),
      text.runs[0].style.headIndent == 0, text.runs[0].style.firstLineHeadIndent == 0, !text.string.contains("\t")
    else { return [] }
    return placed.lines.compactMap { line -> String? in
      guard let hidden = line.measured.truncatedRange, line.measured.width > container.width + 1e-9 else { return nil }
      let shown = line.measured.visibleRange.filter { !hidden.contains($0) }
      return shown.isEmpty ? nil : "\(line.measured) is wider than \(container.width)"
    }
  }
}

extension String {
  /// The number of grapheme clusters with a width: those that may have none share a line that has room for one cluster.
  package var drawnClusterCount: Int { count { !$0.unicodeScalars.allSatisfy(\.isInvisible) } }
}

extension Unicode.Scalar {
  /// Whether it may have no width of its own.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: properties.isDefaultIgnorableCodePoint || self == "\u{FFFC}"
    }
  }
}
