extension LoopbackServer {
  /// Answers the requests of one connected socket, in order, until it ends, and closes it: what the server does with
  /// each of its clients, without a port.
  package static func converse(
    on socket: CInt, limits: ServerLimits, answer: @escaping Answering
  ) throws(ListenError) {
    Conversation(
      connection: Connection(socket), limits: limits, bodies: ByteLimit(limits.bodies), stop: try StopEvent(),
      isWanted: { false }, answer: answer
    ).hold()
  }
}
