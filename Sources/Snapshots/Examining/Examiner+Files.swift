import Foundation
import ImageComparison
import Raster

/// Writing files: references, and pictures of failures.
extension Examiner {
  /// Records the case as its reference if the mode asks for it, or if references of other engines are taken over.
  /// Returns whether it did.
  ///
  /// - Parameters:
  ///   - engine: the engine that made the existing reference, if its record can be read.
  ///   - picture: the reference's picture, if it shows the case and need not be written again.
  func record(
    _ drawn: DrawnCase, if verdict: Verdict, madeBy engine: Outcome.Engine? = nil, showing picture: Data? = nil
  ) throws -> Bool {
    let isTaken =
      takesOverEngine && (engine == .otherWithSameDrawing || (engine?.isDifferent == true && verdict == .unchanged))
    guard isTaken || recordMode.records(verdict) else { return false }
    if let picture, verdict == .unchanged, form == .pictures {
      try store.write(drawn.rendered.identity, record: drawn.files.record(of: picture))
    } else {
      try write(drawn)
    }
    return true
  }

  private func write(_ drawn: DrawnCase) throws {
    switch form {
    case .pictures:
      let (png, record) = try drawn.files.get()
      try store.write(drawn.rendered.identity, png: png, record: record)
    case .records: try store.write(drawn.rendered.identity, recordAlone: drawn.files.recordAlone)
    }
  }

  /// Writes the missing record of a picture that shows the case, if the mode asks for what is missing. Returns whether
  /// it did.
  func recordLayout(_ drawn: DrawnCase, beside reference: StoredReference) throws -> Bool {
    guard recordMode.records(.new) else { return false }
    try store.write(drawn.rendered.identity, record: drawn.files.record(of: reference.png))
    return true
  }

  /// Writes the actual picture and its record, which `galley accept` takes. Returns the picture's path.
  func keepActual(_ drawn: DrawnCase) throws -> String {
    let (png, record) = try drawn.files.get()
    let path = try keep(png, as: "actual.png", of: drawn)
    try keep(Data(record.text.utf8), as: "actual.txt", of: drawn)
    return path
  }

  /// Writes the expected and the actual picture, and one of their difference.
  func keepAll(_ drawn: DrawnCase, _ reference: StoredReference) throws -> Outcome.Pictures {
    let expected = try drawn.expected ?? PNG.decode(reference.png)
    let actual = try keepActual(drawn)
    let original = try keep(reference.png, as: "expected.png", of: drawn)
    // Even where both pictures are small enough, one that encloses both or shows three side by side may be too large
    // to draw; their sizes are enough then.
    let compared = try drawn.actual(besides: expected)
    let picture =
      (try? ImageComparison.picture(differencePicture, expected: expected, actual: compared))
      ?? (try? ImageComparison.picture(.overlay, expected: expected, actual: compared))
    let difference = try picture.map { try keep(PNG.encode($0), as: "difference.png", of: drawn) }
    return .init(expected: original, actual: actual, difference: difference)
  }

  @discardableResult
  func keep(_ data: Data, as name: String, of drawn: DrawnCase) throws -> String {
    let folder = picturesFolder.isEmpty ? "" : "\(picturesFolder)/"
    let path = "\(folder)\(drawn.rendered.identity.referencePath)/\(name)"
    try output().write(data, to: path)
    return path
  }
}
