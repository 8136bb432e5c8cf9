/// Finds the beginnings and ends of the elements in a JSON array.
///
/// Only the separators are parsed: an element that is not valid JSON is answered with an error object, like an invalid
/// line.
struct ArrayScanner {
  private let body: [UInt8]
  private var index = 0
  private var found: [ArraySlice<UInt8>] = []

  private init(_ body: [UInt8]) { self.body = body }

  static func elements(of body: [UInt8]) throws(HTTPFault) -> [ArraySlice<UInt8>] {
    var scanner = ArrayScanner(body)
    return try scanner.elements()
  }

  private mutating func elements() throws(HTTPFault) -> [ArraySlice<UInt8>] {
    skipSpace()
    guard index < body.count, body[index] == UInt8(ascii: "[") else { throw .noArray("it does not begin with '['") }
    index += 1
    try readElements()
    skipSpace()
    guard index == body.count else { throw .noArray("something follows its end") }
    return found
  }

  /// Reads up to the bracket that ends the array.
  private mutating func readElements() throws(HTTPFault) {
    skipSpace()
    if index < body.count, body[index] == UInt8(ascii: "]"), found.isEmpty {
      index += 1
      return
    }
    while true {
      let start = index
      let end = try skipElement()
      let element = BatchBody.trimmed(body[start..<index])
      guard !element.isEmpty else { throw .noArray("its request \(found.count + 1) is empty") }
      found.append(element)
      guard found.count <= BatchBody.limit else { throw .longBatch(limit: BatchBody.limit) }
      index += 1
      if end == UInt8(ascii: "]") { return }
    }
  }

  /// Skips to the comma or bracket after an element and returns it.
  private mutating func skipElement() throws(HTTPFault) -> UInt8 {
    var depth = 0
    while index < body.count {
      switch body[index] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        if depth == 0 { return body[index] }
        if body[index] == UInt8(ascii: "]") { depth -= 1 }
      case UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
    throw .noArray("it does not end")
  }

  /// Skips to the quotation mark that ends a string.
  private mutating func skipString() {
    index += 1
    while index < body.count, body[index] != UInt8(ascii: "\"") {
      index += body[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func skipSpace() {
    while index < body.count, BatchBody.isSpace(body[index]) { index += 1 }
  }
}
