import Glibc

/// The rows of a picture's pixels. Many are as the one above: what is done to that need not be done again.
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

  /// Whether a row has the pixels of the one above.
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

  /// Rows of so many bytes each after a byte of zero, written one by one.
  ///
  /// - Parameter write: writes a row's bytes, and up to a word more.
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

  /// Whether fewer than a quarter of the pixels equal their left neighbour or the one above.
  ///
  /// Every seventh row is looked at. Screens of text repeat well over half of their pixels, photographs a few per cent:
  /// the threshold lies between and its exact place does not matter.
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
        // The lesser is 0 where one of both is equal: without a branch, many are compared at once.
        repeated &+= (across < down ? across : down) == 0 ? 1 : 0
        column &+= 1
      }
    }
    return repeated * 4 < seen
  }
}
