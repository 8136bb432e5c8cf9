/// Handles one connection: answers its requests in order.
struct Conversation {
  let connection: Connection
  let limits: ServerLimits
  let bodies: ByteLimit
  let stop: PolledEvent
  /// Whether other clients are waiting for a connection.
  let isWanted: () -> Bool
  let answer: LoopbackServer.Answering

  func hold() {
    while waitForRequest(), answerNext() {}
  }

  /// Waits for the next request; false if there is none. A connection that has been idle for a second is ended if other
  /// clients are waiting.
  private func waitForRequest() -> Bool {
    let deadline = Deadline(seconds: limits.idleSeconds)
    repeat {
      let moment = Deadline(seconds: min(1, deadline.secondsLeft))
      if connection.hasRequest(by: moment, or: stop) { return true }
    } while !deadline.hasPassed && !stop.hasHappened && !isWanted()
    return false
  }

  /// Reads a request and answers it; false if it was the last.
  private func answerNext() -> Bool {
    do throws(Interruption) {
      let request = try readHead()
      return try withBody(of: request) { body throws(Interruption) in
        let client = ClientWatch(connection.descriptor, of: request.head, until: stop)
        let response = answer(HTTPRequest(head: request.head, body: body), client)
        defer { withExtendedLifetime(response) {} }
        return try send(response, to: request.head)
      }
    } catch .fault(let fault) {
      // The following bytes may belong to this request.
      refuse(fault)
      return false
    } catch {
      return false
    }
  }

  /// Sends the fault as the last answer.
  func refuse(_ fault: HTTPFault) {
    let bytes = fault.response.bytes(keepsConnection: false, hasBody: true)
    guard (try? connection.write(bytes, by: Deadline(seconds: limits.seconds))) != nil else { return }
    connection.finish(by: Deadline(seconds: min(2, limits.seconds)))
  }

  private func send(_ response: HTTPResponse, to head: HTTPHead) throws(Interruption) -> Bool {
    let goesOn = head.keepsConnection && (!(isWanted() || stop.hasHappened) || connection.hasBytes)
    let bytes = response.bytes(keepsConnection: goesOn, hasBody: head.method != "HEAD")
    try connection.write(bytes, by: Deadline(seconds: limits.seconds))
    if !goesOn { connection.finish(by: Deadline(seconds: min(2, limits.seconds))) }
    return goesOn
  }

  // MARK: Reading

  /// A valid head, with the body's length and the deadline for reading the whole request.
  private struct Begun {
    var head: HTTPHead
    var length: BodyLength
    var deadline: Deadline
  }

  private func readHead() throws(Interruption) -> Begun {
    let deadline = Deadline(seconds: limits.seconds)
    let tooLarge = HTTPFault.headTooLarge(limit: limits.head)
    var bytes: ArraySlice<UInt8>
    // Empty lines before a request are ignored (RFC 9112, section 2.2).
    repeat {
      bytes = try connection.readHead(limit: limits.head, else: tooLarge, by: deadline)
    } while bytes.isEmpty
    do throws(HTTPFault) {
      let head = try HTTPHead(reading: bytes)
      try head.requireLoopbackHost()
      return Begun(head: head, length: try head.bodyLength(limit: limits.body), deadline: deadline)
    } catch {
      throw .fault(error)
    }
  }

  private func withBody(
    of request: Begun, _ use: ([UInt8]) throws(Interruption) -> Bool
  ) throws(Interruption) -> Bool {
    var reader = BodyReader(
      connection: connection, limit: limits.body, bodies: bodies, deadline: request.deadline)
    defer { reader.end() }
    do throws(HTTPFault) {
      if request.length != .bytes(0), try request.head.awaitsContinue() { reader.isAwaited = true }
    } catch {
      throw .fault(error)
    }
    try reader.read(request.length)
    return try use(reader.body)
  }
}
