import Drawing
import Findings
import Foundation
import Raster
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitValues

extension UILabel {
  /// Whether the label's drawing is clipped at its edges, because it is drawn in a layer of the label's size.
  ///
  /// UIKit draws some texts in a larger layer, so that marks above and below letters, as in Arabic and Thai, are
  /// visible. It seems to decide by the Unicode ranges of the text's characters (STULabel's README). Which ranges
  /// these are, and how much larger the layer is, is not public: here they are the combining marks, Vietnamese, and
  /// the scripts that use marks, and such a text is not clipped at all.
  final var clipsTextAtEdges: Bool { content.string?.hasMarks != true }

  /// The label's drawing, clipped to the label's edges.
  final func cutOff(_ drawn: ViewContent, on pixels: OffsetPixelGrid) -> ViewContent {
    guard clipsTextAtEdges, !drawn.commands.showEmoji, let painted = drawn.commands.paintedArea else { return drawn }
    let (edges, scale) = (bounds, pixels.grid.scale)
    let layer = pixels.touched(by: edges)
    guard !layer.encloses(pixels.touched(by: painted)) else { return drawn }
    var seen = drawn
    let (left, top) = (layer.minX / scale - pixels.zero.x, layer.minY / scale - pixels.zero.y)
    let clip = CGRect(x: left, y: top, width: layer.width / scale, height: layer.height / scale)
    seen.commands = drawn.commands.inside(.clip(.rectangle(clip)))
    let kinds = drawn.notes.map(\.kind)
    if !kinds.contains(.clippedText), drawn.commands.cutsLetters(at: edges, sideways: !kinds.contains(.truncatedText)) {
      seen.notes.append(.init(kind: .clippedText, message: "Letters are cut off at the label's edge."))
    }
    return seen
  }
}

extension String {
  /// Combining marks; the scripts from Hebrew up to accented Greek; the later blocks of Indic and Southeast Asian
  /// scripts; the presentation forms of Hebrew and Arabic.
  private static let rangesWithMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x591...0x1FFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x11FFF,
  ]

  fileprivate var hasMarks: Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x300 && String.rangesWithMarks.contains { $0.contains(scalar.value) }
    }
  }
}

extension OffsetPixelGrid {
  /// The pixels of the picture that a rectangle touches.
  fileprivate func touched(by rect: CGRect) -> CGRect {
    rect.offsetBy(dx: zero.x, dy: zero.y).touchedPixels(scale: grid.scale)
  }
}

extension [DrawCommand] {
  /// The tolerance, in points, for letters cut off at the top or bottom: less is hardly visible, and frames are
  /// rounded to pixels.
  private static let least = 0.5
  /// The tolerance for letters cut off at a side, as a fraction of the font size: a `j` begins before its origin, and
  /// an italic letter ends beyond its advance.
  private static let overhang = 0.1

  /// Whether emoji are among the texts: they are taller than a line of small text, and UIKit shows all of them.
  fileprivate var showEmoji: Bool {
    contains { command in
      if case .glyphs(let run) = command { run.font.standsForEmoji } else { false }
    }
  }

  /// Whether letters are visibly cut off.
  ///
  /// - Parameter sideways: whether the left and right edges are considered.
  fileprivate func cutsLetters(at edges: CGRect, sideways: Bool) -> Bool {
    placedRuns.contains { run, transform in
      guard run.color.alpha > 0 else { return false }
      let overhang = Swift.max(1, Self.overhang * run.pointSize)
      return run.outlines.contains { outline in
        let letter = transform.box(of: outline)
        return letter.minY < edges.minY - Self.least || letter.maxY > edges.maxY + Self.least
          || sideways && (letter.minX < edges.minX - overhang || letter.maxX > edges.maxX + overhang)
      }
    }
  }
}
