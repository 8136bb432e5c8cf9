import Glibc

/// A PNG file of the kinds Galley writes, seen to be whole: header, palette, rows and end without interlacing, and
/// beside them little that changes no pixel. Its colours are sRGB, as no chunk says otherwise.
struct PlainPNG {
  private let width: Int
  private let height: Int
  private let format: PixelFormat
  private let stream: [UnsafeRawBufferPointer]

  /// Nil for a file that is damaged or of another kind: libspng reads that, or says what is wrong with it.
  init?(_ file: UnsafeRawBufferPointer) {
    guard let chunks = PNGChunk.list(file), let first = chunks.firstIndex(where: { $0.kind == .rows }),
      let last = chunks.lastIndex(where: { $0.kind == .rows }), chunks[first...last].allSatisfy({ $0.kind == .rows }),
      chunks[0].kind == .header, chunks[0].contents.count == 13,
      let end = chunks.last, end.kind == .end, end.contents.isEmpty,
      chunks[(last + 1)...].dropLast().allSatisfy(\.kind.isBeside)
    else { return nil }
    let header = chunks[0].contents
    var head = chunks[1..<first].filter { !$0.kind.isBeside }
    let palette = head.first?.kind == .palette ? head.removeFirst().contents : nil
    let alphas = head.first?.kind == .alphas ? head.removeFirst().contents : nil
    guard head.isEmpty, let format = PixelFormat(header, palette: palette, alphas: alphas) else { return nil }
    self.format = format
    width = Int(PNG.bigEndianWord(header, at: 0))
    height = Int(PNG.bigEndianWord(header, at: 4))
    stream = chunks[first...last].map(\.contents)
  }

  /// Rows of so many bytes are unpacked to huge pages, which are new each time; fewer to memory that was used before.
  private static let largeByteCount = 8 << 20

  /// Writes premultiplied pixels into a bitmap of the file's size; false if the rows do not unpack to one.
  func decode(into bitmap: Bitmap) -> Bool {
    // A pixel's bytes are read as a whole word, the last one's with a byte beyond it.
    let byteCount = (format.rowLength(width: width) + 1) * height + 1
    if byteCount >= Self.largeByteCount {
      guard let memory = PixelMemory(byteCount: byteCount) else { return false }
      return withExtendedLifetime(memory) { decode(in: .init(start: memory.base, count: byteCount), into: bitmap) }
    }
    guard let memory = malloc(byteCount) else { return false }
    defer { free(memory) }
    return decode(in: .init(start: memory, count: byteCount), into: bitmap)
  }

  /// - Parameter memory: for the rows, and a byte more.
  private func decode(in memory: UnsafeMutableRawBufferPointer, into bitmap: Bitmap) -> Bool {
    memory[memory.count - 1] = 0
    let rows = UnsafeMutableRawBufferPointer(rebasing: memory.dropLast())
    let rowLength = format.rowLength(width: width)
    guard unpack(into: rows), let start = rows.baseAddress,
      undoFilters(of: start.assumingMemoryBound(to: UInt8.self), rowLength: rowLength)
    else { return false }
    return format.convert(start, width: width, into: bitmap)
  }

  private func unpack(into rows: UnsafeMutableRawBufferPointer) -> Bool {
    if stream.count == 1 { return Deflate.unpack(stream[0], into: rows) }
    return Array(stream.joined()).withUnsafeBytes { Deflate.unpack($0, into: rows) }
  }

  /// Makes the rows whole, each by the one above; false if one names a filter that PNG does not have.
  private func undoFilters(of rows: UnsafeMutablePointer<UInt8>, rowLength: Int) -> Bool {
    let zeros = [UInt8](repeating: 0, count: rowLength)
    return zeros.withUnsafeBufferPointer { zeros in
      guard var above = zeros.baseAddress else { return false }
      for y in 0..<height {
        let row = rows + y * (rowLength + 1) + 1
        guard let filter = RowFilter(rawValue: row[-1]) else { return false }
        filter.undo(in: row, above: above, count: rowLength, pixelLength: format.pixelLength)
        above = UnsafePointer(row)
      }
      return true
    }
  }
}
