/// An answer before it is written.
///
/// It has no `Date`: the server keeps no clock (RFC 9110, section 6.6.1), and the same request has the same answer.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// Beside those of every answer: its length, and what becomes of the connection.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// What the body takes of what all may take together.
  var held: AnswerBytes?

  package init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    self.status = status
    headers = [("Content-Type", type)]
    self.body = body
  }

  package init(_ status: HTTPStatus = .ok, json: String) {
    self.init(status, type: "application/json", body: Array(json.utf8))
  }

  /// The bytes of the answer.
  ///
  /// - Parameters:
  ///   - keepsConnection: whether the client may ask again on the connection.
  ///   - hasBody: false for the answer to `HEAD`, which has the headers alone.
  func bytes(keepsConnection: Bool, hasBody: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(body.count)\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
    head += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.utf8.count + body.count)
    bytes += head.utf8
    if hasBody { bytes += body }
    return bytes
  }
}
