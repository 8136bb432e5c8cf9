/// Sixty-four pixels beside each other, of each of two images.
struct PixelBlock {
  static let length = 64
  /// Pixels for which there is a vector of marks.
  static let partLength = 16
  /// The bytes of a vector.
  private static let step = 16

  private let expected: UnsafeRawPointer
  private let actual: UnsafeRawPointer

  @inline(__always)
  init(_ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>) {
    self.expected = UnsafeRawPointer(expected)
    self.actual = UnsafeRawPointer(actual)
  }

  /// Whether any pixel differs.
  @inline(__always)
  var differs: Bool {
    var (even, odd) = (ByteVector(), ByteVector())
    for offset in stride(from: 0, to: 4 * Self.length, by: 2 * Self.step) {
      even |= ByteVector(at: expected + offset) ^ ByteVector(at: actual + offset)
      odd |= ByteVector(at: expected + offset + Self.step) ^ ByteVector(at: actual + offset + Self.step)
    }
    return !(even | odd).isZero
  }

  /// How many pixels differ.
  @inline(__always)
  var differingPixels: Int {
    var found = ByteVector()
    for part in 0..<(Self.length / Self.partLength) { found &+= marks(part) }
    return found.smallSum
  }

  /// The columns from the first that differs to the last.
  var differing: Range<Int>? {
    let columns = 0..<Self.length
    guard let first = columns.first(where: differs), let last = columns.last(where: differs) else { return nil }
    return first..<(last + 1)
  }

  /// A one for each pixel of a part that differs, else a zero.
  @inline(__always)
  func marks(_ part: Int) -> ByteVector {
    Self.marks { offset in
      let place = 4 * Self.partLength &* part &+ offset
      return ByteVector(at: expected + place) ^ ByteVector(at: actual + place)
    }
  }

  /// The same, and the largest differences of channels so far.
  @inline(__always)
  func marks(_ part: Int, largest: inout ByteVector) -> ByteVector {
    var most = largest
    defer { largest = most }
    return Self.marks { offset in
      let place = 4 * Self.partLength &* part &+ offset
      let distance = ByteVector(at: expected + place).distance(to: ByteVector(at: actual + place))
      most = most.maximum(distance)
      return distance
    }
  }

  /// - Parameter difference: of four pixels, zero where they are equal.
  @inline(__always)
  private static func marks(_ difference: (_ offset: Int) -> ByteVector) -> ByteVector {
    let first = SIMD8(lowHalf: equality(difference(0)), highHalf: equality(difference(step)))
    let second = SIMD8(lowHalf: equality(difference(2 * step)), highHalf: equality(difference(3 * step)))
    let equal = SIMD16<Int8>(truncatingIfNeeded: SIMD16<Int32>(lowHalf: first, highHalf: second))
    return unsafeBitCast(equal, to: ByteVector.self) &+ 1
  }

  /// All bits of the pixels that are zero.
  @inline(__always)
  private static func equality(_ difference: ByteVector) -> SIMD4<Int32> {
    unsafeBitCast(unsafeBitCast(difference, to: SIMD4<UInt32>.self) .== SIMD4<UInt32>(), to: SIMD4<Int32>.self)
  }

  private func differs(_ column: Int) -> Bool {
    expected.load(fromByteOffset: 4 * column, as: UInt32.self)
      != actual.load(fromByteOffset: 4 * column, as: UInt32.self)
  }
}
