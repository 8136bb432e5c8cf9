@testable import TextLayout

/// A stretch of text in one font, script and direction as shaped by our code, with everything that `hb-shape` needs to
/// shape the same.
struct ShapedStretch {
  var font: FontInstance
  /// An ISO 15924 tag.
  var script: UInt32
  var language: String
  var isRightToLeft: Bool
  var startsText: Bool
  var endsText: Bool
  /// At most five characters, as many as HarfBuzz considers.
  var before: [Unicode.Scalar]
  var characters: [Unicode.Scalar]
  var after: [Unicode.Scalar]
  /// The glyphs; clusters count characters of the stretch.
  var glyphs: [ShapedGlyph]

  /// The glyphs in the format of `hb-shape --no-glyph-names --show-flags`.
  var printed: String {
    let glyphs = glyphs.map { glyph in
      (glyph.xOffset == 0 && glyph.yOffset == 0
        ? "\(glyph.id)=\(glyph.cluster)" : "\(glyph.id)=\(glyph.cluster)@\(glyph.xOffset),\(glyph.yOffset)")
        + "+\(glyph.advance)" + (glyph.isUnsafeToBreak ? "#1" : "")
    }
    return "[" + glyphs.joined(separator: "|") + "]"
  }
}

extension ShapedStretch {
  /// The stretches of a paragraph in one font: those of the whole paragraph, then those of its lines if each takes as
  /// much as fits into `lineWidth` ems.
  static func all(in text: String, font: FontInstance, language: String, lineWidth: Double) -> [ShapedStretch] {
    let font = TextFont(cascade: FontCascade(font), pointSize: 1)
    let style = ParagraphStyle(language: language)
    guard let shaped = shapedText(text, font: font, style: style) else { return [] }
    let lines = TextLayoutEngine().measure(text, font: font, style: style, width: lineWidth).lines
    let runs = shaped.runs + lines.flatMap { shaped.lineRuns(in: $0.range) }
    return runs.filter { !$0.range.isEmpty }.map { ShapedStretch($0, of: shaped.analysis.units, language: language) }
  }

  /// The shaped paragraph, before `TextLayoutEngine` breaks it into lines.
  private static func shapedText(_ text: String, font: TextFont, style: ParagraphStyle) -> ShapedText? {
    AttributedText(text, font: font, style: style).paragraph(0)
      .map { ShapedText($0.paragraph.key, shaper: Shaper()) }
  }

  private init(_ run: ShapedRun, of units: [UInt16], language: String) {
    let range = run.range
    let characters = Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
    // The characters' offsets in code units, for counting clusters in characters.
    var numbers: [Int32] = []
    for (number, character) in characters.enumerated() {
      numbers += Array(repeating: Int32(number), count: UTF16.width(character))
    }
    font = run.font
    script = run.script
    self.language = language
    isRightToLeft = run.isRightToLeft
    startsText = range.lowerBound == 0
    endsText = range.upperBound == units.count
    before = String(decoding: units[..<range.lowerBound].suffix(10), as: UTF16.self).unicodeScalars.suffix(5)
    self.characters = characters
    after = Array(String(decoding: units[range.upperBound...].prefix(10), as: UTF16.self).unicodeScalars.prefix(5))
    glyphs = run.glyphs.map { glyph in
      var glyph = glyph
      glyph.cluster = numbers[Int(glyph.cluster) - range.lowerBound]
      return glyph
    }
  }
}
