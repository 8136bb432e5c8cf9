/// The chunks of a PNG file: length, type, contents, checksum (W3C PNG, third edition, §5.3).
enum PNGChunk {
  /// The types of the chunks that Galley writes, and of harmless ones that do not affect any pixel.
  enum Kind: String {
    case header = "IHDR"
    case palette = "PLTE"
    case alphas = "tRNS"
    case rows = "IDAT"
    case end = "IEND"
    /// Declares that colours are sRGB, which is also assumed without it.
    case standardColors = "sRGB"
    case text = "tEXt"
    case time = "tIME"
    case density = "pHYs"
    case photograph = "eXIf"
    /// The beginnings of the two halves of an image, in Apple's files.
    case halves = "iDOT"

    /// Whether the chunk is ignored. Types whose contents are compressed, `zTXt` and `iTXt`, are not among these.
    var isIgnorable: Bool {
      switch self {
      case .header, .palette, .alphas, .rows, .end: false
      case .standardColors, .text, .time, .density, .photograph, .halves: true
      }
    }
  }

  /// The size of a chunk without its contents, in bytes: four of length, four of type, four of checksum.
  static let overhead = 12

  /// The limit in bytes for chunks that are ignored, far above what programs write. Larger files are left to libspng,
  /// which has limits of its own.
  private static let ignorableLimit = 64 << 10

  /// The chunks of a file after its signature, if they are all of these types, their checksums are correct, and the
  /// file ends with the last one; nil otherwise, and if too much would be ignored.
  static func list(_ file: UnsafeRawBufferPointer) -> [(kind: Kind, contents: UnsafeRawBufferPointer)]? {
    var chunks: [(kind: Kind, contents: UnsafeRawBufferPointer)] = []
    var (offset, beside) = (PNG.signature.count, 0)
    while offset < file.count {
      guard offset + overhead <= file.count else { return nil }
      let length = Int(PNG.bigEndianWord(file, at: offset))
      guard offset + overhead + length <= file.count else { return nil }
      let checked = UnsafeRawBufferPointer(rebasing: file[(offset + 4)..<(offset + 8 + length)])
      guard let kind = Kind(rawValue: String(decoding: checked.prefix(4), as: UTF8.self)),
        Deflate.checksum(checked) == PNG.bigEndianWord(file, at: offset + 8 + length)
      else { return nil }
      chunks.append((kind, UnsafeRawBufferPointer(rebasing: checked.dropFirst(4))))
      offset += overhead + length
      if kind.isIgnorable { beside += overhead + length }
      guard beside <= ignorableLimit else { return nil }
    }
    return chunks
  }

  /// Writes length, type and checksum around contents of `length` bytes, which must already be at `start + 8`; returns
  /// the offset of the next chunk.
  static func close(_ kind: Kind, at start: Int, length: Int, in file: UnsafeMutableRawBufferPointer) -> Int {
    file.storeBytes(of: UInt32(length).bigEndian, toByteOffset: start, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: file[(start + 4)..<(start + 8)]).copyBytes(from: kind.rawValue.utf8)
    let checked = UnsafeRawBufferPointer(rebasing: file[(start + 4)..<(start + 8 + length)])
    let checksum = Deflate.checksum(checked).bigEndian
    file.storeBytes(of: checksum, toByteOffset: start + 8 + length, as: UInt32.self)
    return start + overhead + length
  }

  /// Writes a chunk; returns the offset of the next one.
  static func write(
    _ kind: Kind, _ contents: [UInt8], at start: Int, in file: UnsafeMutableRawBufferPointer
  ) -> Int {
    UnsafeMutableRawBufferPointer(rebasing: file[(start + 8)..<(start + 8 + contents.count)]).copyBytes(from: contents)
    return close(kind, at: start, length: contents.count, in: file)
  }
}
