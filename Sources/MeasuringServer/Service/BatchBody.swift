/// The body of a batch's request or response: a JSON array, or JSON lines.
enum BatchBody {
  /// The largest number of requests in one batch.
  static let limit = 100_000

  /// The lines that are not blank.
  static func lines(_ body: [UInt8]) throws(HTTPFault) -> [ArraySlice<UInt8>] {
    let lines = body.split(separator: 10).map(trimmed).filter { !$0.isEmpty }
    guard lines.count <= limit else { throw .longBatch(limit: limit) }
    return lines
  }

  static func lines(of answers: [[UInt8]]) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(answers.reduce(answers.count) { $0 + $1.count })
    for answer in answers {
      body += answer
      body.append(10)
    }
    return body
  }

  static func array(of answers: [[UInt8]]) -> [UInt8] {
    var body = [UInt8(ascii: "[")]
    body.reserveCapacity(answers.reduce(answers.count + 1) { $0 + $1.count })
    for (index, answer) in answers.enumerated() {
      if index > 0 { body.append(UInt8(ascii: ",")) }
      body += answer
    }
    body.append(UInt8(ascii: "]"))
    return body
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
}
