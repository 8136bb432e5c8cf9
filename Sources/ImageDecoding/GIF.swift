import CGIF
import Raster

/// Reading of a GIF file's first frame with giflib.
enum GIF {
  static func read(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) -> DecodedImage {
    var source = Source(file: file)
    // The pointer to the source is used while the decoder is open only.
    let result = withUnsafeMutablePointer(to: &source) { pointer in
      Result { () throws(ImageDecodingError) in try GIFDecoder(pointer).firstFrame() }
    }
    return DecodedImage(try result.get())
  }

  /// The bytes that giflib has not read yet.
  struct Source {
    let file: UnsafeRawBufferPointer
    var offset = 0
  }
}

/// A giflib decoder.
private final class GIFDecoder {
  private let file: UnsafeMutablePointer<GifFileType>
  /// The index of the transparent colour; -1 for none.
  private var transparent: Int32 = -1

  init(_ source: UnsafeMutablePointer<GIF.Source>) throws(ImageDecodingError) {
    var code: Int32 = 0
    let file = DGifOpen(
      source,
      { file, output, count in
        guard let source = file?.pointee.UserData?.assumingMemoryBound(to: GIF.Source.self), let output else {
          return 0
        }
        let start = source.pointee.offset
        let length = min(Int(count), source.pointee.file.count - start)
        guard length > 0 else { return 0 }
        let part = UnsafeRawBufferPointer(rebasing: source.pointee.file[start..<(start + length)])
        UnsafeMutableRawBufferPointer(start: output, count: length).copyMemory(from: part)
        source.pointee.offset += length
        return Int32(length)
      }, &code)
    guard let file else { throw Self.error(code) }
    self.file = file
  }

  deinit {
    var code: Int32 = 0
    DGifCloseFile(file, &code)
  }

  /// The canvas with the first frame.
  func firstFrame() throws(ImageDecodingError) -> Bitmap {
    let bitmap = try DecodedImage.makeBitmap(
      .gif, width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(file, &type))
      switch type {
      case EXTENSION_RECORD_TYPE: try readExtension()
      case IMAGE_DESC_RECORD_TYPE:
        try check(DGifGetImageDesc(file))
        try draw(into: bitmap)
        return bitmap
      case TERMINATE_RECORD_TYPE: throw .damaged(.gif, reason: "it has no frame")
      default: throw .damaged(.gif, reason: "it has a block that is not known")
      }
    }
  }

  private func readExtension() throws(ImageDecodingError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    if code == GRAPHICS_EXT_FUNC_CODE, let bytes = block, bytes[0] >= 4 {
      transparent = bytes[1] & 1 == 1 ? Int32(bytes[4]) : -1
    }
    while block != nil { try check(DGifGetExtensionNext(file, &block)) }
  }

  /// Draws the frame, the rows of an interlaced one in their order (GIF89a, appendix E).
  private func draw(into bitmap: Bitmap) throws(ImageDecodingError) {
    let frame = file.pointee.Image
    let (left, top) = (Int(frame.Left), Int(frame.Top))
    let (width, height) = (Int(frame.Width), Int(frame.Height))
    guard left >= 0, top >= 0, width > 0, height > 0, left + width <= bitmap.width, top + height <= bitmap.height else {
      throw .damaged(.gif, reason: "its frame does not lie in its canvas")
    }
    guard let map = frame.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw .damaged(.gif, reason: "it has no table of colours")
    }
    var line = [GifPixelType](repeating: 0, count: width)
    for y in frame.Interlace ? Self.interlacedRows(height) : Array(0..<height) {
      try check(DGifGetLine(file, &line, Int32(width)))
      let row = bitmap.row(top + y)
      for (x, index) in line.enumerated() where Int32(index) != transparent {
        guard Int32(index) < map.pointee.ColorCount else { throw .damaged(.gif, reason: "a pixel has no colour") }
        let color = colors[Int(index)]
        let pixel = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        row[left + x] = pixel.littleEndian
      }
    }
  }

  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private func check(_ status: Int32) throws(ImageDecodingError) {
    guard status != GIF_OK else { return }
    throw Self.error(file.pointee.Error)
  }

  private static func error(_ code: Int32) -> ImageDecodingError {
    switch code {
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: .truncated(.gif)
    case D_GIF_ERR_NOT_ENOUGH_MEM: .outOfMemory(.gif)
    default:
      .damaged(.gif, reason: GifErrorString(code).map { "giflib says '\(String(cString: $0))'" } ?? "error \(code)")
    }
  }
}
