import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import QuotedText
import TestSupport
import Testing
import TextLayout
import TextMeasuring

/// Answers agree with labels: with the sizes they ask for, and the lines in their records.
@MainActor @Suite struct LabelTests {
  @Test(arguments: 0..<400) func anAnswerIsALabels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919)
    let request = RandomRequests.request(using: &random)
    let measured = try #require(try Measurers.shared.answer(request).measurements.first)
    let traits = LabelTests.traits(request)
    let environment = ViewEnvironment(traits: traits)
    try environment.run {
      let label = LabelTests.label(request, traits)
      let width = try #require(measured.width)
      let bounds = CGRect(x: 0, y: 0, width: width, height: request.height ?? 1_073_741_824)
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: request.lines)
      let scale = request.scale ?? 1
      let pixels = try #require(measured.pixels)
      #expect(
        Double(rect.size.width) == min(width, max(measured.size.width, Double(pixels.width) / scale)), "\(request)")
      #expect(Double(rect.size.height) == min(request.height ?? .infinity, Double(pixels.height) / scale), "\(request)")
      guard rect.size.height > 0 else { return }
      label.frame = CGRect(x: 0, y: 0, width: width, height: request.height ?? 100_000)
      label.layoutIfNeeded()
      let recording = label.record()
      let units = Array((label.attributedText?.string ?? "").utf16)
      compareLines(measured, recording.layout.lines, units, request)
      let findings = recording.findings.filter { LabelTests.kinds.contains($0.kind) }.map(\.message)
      #expect(findings == LabelTests.findings(of: measured, units), "\(request)")
    }
  }

  private func compareLines(
    _ measured: MeasuringAnswer.Measurement, _ recorded: [LayoutNode.Line], _ units: [UInt16],
    _ request: MeasuringRequest
  ) {
    #expect(recorded.count == measured.lines.count, "\(request)")
    guard let first = recorded.first, let own = measured.lines.first else { return }
    for (recorded, line) in zip(recorded, measured.lines) {
      #expect(recorded.x == line.x && recorded.width == line.width, "\(request)")
      #expect(abs(recorded.baseline - first.baseline - (line.baseline - own.baseline)) < 1e-6, "\(request)")
      #expect(recorded.text == LabelTests.shownText(of: line, units), "\(request)")
    }
  }
}

/// The places in answers, in the words of records.
extension LabelTests {
  static let kinds: Set<FindingKind> = [.truncatedText, .brokenWord, .missingGlyph]

  private static func text(_ units: [UInt16], _ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self)
  }

  static func shownText(of line: MeasuringAnswer.Line, _ units: [UInt16]) -> String {
    let (start, end) = (line.visibleRange.lowerBound, line.visibleRange.upperBound)
    guard let cut = line.truncatedRange else { return text(units, start..<end) }
    let (before, after) = (min(cut.lowerBound, end), max(start, min(cut.upperBound, end)))
    return text(units, start..<max(start, before)) + "\u{2026}" + text(units, after..<end)
  }

  static func findings(of measured: MeasuringAnswer.Measurement, _ units: [UInt16]) -> [String] {
    let count = measured.lines.count
    let hidden = measured.hidden.map { text(units, $0) }.joined(separator: " \u{2026} ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut =
      "The text is cut after \(count) \(count == 1 ? "line" : "lines")."
      + (hidden.isEmpty ? "" : " Not shown: \(quoted(hidden)).")
    let broken = measured.brokenWords.prefix(8).map { word in
      "The word \(quoted(text(units, word))) is broken: no line has room for it."
    }
    let missing = measured.missing.prefix(8).map { missing in
      let scalars = missing.characters.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      return "No font has \(missing.characters.quoted) (\(scalars.joined(separator: " "))), offset \(missing.offset)."
    }
    return (measured.isTruncated ? [cut] : []) + broken + missing
  }

  private static func quoted(_ text: String) -> String {
    "\"" + (text.count > 40 ? text.prefix(40) + "\u{2026}" : text).isolated + "\""
  }
}
