import SourcePlaces

/// Rejects texts with so many attributes that libxml2 would take a long time: before it reports an element, it compares
/// the attributes with each other, and looks up prefixes among all namespaces.
///
/// The text is not parsed for that. Counted are equals signs before quotation marks between one `<` and the next, and
/// occurrences of `xmlns`: at least as many as there are attributes and namespaces, and rarely more.
enum AttributeCounts {
  static func check(_ text: DecodedText, _ limits: XMLLimits) throws(XMLError) {
    if let offset = offset(ofAttribute: limits.attributes + 1, in: text.bytes) {
      throw XMLError(
        place: text.places.place(at: offset), problem: .tooMany("attributes in an element", limit: limits.attributes))
    }
    if let offset = offset(ofNamespace: limits.namespaces + 1, in: text.bytes) {
      throw XMLError(
        place: text.places.place(at: offset),
        problem: .tooMany("declarations of namespaces", limit: limits.namespaces))
    }
  }

  private static func offset(ofAttribute number: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let tag = nextTag(in: bytes, from: start) {
        start = tag.upperBound
        // What counts as an attribute has two bytes at least.
        if tag.count >= 2 * number, let offset = offset(ofAttribute: number, in: bytes[tag]) { return offset }
      }
      return nil
    }
  }

  /// The bytes from the next `<` up to the one after it.
  private static func nextTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard let first = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    return first..<(bytes[(first + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
  }

  private static func offset(ofAttribute number: Int, in tag: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var count = 0
    var isAfterEquals = false
    for index in tag.indices {
      switch tag[index] {
      case UInt8(ascii: "="): isAfterEquals = true
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        count += isAfterEquals ? 1 : 0
        isAfterEquals = false
        if count >= number { return index }
      default: isAfterEquals = false
      }
    }
    return nil
  }

  private static func offset(ofNamespace number: Int, in bytes: [UInt8]) -> Int? {
    let word = Array("xmlns".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in bytes.indices where bytes[index] == word[0] && bytes[index...].starts(with: word) {
        count += 1
        if count >= number { return index }
      }
      return nil
    }
  }
}
