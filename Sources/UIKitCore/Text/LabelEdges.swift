import Drawing
import Findings
import Foundation
import Raster
import SystemText
@_spi(Subclasses) package import UIKitValues

extension UILabel {
  /// Whether what the label draws is cut off at its edges, as it is drawn in a layer of the label's size.
  ///
  /// UIKit draws some texts in a larger layer, so that marks above and below letters, as Arabic and Thai have them, are
  /// seen: by the ranges of Unicode that the text's characters are in, it seems (STULabel's README). Which ranges, and how
  /// much larger, public facts do not say: here they are the combining marks, Vietnamese, and the scripts that set marks, and
  /// of such a text nothing is cut off.
  final var cutsTextAtEdges: Bool {
    !(content.string ?? "").unicodeScalars.contains { scalar in
      scalar.value >= 0x300 && UILabel.rangesWithMarks.contains { $0.contains(scalar.value) }
    }
  }

  /// Combining marks; from Hebrew to Greek with its accents; the Indic and Southeast Asian scripts further on; the forms of
  /// Hebrew and Arabic.
  private static let rangesWithMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x591...0x1FFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x11FFF,
  ]

  /// What was drawn of the label without what is beyond its edges.
  final func cutOff(_ drawn: ViewContent, on pixels: PlacedPixelGrid) -> ViewContent {
    guard cutsTextAtEdges, let painted = drawn.commands.paintedArea else { return drawn }
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

extension PlacedPixelGrid {
  /// The pixels of the picture that a rectangle touches.
  fileprivate func touched(by rect: CGRect) -> CGRect {
    rect.offsetBy(dx: zero.x, dy: zero.y).touchedPixels(scale: grid.scale)
  }
}

extension [DrawCommand] {
  /// How much of a letter may be missing above and below: less is hardly seen, and frames are rounded to pixels.
  private static let least = 0.5
  /// How much of it may be missing at a side, in parts of its size: a `j` begins before its place, an italic ends behind it.
  private static let overhang = 0.1

  /// Whether one sees that letters lack a part.
  ///
  /// - Parameter sideways: whether the edges at the sides count.
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
