/// The chunks of a PNG file: length, type, contents, checksum (W3C PNG, third edition, §5.3).
enum PNGChunk {
  /// The types of the chunks Galley writes, and of those beside them that change no pixel.
  enum Kind: String {
    case header = "IHDR"
    case palette = "PLTE"
    case alphas = "tRNS"
    case rows = "IDAT"
    case end = "IEND"
    /// Says that colours are sRGB, as they are without it.
    case standardColors = "sRGB"
    case text = "tEXt"
    case time = "tIME"
    case density = "pHYs"
    case photograph = "eXIf"
    /// Where the halves of a picture begin, in Apple's files.
    case halves = "iDOT"

    /// Whether it is passed over. What unpacks to more than it is, `zTXt` and `iTXt`, is none of these.
    var isBeside: Bool {
      switch self {
      case .header, .palette, .alphas, .rows, .end: false
      case .standardColors, .text, .time, .density, .photograph, .halves: true
      }
    }
  }

  /// What a chunk has besides its contents, in bytes: four before its type, four of its type, four after its contents.
  static let overhead = 12

  /// The most bytes beside the image, far above what programs write there. Libspng has limits of its own for more.
  private static let mostBeside = 64 << 10

  /// The chunks of a file behind its signature, if they are of these kinds alone, all checksums fit, and the file ends
  /// with the last one; nil otherwise, and if much is beside them.
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
      if kind.isBeside { beside += overhead + length }
      guard beside <= mostBeside else { return nil }
    }
    return chunks
  }

  /// Writes the type and checksum around contents of `length` bytes, which stand at `start + 8` already; where the next
  /// chunk begins.
  static func close(_ kind: Kind, at start: Int, length: Int, in file: UnsafeMutableRawBufferPointer) -> Int {
    file.storeBytes(of: UInt32(length).bigEndian, toByteOffset: start, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: file[(start + 4)..<(start + 8)]).copyBytes(from: kind.rawValue.utf8)
    let checked = UnsafeRawBufferPointer(rebasing: file[(start + 4)..<(start + 8 + length)])
    let checksum = Deflate.checksum(checked).bigEndian
    file.storeBytes(of: checksum, toByteOffset: start + 8 + length, as: UInt32.self)
    return start + overhead + length
  }

  /// Writes a chunk; where the next one begins.
  static func write(
    _ kind: Kind, _ contents: [UInt8], at start: Int, in file: UnsafeMutableRawBufferPointer
  ) -> Int {
    UnsafeMutableRawBufferPointer(rebasing: file[(start + 8)..<(start + 8 + contents.count)]).copyBytes(from: contents)
    return close(kind, at: start, length: contents.count, in: file)
  }
}
