import Foundation
import TextLayout

/// The sizes and line starts of all paragraphs of a corpus: on the grid, with cold caches, and at new widths.
struct MeasureBenchmark {
  private let texts: [CorpusText]
  private let rounds: Int
  private let linesPath: String?
  private let runsPath: String?
  /// The only part that is measured; all of them if nil.
  private let part: Part?

  /// What is measured, to be profiled by itself.
  private enum Part: String {
    case grid
    case cold
    case relayout
  }

  init(_ arguments: Arguments) throws {
    texts = try CorpusText.load(from: arguments.required("corpus"), families: arguments.required("families"))
    rounds = try arguments.count("rounds")
    linesPath = arguments.optional("lines")
    runsPath = arguments.optional("runs")
    part = try arguments.optional("part").map { name in
      guard let part = Part(rawValue: name) else { throw BenchmarkError.usage }
      return part
    }
  }

  /// Fonts are loaded before the first measurement.
  func run() throws -> [Figure] {
    let warmUp = TextLayoutEngine()
    for text in texts { MeasurementGrid.measure(text, text.paragraphs.prefix(3), with: warmUp) { _, _ in } }
    if let linesPath { try writeLines(to: linesPath) }
    if let runsPath { try RunFile(texts).write(to: runsPath) }
    let paragraphs = ParagraphBenchmark(texts)
    return switch part {
    case .grid: try gridFigures()
    case .cold: [try paragraphs.coldFigure()]
    case .relayout: [try paragraphs.relayoutFigure()]
    case nil: try gridFigures() + [paragraphs.coldFigure(), paragraphs.relayoutFigure()]
    }
  }

  /// Every round begins with a new engine without caches.
  private func gridFigures() throws -> [Figure] {
    var count = 0
    var sum = 0.0
    let start = processorSeconds()
    for _ in 0..<rounds {
      let engine = TextLayoutEngine()
      for text in texts {
        MeasurementGrid.measure(text, text.paragraphs[...], with: engine) { _, measured in
          count += 1
          sum += measured.sum
        }
      }
    }
    let seconds = processorSeconds() - start
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return [
      Figure(name: "measure", value: Double(count) / seconds, unit: "measurements/s"),
      Figure(name: "measure.count", value: Double(count), unit: "measurements"),
      Figure(name: "measure.cpu", value: seconds, unit: "s"),
    ]
  }

  /// One line per measurement: language, paragraph, size, width, number of lines, and the UTF-8 offsets at which they
  /// start.
  private func writeLines(to path: String) throws {
    let engine = TextLayoutEngine()
    var rows = ""
    for text in texts {
      MeasurementGrid.measure(text, text.paragraphs[...], with: engine) { place, measured in
        let starts = measured.lines.map { line in
          let utf16 = place.paragraph.text.utf16
          let start = utf16.index(utf16.startIndex, offsetBy: line.range.lowerBound)
          return String(place.paragraph.text.utf8.distance(from: place.paragraph.text.startIndex, to: start))
        }
        rows += "\(text.language)\t\(place.paragraph.index)\t\(Int(place.size))\t\(Int(place.width))\t"
        rows += "\(starts.count)\t\(starts.joined(separator: ","))\n"
      }
    }
    try Data(rows.utf8).write(to: URL(fileURLWithPath: path))
  }
}
