/// The offsets at which the lines of a file begin.
///
/// Lines end with LF, CR LF or CR, as in the compiler.
struct LineTable: Sendable {
  /// The offsets of the lines' first bytes, ascending; the first is 0.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// The number of lines; the one behind the last line end counts, too.
  var count: Int { starts.count }

  /// The line and column of a byte. A byte of a line end belongs to the line that it ends.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
