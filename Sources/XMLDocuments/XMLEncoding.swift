import SourcePlaces

/// The encodings that texts in XML are read in.
enum XMLEncoding {
  /// The text of a file's bytes, in UTF-8.
  ///
  /// Other encodings than these are refused: which of them a system knows differs between systems.
  static func text(of bytes: [UInt8], file: String) throws(XMLError) -> DecodedText {
    let name = declaredName(in: bytes)
    let isLatin1 = latin1.contains(name?.lowercased() ?? "")
    guard name.map({ isLatin1 || unicode.contains($0.lowercased()) }) ?? true else {
      throw XMLError(place: SourcePlace(file: file, line: 1, column: 1), problem: .unknownEncoding(name ?? ""))
    }
    do throws(DecodedText.DecodingError) {
      return isLatin1 ? try DecodedText(latin1: bytes, file: file) : try DecodedText(bytes, file: file)
    } catch {
      let problem: XMLError.Problem =
        switch error.problem {
        case .encoding(let name): .encoding(name)
        case .nul: .nul
        }
      throw XMLError(place: error.place, problem: problem)
    }
  }

  /// Names of encodings by IANA. A text that says it is in UTF-16, and can be read byte by byte, is in UTF-8.
  private static let unicode = ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"]
  private static let latin1 = ["iso-8859-1", "iso_8859-1", "latin1", "l1"]

  /// The encoding in the XML declaration of a text whose ASCII characters are bytes; nil where there is none.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    return start.firstMatch(of: /^\uFEFF?<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/)
      .map { String($0.output.1) }
  }
}
