extension StringsTable {
  /// Reads a `.strings` file: an old property list, or one in XML.
  mutating func readStrings(_ bytes: [UInt8], places: PlaceIndex) throws(StringsError) {
    let start = bytes.prefix(1000).drop { $0 <= 0x20 }
    guard start.first == UInt8(ascii: "<") else { return try readOld(bytes, places: places) }
    for member in try PropertyListValue.root(bytes, places: places) {
      let text = try member.value.string("key '\(member.key)'", places: places)
      let unit = StringsUnit(text: text, place: places.place(at: member.value.offset))
      add(member.key, at: places.place(at: member.offset), value: .unit(unit))
    }
  }

  private mutating func readOld(_ bytes: [UInt8], places: PlaceIndex) throws(StringsError) {
    var reader = OldStringsReader(bytes, places: places)
    for pair in try reader.pairs() {
      let unit = StringsUnit(text: pair.value, place: places.place(at: pair.valueOffset))
      add(pair.key, at: places.place(at: pair.keyOffset), comment: pair.comment, value: .unit(unit))
      if let escape = pair.unknownEscape {
        report(.unknownEscape(escape.text), at: places.place(at: escape.offset), key: pair.key)
      }
    }
  }
}
