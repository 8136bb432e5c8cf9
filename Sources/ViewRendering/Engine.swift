import CHarfBuzz
import CICU
import CairoRendering
import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import TextLayout

/// What renders: library versions and a drawn probe. Fonts count by the bytes of their files, each for itself.
@MainActor
final class Engine {
  private let renderer: CairoRenderer
  private let pool: BitmapPool
  private var known: EngineDescription?
  /// Hashes of files by the files themselves, which are kept so that no other takes their place.
  private var fileHashes: [ObjectIdentifier: (file: FontFile, hash: Hash128)] = [:]

  init(renderer: CairoRenderer, pool: BitmapPool) {
    self.renderer = renderer
    self.pool = pool
  }

  /// The versions and the probe, which is drawn once.
  func description() throws(ViewRenderingError) -> EngineDescription {
    if let known { return known }
    let description = try makeDescription()
    known = description
    return description
  }

  /// Fonts with the hashes of their files, in the order of their names.
  func usedFonts(_ fonts: [FontInstance]) -> [UsedFont] {
    Set(fonts.map { UsedFont(name: $0.identity, file: hash(of: $0.file)) }).sorted()
  }

  private func hash(of file: FontFile) -> Hash128 {
    if let known = fileHashes[ObjectIdentifier(file)] { return known.hash }
    let hash = Hash128(hashing: file.bytes)
    fileHashes[ObjectIdentifier(file)] = (file, hash)
    return hash
  }

  private func makeDescription() throws(ViewRenderingError) -> EngineDescription {
    let versions =
      renderer.libraryVersions
      + ["harfbuzz \(String(cString: hb_version_string()))", "icu \(String(cString: galley_icu_version()))"]
    let probe: Bitmap
    do throws(RenderingError) {
      probe = try renderer.draw(Engine.probe, scale: 2, into: pool)
    } catch {
      throw .drawing(error.description)
    }
    return EngineDescription(libraries: versions, probe: probe.hash)
  }

  /// A rounded rectangle, its border, a group, letters plain and styled, a shadow, filters: each way of painting once.
  static var probe: DisplayList {
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
    let filters: [PictureFilter] = [
      .blur(standardDeviation: 0.4), .colors([0.9, 0.2, -0.1, 0.1, 0.8, 0.1, 0, 0.2, 0.8]), .contrast(0.9),
    ]
    return DisplayList(size: CGSize(width: 96, height: 32), commands: commands + [.endGroup], filters: filters)
  }
}
