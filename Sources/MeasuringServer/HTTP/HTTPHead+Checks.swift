/// The length of a request's body (RFC 9112, section 6.3).
enum BodyLength: Equatable {
  case bytes(Int)
  case chunked
}

extension HTTPHead {
  /// Rejects the names of other hosts.
  ///
  /// A web page whose host name resolves to 127.0.0.1 (DNS rebinding) can reach the port, but only under its own name.
  func requireLoopbackHost() throws(HTTPFault) {
    let hosts = values("host")
    guard hosts.count == 1 || hosts.isEmpty && minorVersion == 0 else {
      throw .malformedHead(hosts.isEmpty ? "it has no Host" : "it has several Host headers")
    }
    guard let host = authority ?? hosts.first else { return }
    guard HTTPHead.isLoopback(host) else { throw .foreignHost(host) }
  }

  static func isLoopback(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { name in
      guard host.lowercased().hasPrefix(name) else { return false }
      let port = host.dropFirst(name.count)
      return port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }
  }

  /// The length of the body: 0 if the method has no body and no length is given.
  func bodyLength(limit: Int) throws(HTTPFault) -> BodyLength {
    let (lengths, codings) = (values("content-length"), tokens("transfer-encoding"))
    if !codings.isEmpty {
      guard lengths.isEmpty else { throw .malformedHead("it has both Content-Length and Transfer-Encoding") }
      guard codings == ["chunked"] else { throw .unknownCoding(codings.joined(separator: ", ")) }
      return .chunked
    }
    guard let text = lengths.first else {
      guard !["POST", "PUT", "PATCH"].contains(method) else { throw .noLength }
      return .bytes(0)
    }
    // RFC 9110, section 8.6, allows rejecting repeated ones even if they are equal.
    guard lengths.count == 1 else { throw .malformedHead("it has several Content-Length headers") }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .malformedHead("its Content-Length '\(text)' is not a number")
    }
    guard let length = Int(text), length <= limit else { throw .bodyTooLarge(limit: limit) }
    return .bytes(length)
  }

  /// Whether the client waits for `100 Continue` before it sends the body (RFC 9110, section 10.1.1).
  func awaitsContinue() throws(HTTPFault) -> Bool {
    guard let expectation = values("expect").first, minorVersion > 0 else { return false }
    guard expectation.lowercased() == "100-continue" else { throw .unknownExpectation(expectation) }
    return true
  }
}
