/// The response to a request.
///
/// It has no `Date`, so that the same request always has the same response; a server without a clock must not send one
/// (RFC 9110, section 6.6.1).
package struct HTTPResponse: Sendable {
  var status: HTTPStatus
  /// The header fields that not every response has.
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// The bytes held for a batch's answers, which are released once the response is sent.
  var held: AnswerBytes?

  init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    self.status = status
    headers = [("Content-Type", type)]
    self.body = body
  }

  package init(json: String) {
    self.init(.ok, type: "application/json", body: Array(json.utf8))
  }

  /// The bytes of the response.
  ///
  /// - Parameters:
  ///   - keepsConnection: whether the client may send another request on the connection.
  ///   - hasBody: false for the response to `HEAD`, which only has headers.
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
