extension HTTPHead {
  /// Parses the bytes before a head's empty line.
  ///
  /// Parsing is strict where differences between parsers could be exploited: lines end in CR and LF, none is folded,
  /// there is no space before a colon, and fields contain no control characters (RFC 9112, sections 2.2, 5.1 and 5.2).
  init(reading bytes: some Collection<UInt8>) throws(HTTPFault) {
    var lines = try HTTPHead.lines(of: bytes)
    let target: Target
    (method, target, minorVersion) = try HTTPHead.requestLine(lines.removeFirst())
    (path, query, authority) = (target.path, target.query, target.authority)
    fields = []
    for line in lines { fields.append(try HTTPHead.field(line)) }
  }

  private static func lines(of bytes: some Collection<UInt8>) throws(HTTPFault) -> [Substring] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformedHead("its head is not UTF-8")
    }
    guard !bytes.contains(where: { $0 < 32 && ![9, 10, 13].contains($0) || $0 == 127 }) else {
      throw .malformedHead("its head has control characters")
    }
    // CR and LF form a single Character.
    let lines = text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
    guard !lines.contains(where: { $0.contains { $0 == "\r" || $0 == "\n" } }) else {
      throw .malformedHead("a line of its head does not end in CR and LF")
    }
    return lines
  }

  private static func requestLine(
    _ line: Substring
  ) throws(HTTPFault) -> (method: String, target: Target, minorVersion: Int) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), !words[1].isEmpty else {
      throw .malformedHead("its first line is not 'method target HTTP/1.1'")
    }
    return (String(words[0]), try target(words[1]), try minorVersion(words[2]))
  }

  /// A minor version above 1 is treated as 1, the highest that is supported (RFC 9110, section 2.5).
  private static func minorVersion(_ word: Substring) throws(HTTPFault) -> Int {
    guard word.hasPrefix("HTTP/") else { throw .malformedHead("its first line is not 'method target HTTP/1.1'") }
    guard word.hasPrefix("HTTP/1."), word.utf8.count == "HTTP/1.1".utf8.count, let minor = Int(word.suffix(1)) else {
      throw .unknownVersion(String(word))
    }
    return min(minor, 1)
  }

  /// The parts of a target; `authority` is the server's name if the target is an absolute URI.
  private typealias Target = (path: String, query: String, authority: String?)

  private static func target(_ word: Substring) throws(HTTPFault) -> Target {
    let whole = word.prefix { $0 != "?" }
    let query = String(word.dropFirst(whole.count + 1))
    if word.hasPrefix("/") || word == "*" { return (String(whole), query, nil) }
    guard word.lowercased().hasPrefix("http://") else {
      throw .malformedHead("its target '\(word)' is neither a path nor a URL")
    }
    let rest = whole.dropFirst("http://".count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(authority.count)
    return (path.isEmpty ? "/" : String(path), query, String(authority))
  }

  private static func field(_ line: Substring) throws(HTTPFault) -> Field {
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else {
      throw .malformedHead("'\(line.prefix(40))' is not a header")
    }
    return Field(name: line[..<colon].lowercased(), value: trimmed(line[line.index(after: colon)...]))
  }

  /// Whether a word is a token (RFC 9110, section 5.6.2).
  private static func isToken(_ word: Substring) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
