import DynamicType
import Foundation
import TextLayout

/// The size and line starts of every paragraph of a corpus, at twelve sizes by three widths.
struct MeasureBenchmark {
  private let texts: [CorpusText]
  private let rounds: Int
  private let linesPath: String?

  private static let sizes = ContentSizeCategory.allCases.map { TextStyle.body.metrics(for: $0).pointSize }
  /// Points: a column of a phone, its whole width, a readable width of a tablet.
  private static let widths = [163.0, 343, 640]

  init(_ arguments: Arguments) throws {
    texts = try CorpusText.load(from: arguments.required("corpus"), families: arguments.required("families"))
    rounds = try arguments.count("rounds")
    linesPath = arguments.optional("lines")
  }

  /// Every round begins with a new engine, which knows nothing of any text; fonts are warm.
  func run() throws -> [Figure] {
    let warmUp = TextLayoutEngine()
    for text in texts { measure(text, text.paragraphs.prefix(3), with: warmUp) { _, _ in } }
    if let linesPath { try writeLines(to: linesPath) }
    var count = 0
    var sum = 0.0
    let start = processorSeconds()
    for _ in 0..<rounds {
      let engine = TextLayoutEngine()
      for text in texts {
        measure(text, text.paragraphs[...], with: engine) { _, measured in
          count += 1
          // All that is asked for is used, so that no work can be left out.
          sum += measured.size.width + measured.size.height
          for line in measured.lines { sum += Double(line.range.lowerBound) }
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

  /// Where a measurement stands in the grid.
  private struct Place {
    var paragraph: CorpusText.Paragraph
    var size: Double
    var width: Double
  }

  private func measure(
    _ text: CorpusText, _ paragraphs: ArraySlice<CorpusText.Paragraph>, with engine: TextLayoutEngine,
    use: (Place, TextMeasurement) -> Void
  ) {
    let fonts = Self.sizes.map { TextFont(cascade: text.cascade, pointSize: $0) }
    let style = ParagraphStyle(language: text.language)
    for paragraph in paragraphs {
      for font in fonts {
        for width in Self.widths {
          let measured = engine.measure(paragraph.text, font: font, style: style, width: width)
          use(Place(paragraph: paragraph, size: font.pointSize, width: width), measured)
        }
      }
    }
  }

  /// A line a measurement: language, paragraph, size, width, number of lines, and the UTF-8 offsets they start at.
  private func writeLines(to path: String) throws {
    let engine = TextLayoutEngine()
    var rows = ""
    for text in texts {
      measure(text, text.paragraphs[...], with: engine) { place, measured in
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
