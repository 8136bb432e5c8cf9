import Foundation

/// Bytes that arrive in parts, taken out by the line. Each byte is looked at once, however long the line.
struct LineBuffer {
  private static let lineFeed = UInt8(ascii: "\n")

  private var lines: [Data] = []
  /// What has arrived of the line that has not ended.
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

  /// The oldest line that has ended, without its line feed; nil if none has.
  mutating func nextLine() -> Data? { lines.isEmpty ? nil : lines.removeFirst() }
}
