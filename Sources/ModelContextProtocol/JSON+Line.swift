package import JSONDocuments

extension JSON {
  /// The value on one line, in UTF-8, without white space between its parts and without a line feed.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(entry.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        entry.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): JSONText.append(text, to: &bytes)
    case .number(let number): JSONText.append(number, to: &bytes)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    }
  }

  /// A value that was read, as one to write.
  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { JSON($0) })
    case .object(let members): self = .object(members.map { ($0.name, JSON($0.value)) })
    }
  }
}
