package import Foundation
import ImageComparison
import Raster

/// The files of a case as last rendered, kept to report changes since then.
package enum RenderedFiles {
  /// The same as its reference, which is read when it is needed.
  case reference
  /// Anything else: a picture, and the record written for it.
  case other(Data, Record)

  /// The files of a run that recorded nothing; nil if the case did not render, or its files do not exist.
  ///
  /// - Parameter folder: the run's folder.
  package init?(_ outcome: Outcome, in folder: URL) {
    guard let artifacts = outcome.artifacts else {
      guard outcome.isRendered else { return nil }
      self = .reference
      return
    }
    guard let path = artifacts.record, let text = try? Data(contentsOf: folder.appendingPathComponent(path)),
      let record = try? Record(text: String(decoding: text, as: UTF8.self)),
      let picture = try? Data(contentsOf: folder.appendingPathComponent(artifacts.actual))
    else { return nil }
    self = .other(picture, record)
  }

  /// The change from an earlier rendering to a later one, as an outcome; nil if there is none, as far as can be told.
  ///
  /// - Parameter scale: device pixels in a point.
  package static func change(
    from old: RenderedFiles, to new: RenderedFiles, of path: CasePath, in store: ReferenceStore, scale: Double
  ) -> Outcome? {
    if case (.reference, .reference) = (old, new) { return nil }
    guard let old = old.files(of: path, in: store), let new = new.files(of: path, in: store) else { return nil }
    let layout = LayoutDifference(from: old.record, to: new.record)
    guard old.record.pixels != new.record.pixels else {
      return layout.map { .changed(.layout($0, engine: .same), nowhere, isRecorded: false) }
    }
    guard let pixels = pixels(from: old.png, to: new, scale: scale) else {
      let change = layout.map { Outcome.RecordChange.layoutAndPixels($0, engine: .same) } ?? .pixels(engine: .same)
      return .changedFromRecord(change, .init(expected: "", actual: ""), isRecorded: false)
    }
    let change = layout.map { Outcome.Change.layoutAndPixels($0, pixels, engine: .same) }
    return .changed(change ?? .pixels(pixels, engine: .same), nowhere, isRecorded: false)
  }

  /// No pictures are written of these changes.
  private static let nowhere = Outcome.Pictures(expected: "", actual: "", difference: nil)

  /// The record, and its picture if there is one.
  private func files(of path: CasePath, in store: ReferenceStore) -> (png: Data?, record: Record)? {
    switch self {
    case .other(let png, let record): return (png, record)
    case .reference:
      let identity = try? CaseIdentity(
        catalogueFile: path.catalogueFile, scene: path.scene, configuration: path.configuration)
      switch identity.map({ store.read($0, keptAs: .pictures) }) {
      case .present(let png, .valid(let record)): return (record.isOf(png) ? png : nil, record)
      case .recordAlone(let record, _): return (nil, record)
      case .present, .absent, .unreadable, nil: return nil
      }
    }
  }

  private static func pixels(
    from old: Data?, to new: (png: Data?, record: Record), scale: Double
  ) -> PixelDifference? {
    guard let expected = old.flatMap({ try? PNG.decode($0) }), let actual = new.png.flatMap({ try? PNG.decode($0) }),
      let difference = ImageComparison.compare(expected: expected, actual: actual)
    else { return nil }
    var pixels = PixelDifference(difference)
    pixels.places = PixelPlaces(
      ImageComparison.boxes(expected: expected, actual: actual), layout: new.record.layout, scale: scale)
    return pixels
  }
}
