import Foundation
import SourcePlaces
import ViewDocuments
import YAMLDocuments

/// The text of a catalogue file, read within limits and verified to be UTF-8.
struct SourceText {
  /// Advice for a file that cannot be read.
  static let advice = "check that it exists and can be read."

  let text: String
  /// The file's path inside the catalogue.
  let file: String

  init(contentsOf url: URL, file: String) throws(SceneError) {
    try self.init(bytes: Self.read(url, file: file), file: file)
  }

  init(bytes: Data, file: String) throws(SceneError) {
    guard bytes.count <= ReadingLimits.fileBytes else {
      throw SceneError(place: SourcePlace(file: file), problem: .tooLarge(what: "the file", limit: "4 MB"))
    }
    do { text = try YAMLDocument.text(of: bytes) } catch { throw SceneError(error, in: file) }
    self.file = file
  }

  private static func read(_ url: URL, file: String) throws(SceneError) -> Data {
    guard FileConfinement.current?.holds(url) ?? true else {
      throw SceneError(place: SourcePlace(file: file), problem: .outsideFolder(file))
    }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: ReadingLimits.fileBytes + 1) ?? Data()
    } catch {
      throw SceneError(place: SourcePlace(file: file), problem: .unreadable(reason: advice))
    }
  }
}
