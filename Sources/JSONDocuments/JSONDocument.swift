/// A JSON text as RFC 8259 has it, read strictly, with the place of every value.
///
/// `{"a": [1]}` is an object at 0..<10 whose member `a`, at 1, is an array at 6..<9.
package struct JSONDocument: Equatable, Sendable {
  package var root: JSONValue

  /// Reads UTF-8.
  ///
  /// Names are unique within an object: what a second one means is left open by the standard. A byte order mark is not
  /// taken.
  ///
  /// - Parameter maximumDepth: How many arrays and objects may be within one another.
  package init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 128) throws(JSONError) {
    var reader = JSONReader(bytes, maximumDepth: maximumDepth)
    root = try reader.document()
  }

  package init(_ bytes: [UInt8], maximumDepth: Int = 128) throws(JSONError) {
    let result = bytes.withUnsafeBytes { bytes -> Result<JSONDocument, JSONError> in
      do throws(JSONError) { return .success(try JSONDocument(bytes, maximumDepth: maximumDepth)) } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}
