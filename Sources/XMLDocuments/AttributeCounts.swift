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
    var count = 0
    var isAfterEquals = false
    return bytes.indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: "<"): (count, isAfterEquals) = (0, false)
      case UInt8(ascii: "="): isAfterEquals = true
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        count += isAfterEquals ? 1 : 0
        isAfterEquals = false
      default: isAfterEquals = false
      }
      return count >= number
    }
  }

  private static func offset(ofNamespace number: Int, in bytes: [UInt8]) -> Int? {
    let word = Array("xmlns".utf8)
    var count = 0
    return bytes.indices.first { index in
      if bytes[index] == word[0], bytes[index...].starts(with: word) { count += 1 }
      return count >= number
    }
  }
}
