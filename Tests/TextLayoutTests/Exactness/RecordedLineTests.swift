import Foundation
import Testing

@testable import TextLayout

/// Compares line starts and widths with the recordings of Chromium, Pango and ICU, in every row. `scripts/exactness`
/// runs it.
///
/// Rows in which the three engines agree have one answer. In the others it depends on an engine's policy; the number of
/// those that begin lines like Chromium is reported, but not tested.
@Suite(.enabled(if: ExactnessCorpus.recording != nil, "GALLEY_RECORDED_LINES is not set; scripts/exactness sets it"))
struct RecordedLineTests {
  private struct Line {
    /// A UTF-8 offset.
    var start: Int
    /// The width in points, without white space at the end.
    var width: Double
    var runCount: Int
  }

  /// The results for a language's rows.
  private struct Figures {
    var rows = 0
    var equal = 0
    var lines = 0
    /// The largest differences in points, on lines with one run and on lines with several.
    var largestDifference = (one: 0.0, several: 0.0)
    var otherRows = 0
    var otherEqual = 0
  }

  /// The allowed difference in points between widths of lines with one run: both sides are rounded, to 1/64 px and to
  /// two decimals.
  private static let widthTolerance = 0.03
  /// The same for lines with several runs; Chromium rounds each run.
  private static let severalRunsTolerance = 0.1

  @Test func linesAreThoseOfThreeEngines() throws {
    let folder = try #require(ExactnessCorpus.recording)
    let corpus = try #require(ExactnessCorpus.texts, "GALLEY_CORPUS is not set")
    let rows = try RecordedLines.all(in: folder)
    let fonts = try RecordedFonts(folder: folder)
    for language in Set(rows.map(\.language)).sorted() {
      var texts: [Int: String] = [:]
      for paragraph in try ExactnessCorpus.paragraphs(of: language, in: corpus) {
        texts[paragraph.number] = paragraph.text
      }
      var figures = Figures()
      for row in rows where row.language == language {
        let text = try #require(texts[row.paragraph], "\(row.name): the corpus has no such paragraph")
        let font = try fonts.font(language: language, size: row.size)
        compare(lines(of: text, font: font, language: language, width: row.width), with: row, &figures)
      }
      report(figures, language)
    }
  }

  /// The lines made by our engine.
  private func lines(of text: String, font: TextFont, language: String, width: Double) -> [Line] {
    TextLayoutEngine.shared.layout(text, font: font, style: ParagraphStyle(language: language), width: width).lines
      .map { line in
        Line(
          start: text.utf8Offset(utf16: line.measured.range.lowerBound), width: line.measured.width,
          runCount: line.runs.count)
      }
  }

  private func compare(_ lines: [Line], with row: RecordedLines, _ figures: inout Figures) {
    let isEqual = lines.map(\.start) == row.starts
    guard row.isUnanimous else {
      figures.otherRows += 1
      figures.otherEqual += isEqual ? 1 : 0
      return
    }
    figures.rows += 1
    guard isEqual else {
      Issue.record("\(row.name): \(firstDifference(lines, row))")
      return
    }
    figures.equal += 1
    for (number, (line, width)) in zip(lines, row.widths).enumerated() {
      let difference = abs(line.width - width)
      let isOneRun = line.runCount <= 1
      figures.lines += 1
      if isOneRun {
        figures.largestDifference.one = max(figures.largestDifference.one, difference)
      } else {
        figures.largestDifference.several = max(figures.largestDifference.several, difference)
      }
      #expect(
        difference <= (isOneRun ? Self.widthTolerance : Self.severalRunsTolerance),
        "\(row.name): line \(number) of \(line.runCount) runs is \(line.width) wide, \(width) in Chromium")
    }
  }

  /// The first line that ends elsewhere, with both widths: within 0.03 px of the limit, either break is acceptable.
  private func firstDifference(_ lines: [Line], _ row: RecordedLines) -> String {
    let same = zip(lines.map(\.start), row.starts).prefix { $0.0 == $0.1 }.count
    guard same > 0 else { return "the first line starts at \(lines.first?.start ?? -1)" }
    let ours = same < lines.count ? "before \(lines[same].start)" : "with the text"
    let theirs = same < row.starts.count ? "before \(row.starts[same])" : "with the text"
    return "line \(same - 1) ends \(ours) and is \(lines[same - 1].width) wide; "
      + "elsewhere it ends \(theirs) and is \(row.widths[same - 1]) wide"
  }

  private func report(_ figures: Figures, _ language: String) {
    func points(_ width: Double) -> String { String(format: "%.3f", width) }
    reportExactness(
      "lines", language, "\(figures.rows)", "\(figures.equal)", "\(figures.lines)",
      points(figures.largestDifference.one), points(figures.largestDifference.several), "\(figures.otherRows)",
      "\(figures.otherEqual)")
  }
}
