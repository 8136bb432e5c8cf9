import Glibc
import MeasuringServer

/// Bytes that a client may send to the server, with checks of the answers.
package enum ConversationCase {
  private static let limits = ServerLimits(jobs: 1, waiting: 1, body: 4_096, seconds: 2)
  private static let service = MeasuringService(limits: limits, description: "{}") { _, _ in Array("0".utf8) }

  /// The error in the answers to the last bytes that a client sends; nil if each answer is complete and only the last
  /// one says that the connection ends.
  package static func fault(ofAnswersTo sent: [UInt8]) -> String? {
    // The length of an answer to HEAD cannot be derived from it.
    guard let bytes = answers(to: sent), !String(decoding: sent, as: UTF8.self).contains("HEAD") else { return nil }
    var rest = bytes[...]
    var hasEnded = false
    while !rest.isEmpty {
      guard !hasEnded else { return "Something follows the last answer." }
      guard let answer = Answer(&rest) else {
        return "An answer is not whole: \(String(decoding: rest, as: UTF8.self))"
      }
      hasEnded = answer.isLast
    }
    guard answers(to: sent) == bytes else { return "The second answer differs." }
    return nil
  }

  /// The statuses of the answers, up to the first incomplete one.
  package static func statuses(ofAnswersTo sent: [UInt8]) -> [Int] {
    var rest = (answers(to: sent) ?? [])[...]
    var statuses: [Int] = []
    while let answer = Answer(&rest) { statuses.append(answer.status) }
    return statuses
  }

  /// The answers; nil if the system has no sockets left.
  private static func answers(to sent: [UInt8]) -> [UInt8]? {
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[0]) }
    guard write(ends[0], sent, sent.count) == sent.count, shutdown(ends[0], CInt(SHUT_WR)) == 0,
      (try? LoopbackServer.converse(on: ends[1], limits: limits) { request, client in
        service.respond(to: request) { client.isWaiting }
      }) != nil
    else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(ends[0], &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// An answer, parsed like a client does (RFC 9112, sections 4 and 6.3).
  private struct Answer {
    let status: Int
    var isLast = false

    init?(_ rest: inout ArraySlice<UInt8>) {
      guard let end = rest.indices.first(where: { rest[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
        return nil
      }
      let lines = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\r\n")
      rest = rest[(end + 4)...]
      guard let words = lines.first?.split(separator: " "), words.count > 2, words[0] == "HTTP/1.1",
        let status = Int(words[1])
      else { return nil }
      self.status = status
      if status == 100 { return }
      let value = { (name: String) in lines.first { $0.hasPrefix(name + ": ") }?.dropFirst(name.count + 2) }
      guard (200...599).contains(status), let length = value("Content-Length").flatMap({ Int($0) }),
        let connection = value("Connection"), ["keep-alive", "close"].contains(connection)
      else { return nil }
      isLast = connection == "close"
      guard rest.count >= length else { return nil }
      rest = rest.dropFirst(length)
    }
  }

  /// Conversations of every kind, as initial inputs for a fuzzer.
  package static let seeds = [
    "POST /measure HTTP/1.1\r\nHost: localhost:8375\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{\"text\":\"a\"}",
    "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /openapi.json HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "POST /measure/batch HTTP/1.1\r\nHost: [::1]:1\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n"
      + "Expect: 100-continue\r\n\r\n4;a=b\r\n{}\n{\r\n1\r\n}\r\n0\r\nX: y\r\n\r\n",
    "POST http://localhost/measure/batch?x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json; charset=utf-8\r\n"
      + "Content-Length: 24\r\nConnection: close\r\n\r\n[{\"text\":\"],\\\"\"}, [1],2]",
  ]

  /// One of the seeds with some of its bytes changed.
  package static func damaged(seed: UInt64) -> [UInt8] { DamagedText.make(of: seeds, seed: seed) }
}
