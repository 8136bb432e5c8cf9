import Findings
import QuotedText
import TextLayout
import TextMeasuring

/// A problem with a text at a size in a width.
struct TextFault: Hashable {
  var kind: StringsFindingKind
  var width: Double
  var category: MeasuringCategory
  /// The part of the text that is affected, for messages.
  var detail: String
  /// The smallest width in which the text has no such fault, in whole points; nil if that is not known or there is none.
  var needed: Double?
}

/// The results for a text in a label at all sizes and widths.
struct TextOutcome: Hashable {
  /// Ordered by size, then width.
  var faults: [TextFault] = []
  /// The distinct characters that no font has.
  var missing: [String] = []
  /// The reason that it could not be measured.
  var failure: String?
  /// The number of sizes times the number of widths.
  var measurementCount = 0

  /// Measures a text.
  ///
  /// - Parameter categories: those of the label's sizes that are checked; nil for all of them.
  init(_ text: LabelText, in label: CheckedLabel, _ categories: [MeasuringCategory]?, by measurer: TextMeasurer) {
    var request = label.template
    request.runs = [MeasuringRun(text.text)]
    request.locale = text.locale
    if let categories { request.categories = request.categories.filter(categories.contains) }
    guard !request.categories.isEmpty else { return }
    do throws(MeasuringError) {
      for measured in try measurer.answer(request).measurements {
        measurementCount += 1
        add(measured, text.text, label)
      }
      for index in faultsAtEnds { faults[index].needed = try needed(by: faults[index], request, label, measurer) }
    } catch {
      failure = error.description
    }
  }

  /// The indices of the faults at the smallest and at the largest size, of each kind in each width: searching takes
  /// time.
  private var faultsAtEnds: [Int] {
    var ends: [[String]: (first: Int, last: Int)] = [:]
    for (index, fault) in faults.enumerated() {
      let group = [fault.kind.rawValue, "\(fault.width)"]
      ends[group] = (ends[group]?.first ?? index, index)
    }
    return Set(ends.values.flatMap { [$0.first, $0.last] }).sorted()
  }

  /// The smallest width in which a fault does not occur, rounded up to whole points.
  private func needed(
    by fault: TextFault, _ request: MeasuringRequest, _ label: CheckedLabel, _ measurer: TextMeasurer
  ) throws(MeasuringError) -> Double? {
    var request = request
    (request.categories, request.widths, request.want) = ([fault.category], [], [.smallestWidth])
    if fault.kind == .tooManyLines, let expected = label.expectedLines?[fault.category] { request.lines = expected }
    return try measurer.answer(request).smallestWidth?.value.map { ($0 - Self.hair).rounded(.up) }
  }

  private mutating func add(_ measured: MeasuringAnswer.Measurement, _ text: String, _ label: CheckedLabel) {
    func add(_ kind: StringsFindingKind, _ detail: @autoclosure () -> String) {
      faults.append(
        TextFault(kind: kind, width: measured.width ?? 0, category: measured.category, detail: detail()))
    }
    if measured.isTruncated { add(.truncatedText, Self.quoted(measured.hidden, of: text) + " is not shown") }
    if !measured.brokenWords.isEmpty { add(.brokenWord, Self.quoted(measured.brokenWords, of: text)) }
    let size = measured.size
    if size.width > (measured.width ?? .infinity) + Self.hair
      || size.height > (label.template.height ?? .infinity) + Self.hair
    {
      add(.clippedText, "\(FindingSizes.text(size.width)) x \(FindingSizes.text(size.height)) pt")
    }
    if let expected = label.expectedLines?[measured.category], measured.lines.count > expected {
      add(.tooManyLines, "\(measured.lines.count) lines, expected \(expected)")
    }
    for character in measured.missing where !missing.contains(character.characters) {
      missing.append(character.characters)
    }
  }

  /// Points by which sums of advances may differ due to rounding.
  private static let hair = 1e-6

  /// The distinct parts of a text in quotation marks.
  private static func quoted(_ ranges: [Range<Int>], of text: String) -> String {
    let units = Array(text.utf16)
    var parts: [String] = []
    for range in ranges {
      let part = "\"" + String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self).isolated + "\""
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: ", ")
  }
}
