import CHarfBuzz
import CICU
import CairoRendering
import Drawing
import Foundation
import HeadlessUIKit
import Raster
import TextLayout

/// What renders: library versions, a drawn probe, and the bytes of font files.
@MainActor
final class Engine {
  private let renderer: CairoRenderer
  private let pool: BitmapPool
  /// What does not depend on the fonts; made when it is first needed.
  private var base: [UInt8] = []
  /// By font and not by its file's address: the font keeps its file, whose address no other one can get.
  private var fileHashes: [FontInstance: Hash128] = [:]
  private var fingerprints: [[FontInstance]: Hash128] = [:]

  init(renderer: CairoRenderer, pool: BitmapPool) {
    self.renderer = renderer
    self.pool = pool
  }

  /// The hash of the versions, the probe's pixels, and the files of `fonts`.
  func fingerprint(for fonts: [FontInstance]) throws(ViewRenderingError) -> Hash128 {
    if let known = fingerprints[fonts] { return known }
    if base.isEmpty { base = try makeBase() }
    var bytes = base
    for font in fonts { bytes += "\(font.identity) \(fileHash(of: font))\n".utf8 }
    let fingerprint = Hash128(hashing: bytes)
    fingerprints[fonts] = fingerprint
    return fingerprint
  }

  /// The hash of the bytes of a font's file.
  func fileHash(of font: FontInstance) -> Hash128 {
    if let known = fileHashes[font] { return known }
    let hash = Hash128(hashing: font.file.bytes)
    fileHashes[font] = hash
    return hash
  }

  private func makeBase() throws(ViewRenderingError) -> [UInt8] {
    let versions =
      renderer.libraryVersions
      + ["harfbuzz \(String(cString: hb_version_string()))", "icu \(String(cString: galley_icu_version()))"]
    let probe: Bitmap
    do throws(RenderingError) {
      probe = try renderer.draw(Engine.probe, scale: 2, into: pool)
    } catch {
      throw .drawing(error.description)
    }
    return Array((versions + ["probe \(probe.hash)"]).joined(separator: "\n").utf8) + Array("\n".utf8)
  }

  /// A rounded rectangle, its border, a group, letters plain and styled, a shadow: each way of painting once.
  private static var probe: DisplayList {
    let card = Shape(rect: CGRect(x: 2.25, y: 2, width: 90, height: 28), cornerRadius: 6)
    let text = TextLayoutEngine.shared.layout("Hamburg 0123", font: UIFont.systemFont(ofSize: 13).textFont)
    let blue = Color(red: 0, green: 0.478, blue: 1, alpha: 0.8)
    var commands: [DrawCommand] = [.fill(card, blue), .border(card, width: 0.5, blue), .beginGroup(alpha: 0.5)]
    for line in text.lines {
      for run in line.runs {
        let glyphs = run.glyphs.map { PositionedGlyph(id: $0.id, x: 6.3 + $0.x, y: 20 + $0.y) }
        let plain = GlyphRun(font: run.font, pointSize: run.pointSize, color: blue, glyphs: glyphs)
        commands.append(.glyphs(plain))
        var styled = plain
        (styled.slant, styled.stretch, styled.strokeWidth) = (0.2, 1.1, 0.5)
        let shadow = Shadow(offset: CGSize(width: 1, height: 2), blurRadius: 3, color: blue)
        commands += [.beginShadow(shadow), .glyphs(styled), .endShadow]
      }
    }
    return DisplayList(size: CGSize(width: 96, height: 32), commands: commands + [.endGroup])
  }
}
