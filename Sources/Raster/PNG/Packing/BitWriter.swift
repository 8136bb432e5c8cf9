/// Writes numbers of a few bits each, starting with the lowest bit of a byte (RFC 1951, §3.1.1).
struct BitWriter {
  private let output: UnsafeMutableRawPointer
  private(set) var byteCount: Int
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// - Parameters:
  ///   - output: memory for everything that is written, and three more bytes.
  ///   - offset: the position of the first bits.
  init(_ output: UnsafeMutableRawPointer, at offset: Int) {
    self.output = output
    byteCount = offset
  }

  /// Writes the lowest `count` bits of a value, at most 32; its other bits must be zero.
  @inline(__always)
  mutating func write(_ value: UInt32, _ count: Int) {
    pending |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    writeWord()
  }

  /// Writes four bytes if that many are pending.
  @inline(__always)
  private mutating func writeWord() {
    guard pendingCount >= 32 else { return }
    LittleEndian.store(UInt32(truncatingIfNeeded: pending), at: output + byteCount)
    byteCount &+= 4
    pending &>>= 32
    pendingCount &-= 32
  }

  /// Writes pending bits, and zeros to the end of the last byte.
  mutating func finishByte() {
    while pendingCount > 0 {
      output.storeBytes(of: UInt8(truncatingIfNeeded: pending), toByteOffset: byteCount, as: UInt8.self)
      byteCount += 1
      pending &>>= 8
      pendingCount -= 8
    }
    pendingCount = 0
  }
}
