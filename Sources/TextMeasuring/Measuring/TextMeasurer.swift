import BundledFonts
import Foundation
import SystemText
public import TextLayout

/// Measures texts as labels set them, from any thread.
///
/// ```swift
/// import TextMeasuring
///
/// let measurer = try TextMeasurer()
/// var request = MeasuringRequest("Guten Tag", font: .style(.headline), width: 120)
/// request.categories = [.large, .accessibilityExtraLarge]
/// request.lines = 2
/// let answer = try measurer.answer(request)
/// for measured in answer.measurements {
///   print(measured.category.rawValue, measured.size.width, measured.size.height, measured.isTruncated)
/// }
/// ```
///
/// Its caches of texts are limited and do not affect answers.
public final class TextMeasurer: Sendable {
  let engine: TextLayoutEngine
  let fonts: FontResolver

  /// - Parameters:
  ///   - fonts: the library of fonts; nil for those that come with the package.
  ///   - cacheLimit: the approximate limit for cached shaped text, in bytes.
  /// - Throws: an error that explains why the bundled fonts cannot be used.
  public init(fonts: FontLibrary? = nil, cacheLimit: Int = 48 << 20) throws {
    self.fonts = FontResolver(try fonts ?? FontLibrary(directory: BundledFonts.locate(override: nil)))
    engine = TextLayoutEngine(cacheLimit: cacheLimit)
  }

  /// Measures the text of a request.
  ///
  /// - Throws: an error in the request, or in a font that it needs, or if measuring takes more than 30 seconds.
  public func answer(_ request: MeasuringRequest) throws(MeasuringError) -> MeasuringAnswer {
    try answer(request, within: LayoutLimit(seconds: MeasuringLimits.seconds))
  }

  /// Measures the text of a request within a limit.
  package func answer(
    _ request: MeasuringRequest, within limit: LayoutLimit
  ) throws(MeasuringError) -> MeasuringAnswer {
    try request.check()
    let (result, faults) = fonts.library.collectingFaults { () throws(MeasuringError) in
      try measured(PreparedRequest(request, within: limit))
    }
    // If a font could not be opened, another one was used instead, so the result would be wrong.
    guard faults.isEmpty else { throw MeasuringError(faults.map(\.description).joined(separator: " ")) }
    return try result.get()
  }

  private func measured(_ prepared: PreparedRequest) throws(MeasuringError) -> MeasuringAnswer {
    let request = prepared.request
    var answer = MeasuringAnswer(id: request.id, want: request.want, measurements: [])
    let widths: [Double?] = request.widths.isEmpty ? [nil] : request.widths
    answer.measurements.reserveCapacity(widths.count * request.categories.count)
    var places = 0
    var sizer = engine.sizer()
    try prepared.forEachText(fonts: fonts) { category, text, font throws(MeasuringError) in
      for width in widths {
        guard places <= MeasuringLimits.places else { throw .tooManyPlaces }
        let measurement: MeasuringAnswer.Measurement
        do throws(LayoutInterruption) {
          measurement = try self.measurement(of: text, in: font, prepared, category, width, by: &sizer)
        } catch {
          throw MeasuringError(error)
        }
        places += measurement.placeCount
        answer.measurements.append(measurement)
      }
    }
    try search(prepared, for: &answer)
    return answer
  }

