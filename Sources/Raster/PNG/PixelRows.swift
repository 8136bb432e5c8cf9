import Glibc

/// The rows of a picture's pixels. Many are equal to the one above, whose results can be reused.
struct PixelRows {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  private let repetitions: [Bool]

  /// - Parameter bitmap: must outlive this.
  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let (start, rowLength) = (UnsafeRawPointer(bitmap.start), bitmap.bytesPerRow)
    pixels = start.assumingMemoryBound(to: UInt32.self)
    repetitions = (0..<height).map { y in
      y > 0 && memcmp(start + y * rowLength, start + (y - 1) * rowLength, rowLength) == 0
    }
  }

  /// Whether a row is equal to the one above.
  func isRepetition(_ y: Int) -> Bool { repetitions[y] }

  /// Whether all pixels are opaque.
  var areOpaque: Bool {
    (0..<height).allSatisfy { y in
      if isRepetition(y) { return true }
      let row = self[y]
      var all = UInt32.max
      var column = 0
      while column < width {
        all &= row[column]
        column &+= 1
      }
      return all &>> 24 == 255
    }
  }

  subscript(y: Int) -> UnsafePointer<UInt32> { pixels + y * width }

  /// Rows of `rowLength` bytes each, preceded by a zero byte and written one by one.
  ///
  /// - Parameter write: writes a row's bytes; it may write up to a word beyond them.
  @inline(__always)
  func bytes(
    rowLength: Int, write: (_ row: UnsafePointer<UInt32>, _ output: UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let distance = rowLength + 1
    return [UInt8](unsafeUninitializedCapacity: distance * height + MemoryLayout<UInt64>.size) { output, count in
      guard let first = output.baseAddress else { return }
      for y in 0..<height {
        let start = first + y * distance
        if isRepetition(y) {
          start.update(from: start - distance, count: distance)
        } else {
          start[0] = 0
          write(self[y], start + 1)
        }
      }
      count = distance * height
    }
  }

  /// Whether fewer than a quarter of the pixels are equal to their left or upper neighbour.
  ///
  /// Every seventh row is examined. On screens of text well over half of the pixels repeat, in photographs a few per
  /// cent: the threshold is between these and its exact value does not matter.
  var lookPhotographic: Bool {
    var seen = 0
    var repeated = 0
    for y in stride(from: 1, to: height, by: 7) {
      seen += width - 1
      if isRepetition(y) {
        repeated += width - 1
        continue
      }
      let (row, above) = (self[y], self[y - 1])
      var column = 1
      while column < width {
        let pixel = row[column]
        let (across, down) = (pixel ^ row[column &- 1], pixel ^ above[column])
        // The smaller one is 0 if one of the two is equal: without a branch, many pixels are compared at once.
        repeated &+= (across < down ? across : down) == 0 ? 1 : 0
        column &+= 1
      }
    }
    return repeated * 4 < seen
  }
}
