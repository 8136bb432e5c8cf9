import Testing

@testable import TextLayout

/// Shorthands for setting texts and examining the results.
enum Setting {
  static let engine = TextLayoutEngine()

  /// Inter with an ascent of 16 points and a descent of 4, so that heights can be added mentally.
  static func font(
    _ name: String = "Inter-Regular", size: Double = 17, ascent: Double = 16, descent: Double = 4, leading: Double = 0
  ) throws -> TextFont {
    var font = try Fonts.textFont(name, size: size)
    font.metrics = LineMetrics(ascent: ascent, descent: descent, leading: leading)
    return font
  }

  static func text(_ string: String, _ style: ParagraphStyle = ParagraphStyle()) throws -> AttributedText {
    AttributedText(string, font: try font(), style: style)
  }

  /// The width of a text on one line.
  static func width(_ string: String) throws -> Double { engine.measure(string, font: try font()).size.width }

  static func substring(_ string: String, _ range: Range<Int>) -> String {
    String(decoding: Array(string.utf16)[range], as: UTF16.self)
  }

  /// The text of each line, including white space at its end.
  static func lines(
    _ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) throws -> [String] {
    engine.measure(try text(string, style), in: TextContainer(width: width)).lines.map { substring(string, $0.range) }
  }
}

extension ParagraphStyle {
  /// The style with some of its properties changed.
  func with(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = self
    change(&style)
    return style
  }
}

extension PositionedLine {
  /// The code units of the line from left to right, if each has its own glyph.
  var visualOffsets: [Int] {
    runs.flatMap { run in run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range) }
  }

  /// The run that shows an offset.
  func run(at offset: Int) -> PositionedRun? { runs.first { $0.range.contains(offset) } }
}
