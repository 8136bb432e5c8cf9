/// Sixty-four consecutive pixels in a row, of each of two images.
struct PixelBlock {
  static let length = 64

  private let expected: UnsafePointer<UInt32>
  private let actual: UnsafePointer<UInt32>

  @inline(__always)
  init(_ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether any pixel differs.
  @inline(__always)
  var differs: Bool {
    let (expected, actual) = (expected, actual)
    var (differences, column): (UInt32, Int) = (0, 0)
    while column < 64 {
      differences |= expected[column] ^ actual[column]
      column &+= 1
    }
    return differences != 0
  }

  /// The number of differing pixels.
  @inline(__always)
  var differingPixels: Int {
    let (expected, actual) = (expected, actual)
    var (count, column): (UInt32, Int) = (0, 0)
    while column < 64 {
      count &+= expected[column] == actual[column] ? 0 : 1
      column &+= 1
    }
    return Int(count)
  }

  /// The columns from the first differing pixel to the last.
  var differing: Range<Int>? {
    guard differs else { return nil }
    var (first, last) = (0, Self.length - 1)
    while expected[first] == actual[first] { first &+= 1 }
    while expected[last] == actual[last] { last &-= 1 }
    return first..<(last + 1)
  }

  /// Writes a one for each differing pixel, and a zero for the others.
  @inline(__always)
  func mark(_ marks: UnsafeMutablePointer<UInt8>) {
    let (expected, actual) = (expected, actual)
    var column = 0
    while column < 64 {
      marks[column] = expected[column] == actual[column] ? 0 : 1
      column &+= 1
    }
  }

  /// The largest difference of a channel, or `least` if that is larger.
  @inline(__always)
  func largestDifference(_ least: UInt8) -> UInt8 {
    let expected = UnsafeRawPointer(expected).assumingMemoryBound(to: UInt8.self)
    let actual = UnsafeRawPointer(actual).assumingMemoryBound(to: UInt8.self)
    var (largest, index) = (least, 0)
    while index < 256 {
      let (a, b) = (expected[index], actual[index])
      let distance = a > b ? a &- b : b &- a
      largest = distance > largest ? distance : largest
      index &+= 1
    }
    return largest
  }
}
