import Foundation
import ImageComparison
import Raster

/// What an examiner writes: references, and pictures of what failed.
extension Examiner {
  /// Records the case as its reference if the mode asks for it, and says whether it did.
  func record(_ drawn: DrawnCase, if verdict: Verdict) throws -> Bool {
    guard recordMode.records(verdict) else { return false }
    let png = try PNG.encode(drawn.actual)
    try store.write(drawn.rendered.identity, png: png, record: record(drawn, png))
    return true
  }

  /// Writes the record of a picture that has none and shows the case, if the mode asks for what is missing, and says
  /// whether it did.
  func recordLayout(_ drawn: DrawnCase, beside reference: StoredReference) throws -> Bool {
    guard recordMode.records(.new) else { return false }
    try store.write(drawn.rendered.identity, record: record(drawn, reference.png))
    return true
  }

  private func record(_ drawn: DrawnCase, _ png: Data) -> Record {
    let rendered = drawn.rendered
    return Record(
      engine: rendered.engine, fonts: rendered.fonts, displayList: rendered.displayList, pixels: drawn.actual.hash,
      file: Hash128(hashing: png), layout: rendered.layout)
  }

  /// Writes the picture of what there is now, and says where.
  func keepActual(_ drawn: DrawnCase) throws -> String {
    try keep(PNG.encode(drawn.actual), as: "actual", of: drawn)
  }

  /// Writes the pictures of the reference, of what there is now, and of their difference.
  func keepAll(_ drawn: DrawnCase, _ reference: StoredReference) throws -> Outcome.Pictures {
    let expected = try drawn.expected ?? PNG.decode(reference.png)
    let actual = try keepActual(drawn)
    let original = try keep(reference.png, as: "expected", of: drawn)
    // Two pictures may be small and what holds them both too large to draw; their sizes say enough then.
    let picture = try? ImageComparison.picture(
      differencePicture, expected: expected, actual: drawn.actual(besides: expected))
    let difference = try picture.map { try keep(PNG.encode($0), as: "difference", of: drawn) }
    return .init(expected: original, actual: actual, difference: difference)
  }

  private func keep(_ png: Data, as name: String, of drawn: DrawnCase) throws -> String {
    let folder = picturesFolder.isEmpty ? "" : "\(picturesFolder)/"
    let path = "\(folder)\(drawn.rendered.identity.referencePath)/\(name).png"
    try output().write(png, to: path)
    return path
  }
}
