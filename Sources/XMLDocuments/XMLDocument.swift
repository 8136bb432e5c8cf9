import SourcePlaces

/// An XML 1.0 document, parsed by libxml2 into elements, attributes and text with their places.
///
/// Only the given bytes are read: no other file, and nothing over a network. Only the five predefined entities are
/// supported; a document type is ignored, or rejected if it has an internal subset. Comments and processing
/// instructions are dropped.
package struct XMLDocument: Sendable {
  package let root: XMLElement

  /// Parses UTF-8, UTF-16 with a byte order mark, or ISO 8859-1 if the declaration names it.
  ///
  /// - Parameter file: the file's path, for places.
  package init(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits()) throws(XMLError) {
    guard bytes.count <= limits.bytes else {
      throw XMLError(place: SourcePlace(file: file), problem: .tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    let text = try XMLEncoding.text(of: bytes, file: file)
    try AttributeCounts.check(text, limits)
    root = try XMLParser(text, limits: limits).root()
  }
}

/// Limits for XML documents.
package struct XMLLimits: Sendable {
  /// The size of the text in bytes.
  package var bytes = 64 << 20
  /// The depth of nested elements.
  package var depth = 128
  /// The number of elements and attributes together.
  package var nodes = 4 << 20
  /// The number of attributes of an element.
  package var attributes = 1000
  /// The number of namespace declarations.
  package var namespaces = 1000

  package init() {}
}
