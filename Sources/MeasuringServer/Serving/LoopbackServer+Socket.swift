extension LoopbackServer {
  /// Answers the requests of one connected socket in order until it ends, then closes it, as the server does for each
  /// client, but without a port.
  package static func converse(
    on socket: CInt, limits: ServerLimits, answer: @escaping Answering
  ) throws(ListenError) {
    Conversation(
      connection: Connection(socket), limits: limits, bodies: ByteLimit(limits.bodies), stop: try PolledEvent(),
      isWanted: { false }, answer: answer
    ).hold()
  }
}
