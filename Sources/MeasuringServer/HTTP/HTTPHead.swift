/// The head of a request: its request line and header fields (RFC 9112, sections 3 and 5).
struct HTTPHead: Equatable, Sendable {
  /// A header field, with its name in lower case.
  struct Field: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// The method; case-sensitive.
  var method: String
  /// The path of the target as it was sent, without the query.
  var path: String
  /// The query of the target as it was sent, without the question mark; empty if there is none.
  var query = ""
  /// The host of an absolute target, which takes precedence over `Host`.
  var authority: String?
  /// 0 for HTTP/1.0; 1 for HTTP/1.1 and above.
  var minorVersion: Int
  var fields: [Field]

  /// The values of all fields with a name, which must be in lower case.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The elements of a field whose value is a list, in lower case.
  func tokens(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",") }.map { HTTPHead.trimmed($0[...]).lowercased() }
  }

  /// Whether another request may follow on the connection (RFC 9112, section 9.3).
  var keepsConnection: Bool {
    let options = tokens("connection")
    return minorVersion == 0 ? options.contains("keep-alive") : !options.contains("close")
  }

  /// The media type of the body, without parameters and in lower case.
  var mediaType: String? {
    values("content-type").first.map { type in
      HTTPHead.trimmed(type.prefix { $0 != ";" }).lowercased()
    }
  }

  /// The content coding of the body, if it has one.
  var contentCoding: String? { tokens("content-encoding").first { $0 != "identity" } }

  static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}

/// A complete request.
package struct HTTPRequest: Equatable, Sendable {
  var head: HTTPHead
  var body: [UInt8]

  /// The body without a leading byte order mark (RFC 8259, section 8.1).
  var content: [UInt8] { body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body }
}
