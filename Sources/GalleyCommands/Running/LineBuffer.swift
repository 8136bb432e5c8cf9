import Foundation

/// Splits bytes that arrive in parts into lines. Each byte is examined once, however long the line.
struct LineBuffer {
  private static let lineFeed = UInt8(ascii: "\n")

  private var lines: [Data] = []
  /// The received part of the incomplete line.
  private var rest = Data()

  mutating func append(_ bytes: some Collection<UInt8>) {
    var bytes = bytes[...]
    while let end = bytes.firstIndex(of: LineBuffer.lineFeed) {
      lines.append(rest + bytes[..<end])
      rest = Data()
      bytes = bytes[bytes.index(after: end)...]
    }
    rest += bytes
  }

  /// The oldest complete line, without its line feed; nil if there is none.
  mutating func nextLine() -> Data? { lines.isEmpty ? nil : lines.removeFirst() }
}
