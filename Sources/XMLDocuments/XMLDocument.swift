import SourcePlaces

/// A text in XML 1.0, read by libxml2 into elements, attributes and text with their places.
///
/// Nothing but the bytes is read: no other file, nothing over a network. Entities are the five of XML itself; a document
/// type is passed over, and refused where it declares something. Comments and processing instructions are left out.
package struct XMLDocument: Sendable {
  package let root: XMLElement

  /// Reads UTF-8, UTF-16 with a byte order mark, or what its declaration says is ISO 8859-1.
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

/// How much is read of a text in XML.
package struct XMLLimits: Sendable {
  /// The size of the text.
  package var bytes = 64 << 20
  /// Elements within one another.
  package var depth = 128
  /// Elements and attributes, together.
  package var nodes = 4 << 20
  /// Attributes of an element.
  package var attributes = 1000
  /// Declarations of namespaces.
  package var namespaces = 1000

  package init() {}
}
