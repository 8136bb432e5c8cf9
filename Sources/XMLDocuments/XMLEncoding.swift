import SourcePlaces

/// The encodings in which XML documents are read.
enum XMLEncoding {
  /// Decodes a file's bytes.
  ///
  /// Encodings other than these are rejected, since systems differ in the ones they support.
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

  /// The supported names of encodings, from IANA's registry. A text that declares UTF-16 but can be read byte by byte
  /// is in UTF-8.
  private static let unicode = ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"]
  private static let latin1 = ["iso-8859-1", "iso_8859-1", "latin1", "l1"]

  /// The encoding in the XML declaration of a text in an ASCII-compatible encoding; nil if there is none.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    return start.firstMatch(of: /^\uFEFF?<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/)
      .map { String($0.output.1) }
  }
}
