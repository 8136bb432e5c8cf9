/// Choices read from bytes, so that the input of a fuzzer, or a seed, becomes a case. Behind the last byte come zeros.
package struct ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `count` bytes that depend on the seed alone.
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

  /// True once in `times`, and never behind the last byte.
  package mutating func happens(onceIn times: Int) -> Bool { index(below: times) == times - 1 }

  package mutating func element<Element>(of elements: [Element]) -> Element { elements[index(below: elements.count)] }
}

/// Random numbers that depend on a seed alone: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, 2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }
}
