import Raster
import Testing

@Suite struct BitmapTests {
  @Test func newBitmapIsTransparentWithoutGapsBetweenRows() throws {
    let bitmap = try Bitmap(width: 5, height: 3)
    #expect(bitmap.bytesPerRow == 20)
    #expect(bitmap.bytes.count == 60)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func wordsHaveAlphaInTheirHighestByte() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    bitmap.pixels[0] = 0x8040_2010
    #expect(Array(bitmap.bytes) == [0x10, 0x20, 0x40, 0x80])
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (32_768, 1), (1, 32_768), (32_767, 32_767), (Int.max, Int.max)])
  func impossibleSizesAreRefused(size: (Int, Int)) {
    #expect(throws: BitmapError.unsupportedSize(width: size.0, height: size.1)) {
      try Bitmap(width: size.0, height: size.1)
    }
    #expect(throws: BitmapError.unsupportedSize(width: size.0, height: size.1)) {
      try BitmapPool().bitmap(width: size.0, height: size.1)
    }
  }

  @Test func longestSidesAreAllowed() throws {
    #expect(try contents(Bitmap(width: 32_767, height: 1)).count == 131_068)
    #expect(try contents(Bitmap(width: 1, height: 32_767)).count == 131_068)
  }

  @Test func hashTellsContentsAndShapesApart() throws {
    let bitmap = try Bitmap(width: 6, height: 2)
    let other = try Bitmap(width: 6, height: 2)
    #expect(bitmap.hash == other.hash)
    #expect(try bitmap.hash != Bitmap(width: 2, height: 6).hash)
    #expect(try bitmap.hash != Bitmap(width: 12, height: 1).hash)
    other.bytes[47] = 1
    #expect(bitmap.hash != other.hash)
  }

  @Test func messagesNameSizeAndLimit() {
    #expect(
      BitmapError.unsupportedSize(width: 0, height: 7).description
        == "A bitmap of 0 × 7 pixels cannot be made: each side must be 1 to 32767 pixels, and the area at most "
        + "134217728 pixels. Choose a smaller size or scale.")
    #expect(
      BitmapError.outOfMemory(byteCount: 12).description
        == "There is not enough memory for a bitmap of 12 bytes. Choose a smaller size or scale, or run fewer jobs.")
  }
}

@Suite struct BitmapPoolTests {
  @Test func releasedMemoryServesTheNextBitmapAndIsClear() throws {
    let pool = BitmapPool()
    var address: UnsafeMutableRawPointer?
    do {
      let bitmap = try pool.bitmap(width: 300, height: 200)
      bitmap.bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
      address = bitmap.bytes.baseAddress
    }
    let next = try pool.bitmap(width: 200, height: 299)
    #expect(next.bytes.baseAddress == address)
    #expect(next.bytes.allSatisfy { $0 == 0 })
  }

  @Test func bitmapsInUseNeverShareMemory() throws {
    let pool = BitmapPool()
    let bitmaps = try (0..<12).map { try pool.bitmap(width: 10 + $0 * 40, height: 900) }
    for (index, bitmap) in bitmaps.enumerated() {
      bitmap.bytes.initializeMemory(as: UInt8.self, repeating: UInt8(index + 1))
    }
    for (index, bitmap) in bitmaps.enumerated() {
      #expect(bitmap.bytes.allSatisfy { $0 == UInt8(index + 1) }, "bitmap \(index)")
    }
  }

  @Test func bitmapOutlivesItsPool() throws {
    var pool: BitmapPool? = BitmapPool()
    let bitmap = try #require(try pool?.bitmap(width: 8, height: 8))
    pool = nil
    bitmap.pixels[63] = 0xFF12_3456
    #expect(bitmap.pixels[63] == 0xFF12_3456)
  }

  @Test func poolServesSeveralThreads() async throws {
    let pool = BitmapPool()
    let clean = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { round in
            guard let bitmap = try? pool.bitmap(width: 16 + round, height: 16 + task) else { return false }
            let isClear = bitmap.pixels.allSatisfy { $0 == 0 }
            bitmap.bytes.initializeMemory(as: UInt8.self, repeating: UInt8(task + 1))
            return isClear && bitmap.bytes.allSatisfy { $0 == UInt8(task + 1) }
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(clean)
  }
}
