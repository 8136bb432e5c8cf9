public import Foundation
import SourcePlaces

extension StringsCatalog {
  /// The size of the largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Reads a file, or the files of a folder: string catalogues in it, and `.strings` and `.stringsdict` files in it and
  /// in its `.lproj` folders.
  ///
  /// - Parameter language: For a file that does not name its language, that language; for a table, which of its
  ///   languages is the source; for a folder, the development language, which files in `Base.lproj` have: by default
  ///   English if it or such files are present, otherwise the first.
  public init(contentsOf url: URL, language: String? = nil) throws(StringsError) {
    if StringsFile.isFolder(url) {
      self = try StringsFolder(url, developmentLanguage: language).catalog()
      return
    }
    let name = StringsFile.name(of: url)
    try StringsFile.requireExistence(of: url)
    guard let format = StringsFormat(fileName: name) else {
      throw StringsError(.unknownFormat, at: SourcePlace(file: name))
    }
    // The path that was given may not contain the folder's name.
    let folder = [.strings, .stringsdict].contains(format) ? StringsFileName.language(of: url.path) : nil
    self = try StringsCatalog(try StringsFile.bytes(of: url), format: format, file: name, language: folder ?? language)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file's path, for messages. Its name without the extension is the table, and a folder `de.lproj` in
  ///     it gives the language.
  ///   - language: For a file that does not name its language, that language; for a table, which of its languages is
  ///     the source.
  public init(_ bytes: [UInt8], format: StringsFormat, file: String, language: String? = nil) throws(StringsError) {
    self = try Self.unchecked(bytes, format: format, file: file, language: language).checked()
  }

  /// Reads a file without the checks across texts, which run once all files have been put together.
  static func unchecked(
    _ bytes: [UInt8], format: StringsFormat, file: String, language: String?
  ) throws(StringsError) -> StringsCatalog {
    guard bytes.count <= sizeLimit else {
      throw StringsError(.tooLarge(bytes: bytes.count, limit: sizeLimit), at: SourcePlace(file: file))
    }
    guard !bytes.starts(with: "bplist".utf8) else { throw StringsError(.binary, at: SourcePlace(file: file)) }
    let name = StringsFileName.table(of: file)
    switch format {
    case .xcstrings:
      let text = try DecodedText(strings: bytes, file: file)
      var reader = XCStringsReader(places: text.places, table: name)
      return try reader.catalog(text.bytes)
    case .csv:
      let text = try DecodedText(strings: bytes, file: file)
      var reader = CSVReader(places: text.places, table: name)
      return try reader.catalog(text.bytes, language: language)
    case .xliff:
      var reader = XLIFFReader()
      return try reader.catalog(bytes, file: file, table: name)
    case .strings, .stringsdict:
      var table = try emptyTable(name, file: file, language: language)
      if format == .strings {
        try table.readStrings(bytes, file: file)
      } else {
        try table.readStringsdict(bytes, file: file)
      }
      return table.catalog
    }
  }

  /// An empty table in the language of its `.lproj` folder, or in the given one.
  private static func emptyTable(
    _ name: String, file: String, language: String?
  ) throws(StringsError) -> StringsTable {
    guard let language = StringsFileName.language(of: file) ?? language.map(LanguageTag.normalized) else {
      throw StringsError(.unknownLanguage, at: SourcePlace(file: file))
    }
    var table = StringsTable(name: name, language: language)
    if !LanguageTag.isKnown(language) {
      table.report(.unknownLanguage(language), at: SourcePlace(file: file), key: nil)
    }
    return table
  }
}