  private func measurement(
    of text: AttributedText, in font: TextFont?, _ prepared: PreparedRequest, _ category: MeasuringCategory,
    _ width: Double?,
    by sizer: inout TextSizer
  ) throws(LayoutInterruption) -> MeasuringAnswer.Measurement {
    let request = prepared.request
    let container = prepared.container(width: width)
    guard prepared.needsPositions else {
      let extent = try sizer.extent(of: text, in: font, container, within: prepared.limit)
      var measurement = MeasuringAnswer.Measurement(
        request, category, width, size: extent.size, lineCount: extent.lineCount, isTruncated: extent.isTruncated)
      if prepared.wantsGeometry { try addGeometry(of: text, in: container, prepared, to: &measurement) }
      return measurement
    }
    let placed = try engine.layout(
      text, in: container, placingGlyphs: request.want.contains(.ink), within: prepared.limit)
    var measurement = MeasuringAnswer.Measurement(
      request, category, width, size: placed.size, lineCount: placed.lines.count, isTruncated: placed.isTruncated)
    if request.want.contains(.lines) { measurement.lines = placed.lines.map(MeasuringAnswer.Line.init) }
    if request.want.contains(.hidden) {
      (measurement.hidden, measurement.brokenWords) = (placed.cutRanges, placed.brokenWords)
    }
    if request.want.contains(.missing) { measurement.missing = placed.missingCharacters }
    if request.want.contains(.ink) { measurement.ink = placed.inkBox }
    if prepared.wantsGeometry { try addGeometry(of: text, in: container, prepared, to: &measurement) }
    return measurement
  }

  /// Adds carets, characters and hits, as requested.
  private func addGeometry(
    of text: AttributedText, in container: TextContainer, _ prepared: PreparedRequest,
    to measurement: inout MeasuringAnswer.Measurement
  ) throws(LayoutInterruption) {
    let request = prepared.request
    let geometry = try engine.geometry(of: text, in: container, within: prepared.limit)
    if request.want.contains(.carets) { measurement.carets = geometry.carets }
    if request.want.contains(.clusters) { measurement.clusters = geometry.lines.map(\.clusters) }
    measurement.hits = request.hits.map { geometry.caret(nearestTo: $0.x, $0.y) }
  }
}

extension MeasuringError {
  init(_ interruption: LayoutInterruption) {
    switch interruption {
    case .late(let seconds):
      self.init("Measuring took more than \(seconds.formatted()) seconds: split the request, or ask for less.")
    case .unawaited: self.init("The client is gone.")
    }
  }

  fileprivate static let tooManyPlaces = MeasuringError(
    "The answer has more than \(MeasuringLimits.places) lines, carets and characters: ask for less, or split the request.",
    field: "want")
}

extension MeasuringAnswer.Measurement {
  /// The number of parts that the answer's size is proportional to.
  fileprivate var placeCount: Int {
    lines.count + hidden.count + brokenWords.count + missing.count + carets.count
      + clusters.reduce(0) { $0 + $1.count }
  }

  fileprivate init(
    _ request: MeasuringRequest, _ category: MeasuringCategory, _ width: Double?, size: TextSize, lineCount: Int,
    isTruncated: Bool
  ) {
    let text = LabelText(size: size, lineCount: lineCount, lineSpacing: request.paragraph.lineSpacing)
    var labelSize = size
    labelSize.height = text.height
    self.init(
      category: category, width: width, size: labelSize,
      pixels: request.scale.map { MeasuringAnswer.Pixels(text, width, request.height, scale: $0) },
      isTruncated: isTruncated, lines: [], hidden: [], brokenWords: [], missing: [])
  }
}

extension MeasuringAnswer.Pixels {
  /// A label's size in whole pixels.
  fileprivate init(_ text: LabelText, _ width: Double?, _ height: Double?, scale: Double) {
    let label = LabelSize(
      text, width: width ?? .infinity, height: height ?? .infinity, on: PixelGrid(scale: scale))
    // The width and height limits need not be whole pixels.
    self.init(
      width: Int((label.width * scale - 1e-6).rounded(.up)), height: Int((label.height * scale - 1e-6).rounded(.up)))
  }
}

extension MeasuringAnswer.Line {
  fileprivate init(_ line: PositionedLine) {
    self.init(
      range: line.measured.range, visibleRange: line.measured.visibleRange,
      truncatedRange: line.measured.truncatedRange, x: line.x, width: line.measured.width, baseline: line.baseline,
      ascent: line.metrics.ascent, descent: line.metrics.descent)
  }
}
