import TestSupport

/// Choices read from bytes, so that a fuzzer's input, or a seed, becomes a case. After the last byte there are zeros.
package struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Creates `count` bytes that depend only on the seed.
  package init(seed: UInt64, count: Int = 4096) {
    var generator = SeededGenerator(seed: seed)
    self.init((0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
  }

  package mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number from 0 to `count` - 1, at most 65535.
  package mutating func index(below count: Int) -> Int {
    let high = count > 256 ? Int(byte()) << 8 : 0
    return (high | Int(byte())) % max(1, count)
  }

  /// One of the 65536 evenly spaced numbers of a range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(index(below: 65536)) / 65535
  }

  /// True once in `times`, and never after the last byte.
  package mutating func happens(onceIn times: Int) -> Bool { index(below: times) == times - 1 }

  package mutating func element<Element>(of elements: [Element]) -> Element { elements[index(below: elements.count)] }
}
