import Suggestions
import TextLayout

/// The limits of requests.
package enum MeasuringLimits {
  /// The length of a text in UTF-16 code units.
  package static let text = 1_000_000
  package static let runs = 10_000
  package static let widths = 1_000
  package static let hits = 1_000
  /// The length of a text in code units times the number of widths and categories that it is measured at.
  package static let work = 2_000_000
  /// The number of lines, carets, characters and hidden ranges at which measuring is given up; the last measurement may
  /// exceed it.
  package static let places = 250_000
  /// The length in UTF-16 code units of a text for searches.
  package static let searchedText = 5_000
  /// Lengths, in points.
  package static let length = 1_000_000.0
  /// Sizes of fonts, in points.
  package static let fontSize = 1_000.0
  /// The default limit for a request in seconds: ten times what the longest text takes on a slow machine.
  package static let seconds = 30.0
  /// The size of a request's JSON in bytes.
  package static let line = 16 << 20
}

extension MeasuringRequest {
  /// Checks everything that can be checked without fonts.
  func check() throws(MeasuringError) {
    let count = runs.reduce(0) { $0 + $1.text.utf16.count }
    try checkCounts(textCount: count)
    try font.check("font")
    for (index, run) in runs.enumerated() where !run.isPlain { try run.check("runs[\(index)]") }
    for (index, width) in widths.enumerated() { try Check.length(width, "widths[\(index)]", above: 0) }
    if let height { try Check.length(height, "height", above: 0) }
    guard (0...1_000_000).contains(lines) else {
      throw MeasuringError("\(lines) is not a valid number of lines: expected 0 to 1000000.", field: "lines")
    }
    try paragraph.check()
    if let tracking { try Check.length(tracking, "tracking") }
    try Check.locale(locale, "locale")
    try Check.count(hits.count, "hit", of: "places", limit: MeasuringLimits.hits)
    for (index, hit) in hits.enumerated() {
      try Check.length(hit.x, "hit[\(index)][0]")
      try Check.length(hit.y, "hit[\(index)][1]")
    }
    if let scale, !(scale > 0 && scale <= 16) {
      throw MeasuringError("\(Check.text(scale)) is not a valid scale: expected 0 < scale <= 16.", field: "scale")
    }
    if !want.isDisjoint(with: [.largestCategory, .smallestWidth, .largestFont]) { try checkSearch(textCount: count) }
  }

  private func checkCounts(textCount: Int) throws(MeasuringError) {
    try Check.count(textCount, "text", of: "UTF-16 code units", limit: MeasuringLimits.text)
    try Check.count(runs.count, "runs", of: "runs", limit: MeasuringLimits.runs)
    try Check.count(widths.count, "widths", of: "widths", limit: MeasuringLimits.widths)
    guard !categories.isEmpty else { throw MeasuringError("The list of categories is empty.", field: "categories") }
    try Check.count(
      categories.count, "categories", of: "categories", limit: MeasuringCategory.allCases.count)
    let times = max(1, widths.count) * categories.count
    guard textCount * times <= MeasuringLimits.work else {
      throw MeasuringError(
        "The text has \(textCount) UTF-16 code units and is to be measured \(times) times: the product may be "
          + "\(MeasuringLimits.work) at most. Divide the request.")
    }
  }

  private func checkSearch(textCount: Int) throws(MeasuringError) {
    try Check.count(
      textCount, "text", of: "UTF-16 code units to search with", limit: MeasuringLimits.searchedText)
    if want.contains(.smallestWidth), categories.count > 1 {
      throw MeasuringError("'smallestWidth' needs a single category, not several.", field: "want")
    }
    if want.contains(.largestFont), runs.contains(where: { $0.font != nil }) {
      throw MeasuringError("'largestFont' needs a text in one font: the runs have their own.", field: "want")
    }
  }
}

extension MeasuringParagraph {
  fileprivate func check() throws(MeasuringError) {
    try Check.length(lineSpacing, "lineSpacing")
    try Check.length(lineHeightMultiple, "lineHeightMultiple")
    try Check.length(minimumLineHeight, "minimumLineHeight")
    try Check.length(maximumLineHeight, "maximumLineHeight")
    try Check.length(paragraphSpacing, "paragraphSpacing")
  }
}

extension MeasuringRun {
  fileprivate func check(_ field: String) throws(MeasuringError) {
    do throws(MeasuringError) {
      try font?.check("font")
      if let tracking { try Check.length(tracking, "tracking") }
      if let kern { try Check.length(kern, "kern") }
      try Check.length(baselineOffset, "baselineOffset")
      if let locale { try Check.locale(locale, "locale") }
    } catch {
      throw error.within(field)
    }
  }
}

extension MeasuringFont {
  fileprivate func check(_ field: String) throws(MeasuringError) {
    try Check.fontSize(size, field + ".size")
    if let maximumSize { try Check.fontSize(maximumSize, field + ".maximumSize") }
    if case .style = face {
      guard scaledWith == nil else {
        throw MeasuringError("A text style scales by itself.", field: field + ".scaledWith")
      }
    } else if maximumSize != nil, scaledWith == nil {
      throw MeasuringError(
        "The font does not scale: a maximum needs a style, or 'scaledWith'.", field: field + ".maximumSize")
    }
  }
}

/// Checks the ranges of values.
private enum Check {
  static func length(_ value: Double, _ field: String, above minimum: Double? = nil) throws(MeasuringError) {
    let limit = MeasuringLimits.length
    if let minimum {
      guard value > minimum, value <= limit else {
        throw MeasuringError("\(text(value)) is not a valid length: expected 0 < length <= 1000000.", field: field)
      }
    } else if !(value.magnitude <= limit) {
      throw MeasuringError("\(text(value)) is not a valid length: expected -1000000 to 1000000.", field: field)
    }
  }

  static func fontSize(_ size: Double, _ field: String) throws(MeasuringError) {
    guard size > 0, size <= MeasuringLimits.fontSize else {
      throw MeasuringError("\(text(size)) is not a valid font size: expected 0 < size <= 1000.", field: field)
    }
  }

  static func locale(_ locale: String, _ field: String) throws(MeasuringError) {
    guard LanguageTag.isKnown(locale) else {
      throw MeasuringError("The language '\(locale)' is not known: expected \(LanguageTag.expected).", field: field)
    }
  }

  static func count(_ count: Int, _ field: String, of what: String, limit: Int) throws(MeasuringError) {
    guard count <= limit else {
      throw MeasuringError("\(count) \(what) are too many: at most \(limit) are allowed.", field: field)
    }
  }

  /// A number for messages: 5 instead of 5.0.
  static func text(_ value: Double) -> String {
    value.magnitude < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
