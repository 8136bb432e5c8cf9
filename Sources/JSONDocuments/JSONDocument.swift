/// A JSON text, parsed strictly by RFC 8259, with the place of every value.
///
/// `{"a": [1]}` is an object at 0..<10 whose member `a`, at 1, is an array at 6..<9.
package struct JSONDocument: Equatable, Sendable {
  package var root: JSONValue

  /// Parses UTF-8.
  ///
  /// Names must be unique within an object, as the standard does not define the meaning of repeated ones. A byte order
  /// mark is rejected.
  ///
  /// - Parameters:
  ///   - maximumDepth: The maximum depth of nested arrays and objects.
  ///   - keepsRepeatedNames: Whether names may be repeated within an object: the member is then marked, and the caller
  ///     decides what it means.
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
