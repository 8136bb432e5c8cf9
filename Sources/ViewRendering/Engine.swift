import CHarfBuzz
import CICU
import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import TextLayout

/// Describes the rendering engine: library versions and the hash of a probe image. Fonts are identified separately by
/// the bytes of their files.
@MainActor
final class Engine {
  private let renderer: any Renderer
  private let pool: BitmapPool
  private var known: EngineDescription?
  /// The hashes of files by object identity. The files are retained so that no other object can have the same identity.
  private var fileHashes: [ObjectIdentifier: (file: FontFile, hash: Hash128)] = [:]

  init(renderer: any Renderer, pool: BitmapPool) {
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

  /// Fonts with the hashes of their files, sorted by name.
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
    return EngineDescription(libraries: versions, probe: try probe().hash)
  }

  /// Draws the probe: an example of each kind of command.
  private func probe() throws(ViewRenderingError) -> Bitmap {
    do {
      let list = try DisplayList.probe(font: UIFont.systemFont(ofSize: 13).textFont)
      return try renderer.draw(list, scale: 2, into: pool)
    } catch {
      throw .drawing("\(error)")
    }
  }
}
