import Foundation
import Raster

/// A drawn case encoded once as the files of a reference, so that the picture kept for review and the one recorded are
/// the same bytes.
final class CaseFiles {
  private let rendered: RenderedCase
  private let actual: Bitmap
  private let form: ReferenceForm
  private var made: (png: Data, record: Record)?

  init(_ rendered: RenderedCase, _ actual: Bitmap, keptAs form: ReferenceForm) {
    (self.rendered, self.actual, self.form) = (rendered, actual, form)
  }

  /// The picture, and the record that is the reference with it, or alone where only records are kept.
  func get() throws(PNGError) -> (png: Data, record: Record) {
    if let made { return made }
    let png = try PNG.encode(actual)
    let files = (png, form == .pictures ? record(of: png) : recordAlone)
    made = files
    return files
  }

  /// The record for a picture that shows the case.
  func record(of png: Data) -> Record { record(file: Hash128(hashing: png)) }

  /// The record for a reference without a picture.
  var recordAlone: Record { record(file: nil) }

  private func record(file: Hash128?) -> Record {
    Record(
      engine: rendered.engine, fonts: rendered.fonts, displayList: rendered.displayList, pixels: actual.hash,
      file: file, layout: rendered.layout, spoken: rendered.spoken, libraries: rendered.libraries)
  }
}
