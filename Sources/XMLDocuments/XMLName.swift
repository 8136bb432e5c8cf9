import CXML2

/// Converts libxml2's strings.
enum XMLName {
  static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  static func string(from start: UnsafePointer<xmlChar>?, to end: UnsafePointer<xmlChar>?) -> String {
    guard let start, let end else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  /// A name with its prefix, if it has one.
  static func qualified(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> String {
    prefix.map { string($0) + ":" + string(name) } ?? string(name)
  }
}
