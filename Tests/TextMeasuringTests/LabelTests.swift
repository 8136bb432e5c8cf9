import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TextLayout
import TextMeasuring

/// Answers are those of labels: the sizes they ask for, and the lines of their record.
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
      guard request.height == nil, rect.size.height > 0 else { return }
      try compareLines(measured, label, request)
    }
  }

  private func compareLines(
    _ measured: MeasuringAnswer.Measurement, _ label: UILabel, _ request: MeasuringRequest
  ) throws {
    let text = label.attributedText?.string ?? ""
    label.frame = CGRect(x: 0, y: 0, width: measured.width ?? 0, height: 100_000)
    label.layoutIfNeeded()
    let recorded = label.record().layout.lines
    #expect(recorded.count == measured.lines.count, "\(request)")
    guard let first = recorded.first, let own = measured.lines.first else { return }
    let units = Array(text.utf16)
    for (recorded, line) in zip(recorded, measured.lines) {
      #expect(recorded.x == line.x && recorded.width == line.width, "\(request)")
      #expect(abs(recorded.baseline - first.baseline - (line.baseline - own.baseline)) < 1e-6, "\(request)")
      if line.truncatedRange == nil {
        #expect(recorded.text.hasPrefix(String(decoding: units[line.visibleRange], as: UTF16.self)), "\(request)")
      }
    }
  }
}
