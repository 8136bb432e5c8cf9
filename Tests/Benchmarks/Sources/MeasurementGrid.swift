import DynamicType
import TextLayout

/// Every paragraph at twelve sizes by three widths.
enum MeasurementGrid {
  static let sizes = ContentSizeCategory.allCases.map { TextStyle.body.metrics(for: $0).pointSize }
  /// Widths in points: a column on a phone, a phone's whole width, a readable width on a tablet.
  static let widths = [163.0, 343, 640]

  /// The position of a measurement in the grid.
  struct Place {
    var paragraph: CorpusText.Paragraph
    var size: Double
    var width: Double
  }

  /// Measures some paragraphs of `text` at every size and width, and passes each result to `use`.
  static func measure(
    _ text: CorpusText, _ paragraphs: ArraySlice<CorpusText.Paragraph>, with engine: TextLayoutEngine,
    use: (Place, TextMeasurement) -> Void
  ) {
    let fonts = sizes.map { TextFont(cascade: text.cascade, pointSize: $0) }
    let style = ParagraphStyle(language: text.language)
    for paragraph in paragraphs {
      for font in fonts {
        for width in widths {
          let measured = engine.measure(paragraph.text, font: font, style: style, width: width)
          use(Place(paragraph: paragraph, size: font.pointSize, width: width), measured)
        }
      }
    }
  }
}

extension TextMeasurement {
  /// A number that depends on the whole result, so that no work can be optimised away.
  var sum: Double {
    lines.reduce(size.width + size.height) { $0 + Double($1.range.lowerBound) }
  }
}
