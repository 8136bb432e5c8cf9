public import Foundation
import Suggestions

extension StringsCatalog {
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Reads a file.
  ///
  /// - Parameter language: The language of a file that names none; of a table, which of its languages is the source.
  public init(contentsOf url: URL, language: String? = nil) throws(StringsError) {
    let name = url.relativePath
    guard let format = StringsFormat(fileName: name) else {
      throw StringsError(.unknownFormat, at: StringsPlace(whole: name))
    }
    self = try StringsCatalog(try StringsFile.bytes(of: url), format: format, file: name, language: language)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file's path, for messages. Its name without the extension is the table.
  ///   - language: The language of a file that names none; of a table, which of its languages is the source.
  public init(_ bytes: [UInt8], format: StringsFormat, file: String, language: String? = nil) throws(StringsError) {
    guard bytes.count <= Self.sizeLimit else {
      throw StringsError(.tooLarge(bytes: bytes.count, limit: Self.sizeLimit), at: StringsPlace(whole: file))
    }
    let table = StringsFile.table(of: file)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let places = PlaceIndex(text, file: file)
    switch format {
    case .xcstrings:
      var reader = XCStringsReader(places: places, table: table)
      self = try reader.catalog(text).checked()
    case .csv:
      var reader = CSVReader(places: places, table: table)
      self = try reader.catalog(text, language: language).checked()
    case .xliff:
      let utf8 = try StringsText.utf8(bytes, file: file)
      var reader = XLIFFReader(places: PlaceIndex(utf8, file: file))
      self = try reader.catalog(utf8, table: table).checked()
    }
  }
}

/// Files as the system has them.
enum StringsFile {
  /// A file's bytes.
  static func bytes(of url: URL) throws(StringsError) -> [UInt8] {
    let place = StringsPlace(whole: url.relativePath)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw StringsError(.notFound(suggestion: suggestion(for: url)), at: place)
    }
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      if size <= StringsCatalog.sizeLimit { return [UInt8](try Data(contentsOf: url)) }
      throw StringsError(.tooLarge(bytes: size, limit: StringsCatalog.sizeLimit), at: place)
    } catch let error as StringsError { throw error } catch {
      throw StringsError(.unreadable(reason: error.localizedDescription), at: place)
    }
  }

  /// The name of a file without its folder and extension.
  static func table(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The name nearest to one that is missing in its folder.
  private static func suggestion(for url: URL) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    return Suggestion.nearest(to: url.lastPathComponent, among: (names ?? []).sorted())
  }
}
