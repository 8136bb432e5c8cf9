import PropertyLists
import SourcePlaces

extension StringsTable {
  /// Reads a `.strings` file: an old-style property list, or one in XML.
  mutating func readStrings(_ bytes: [UInt8], file: String) throws(StringsError) {
    // In any encoding, the first byte of a visible character tells whether it is the `<` of XML.
    let first = bytes.prefix(1000).first { (0x21...0x7E).contains($0) }
    guard first == UInt8(ascii: "<") else { return try readOld(try DecodedText(strings: bytes, file: file)) }
    for member in try PropertyListValue.members(bytes, file: file) {
      let text = try member.value.string("key '\(member.key)'")
      add(member.key, at: member.place, value: .unit(StringsUnit(text: text, place: member.value.place)))
    }
  }

  private mutating func readOld(_ text: DecodedText) throws(StringsError) {
    let places = text.places
    var reader = OldStringsReader(text)
    for pair in try reader.pairs() {
      let unit = StringsUnit(text: pair.value, place: places.place(at: pair.valueOffset))
      add(pair.key, at: places.place(at: pair.keyOffset), comment: pair.comment, value: .unit(unit))
      if let escape = pair.unknownEscape {
        report(.unknownEscape(escape.text), at: places.place(at: escape.offset), key: pair.key)
      }
    }
  }
}
