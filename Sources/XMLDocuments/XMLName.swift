import CXML2

/// Converts libxml2's strings.
enum XMLName {
  static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  /// An attribute's value.
  ///
  /// libxml2 writes each ampersand as `&#38;`, since it leaves references to entities to others.
  static func value(from start: UnsafePointer<xmlChar>?, to end: UnsafePointer<xmlChar>?) -> String {
    guard let start, let end else { return "" }
    let bytes = UnsafeBufferPointer(start: start, count: end - start)
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    guard parts.dropFirst().allSatisfy({ $0.starts(with: "#38;".utf8) }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let value = parts[0] + parts.dropFirst().flatMap { [UInt8(ascii: "&")] + $0.dropFirst(4) }
    return String(decoding: value, as: UTF8.self)
  }

  /// A name with its prefix, if it has one.
  static func qualified(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> String {
    prefix.map { string($0) + ":" + string(name) } ?? string(name)
  }
}
