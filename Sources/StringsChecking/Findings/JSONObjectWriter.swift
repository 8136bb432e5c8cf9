import JSONDocuments

/// Writes a JSON object member by member, in order.
struct JSONObjectWriter {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// The complete object.
  var object: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func add(_ name: String, _ text: String) {
    begin(name)
    JSONText.append(text, to: &bytes)
  }

  mutating func add(_ name: String, _ flag: Bool) {
    begin(name)
    bytes += Array((flag ? "true" : "false").utf8)
  }

  mutating func add(_ name: String, _ number: Int) {
    begin(name)
    JSONText.append(number, to: &bytes)
  }

  mutating func add(_ name: String, _ number: Double) {
    begin(name)
    JSONText.append(number, to: &bytes)
  }

  mutating func add(_ name: String, _ texts: [String]) {
    addObjects(
      name,
      texts.map { text in
        var bytes: [UInt8] = []
        JSONText.append(text, to: &bytes)
        return bytes
      })
  }

  mutating func add(_ name: String, _ write: (inout JSONObjectWriter) -> Void) {
    begin(name)
    var inner = JSONObjectWriter()
    write(&inner)
    bytes += inner.object
  }

  /// Adds an array of values that are already encoded.
  mutating func addObjects(_ name: String, _ objects: [[UInt8]]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    bytes += objects.joined(separator: [UInt8(ascii: ",")])
    bytes.append(UInt8(ascii: "]"))
  }

  /// Adds an array of values that are already encoded, each on a line of its own.
  mutating func addLines(_ name: String, _ objects: [[UInt8]]) {
    begin(name)
    bytes += Array("[".utf8)
    for (index, object) in objects.enumerated() { bytes += Array((index == 0 ? "\n" : ",\n").utf8) + object }
    bytes += Array((objects.isEmpty ? "]" : "\n]").utf8)
  }

  private mutating func begin(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    JSONText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }
}
