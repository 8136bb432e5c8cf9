/// The answer to a request.
///
/// It has no `Date`, so that the same request always has the same answer; a server without a clock sends none (RFC 9110,
/// section 6.6.1).
package struct HTTPResponse: Sendable {
  var status: HTTPStatus
  /// The header fields that not every answer has.
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// The bytes of a batch's answers, which are given back once the answer is sent.
  var held: AnswerBytes?

  init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    self.status = status
    headers = [("Content-Type", type)]
    self.body = body
  }

  package init(json: String) {
    self.init(.ok, type: "application/json", body: Array(json.utf8))
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
