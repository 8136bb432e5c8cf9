/// Parses one JSON text from its first byte.
struct JSONReader {
  let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0
  private let maximumDepth: Int
  private let keepsRepeatedNames: Bool
  private var depth = 0

  init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int, keepsRepeatedNames: Bool) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.keepsRepeatedNames = keepsRepeatedNames
  }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw failure(.trailing) }
    return value
  }

  // MARK: Values

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    let start = offset
    let content = try content()
    return JSONValue(offset: start, end: offset, content: content)
  }

  private mutating func content() throws(JSONError) -> JSONContent {
    switch try next(expecting: "a value") {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case let other: throw failure(.unexpected(other, expected: "a value"))
    }
  }

  private mutating func literal(_ word: StaticString, _ content: JSONContent) throws(JSONError) -> JSONContent {
    for index in 0..<word.utf8CodeUnitCount {
      let byte = try next(expecting: "\(word)")
      guard byte == word.utf8Start[index] else { throw failure(.unexpected(byte, expected: "\(word)")) }
      offset += 1
    }
    return content
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    if try closes(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value())
      if try ends(UInt8(ascii: "]"), expected: "',' or ']'") { return values }
    }
  }

  private mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    members.reserveCapacity(8)
    var names = MemberNames()
    if try closes(UInt8(ascii: "}")) { return members }
    while true {
      var member = try member()
      member.isRepeated = !names.insert(member.name, among: members)
      guard keepsRepeatedNames || !member.isRepeated else {
        throw JSONError(offset: member.offset, problem: .duplicate(name: member.name))
      }
      members.append(member)
      if try ends(UInt8(ascii: "}"), expected: "',' or '}'") { return members }
    }
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    skipSpace()
    let start = offset
    try expect(UInt8(ascii: "\""), "the name of a member")
    let name = try string()
    skipSpace()
    try expect(UInt8(ascii: ":"), "':'")
    offset += 1
    return JSONMember(name: name, offset: start, value: try value())
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= maximumDepth else { throw failure(.tooDeep(limit: maximumDepth)) }
    offset += 1
  }

  /// Consumes the end of an empty array or object, if it is here.
  private mutating func closes(_ end: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == end else { return false }
    (offset, depth) = (offset + 1, depth - 1)
    return true
  }

  /// Consumes the byte after an element; returns whether it ends the array or object.
  private mutating func ends(_ end: UInt8, expected: String) throws(JSONError) -> Bool {
    skipSpace()
    let byte = try next(expecting: expected)
    guard byte == end || byte == UInt8(ascii: ",") else { throw failure(.unexpected(byte, expected: expected)) }
    offset += 1
    if byte == end { depth -= 1 }
    return byte == end
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func next(expecting: @autoclosure () -> String) throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw failure(.ended) }
    return bytes[offset]
  }

  private func expect(_ byte: UInt8, _ name: String) throws(JSONError) {
    let found = try next(expecting: name)
    guard found == byte else { throw failure(.unexpected(found, expected: name)) }
  }

  private func failure(_ problem: JSONError.Problem) -> JSONError { JSONError(offset: offset, problem: problem) }

  /// Consumes the bytes of a token that was read.
  mutating func pass(to end: Int) { offset = end }
}

/// The names of an object's members; a small number is compared one by one.
private struct MemberNames {
  private var names: Set<[UInt8]> = []

  /// Adds a name; returns false if it is already there. Names are compared by their code units, unlike strings.
  mutating func insert(_ name: String, among members: [JSONMember]) -> Bool {
    guard members.count >= 16 else { return !members.contains { $0.name.utf8.elementsEqual(name.utf8) } }
    if names.isEmpty { for member in members { names.insert(Array(member.name.utf8)) } }
    return names.insert(Array(name.utf8)).inserted
  }
}
