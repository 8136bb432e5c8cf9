import Foundation
import ViewDocuments

/// The text of a catalogue file, read within limits and known to be UTF-8.
struct SourceText {
  /// What to do about a file that cannot be read.
  static let advice = "check that it is there and may be read."

  let text: String
  /// The file's path inside the catalogue.
  let file: String

  init(contentsOf url: URL, file: String) throws(SceneError) {
    try self.init(bytes: Self.read(url, file: file), file: file)
  }

  init(bytes: Data, file: String) throws(SceneError) {
    guard bytes.count <= ReadingLimits.fileBytes else {
      throw SceneError(place: SourcePlace(whole: file), problem: .tooLarge(what: "the file", limit: "4 MB"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SceneError(place: Self.firstInvalidPlace(in: bytes, file: file), problem: .notUTF8)
    }
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    self.file = file
  }

  private static func read(_ url: URL, file: String) throws(SceneError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: ReadingLimits.fileBytes + 1) ?? Data()
    } catch {
      throw SceneError(place: SourcePlace(whole: file), problem: .unreadable(reason: advice))
    }
  }

  private static func firstInvalidPlace(in bytes: Data, file: String) -> SourcePlace {
    var line = 1
    var column = 1
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
      let isLineEnd = encoded.first == UInt8(ascii: "\n")
      column = isLineEnd ? 1 : column + 1
      line += isLineEnd ? 1 : 0
    }
    return SourcePlace(file: file, line: line, column: column)
  }
}
