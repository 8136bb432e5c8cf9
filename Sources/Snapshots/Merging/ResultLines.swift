import Foundation

/// A file of lines as they are, each found in constant time.
struct ResultLines {
  private static let lineFeed = UInt8(ascii: "\n")

  private let data: Data
  /// Where each line ends, behind its line feed.
  private let ends: [Int]

  /// What is behind the last line feed is no line: `isWhole` says whether there is any.
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
