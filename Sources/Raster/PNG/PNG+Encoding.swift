package import Foundation

extension PNG {
  /// The bitmap as a PNG file in the smallest colour type that represents it exactly: decoding restores every pixel.
  /// Equal bitmaps give equal bytes.
  ///
  /// A channel above its alpha, which no bitmap should contain, is written as alpha.
  package static func encode(_ bitmap: Bitmap) throws(PNGError) -> Data {
    let image = ReducedImage(bitmap)
    let rows = image.looksPhotographic ? filtered(image) : image.rows
    let head = chunks(before: image)
    let headLength = signature.count + head.reduce(0) { $0 + PNGChunk.overhead + $1.contents.count }
    let capacity = headLength + RowCompressor.largestSize(of: rows.count) + 2 * PNGChunk.overhead
    guard let memory = malloc(capacity) else { throw .outOfMemory }
    let file = UnsafeMutableRawBufferPointer(start: memory, count: capacity)
    file.copyBytes(from: signature)
    var offset = signature.count
    for chunk in head { offset = PNGChunk.write(chunk.kind, chunk.contents, at: offset, in: file) }
    let output = memory + offset + 8
    // Filtered bytes are small numbers in which whole pixels hardly repeat.
    let pixelLength = image.looksPhotographic ? 1 : image.pixelLength
    let packed = rows.withUnsafeBytes {
      RowCompressor.pack($0, rowLength: image.rowLength, pixelLength: pixelLength, into: output)
    }
    offset = PNGChunk.close(.rows, at: offset, length: packed, in: file)
    offset = PNGChunk.write(.end, [], at: offset, in: file)
    return Data(bytesNoCopy: realloc(memory, offset) ?? memory, count: offset, deallocator: .free)
  }

  /// Filters the rows: flat content compresses best unfiltered, but photographs need filters.
  private static func filtered(_ image: ReducedImage) -> [UInt8] {
    RowFilter.leastDifferences(of: image.rows, rowLength: image.rowLength, pixelLength: image.pixelLength)
  }

  /// The header and, if the image has one, the palette (§11.2.1, §11.2.2, §11.3.1.1).
  private static func chunks(before image: ReducedImage) -> [(kind: PNGChunk.Kind, contents: [UInt8])] {
    let size = [image.width, image.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let format = [UInt8(image.bitDepth), image.colorType.rawValue, 0, 0, 0]
    var chunks: [(kind: PNGChunk.Kind, contents: [UInt8])] = [(.header, size + format)]
    guard image.colorType == .indexed else { return chunks }
    let colors = image.palette.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
    chunks.append((.palette, colors))
    // Translucent entries come first; the list of alphas ends after them.
    let alphas = image.palette.map { UInt8($0 >> 24) }.filter { $0 < 255 }
    if !alphas.isEmpty { chunks.append((.alphas, alphas)) }
    return chunks
  }
}
