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
  /// - Parameters:
  ///   - maximumDepth: How many arrays and objects may be within one another.
  ///   - keepsRepeatedNames: Whether a name may stand again within an object: its member is marked, and whoever reads the
  ///     document says what it means.
  package init(
    _ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 128, keepsRepeatedNames: Bool = false
  ) throws(JSONError) {
    var reader = JSONReader(bytes, maximumDepth: maximumDepth, keepsRepeatedNames: keepsRepeatedNames)
    root = try reader.document()
  }

  package init(_ bytes: [UInt8], maximumDepth: Int = 128, keepsRepeatedNames: Bool = false) throws(JSONError) {
    let result = bytes.withUnsafeBytes { bytes -> Result<JSONDocument, JSONError> in
      do throws(JSONError) {
        return .success(
          try JSONDocument(bytes, maximumDepth: maximumDepth, keepsRepeatedNames: keepsRepeatedNames))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}
