import Foundation

/// The lines of a file, unparsed, each found in constant time.
struct ResultLines {
  private static let lineFeed = UInt8(ascii: "\n")

  private let data: Data
  /// The offset after each line's line feed.
  private let ends: [Int]

  /// Text after the last line feed is not a line: `isWhole` says whether there is none.
  init(_ data: Data) {
    self.data = data
    var ends: [Int] = []
    data.withUnsafeBytes { bytes in
      for (index, byte) in bytes.enumerated() where byte == ResultLines.lineFeed { ends.append(index + 1) }
    }
    self.ends = ends
  }

  var count: Int { ends.count }
  var isWhole: Bool { (ends.last ?? 0) == data.count }

  /// A line with its line feed.
  subscript(index: Int) -> Data {
    data[data.startIndex + (index == 0 ? 0 : ends[index - 1])..<data.startIndex + ends[index]]
  }
}
