import Foundation
import TextLayout

/// The runs of one font, script and direction that a corpus is split into: the input of `peers/hb_shape.c`.
struct RunFile {
  private let texts: [CorpusText]

  init(_ texts: [CorpusText]) { self.texts = texts }

  /// Writes one line per run, in logical order: language, paragraph, start and length in UTF-16 code units, the path of
  /// the font's file, the index of the face in it, `ltr` or `rtl`, and the number of glyphs, separated by tabs.
  func write(to path: String) throws {
    let engine = TextLayoutEngine(cacheLimit: 0)
    var rows = ""
    for text in texts {
      let font = TextFont(cascade: text.cascade, pointSize: 17)
      let style = ParagraphStyle(language: text.language)
      for paragraph in text.paragraphs {
        let lines = engine.layout(paragraph.text, font: font, style: style).lines
        for run in lines.flatMap(\.runs).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
          rows += "\(text.language)\t\(paragraph.index)\t\(run.range.lowerBound)\t\(run.range.count)\t"
          rows += "\(run.font.file.path)\t\(run.font.faceIndex)\t\(run.isRightToLeft ? "rtl" : "ltr")\t"
          rows += "\(run.glyphs.count)\n"
        }
      }
    }
    try Data(rows.utf8).write(to: URL(fileURLWithPath: path))
  }
}
