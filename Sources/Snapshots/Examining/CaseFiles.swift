import Foundation
import Raster

/// A drawn case as the files of a reference, made once: what is kept to look at is what is recorded, byte for byte.
final class CaseFiles {
  private let rendered: RenderedCase
  private let actual: Bitmap
  private var made: (png: Data, record: Record)?

  init(_ rendered: RenderedCase, _ actual: Bitmap) {
    (self.rendered, self.actual) = (rendered, actual)
  }

  func get() throws(PNGError) -> (png: Data, record: Record) {
    if let made { return made }
    let png = try PNG.encode(actual)
    let files = (png, record(of: png))
    made = files
    return files
  }

  /// The record beside a picture that shows the case.
  func record(of png: Data) -> Record {
    Record(
      engine: rendered.engine, fonts: rendered.fonts, displayList: rendered.displayList, pixels: actual.hash,
      file: Hash128(hashing: png), layout: rendered.layout)
  }
}
