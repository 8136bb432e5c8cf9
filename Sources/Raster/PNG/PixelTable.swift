import Glibc

/// The pixels that each byte of an indexed picture's rows stands for: one, or several where an index has fewer bits.
///
/// With the colours `a b c d`, two bits each, the byte `0b00_01_11_11` stands for `a b d d`.
struct PixelTable: ~Copyable {
  /// The pixels of each of the 256 bytes, after each other.
  private let pixels: UnsafeMutablePointer<UInt32>
  /// For each byte, whether one of its indices is outside the palette: 1 if so.
  private let faults: UnsafeMutablePointer<UInt8>
  /// The base-two logarithm of the number of pixels in a byte.
  private let shift: Int
  private let colorCount: Int
  /// Rows are read by so many bytes.
  private static var wordLength: Int { 8 }

  init(colors: [UInt32], bitDepth: Int) {
    let perByte = 8 / bitDepth
    shift = perByte.trailingZeroBitCount
    colorCount = colors.count
    pixels = .allocate(capacity: 256 * perByte)
    faults = .allocate(capacity: 256)
    for byte in 0..<256 {
      faults[byte] = 0
      for index in 0..<perByte {
        let number = byte &>> (bitDepth &* (perByte &- 1 &- index)) & (1 &<< bitDepth &- 1)
        pixels[byte &* perByte &+ index] = number < colors.count ? colors[number] : 0
        if number >= colors.count { faults[byte] = 1 }
      }
    }
  }

  deinit {
    pixels.deallocate()
    faults.deallocate()
  }

  /// Writes the pixels of a row.
  ///
  /// - Returns: False if one of them has an index outside the palette.
  func convert(_ bytes: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt32>) -> Bool {
    let whole = count &>> shift
    var (index, fault): (Int, UInt8) = (0, 0)
    while index &+ Self.wordLength <= whole {
      fault |= expand(bytes, index..<index &+ Self.wordLength, into: output)
      let length = repetition(of: bytes + index, upTo: whole &- index)
      repeatFirst(of: output + index &<< shift, length)
      index &+= length
    }
    fault |= expand(bytes, index..<whole, into: output)
    return fault == 0 && (whole &<< shift == count || expandLast(bytes[whole], whole &<< shift..<count, into: output))
  }

  /// Writes the pixels of a row's last byte, of which not all bits are used.
  private func expandLast(_ byte: UInt8, _ range: Range<Int>, into output: UnsafeMutablePointer<UInt32>) -> Bool {
    let bitDepth = 8 &>> shift
    var index = 0
    while index < range.count {
      let number = Int(byte) &>> (8 &- bitDepth &* (index &+ 1)) & (1 &<< bitDepth &- 1)
      guard number < colorCount else { return false }
      output[range.lowerBound &+ index] = pixels[Int(byte) &<< shift &+ index]
      index &+= 1
    }
    return true
  }

  /// The number of bytes, whole words, from a word on that repeat it.
  @inline(__always)
  private func repetition(of bytes: UnsafePointer<UInt8>, upTo most: Int) -> Int {
    let word = LittleEndian.word64(at: bytes)
    var length = Self.wordLength
    while length &+ Self.wordLength <= most, LittleEndian.word64(at: bytes + length) == word {
      length &+= Self.wordLength
    }
    return length
  }

  /// Repeats the pixels of a word until those of so many bytes are there.
  @inline(__always)
  private func repeatFirst(of output: UnsafeMutablePointer<UInt32>, _ length: Int) {
    var done = Self.wordLength
    while done < length {
      let part = done < length &- done ? done : length &- done
      memcpy(output + done &<< shift, output, part &<< (shift &+ 2))
      done &+= part
    }
  }

  /// Writes the pixels of some bytes.
  ///
  /// - Returns: 1 if one of them has an index outside the palette, otherwise 0.
  @inline(__always)
  private func expand(
    _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, into output: UnsafeMutablePointer<UInt32>
  ) -> UInt8 {
    var (index, fault): (Int, UInt8) = (range.lowerBound, 0)
    while index < range.upperBound {
      let byte = Int(bytes[index])
      fault |= faults[byte]
      if shift == 0 {
        output[index] = pixels[byte]
      } else {
        var pixel = 0
        while pixel < 1 &<< shift {
          memcpy(output + (index &<< shift &+ pixel), pixels + (byte &<< shift &+ pixel), 8)
          pixel &+= 2
        }
      }
      index &+= 1
    }
    return fault
  }
}
