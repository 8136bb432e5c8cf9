import Glibc

/// A complete PNG file of the kinds that Galley writes: header, palette, rows and end without interlacing, and little
/// else that does not affect pixels. Its colours are sRGB, as no chunk contradicts that.
struct PlainPNG {
  let width: Int
  let height: Int
  let format: PixelFormat
  /// The parts of the rows' zlib stream.
  let stream: [UnsafeRawBufferPointer]

  /// Parses a file; nil if it is damaged or of another kind. Libspng then reads it, or reports what is wrong with it.
  init?(_ file: UnsafeRawBufferPointer) {
    guard let chunks = PNGChunk.list(file), let first = chunks.firstIndex(where: { $0.kind == .rows }),
      let last = chunks.lastIndex(where: { $0.kind == .rows }), chunks[first...last].allSatisfy({ $0.kind == .rows }),
      chunks[0].kind == .header, chunks[0].contents.count == 13,
      let end = chunks.last, end.kind == .end, end.contents.isEmpty,
      chunks[(last + 1)...].dropLast().allSatisfy(\.kind.isIgnorable)
    else { return nil }
    let header = chunks[0].contents
    var head = chunks[1..<first].filter { !$0.kind.isIgnorable }
    let palette = head.first?.kind == .palette ? head.removeFirst().contents : nil
    let alphas = head.first?.kind == .alphas ? head.removeFirst().contents : nil
    guard head.isEmpty, let format = PixelFormat(header, palette: palette, alphas: alphas) else { return nil }
    self.format = format
    width = Int(PNG.bigEndianWord(header, at: 0))
    height = Int(PNG.bigEndianWord(header, at: 4))
    stream = chunks[first...last].map(\.contents)
  }

  /// The size from which rows are decompressed to new huge pages; smaller ones use memory that has been used before.
  private static let largeByteCount = 8 << 20

  /// Writes premultiplied pixels into a bitmap of the file's size; returns false if the rows do not decompress to one.
  func decode(into bitmap: Bitmap) -> Bool {
    withRows { format.convert($0, width: width, into: bitmap) } ?? false
  }

  /// Passes on the rows, each preceded by a byte for its filter, which is undone; one more byte after them may be read.
  ///
  /// - Returns: nil if they do not decompress.
  func withRows<Product>(_ body: (UnsafePointer<UInt8>) -> Product) -> Product? {
    // A pixel's bytes are read as a whole word, which for the last one includes a byte beyond the end.
    let byteCount = (format.rowLength(width: width) + 1) * height + 1
    if byteCount >= Self.largeByteCount {
      guard let memory = PixelMemory(byteCount: byteCount) else { return nil }
      return withExtendedLifetime(memory) { withRows(in: .init(start: memory.base, count: byteCount), body) }
    }
    guard let memory = malloc(byteCount) else { return nil }
    defer { free(memory) }
    return withRows(in: .init(start: memory, count: byteCount), body)
  }

  /// - Parameter memory: memory for the rows and one more byte.
  private func withRows<Product>(
    in memory: UnsafeMutableRawBufferPointer, _ body: (UnsafePointer<UInt8>) -> Product
  ) -> Product? {
    memory[memory.count - 1] = 0
    let rows = UnsafeMutableRawBufferPointer(rebasing: memory.dropLast())
    let rowLength = format.rowLength(width: width)
    guard unpack(into: rows), let start = rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
      undoFilters(of: start, rowLength: rowLength)
    else { return nil }
    return body(start)
  }

  private func unpack(into rows: UnsafeMutableRawBufferPointer) -> Bool {
    if stream.count == 1 { return Deflate.unpack(stream[0], into: rows) }
    return Array(stream.joined()).withUnsafeBytes { Deflate.unpack($0, into: rows) }
  }

  /// Reverses the filters of the rows, from top to bottom; returns false if one has a filter that PNG does not define.
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
