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
    let start = bytes.prefix(200)
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
    guard text.starts(with: "<?xml".utf8), text.dropFirst(5).first.map(isSpace) == true else { return nil }
    let declaration = text.dropFirst(5).prefix { $0 != UInt8(ascii: ">") }
    let word = Array("encoding".utf8)
    return declaration.indices.dropFirst().lazy.filter {
      !isWord(declaration[$0 - 1]) && declaration[$0...].starts(with: word)
    }
    .compactMap { name(after: declaration[($0 + word.count)...]) }.first
  }

  /// The name in quotation marks after an equals sign, as in ` = "UTF-8"`; nil if there is something else.
  private static func name(after word: ArraySlice<UInt8>) -> String? {
    let sign = word.drop(while: isSpace)
    guard sign.first == UInt8(ascii: "=") else { return nil }
    let mark = sign.dropFirst().drop(while: isSpace)
    guard [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(mark.first) else { return nil }
    let name = mark.dropFirst().prefix { isWord($0) || [UInt8(ascii: "."), UInt8(ascii: "-")].contains($0) }
    guard let first = name.first, isLetter(first),
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(
        mark.dropFirst(1 + name.count).first)
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
