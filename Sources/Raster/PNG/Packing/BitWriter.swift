/// Writes numbers of some bits each, the lowest bit of a byte first (RFC 1951, §3.1.1).
struct BitWriter {
  private let output: UnsafeMutableRawPointer
  private(set) var byteCount: Int
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// - Parameters:
  ///   - output: holds all that is written and three bytes more.
  ///   - offset: where the first bits go.
  init(_ output: UnsafeMutableRawPointer, at offset: Int) {
    self.output = output
    byteCount = offset
  }

  /// Writes the lowest `count` bits of a value that has no others; 32 at most.
  @inline(__always)
  mutating func write(_ value: UInt32, _ count: Int) {
    pending |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    writeWord()
  }

  /// Writes four bytes if as many are pending.
  @inline(__always)
  private mutating func writeWord() {
    guard pendingCount >= 32 else { return }
    LittleEndian.store(UInt32(truncatingIfNeeded: pending), at: output + byteCount)
    byteCount &+= 4
    pending &>>= 32
    pendingCount &-= 32
  }

  /// Writes what is pending, and zeros to the end of its last byte.
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
