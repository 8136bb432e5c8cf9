import SourcePlaces

/// A field of a table, with the offset of its first byte, which may be a quote.
struct CSVField {
  let text: String
  let offset: Int
}

/// Splits a text in UTF-8 into the records and fields of RFC 4180.
///
/// Fields are separated by commas, records by CRLF, LF or CR; empty lines are skipped. A quoted field may contain all
/// of these, and a quote written twice: `a,"b ""c"", d"` has the fields `a` and `b "c", d`. A quote anywhere else is an
/// error, as its meaning is ambiguous.
struct CSVRecords {
  private let bytes: [UInt8]
  private let places: PlaceIndex
  private var offset = 0

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  init(_ bytes: [UInt8], places: PlaceIndex) {
    self.bytes = bytes
    self.places = places
  }

  /// The fields of the next record; nil after the last.
  mutating func next() throws(StringsError) -> [CSVField]? {
    while let byte, Self.endsLine(byte) { offset += 1 }
    guard byte != nil else { return nil }
    var fields = [try field()]
    while byte == Self.comma {
      offset += 1
      fields.append(try field())
    }
    return fields
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private var isAtEndOfField: Bool { byte.map { $0 == Self.comma || Self.endsLine($0) } ?? true }

  /// Reads a field up to the comma or line end after it.
  private mutating func field() throws(StringsError) -> CSVField {
    let start = offset
    if byte == Self.quote { return try quotedField() }
    while !isAtEndOfField {
      if byte == Self.quote { throw fault("quotes around the whole field", "a quote inside it", at: offset) }
      offset += 1
    }
    return try field(bytes[start..<offset], at: start)
  }

  private mutating func quotedField() throws(StringsError) -> CSVField {
    let start = offset
    var content: [UInt8] = []
    offset += 1
    while let byte {
      offset += 1
      if byte == Self.quote {
        guard self.byte == Self.quote else { return try closedField(content[...], at: start) }
        offset += 1
      }
      content.append(byte)
    }
    throw fault("a quote that closes the field", "the end of the file", at: start)
  }

  private func closedField(_ content: ArraySlice<UInt8>, at start: Int) throws(StringsError) -> CSVField {
    guard isAtEndOfField else { throw fault("a comma or the end of the line", "more after the quote", at: offset) }
    return try field(content, at: start)
  }

  private func field(_ content: ArraySlice<UInt8>, at start: Int) throws(StringsError) -> CSVField {
    guard !content.contains(0) else { throw StringsError(.nul, at: places.place(at: start)) }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw StringsError(.encoding("UTF-8"), at: places.place(at: start))
    }
    return CSVField(text: text, offset: start)
  }

  private func fault(_ expected: String, _ found: String, at offset: Int) -> StringsError {
    StringsError(.malformed(format: "CSV", expected: expected, found: found), at: places.place(at: offset))
  }
}
